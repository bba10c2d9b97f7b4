import { hash } from 'node:crypto';

/** Enough hexadecimal digits that two contents never share a digest by accident. */
const DIGITS = 24;

/** Returns the first digits of a content's SHA-256, in hexadecimal. */
export const digest = (content: string | Uint8Array, digits: number = DIGITS): string =>
  hash('sha256', content).slice(0, digits);
