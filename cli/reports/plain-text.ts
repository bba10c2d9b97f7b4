// Output for programs must be valid in every encoding, and must not control the terminal in which it ends up.

/** Returns the text with a replacement character for each control character except tabs and line ends. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\r\n]/gu, '\ufffd');
}

/** Returns the text on one line, with a replacement character for control characters and lone surrogates. */
export function plainText(text: string): string {
  return withoutControls(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\s*[\r\n]+\s*/g, ' '));
}

/** Returns a value as indented JSON in which every control character is escaped. */
export function jsonText(value: unknown): string {
  const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value, undefined, 2).replace(/[\u007f-\u009f]/g, escaped)}\n`;
}
