// Fingerprints of content: a digest that names it, and a checksum that finds damage.
import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The CRC-32 of a content, in hexadecimal: it finds damage, not attacks, in a tenth of the time of SHA-256. */
export const checksum = (content: string | Uint8Array): string => crc32(content).toString(16).padStart(8, '0');

/** Enough hexadecimal digits that two contents never share a digest by accident. */
const DIGITS = 24;

/** Returns the first digits of a content's SHA-256, in hexadecimal. */
export const digest = (content: string | Uint8Array, digits: number = DIGITS): string =>
  hash('sha256', content).slice(0, digits);
