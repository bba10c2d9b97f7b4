// The approximate width of a text in the font of social pictures, exact enough to break lines; estimates are rather too
// wide.

/** Advance widths of the bold font in hundredths of an em, from U+0020 to U+007E. */
const ascii = [
  21, 28, 40, 72, 60, 91, 69, 22, 35, 35, 41, 63, 29, 46, 30, 48, 63, 40, 60, 60, 63, 62, 62, 57, 61, 62, 30, 30, 63,
  63, 63, 56, 92, 74, 68, 72, 74, 61, 58, 73, 75, 43, 59, 73, 58, 94, 77, 77, 67, 77, 69, 65, 69, 72, 71, 101, 74, 66,
  63, 36, 48, 36, 63, 50, 50, 60, 63, 58, 63, 60, 37, 58, 60, 28, 30, 61, 30, 91, 62, 61, 63, 63, 46, 54, 38, 62, 60,
  88, 61, 61, 54, 36, 27, 36, 63,
] as const;

const otherScripts = [
  { below: 0x0300, em: 0.7 },
  { below: 0x0370, em: 0 },
  { below: 0x0590, em: 0.75 },
  { below: 0x0900, em: 0.56 },
  { below: 0x1e00, em: 0.8 },
  { below: 0x2e80, em: 0.75 },
] as const;

function emOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const known = ascii[code - 0x20];
  return known === undefined ? (otherScripts.find(({ below }) => code < below)?.em ?? 1.05) : known / 100;
}

/** Returns the width of a text at a font size, in the unit of the size. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + emOf(character), 0) * size;
