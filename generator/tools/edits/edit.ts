// What can be done to the data of a file.
import { groupBy, isGroup, ownValue } from '../../base/objects.ts';

/** The way to a value: names of fields, and indexes of items from 0 on. */
export type Path = readonly (string | number)[];

/** One change of the data of a file. All paths are those of the file before the command. */
export type Edit =
  /** Replaces a value, or adds a field where there is none, with the groups that it is in: before another field, or at the end. */
  | { readonly kind: 'set'; readonly at: Path; readonly value: unknown; readonly before?: string | undefined }
  /** Adds an item to a list before the one with this index, or at its end; the list is made if there is none. */
  | { readonly kind: 'insert'; readonly at: Path; readonly index?: number; readonly value: unknown }
  | { readonly kind: 'remove'; readonly at: Path }
  /** Gives a field another name. */
  | { readonly kind: 'rename'; readonly at: Path; readonly key: string };

/** Why a change of the content cannot be made, in plain words for its author; nothing was written. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused';
}

type Group = Readonly<Record<string | number, unknown>>;

/** Returns the name of a field from its node. */
export const keyOf = (key: unknown): string => String((key as { value?: unknown } | null)?.value);

/** Returns the value at a path; undefined where there is none. */
export const valueAt = (data: unknown, at: Path): unknown =>
  at.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner ? (inner as Group)[key] : undefined), data);

/** A field or an item with the edits of it made, and its name then; undefined where it is removed. */
function partAfter(key: string, value: unknown, edits: readonly Edit[] = []): readonly [string, unknown] | undefined {
  const change = edits.find(({ kind, at }) => at.length === 1 && (kind === 'remove' || kind === 'rename'));
  if (change?.kind === 'remove') return undefined;
  const inner = edits.flatMap((edit) => (edit === change ? [] : { ...edit, at: edit.at.slice(1) }));
  return [change?.kind === 'rename' ? change.key : key, dataAfter(value, inner)];
}

/** Returns the data with all edits made; a group or a list that is not there is made. */
export function dataAfter(data: unknown, edits: readonly Edit[]): unknown {
  const whole = edits.findLast(({ kind, at }) => kind === 'set' && at.length === 0);
  if (whole?.kind === 'set') return whole.value;
  if (edits.length === 0) return data;
  const inserts = edits.flatMap((edit) => (edit.kind === 'insert' && edit.at.length === 0 ? edit : []));
  const byKey = groupBy(edits, ({ at }) => String(at[0]));
  if (Array.isArray(data) || inserts.length > 0) {
    const list: readonly unknown[] = Array.isArray(data) ? data : [];
    const added = (place: number): readonly unknown[] =>
      inserts.flatMap(({ index = Infinity, value }) => (Math.min(index, list.length) === place ? [value] : []));
    const kept = list.map((item, i) => partAfter(String(i), item, byKey.get(String(i)))?.slice(1) ?? []);
    return [...kept.flatMap((item, i) => [...added(i), ...item]), ...added(list.length)];
  }
  const group = isGroup(data) ? data : {};
  const keys = new Set([...Object.keys(group), ...byKey.keys()]);
  const fields = Array.from(keys, (key) => partAfter(key, ownValue(group, key), byKey.get(key)));
  return Object.fromEntries(fields.filter((field) => field !== undefined));
}
