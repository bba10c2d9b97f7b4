import { hash } from 'node:crypto';

/** As many digits as tell one thing from every other. */
const DIGITS = 24;

/** The start of the SHA-256 of a content in hexadecimal. */
export const digest = (content: string | Uint8Array, digits: number = DIGITS): string =>
  hash('sha256', content).slice(0, digits);
