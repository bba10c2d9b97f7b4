/** Cuts a text at a word so that it has at most `length` characters. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .replace(/\s+\S*$/, '')
    .replace(/[,;:.]$/, '')}…`;
}
