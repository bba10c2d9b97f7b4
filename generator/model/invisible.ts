// Characters that nobody sees, such as a zero-width space pasted from a web page: messages show them by their numbers,
// and what was meant is the same text without them.

/** Format characters, and spaces other than the ordinary one. */
const invisible = /[\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

const numberOf = (character: string): string =>
  `(U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`;

/** Returns a text with each invisible character as its number, such as (U+200B). */
export const showInvisible = (text: string): string => text.replace(invisible, numberOf);

/** Returns a text as it looks: without invisible characters, and with ordinary spaces within. */
export const asItLooks = (text: string): string =>
  text.replace(invisible, (character) => (/\p{Z}/u.test(character) ? ' ' : '')).trim();
