// Puts a text into the data of a translation, with the groups and items that it needs there: what says which thing or
// which design they are of is taken from the original.
import { isDeepStrictEqual } from 'node:util';
import { childPointer, isGroup } from '../../base/objects.ts';
import type { DescribeField } from '../../kinds/describe-field.ts';
import type { Text } from '../../model/translation.ts';
import type { Edit, Path } from '../edits/edit.ts';

/** What a file is checked against. */
export interface Shapes {
  readonly key: string;
  /** The schemas of the original and of the translation. */
  readonly ofOriginal: DescribeField;
  readonly ofTranslation: DescribeField;
}

/** A value of the original with what the translation has in its place. */
interface At {
  readonly original: unknown;
  readonly translated: unknown;
  /** JSON Pointer into the original. */
  readonly pointer: string;
}

/** What a group of a translation repeats of its original. */
function repeated({ original, pointer }: Omit<At, 'translated'>, { ofOriginal, ofTranslation }: Shapes): object {
  const names = Object.keys(isGroup(original) ? original : {}).filter((name) => {
    const [own, inTranslation] = [ofOriginal(`${pointer}/${name}`), ofTranslation(`${pointer}/${name}`)];
    const isLeaf = inTranslation['const'] !== undefined || (inTranslation['type'] === 'string' && isName(own));
    return isLeaf && Object.keys(inTranslation).length > 0;
  });
  return Object.fromEntries(names.map((name) => [name, (original as Record<string, unknown>)[name]]));
}

const isName = ({ $comment }: { readonly $comment?: unknown }): boolean => $comment === 'reference';

/** Returns a value with a text at the end of the keys, and the path to it there. */
export function putText(
  at: At,
  { keys, text }: { readonly keys: Path; readonly text: Text },
  shapes: Shapes,
): { readonly value: unknown; readonly path: Path } {
  const [key, ...rest] = keys;
  if (key === undefined) return { value: text, path: [] };
  const { original, translated, pointer } = at;
  const isList = Array.isArray(original);
  const below = (name: string | number, inner: unknown) => ({
    original: (original as Record<string | number, unknown>)[name],
    translated: inner,
    pointer: childPointer(pointer, name),
  });
  if (!isList) {
    const group = { ...repeated(at, shapes), ...(isGroup(translated) ? translated : {}) };
    const { value, path } = putText(below(key, group[key as keyof typeof group]), { keys: rest, text }, shapes);
    return { value: { ...group, [key]: value }, path: [key, ...path] };
  }
  const list: unknown[] = Array.isArray(translated) ? [...(translated as unknown[])] : [];
  const place = placeOf({ original, list, pointer }, Number(key), shapes);
  const { value, path } = putText(below(key, list[place]), { keys: rest, text }, shapes);
  list[place] = value;
  return { value: list, path: [place, ...path] };
}

/** Where an item of the original is in the list of the translation; it is added where it is not there. */
function placeOf(
  {
    original,
    list,
    pointer,
  }: { readonly original: readonly unknown[]; readonly list: unknown[]; readonly pointer: string },
  index: number,
  shapes: Shapes,
): number {
  const { key } = shapes;
  const nameOf = (item: unknown): unknown => (isGroup(item) ? item[key] : undefined);
  const whole = (i: number): object => repeated({ original: original[i], pointer: `${pointer}/${i}` }, shapes);
  const isKeyed = list.length === 0 ? key in whole(index) : list.some((item) => nameOf(item) !== undefined);
  if (!isKeyed) {
    while (list.length < original.length) list.push(whole(list.length));
    return index;
  }
  const place = list.findIndex((item) => nameOf(item) === nameOf(original[index]));
  return place < 0 ? list.push(whole(index)) - 1 : place;
}

const isThings = (list: readonly unknown[]): boolean => list.some((item) => typeof item !== 'string');

/** Returns the edits that make one value of another, of which nothing is removed. */
export function editsBetween(before: unknown, after: unknown, at: Path = []): readonly Edit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after))
    return Object.entries(after).flatMap(([key, value]) => editsBetween(before[key], value, [...at, key]));
  if (Array.isArray(before) && Array.isArray(after) && isThings(before) && before.length > 0)
    return after.flatMap((value: unknown, i) =>
      i < before.length ? editsBetween(before[i], value, [...at, i]) : [{ kind: 'insert' as const, at, value }],
    );
  return [{ kind: 'set', at, value: after }];
}
