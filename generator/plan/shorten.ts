/** The longest description that search engines show whole, in characters. */
const DESCRIPTION = 160;

/** Cuts a text at a word so that it has at most `length` characters: by default what search engines show whole. */
export function shorten(text: string, length = DESCRIPTION): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .replace(/\s+\S*$/, '')
    .replace(/[,;:.]$/, '')}…`;
}
