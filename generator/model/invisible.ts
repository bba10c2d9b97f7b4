// Invisible characters, such as a zero-width space pasted from a web page. Messages show them by their code points; a
// proposed correction is the same text without them.

/** Format characters, and all spaces except the ordinary one. */
const invisible = /[\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

/** Returns how a character is named where it cannot be seen, such as U+200B. */
export const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns a text in which each invisible character is replaced by its code point, such as (U+200B). */
export const showInvisible = (text: string): string =>
  text.replace(invisible, (character) => `(${codePointOf(character)})`);

/** Returns a text as it appears: without invisible characters, and with ordinary spaces. */
export const asItLooks = (text: string): string =>
  text.replace(invisible, (character) => (/\p{Z}/u.test(character) ? ' ' : '')).trim();

/** What some programs write at the beginning of a file to say that it is UTF-8; it is no part of the text. */
export const BYTE_ORDER_MARK = '\uFEFF';
