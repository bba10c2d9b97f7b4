// Names that other systems and other languages have for the fields of content, and words for its choices.
import { nearest } from '../../rules/nearest.ts';
import synonyms from './synonyms.json' with { type: 'json' };

type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Of fields, and of choices and other fixed values; a price of 0 is written as free. */
const { fields, choices }: Readonly<Record<'fields' | 'choices', Synonyms>> = synonyms;

const plain = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '');

const meaning =
  (names: Synonyms, word: string) =>
  (name: string): boolean =>
    names[name]?.includes(plain(word)) ?? false;

/** Returns the choice for which other systems and languages have this word. */
export const choiceCalled = (word: string, allowed: readonly string[] = Object.keys(choices)): string | undefined =>
  allowed.find((choice) => plain(choice) === plain(word)) ?? allowed.find(meaning(choices, word));

/** Returns the field for which other systems and languages have this name. */
export const fieldCalled = (key: string, names: readonly string[]): string | undefined =>
  names.find(meaning(fields, key));

/** The field that another name most likely means. */
interface FieldMeant {
  readonly name: string | undefined;
  /** Whether the name is written in another way, or is that of no other field in the words of other systems. */
  readonly isSure: boolean;
}

/** Returns the free field that a name most likely means: one that `suits` its value, or the one `missing`. */
export function fieldMeant(
  key: string,
  free: readonly string[],
  { missing, suits }: { readonly missing: string | undefined; readonly suits: (name: string) => boolean },
): FieldMeant {
  const own = free.find((name) => plain(name) === plain(key));
  const called = free.filter(meaning(fields, key));
  const suited = called.filter(suits);
  const others = suited.length > 0 ? suited : called;
  const name = own ?? missing ?? others[0] ?? nearest(key, free);
  return { name, isSure: name !== undefined && (name === own || (others.length === 1 && name === others[0])) };
}
