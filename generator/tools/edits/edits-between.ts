// What a person has changed in a form: the fewest edits that make one value of another, so that saving touches nothing else.
import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import { isGroup } from '../../base/objects.ts';
import type { Edit, Path } from './edit.ts';

/** What makes an item the same one although its fields differ: its id. */
function identityOf(item: unknown): string {
  const id = isGroup(item) ? item['id'] : undefined;
  return typeof id === 'string' && id !== '' ? `id ${id}` : JSON.stringify(item);
}

type Pair = readonly [before: number, after: number];

/** The items that are in both lists, by their places before and after; none in lists with more than 500 changes. */
function keptItems(before: readonly unknown[], after: readonly unknown[]): readonly Pair[] {
  const options = { maxEditLength: 500 };
  let [i, j] = [0, 0];
  return (diffArrays(before.map(identityOf), after.map(identityOf), options) ?? []).flatMap(
    ({ count, added, removed }) => {
      const pairs = added || removed ? [] : Array.from({ length: count }, (_, n): Pair => [i + n, j + n]);
      if (!added) i += count;
      if (!removed) j += count;
      return pairs;
    },
  );
}

function editsOfList(before: readonly unknown[], after: readonly unknown[], at: Path): readonly Edit[] {
  const edits: Edit[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...keptItems(before, after), [before.length, after.length] as const]) {
    // What is between two kept items was changed, as far as both lists have something there.
    for (; i < nextI && j < nextJ; i++, j++) edits.push(...editsBetween(before[i], after[j], [...at, i]));
    for (; i < nextI; i++) edits.push({ kind: 'remove', at: [...at, i] });
    for (; j < nextJ; j++) edits.push({ kind: 'insert', at, index: i, value: after[j] });
    if (nextI < before.length) edits.push(...editsBetween(before[nextI], after[nextJ], [...at, nextI]));
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return edits;
}

/** Returns the edits that make `before` to `after`; their paths are those of `before`. */
export function editsBetween(before: unknown, after: unknown, at: Path = []): readonly Edit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, at);
  if (!isGroup(before) || !isGroup(after)) return [{ kind: 'set', at, value: after }];
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...gone.map((key): Edit => ({ kind: 'remove', at: [...at, key] })),
    ...Object.entries(after).flatMap(([key, value]) =>
      Object.hasOwn(before, key)
        ? editsBetween(before[key], value, [...at, key])
        : [{ kind: 'set', at: [...at, key], value } as const],
    ),
  ];
}

/** The part of a file that is changed as a whole: a field of it, or an item of such a list. */
const partAt = (at: Path): Path => at.slice(0, typeof at[1] === 'number' ? 2 : 1);

const isIn = (inner: Path, outer: Path): boolean => outer.every((key, i) => inner[i] === key);

/** Whether an edit is at the same place as that of another, or at a place that is another one after it. */
function clash(own: Edit, other: Edit): boolean {
  const [part, taken] = [partAt(own.at), partAt(other.at)];
  // What is before a new item stays where it is.
  if (other.kind === 'insert' && Number(part[other.at.length]) < (other.index ?? Infinity)) return false;
  const isNewItem = own.kind === 'insert' && part.length === 1;
  return isIn(part, taken) || (!isNewItem && isIn(taken, part));
}

/** An edit in a list of which others have removed items. */
function shifted(own: Edit, made: readonly Edit[]): Edit {
  const [list, item, ...rest] = own.at;
  const gone = made.flatMap(({ kind, at }) => (kind === 'remove' && at.length === 2 && at[0] === list ? at[1] : []));
  const before = (index: number): number => index - gone.filter((one) => Number(one) < index).length;
  if (list !== undefined && typeof item === 'number') return { ...own, at: [list, before(item), ...rest] };
  return own.kind === 'insert' && own.index !== undefined && item === undefined
    ? { ...own, index: before(own.index) }
    : own;
}

/** Returns the edits that make `before` to `own`, for what others have made of it; undefined where both have changed the same part. */
export function editsBeside(before: unknown, own: unknown, others: unknown): readonly Edit[] | undefined {
  const made = editsBetween(before, others);
  const edits = editsBetween(before, own).filter((edit) => !made.some((one) => isDeepStrictEqual(one, edit)));
  if (edits.some((edit) => made.some((one) => clash(edit, one)))) return undefined;
  return edits.map((edit) => shifted(edit, made));
}
