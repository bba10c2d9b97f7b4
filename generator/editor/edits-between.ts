// What a person has changed in a form: the fewest edits that make one value of another, so that saving touches nothing else.
import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '../base/objects.ts';
import type { Edit, Path } from '../tools/edits/edit.ts';

/** What makes an item the same one although its fields differ: its id. */
function identityOf(item: unknown): string {
  const id = isGroup(item) ? item['id'] : undefined;
  return typeof id === 'string' && id !== '' ? `id ${id}` : JSON.stringify(item);
}

/** Of longer lists, items are compared by their places: the table of all pairs would need too much memory. */
const MAX_PAIRS = 4_000_000;

type Pair = readonly [before: number, after: number];

/** The pairs of the longest common subsequence of two lists of names. */
function commonPairs(before: readonly string[], after: readonly string[]): readonly Pair[] {
  const width = after.length + 1;
  if (width * (before.length + 1) > MAX_PAIRS) return [];
  const lengths = new Uint32Array(width * (before.length + 1));
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** The items that are in both lists, without comparing again what is equal at their beginnings. */
function keptItems(before: readonly unknown[], after: readonly unknown[]): readonly Pair[] {
  const [old, fresh] = [before.map(identityOf), after.map(identityOf)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
  const first = Array.from({ length: start }, (_, i): Pair => [i, i]);
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  const inner = commonPairs(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  const last = Array.from({ length: end }, (_, i): Pair => [old.length - end + i, fresh.length - end + i]);
  return [...first, ...inner.map(([i, j]): Pair => [i + start, j + start]), ...last];
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
  const gone = Object.keys(before).filter((key) => !(key in after));
  return [
    ...gone.map((key): Edit => ({ kind: 'remove', at: [...at, key] })),
    ...Object.entries(after).flatMap(([key, value]) =>
      key in before
        ? editsBetween(before[key], value, [...at, key])
        : [{ kind: 'set', at: [...at, key], value } as const],
    ),
  ];
}
