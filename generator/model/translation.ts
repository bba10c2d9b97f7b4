// A translation beside its original: which part belongs to which, and what they make together. Lists of words are translated
// as a whole; things by their name where they have one, or else by their place.
import { digest } from '../base/digest.ts';
import { childPointer, isGroup } from '../base/objects.ts';

type Group = Readonly<Record<string, unknown>>;

/** The field by which the things of a list are known: `id`, and in forms `name`. */
export const keyIn = (kind: string): string => (kind === 'forms' ? 'name' : 'id');

const hasKeys = (list: readonly unknown[], key: string): boolean => list.some((item) => isGroup(item) && key in item);

const isThings = (list: readonly unknown[]): boolean => list.some(isGroup);

const named = (list: readonly unknown[], item: unknown, key: string): unknown =>
  list.find((one) => isGroup(one) && isGroup(item) && one[key] !== undefined && one[key] === item[key]);

function mergeList(original: readonly unknown[], translated: readonly unknown[], key: string): readonly unknown[] {
  if (!isThings(translated)) return translated;
  const isKeyed = hasKeys(translated, key);
  return original.map((one, place) => {
    return merged(one, isKeyed ? named(translated, one, key) : translated[place], key);
  });
}

/** Returns what an original says in another language: its facts, with the words of the translation in place of its own. */
export function merged(original: unknown, translated: unknown, key: string): unknown {
  if (translated === undefined) return original;
  if (Array.isArray(translated)) return Array.isArray(original) ? mergeList(original, translated, key) : original;
  if (!isGroup(translated)) return translated;
  if (!isGroup(original)) return original;
  const fields = Object.entries(translated).map(([name, inner]) => [name, merged(original[name], inner, key)] as const);
  return { ...original, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
}

/** Returns a translation without the name that it gives its page in addresses, and this name. */
export function withoutSlug(translated: unknown): { readonly slug?: string; readonly words: unknown } {
  if (!isGroup(translated) || typeof translated['slug'] !== 'string') return { words: translated };
  const { slug, ...words } = translated;
  return { slug: slug as string, words };
}

/** A part of a translation that does not fit its original. */
export type Misfit =
  | {
      readonly is: 'orphan';
      readonly pointer: string;
      readonly name?: string;
      /** The field by which the others are named, where this one has none. */
      readonly lacks?: string;
    }
  | { readonly is: 'length'; readonly pointer: string; readonly has: number; readonly wants: number };

interface Comparing {
  readonly key: string;
  readonly isFree: (pointer: string) => boolean;
}

/** The fields that say of which design a group is. */
const designs = ['template', 'type', 'service'];

/** Returns what of a translation does not fit its original. */
export function misfitsOf({ key, isFree }: Comparing): (original: unknown, translated: unknown) => readonly Misfit[] {
  return (original, translated) => within(original, translated, '');

  function within(original: unknown, translated: unknown, pointer: string): readonly Misfit[] {
    if (Array.isArray(translated) && Array.isArray(original)) return inList(original, translated, pointer);
    if (isGroup(translated) && isGroup(original)) return inGroup(original, translated, pointer);
    return typeof translated === typeof original && typeof original === 'string' ? [] : [{ is: 'orphan', pointer }];
  }

  function inGroup(original: Group, translated: Group, pointer: string): readonly Misfit[] {
    return Object.entries(translated).flatMap(([name, inner]) => {
      const at = childPointer(pointer, name);
      if (designs.includes(name) && original[name] !== inner) return [{ is: 'orphan', pointer: at } as const];
      return within(original[name], inner, at);
    });
  }

  function inList(original: readonly unknown[], translated: readonly unknown[], pointer: string): readonly Misfit[] {
    const isKeyed = isThings(translated) && hasKeys(translated, key);
    if (!isKeyed && translated.length !== original.length && !isFree(pointer))
      return [{ is: 'length', pointer, has: translated.length, wants: original.length }];
    if (!isThings(translated)) return [];
    return translated.flatMap((item, place) => {
      const at = childPointer(pointer, place);
      const one = isKeyed ? named(original, item, key) : original[place];
      const own = isKeyed && isGroup(item) ? item[key] : undefined;
      const name = typeof own === 'string' ? { name: own } : isKeyed ? { lacks: key } : {};
      return one === undefined ? [{ is: 'orphan', pointer: at, ...name } as const] : within(one, item, at);
    });
  }
}

/** The hash of a file with its translation. */
export const joinedHash = (original: string, translation: string): string => digest(original + translation);

// The texts of an original, each with its translation.

/** A text, or a list of texts, which is translated as a whole. */
export type Text = string | readonly string[];

/** A text of an original. */
export interface Field {
  /** Names of fields, ids of things and places in lists, with `/` between: it stays when other things come and go. */
  readonly path: string;
  readonly pointer: string;
  readonly place?: string;
  /** Whether it is a list that may have another length in each language. */
  readonly isFree?: boolean;
  readonly original: Text;
  readonly translated?: Text;
}

/** Whether a value is a text, or a list of texts. */
export const isTexts = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'));

/** What the schema of an original says of a value, and of those in it. */
export interface Marked {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly below: (key: string) => Marked;
}

const isWords = ({ schema }: Marked): boolean => schema['$comment'] === 'words';

/** A value of an original with what a translation says in its place. */
interface Beside {
  readonly original: unknown;
  readonly translated: unknown;
  readonly marked: Marked;
  readonly path: string;
  readonly pointer: string;
  readonly place: string;
}

function inside({ original, translated, marked, ...at }: Beside, key: string): readonly Beside[] {
  const below = (path: string, name: string | number, place: string | number) => ({
    marked: marked.below(String(name)),
    path: at.path === '' ? path : `${at.path}/${path}`,
    pointer: childPointer(at.pointer, name),
    place: childPointer(at.place, place),
  });
  if (Array.isArray(original)) {
    const list: readonly unknown[] = Array.isArray(translated) ? (translated as unknown[]) : [];
    const isKeyed = hasKeys(list, key);
    return original.map((item: unknown, i) => {
      const name = isGroup(item) && typeof item[key] === 'string' ? item[key] : String(i);
      const place = isKeyed ? list.indexOf(named(list, item, key)) : i;
      return { original: item, translated: list[place], ...below(name, i, place) };
    });
  }
  const group = isGroup(translated) ? translated : {};
  return Object.entries(isGroup(original) ? original : {}).map(([name, inner]) => ({
    original: inner,
    translated: group[name],
    ...below(name, name, name),
  }));
}

/** Returns the texts of an original; `marked` says what its schema says of it. */
export function fieldsOf(
  { original, translated, marked }: Pick<Beside, 'original' | 'translated' | 'marked'>,
  key: string,
): readonly Field[] {
  const visit = (at: Beside): readonly Field[] => {
    if (!isTexts(at.original)) return inside(at, key).flatMap(visit);
    const isWhole = isWords(at.marked);
    const isList = typeof at.original !== 'string';
    if (!isWhole && !(isList && isWords(at.marked.below('0')))) return [];
    const { path, pointer, place } = at;
    const has = isTexts(at.translated) && typeof at.translated === typeof at.original;
    return [
      {
        path,
        pointer,
        original: at.original,
        ...(isList && isWhole && { isFree: true }),
        ...(has && { place, translated: at.translated as Text }),
      },
    ];
  };
  return visit({ original, translated, marked, path: '', pointer: '', place: '' });
}

const LETTERS = 12;

/** A text as it is compared: how lines are broken makes no difference. */
const plainOf = (text: Text): string =>
  [text]
    .flat()
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .join('\n');

/** The fingerprint of a text: letters, which YAML never takes for a figure. */
export const fingerprintOf = (text: Text): string =>
  digest(plainOf(text), LETTERS).replace(/./g, (digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)] ?? '');

/** How a translation is beside its original; `unrecorded`: of which original it was made is not known. */
export type TranslationState = 'missing' | 'older' | 'same' | 'unrecorded' | 'current' | 'orphan';

/** Returns how a text is translated, by the fingerprint of the original that its translation was made of. */
export function stateOf({ original, translated }: Field, recorded: string | undefined): TranslationState {
  if (translated === undefined) return 'missing';
  if (plainOf(translated) === plainOf(original)) return 'same';
  if (recorded === undefined) return 'unrecorded';
  return recorded === fingerprintOf(original) ? 'current' : 'older';
}
