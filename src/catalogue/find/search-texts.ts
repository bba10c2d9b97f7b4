// Finds texts by the beginnings of their words. Ten thousand courses have only a few thousand distinct words, and each
// of these is compared with a search word once, so that a slow phone responds while the visitor types.
// Visitors omit accents and vowel signs, and write letters that
// have several forms in whichever form their keyboard offers.
import letterForms from './letter-forms.json' with { type: 'json' };

/** Letters with several forms that Unicode decomposition does not unify. */
const OTHER_FORMS: Readonly<Record<string, string>> = letterForms;

const otherForm = new RegExp(`[${Object.keys(OTHER_FORMS).join('')}]`, 'g');

/** Trailing signs that make it another word, as in C# and C++, are part of a word. */
const WORD = /[\p{L}\p{N}]+[+#]*/gu;

/** The Arabic article, also when joined to a preceding particle; by itself it is the beginning of any word. */
const ARTICLE = /^(?:[وفبك]?ال|لل)/;

/** Returns a text without the distinctions that visitors do not type. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(otherForm, (letter) => OTHER_FORMS[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

function wordsOf(text: string): readonly string[] {
  return (fold(text).match(WORD) ?? []).map((word) => word.replace(ARTICLE, ''));
}

/** The searchable texts of one item. */
export interface SearchText {
  readonly title: string;
  /** All other texts by which it is found. */
  readonly others: readonly string[];
  /** What it says besides. */
  readonly text?: string | undefined;
}

/** The distance between the text at an index and the search words: 0 is nearest; undefined is no match. */
export type Distance = (place: number) => number | undefined;

/** The distances of one word, by how it was found; those of several words are added up. */
const EXACT = 0;
const BEGINNING = 1;
/** Larger than the sum of several exact matches. */
const WITH_ERROR = 16;
const NONE = 255;

/** What is added outside the title. */
const OTHER = 2;
const TEXT = 8;

/** The shortest word in which a typing error is accepted. */
const MIN_LENGTH_WITH_ERROR = 5;

/** Whether a word, or its beginning, differs by one letter: omitted, added, replaced, or two swapped. */
function isNear(sought: string, word: string, part: 'whole' | 'beginning'): boolean {
  let i = 0;
  while (i < sought.length && sought[i] === word[i]) i++;
  const isRest = (from: number, to: number): boolean =>
    part === 'whole' ? word.slice(to) === sought.slice(from) : word.startsWith(sought.slice(from), to);
  const isSwapped = sought[i] === word[i + 1] && sought[i + 1] === word[i];
  return isRest(i, i + 1) || isRest(i + 1, i) || isRest(i + 1, i + 1) || (isSwapped && isRest(i + 2, i + 2));
}

/** The words of all texts, and by the index of a text the numbers of its words. */
function vocabularyOf(texts: readonly SearchText[]) {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  // Courses share most of their other texts, so each is split once.
  const known = new Map<string, readonly number[]>();
  const numbersIn = (text: string): readonly number[] => {
    const found = known.get(text) ?? wordsOf(text).map(numberOf);
    known.set(text, found);
    return found;
  };
  const inTexts = texts.map(({ title, others, text = '' }) => ({
    title: numbersIn(title),
    others: others.flatMap(numbersIn),
    text: numbersIn(text),
  }));
  return { words: [...numbers.keys()], inTexts };
}

/** Letters of scripts that write words without spaces, or join them: what is sought may begin anywhere. */
const joined = /[\u0e00-\u0eff\u1000-\u11ff\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/;

/** An error in a number makes another number: ISO 27001 is not ISO 27002. So does one in a script with many letters. */
const allowsError = (sought: string): boolean =>
  sought.length >= MIN_LENGTH_WITH_ERROR && !/\d/.test(sought) && !joined.test(sought);

/** For one search word: the distance of each word of the vocabulary in a title. */
function distancesOf(sought: string, words: readonly string[]): Uint8Array {
  const isPart = joined.test(sought);
  const distances = Uint8Array.from(words, (word) =>
    word === sought ? EXACT : word.startsWith(sought) || (isPart && word.includes(sought)) ? BEGINNING : NONE,
  );
  if (!allowsError(sought)) return distances;
  // If no word begins with it, the visitor may be in the middle of a word that already contains an error.
  const part = distances.some((distance) => distance < NONE) ? 'whole' : 'beginning';
  return distances.map((distance, number) =>
    distance === NONE && isNear(sought, words[number] ?? '', part) ? WITH_ERROR : distance,
  );
}

function nearest(distances: Uint8Array, numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, distances[number] ?? NONE), NONE);
}

/** The distance of a word that a text lacks. */
const LACKING = 12;

/** The most that a text may lack, as a share of the weight of all words. */
const MOST_LACKING = 0.6;

/** The distance of a text that may lack some words, from the distances of each text by word: what few texts have weighs more. */
function weighed(found: readonly (readonly number[])[]): Distance {
  const weights = (found[0] ?? []).map((_, word) => {
    const count = found.filter((distances) => distances[word] !== NONE).length;
    return count > 0 ? Math.log((found.length + 1) / count) : 0;
  });
  const weightOf = (distances: readonly number[]): number =>
    weights.reduce((sum, weight, word) => sum + weight * (distances[word] ?? 0), 0);
  const all = weightOf(weights.map(() => 1));
  return (place) => {
    const distances = found[place] ?? [];
    const lacking = weightOf(distances.map((distance) => Number(distance === NONE)));
    if (all === 0 || lacking > all * MOST_LACKING) return undefined;
    return weightOf(distances.map((distance) => (distance === NONE ? LACKING : distance)));
  };
}

/** Returns a search: from words to the distance of each text, which has all words or, where it is loose, most of their weight. */
export function searchIn(texts: readonly SearchText[]): (sought: string, isLoose?: boolean) => Distance {
  const vocabulary = vocabularyOf(texts);
  return (sought, isLoose) => {
    const wanted = wordsOf(sought).map((word) => distancesOf(word, vocabulary.words));
    // Punctuation alone matches no text.
    if (wanted.length === 0) return () => (sought.trim() === '' ? 0 : undefined);
    const distancesAt = (place: number): readonly number[] => {
      const { title = [], others = [], text = [] } = vocabulary.inTexts[place] ?? {};
      return wanted.map((word) =>
        Math.min(nearest(word, title), OTHER + nearest(word, others), TEXT + nearest(word, text)),
      );
    };
    if (isLoose) return weighed(texts.map((_, place) => distancesAt(place)));
    return (place) => {
      const distances = distancesAt(place);
      return distances.includes(NONE) ? undefined : distances.reduce((sum, distance) => sum + distance);
    };
  };
}
