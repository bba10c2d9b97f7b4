// Text that was stored as UTF-8 and read as Windows-1252, so that each letter beyond plain English became two or three
// others: "café" reads "cafÃ©".

/** The characters that Windows-1252 has for the bytes 80 to 9F, in their order; a space where it has none. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST = 0x80;
const BYTE = 0x100;

const continuation = `[\\u0080-\\u00bf${windows.replaceAll(' ', '')}]`;

/** What letters, signs, emoji, and Arabic and Cyrillic words become: of these at least two, as one may be meant. */
const garbled = new RegExp(
  `[\\u00c2\\u00c3]${continuation}|\\u00e2${continuation}{2}|\\u00ef\\u00bb\\u00bf|\\u00f0\\u0178${continuation}{2}|(?:[\\u00d0\\u00d1\\u00d8\\u00d9]${continuation}){2,}`,
  'g',
);

function byteOf(character: string): number {
  const place = windows.indexOf(character);
  return place === -1 || character === ' ' ? character.charCodeAt(0) : FIRST + place;
}

function decode(written: string): string | undefined {
  const bytes = Array.from(written, byteOf);
  if (bytes.some((byte) => byte >= BYTE)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

export interface GarbledText {
  readonly at: number;
  readonly written: string;
  readonly meant: string;
}

/** A word in capitals that ends in such a letter, before a closing quotation mark or another sign: "MANHÃ”". */
const isWordInCapitals = (text: string, at: number, written: string): boolean =>
  /\p{Lu}/u.test(text.charAt(at - 1)) && /^[\u00c2\u00c3][’”‘“»«®™…–—]$/.test(written);

/** Returns every run of such letters, with its offset and what was meant. */
export function findGarbled(text: string): readonly GarbledText[] {
  return [...text.matchAll(garbled)].flatMap(({ 0: written, index: at }) => {
    const meant = decode(written);
    return meant === undefined || isWordInCapitals(text, at, written) ? [] : [{ at, written, meant }];
  });
}
