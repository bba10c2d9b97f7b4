/** The longest description that search engines show whole, in characters. */
const DESCRIPTION = 160;

/** Whole sentences, whose last word is no abbreviation; a beginning that is much shorter than there is room says too little. */
const sentences = /^.{50,}[\p{L}\p{N})]{3}[)”»"’]?[.!?؟](?=\s+[^\p{Ll}\s])/su;

/**
 * Cuts a text so that it has at most `length` characters, by default what search engines show whole: after a sentence, or
 * if the first one is too long, at a word.
 */
export function shorten(text: string, length = DESCRIPTION): string {
  if (text.length <= length) return text;
  const whole = sentences.exec(text.slice(0, length + 2))?.[0];
  if (whole !== undefined && whole.length <= length) return whole;
  return `${text
    .slice(0, length - 1)
    .replace(/\s+\S*$/, '')
    .replace(/[,;:.]$/, '')}…`;
}
