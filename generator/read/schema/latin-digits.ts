const ARABIC_ZEROS = [0x660, 0x6f0];

/** Returns a text with Arabic and Persian digits, which YAML reads as letters, replaced by Latin ones. */
export const inLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ARABIC_ZEROS.findLast((zero) => zero <= code) ?? 0));
  });
