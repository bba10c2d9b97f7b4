// Finds texts by the beginnings of their words. Ten thousand courses have a few thousand different words: each is compared
// with what is sought once, so that a slow phone answers while the visitor types.
import { wordsOf } from './search-words.ts';

/** What is searched of one thing. */
export interface SearchText {
  readonly title: string;
  /** Everything else that it is found by. */
  readonly others: readonly string[];
}

/** How far a text is from what is sought: 0 is nearest; undefined is no match. */
export type Distance = (place: number) => number | undefined;

/** The distances of one word, by how it was found; those of several words are added up. */
const EXACT_TITLE = 0;
const TITLE = 1;
const OTHER = 2;
/** More than several words that are found as they are written. */
const WITH_ERROR = 16;
const NONE = 255;

/** The shortest word in which an error is forgiven. */
const FORGIVING_LENGTH = 5;

/** Whether a word, or its beginning, is what is sought but for one letter: left out, added, another, or two swapped. */
function isNear(sought: string, word: string, part: 'whole' | 'beginning'): boolean {
  let i = 0;
  while (i < sought.length && sought[i] === word[i]) i++;
  const isRest = (from: number, to: number): boolean =>
    part === 'whole' ? word.slice(to) === sought.slice(from) : word.startsWith(sought.slice(from), to);
  const isSwapped = sought[i] === word[i + 1] && sought[i + 1] === word[i];
  return isRest(i, i + 1) || isRest(i + 1, i) || isRest(i + 1, i + 1) || (isSwapped && isRest(i + 2, i + 2));
}

interface Words {
  readonly title: readonly number[];
  readonly others: readonly number[];
}

interface Vocabulary {
  readonly words: readonly string[];
  /** By the place of a text: the numbers of its words among them. */
  readonly inTexts: readonly Words[];
}

function vocabularyOf(texts: readonly SearchText[]): Vocabulary {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  // Courses share most of what else they are found by: that is taken apart once.
  const known = new Map<string, readonly number[]>();
  const numbersIn = (text: string): readonly number[] => {
    const found = known.get(text) ?? wordsOf(text).map(numberOf);
    known.set(text, found);
    return found;
  };
  const inTexts = texts.map(({ title, others }) => ({ title: numbersIn(title), others: others.flatMap(numbersIn) }));
  return { words: [...numbers.keys()], inTexts };
}

/** For one word that is sought: the distance of each word of the vocabulary, where it is in a title and elsewhere. */
interface Distances {
  readonly inTitle: Uint8Array;
  readonly elsewhere: Uint8Array;
}

/** An error in a number makes another number: ISO 27001 is not ISO 27002. */
const isForgiven = (sought: string): boolean => sought.length >= FORGIVING_LENGTH && !/\d/.test(sought);

function distancesOf(sought: string, words: readonly string[]): Distances {
  const inTitle = new Uint8Array(words.length).fill(NONE);
  const elsewhere = new Uint8Array(words.length).fill(NONE);
  words.forEach((word, number) => {
    if (!word.startsWith(sought)) return;
    inTitle[number] = word === sought ? EXACT_TITLE : TITLE;
    elsewhere[number] = OTHER;
  });
  if (!isForgiven(sought)) return { inTitle, elsewhere };
  // Where nothing begins so, the visitor may be in the middle of a word that has an error already.
  const part = elsewhere.includes(OTHER) ? 'whole' : 'beginning';
  words.forEach((word, number) => {
    if (elsewhere[number] !== NONE || !isNear(sought, word, part)) return;
    inTitle[number] = WITH_ERROR;
    elsewhere[number] = WITH_ERROR;
  });
  return { inTitle, elsewhere };
}

function nearest(distances: Uint8Array, numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, distances[number] ?? NONE), NONE);
}

/** Returns a search of texts, which gives for what is sought the distance of the text at each place. */
export function searchIn(texts: readonly SearchText[]): (sought: string) => Distance {
  const vocabulary = vocabularyOf(texts);
  return (sought) => {
    const wanted = wordsOf(sought).map((word) => distancesOf(word, vocabulary.words));
    // Signs without a word are in no text.
    if (wanted.length === 0) return () => (sought.trim() === '' ? 0 : undefined);
    return (place) => {
      const { title = [], others = [] } = vocabulary.inTexts[place] ?? {};
      let sum = 0;
      for (const { inTitle, elsewhere } of wanted) {
        const distance = Math.min(nearest(inTitle, title), nearest(elsewhere, others));
        if (distance === NONE) return undefined;
        sum += distance;
      }
      return sum;
    };
  };
}
