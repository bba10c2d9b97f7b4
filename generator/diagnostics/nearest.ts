// A content of ten thousand courses can have thousands of wrong links: what is known is prepared once, and most words
// are passed over by the letters that they have, before any edit is counted.
import { editDistance } from './edit-distance.ts';
import { hasSameWords } from './same-words.ts';

/** A word as it is compared, and how often each letter stands in it. */
interface Folded {
  readonly word: string;
  readonly folded: string;
  readonly letters: Uint8Array;
  /** What stands before the last slash, and from the last dot on: of paths these are no letters that tell them apart. */
  readonly folder: string;
  readonly ending: string;
}

/** Letters are counted in so many places; two that share one only make the count less sharp. */
const PLACES = 32;

/** Returns a word as it is compared: case and accents are slips of their own, and do not count as different letters. */
export const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function prepare(word: string): Folded {
  const folded = fold(word);
  const letters = new Uint8Array(PLACES);
  for (let i = 0; i < folded.length; i++) {
    const place = folded.charCodeAt(i) % PLACES;
    letters[place] = (letters[place] ?? 0) + 1;
  }
  const name = folded.lastIndexOf('/') + 1;
  const dot = folded.lastIndexOf('.');
  return { word, folded, letters, folder: folded.slice(0, name), ending: dot > name ? folded.slice(dot) : '' };
}

/** What is known, prepared, with the answers that have been given. */
interface Register {
  readonly size: number;
  readonly words: readonly Folded[];
  readonly answers: Map<string, string | undefined>;
}

const registers = new WeakMap<ReadonlySet<string>, Register>();

/** Sets live as long as a check, and are asked again and again; lists are made for one question. */
function registerOf(known: Iterable<string>): Register {
  const kept = known instanceof Set ? registers.get(known) : undefined;
  if (kept && known instanceof Set && kept.size === known.size) return kept;
  const words = Array.from(known, prepare);
  const made = { size: words.length, words, answers: new Map<string, string | undefined>() };
  if (known instanceof Set) registers.set(known, made);
  return made;
}

/** At least so many edits lie between two words: an edit adds or takes one letter, or both. */
function leastEdits(a: Uint8Array, b: Uint8Array): number {
  let more = 0;
  let less = 0;
  for (let place = 0; place < PLACES; place++) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference > 0) more += difference;
    else less -= difference;
  }
  return Math.max(more, less);
}

/** How many letters of the longer of two words may differ, of those that are not in the same folder or ending. */
function limitOf(a: Folded, b: Folded): number {
  const shared = (a.folder === b.folder ? a.folder.length : 0) + (a.ending === b.ending ? a.ending.length : 0);
  return Math.max(1, Math.floor((Math.max(a.folded.length, b.folded.length) - shared) / 3));
}

/** The words that may be near enough, by the edits that lie between at the least. */
function candidates(wanted: Folded, words: readonly Folded[]): readonly (readonly number[])[] {
  const byEdits: number[][] = [];
  words.forEach((known, place) => {
    const edits = leastEdits(known.letters, wanted.letters);
    if (edits <= limitOf(known, wanted)) (byEdits[edits] ??= []).push(place);
  });
  return byEdits;
}

interface Found {
  readonly place: number;
  readonly edits: number;
}

/** The nearer of two words; of two that are equally near, the first. */
function nearer(a: Found | undefined, b: Found): Found {
  if (!a || b.edits < a.edits) return b;
  return b.edits === a.edits && b.place < a.place ? b : a;
}

/** The nearest of a word and what was found before. */
function judge(
  wanted: Folded,
  known: Folded,
  { place, best }: { readonly place: number; readonly best?: Found | undefined },
) {
  const limit = Math.min(limitOf(known, wanted), best ? best.edits : Number.POSITIVE_INFINITY);
  const edits = editDistance(wanted.folded, known.folded, limit);
  return edits <= limit && hasSameWords(wanted.folded, known.folded) ? nearer(best, { place, edits }) : best;
}

function search(name: string, words: readonly Folded[]): string | undefined {
  const wanted = prepare(name);
  let best: Found | undefined;
  for (const [least, places = []] of candidates(wanted, words).entries()) {
    if (best && least > best.edits) break;
    for (const place of places) best = judge(wanted, words[place] ?? wanted, { place, best });
  }
  return best && words[best.place]?.word;
}

/**
 * Finds the known name that an author most likely meant: at most a third of its letters differ, and no whole word.
 * Returns undefined where nothing is near. A set is faster than a list where there is more than one question.
 * @example nearest('capn', ['capm', 'leed']) // 'capm'
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const { words, answers } = registerOf(known);
  if (!answers.has(name)) answers.set(name, search(name, words));
  return answers.get(name);
}

/** Returns a proposal as a question. */
export const ask = (meant: string): string => `Did you mean "${meant}"?`;

/** Says which name was probably meant, or `otherwise` where none is near. */
export function didYouMean(name: string, known: Iterable<string>, otherwise: string): string {
  const guess = nearest(name, known);
  return guess === undefined ? otherwise : ask(guess);
}
