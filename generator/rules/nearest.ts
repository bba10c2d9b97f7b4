// Content with ten thousand courses can have thousands of wrong links. The known names are therefore indexed once, and
// most candidates are ruled out by their letter counts before any edit distance is computed.
import { editDistance } from '../../src/app/navigation/near-addresses.ts';
import { asWritten } from './in-quotes.ts';

// Names can be close in letters and still mean different things: "six-sigma-green-belt" and "six-sigma-black-belt",
// "power-bi" and "advanced-power-bi". Suggesting one for the other would sell the wrong course.

/** The share of a word's letters that may differ by a typing error. */
const SLIP = 1 / 3;

const wordsOf = (name: string): readonly string[] => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

const isSlip = (a: string, b: string): boolean => editDistance(a, b) <= Math.floor(Math.max(a.length, b.length) * SLIP);

/** The ending of a file name: a picture saved in another format is still the same picture. */
const ending = /\.[a-z0-9]{2,5}$/;

/** The total number of edits that turn each word into the nearest of the others. */
const editsApart = (words: readonly string[], others: readonly string[]): number =>
  words.reduce((sum, word) => sum + Math.min(...others.map((other) => editDistance(word, other))), 0);

/**
 * Returns whether two lower-case names differ only by typing errors within words or by how words are separated, not by
 * a whole word.
 * @example hasSameWords('powerbi', 'power-bi') // true
 */
export function hasSameWords(a: string, b: string): boolean {
  const areFiles = ending.test(a) && ending.test(b);
  const words = [a, b].map((name) => wordsOf(areFiles ? name.replace(ending, '') : name));
  const [fewer = [], more = []] = words.sort((x, y) => x.length - y.length);
  // For single words, the number of edits is enough.
  if (more.length <= 1) return true;
  if (fewer.length === more.length) return fewer.every((word, i) => isSlip(word, more[i] ?? ''));
  return editDistance(fewer.join(''), more.join('')) < editsApart(fewer, more);
}

/** A word normalised for comparison, with the number of times each letter occurs in it. */
interface Folded {
  readonly word: string;
  readonly folded: string;
  readonly letters: Uint8Array;
  /** Before the last slash, and from the last dot on: these parts of a path do not distinguish names. */
  readonly folder: string;
  readonly ending: string;
}

/** Letters are counted in this many buckets; two letters that share a bucket only make the filter less selective. */
const BUCKETS = 32;

/** Returns a word normalised for comparison: differences in case and accents do not count as edits. */
export const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function prepare(word: string): Folded {
  const folded = fold(word);
  const letters = new Uint8Array(BUCKETS);
  for (let i = 0; i < folded.length; i++) {
    const bucket = folded.charCodeAt(i) % BUCKETS;
    letters[bucket] = (letters[bucket] ?? 0) + 1;
  }
  const name = folded.lastIndexOf('/') + 1;
  const dot = folded.lastIndexOf('.');
  return { word, folded, letters, folder: folded.slice(0, name), ending: dot > name ? folded.slice(dot) : '' };
}

/** The known names, prepared for searches, with the answers given so far. */
interface NameIndex {
  readonly words: readonly Folded[];
  readonly answers: Map<string, string | undefined>;
}

const nameIndexes = new WeakMap<ReadonlySet<string>, NameIndex>();

/** Sets are searched all through a check, so their index is cached; lists are made for a single search. */
function nameIndexOf(known: Iterable<string>): NameIndex {
  const cached = known instanceof Set ? nameIndexes.get(known) : undefined;
  if (cached && known instanceof Set && cached.words.length === known.size) return cached;
  const made = { words: Array.from(known, prepare), answers: new Map<string, string | undefined>() };
  if (known instanceof Set) nameIndexes.set(known, made);
  return made;
}

/** A lower bound of the edits between two words: each edit adds or removes one letter, or both. */
function leastEdits(a: Uint8Array, b: Uint8Array): number {
  let more = 0;
  let less = 0;
  for (let place = 0; place < BUCKETS; place++) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference > 0) more += difference;
    else less -= difference;
  }
  return Math.max(more, less);
}

/** How many letters of the longer word may differ, not counting a folder or ending that both share. */
function limitOf(a: Folded, b: Folded): number {
  const shared = (a.folder === b.folder ? a.folder.length : 0) + (a.ending === b.ending ? a.ending.length : 0);
  return Math.max(1, Math.floor((Math.max(a.folded.length, b.folded.length) - shared) / 3));
}

function search(name: string, words: readonly Folded[]): string | undefined {
  const wanted = prepare(name);
  const candidates = words
    .map((known, place) => ({ known, place, least: leastEdits(known.letters, wanted.letters) }))
    .filter(({ known, least }) => least <= limitOf(known, wanted))
    .sort((a, b) => a.least - b.least);
  let best: { readonly word: string; readonly place: number; readonly edits: number } | undefined;
  for (const { known, place, least } of candidates) {
    if (best && least > best.edits) break;
    // Of equally near names, the first is meant.
    const most = best ? best.edits - Number(place > best.place) : Infinity;
    const edits = editDistance(wanted.folded, known.folded, Math.min(limitOf(known, wanted), most));
    if (Number.isFinite(edits) && hasSameWords(wanted.folded, known.folded)) best = { word: known.word, place, edits };
  }
  return best?.word;
}

