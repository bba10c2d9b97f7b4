// What programs read must be text that every encoding can carry.

/** Returns the text on one line, with a replacement sign for each half of a character that has lost its other half. */
export function plainText(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\s*[\r\n]+\s*/g, ' ');
}
