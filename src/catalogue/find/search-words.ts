// Splits texts into the words that the search compares. Visitors omit accents and vowel signs, and write letters that
// have several forms in whichever form their keyboard offers.

/** Letters with several forms that Unicode decomposition does not unify. */
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

/** Trailing signs that make it another word, as in C# and C++, are part of a word. */
const WORD = /[\p{L}\p{N}]+[+#]*/gu;

/** The Arabic article, also when joined to a preceding particle; by itself it is the beginning of any word. */
const ARTICLE = /^(?:[وفبك]?ال|لل)/;

/** Returns a text without the distinctions that visitors do not type. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(otherForm, (letter) => OTHER_FORMS[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** Returns the words of a text in the form in which they are compared. */
export function wordsOf(text: string): readonly string[] {
  return (fold(text).match(WORD) ?? []).map((word) => word.replace(ARTICLE, ''));
}