/**
 * Returns the known name that an author most likely meant: at most a third of the letters may differ, and no whole
 * word. Returns undefined if none is near. For more than one search, a set is faster than a list.
 * @example nearest('capn', ['capm', 'leed']) // 'capm'
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const { words, answers } = nameIndexOf(known);
  if (!answers.has(name)) answers.set(name, search(name, words));
  return answers.get(name);
}

/** Returns a suggestion as a question. */
export const ask = (meant: string): string => `Did you mean "${meant}"?`;

/** An advice that may be a replacement as well. */
export interface Proposal {
  readonly advice: string;
  readonly fix?: string;
  readonly isGuess?: true;
}

/** Returns what was probably meant as advice and as a fix for the author to decide on; `otherwise` if nothing was. */
export const propose = (meant: string | undefined, otherwise: string): Proposal =>
  meant === undefined ? { advice: otherwise } : { advice: ask(meant), fix: asWritten(meant), isGuess: true };

type Spelling = Readonly<Record<string, string>>;

/** The letters of alphabets that have a Latin spelling each; hard and soft signs have none. */
const alphabets = `а-a б-b в-v г-g д-d е-e ё-yo ж-zh з-z и-i й-y к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-kh ц-ts ч-ch
  ш-sh щ-shch ъ- ы-y ь- э-e ю-yu я-ya є-ye і-i ї-yi ґ-g ў-u ј-j љ-lj њ-nj ћ-c ђ-dj џ-dz ѓ-gj ќ-kj ѕ-dz α-a β-v γ-g δ-d ε-e
  ζ-z η-i θ-th ι-i κ-k λ-l μ-m ν-n ξ-x ο-o π-p ρ-r σ-s ς-s τ-t υ-y φ-f χ-ch ψ-ps ω-o`;

/** Letters that are no other letter with an accent, and signs, as addresses write them. */
const spelling: Spelling = {
  ...Object.fromEntries(alphabets.split(/\s+/).map((pair) => pair.split('-'))),
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
};

/** What a language writes in another way, by its code. */
const spellings: Readonly<Record<string, Spelling>> = {
  de: { ...spelling, ä: 'ae', ö: 'oe', ü: 'ue', '&': ' und ' },
  fr: { ...spelling, '&': ' et ' },
  ru: { ...spelling, '&': ' i ' },
  uk: { ...spelling, г: 'h', и: 'y', '&': ' ta ' },
  bg: { ...spelling, щ: 'sht', ъ: 'a', х: 'h', '&': ' i ' },
};

/** A whole sentence as the name of a file is more than some disks take. */
const LONGEST_SLUG = 70;

/**
 * Returns a text as a slug of at most 70 lower-case letters, digits and single hyphens; empty if it contains no such letter.
 * @param language - the code of the language of the text, if it is known
 * @example toSlug('Französisch für Anfänger', 'de') // 'franzoesisch-fuer-anfaenger'
 */
export function toSlug(text: string, language = ''): string {
  const letters = spellings[language.slice(0, 2)] ?? spelling;
  const spelled = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => letters[letter] ?? letters[fold(letter)] ?? letter);
  const slug = fold(spelled)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= LONGEST_SLUG) return slug;
  // A word is cut only where it is longer than all of it.
  const cut = slug.slice(0, LONGEST_SLUG + 1);
  const end = cut.lastIndexOf('-');
  return cut.slice(0, end > 0 ? end : LONGEST_SLUG);
}

/** Returns the slug of the first text that has letters for one; undefined where none has: figures alone are no name. */
export const slugOfFirst = (texts: readonly string[], language?: string): string | undefined =>
  texts.map((text) => toSlug(text, language)).find((slug) => /[a-z]/.test(slug));

// Authors often write the title of a thing where content expects its id: "AutoCAD Civil 3D" where the course is "cad".

/** A thing with a title and the id by which content refers to it. */
export interface TitledName {
  readonly name: string;
  readonly title: string;
}

/** Returns the id of the thing whose title a text gives; undefined if there is none. */
export type FindByTitle = (text: string) => string | undefined;

const isJoined = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(text);

type Titles = ReturnType<typeof prepareTitles>;

function prepareTitles(things: readonly TitledName[]) {
  const nameOf = new Map(things.toReversed().map(({ title, name }) => [fold(title), name]));
  const withWord = new Map<string, Set<string>>();
  for (const title of nameOf.keys())
    for (const word of wordsOf(title)) withWord.set(word, (withWord.get(word) ?? new Set()).add(title));
  return { nameOf, all: new Set(nameOf.keys()), withWord };
}

/** The only title that contains all words of a text. */
function onlyWith(text: string, { withWord }: Titles): string | undefined {
  const [first, ...others] = wordsOf(text).map((word) => withWord.get(word) ?? new Set<string>());
  const titles = [...(first ?? [])].filter((title) => others.every((having) => having.has(title)));
  return titles.length === 1 ? titles[0] : undefined;
}

/** Returns a finder of ids by title; `things` is called once, on the first search. */
export function finderByTitle(things: () => readonly TitledName[]): FindByTitle {
  let titles: Titles | undefined;
  return (text) => {
    titles ??= prepareTitles(things());
    const wanted = fold(text);
    // A hyphenated text is an id of its own: "power-bi" is not short for the title "Advanced Power BI".
    const byWords = isJoined(text) ? undefined : onlyWith(wanted, titles);
    const title = titles.nameOf.has(wanted) ? wanted : (nearest(wanted, titles.all) ?? byWords);
    return title === undefined ? undefined : titles.nameOf.get(title);
  };
}
