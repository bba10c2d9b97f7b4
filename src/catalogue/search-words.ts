// How texts become the words that the search compares. Visitors leave accents and vowel signs out, and write letters
// that have several forms in whichever their keyboard offers.

/** What decomposition leaves as it is: letters with other ways to write them. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ـ: '',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};

const otherForm = new RegExp(`[${Object.keys(OTHER_FORMS).join('')}]`, 'g');

/** Signs that make a word another one, as in C# and C++, belong to it. */
const WORD = /[\p{L}\p{N}]+[+#]*/gu;

/** The Arabic article, also joined to the word before it; alone it is the beginning of any word. */
const ARTICLE = /^(?:[وفبك]?ال|لل)/;

/** Returns a text without the differences that visitors do not write. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(otherForm, (letter) => OTHER_FORMS[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** Returns the words of a text as they are compared. */
export function wordsOf(text: string): readonly string[] {
  return (fold(text).match(WORD) ?? []).map((word) => word.replace(ARTICLE, ''));
}
