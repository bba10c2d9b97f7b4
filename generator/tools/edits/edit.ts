// What can be done to the data of a file.
import { groupBy } from '../../base/objects.ts';

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

type Group = Record<string | number, unknown>;

/** Returns the name of a field from its node. */
export const keyOf = (key: unknown): string => String((key as { value?: unknown } | null)?.value);

/** Returns the value at a path; undefined where there is none. */
export const valueAt = (data: unknown, at: Path): unknown =>
  at.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner ? (inner as Group)[key] : undefined), data);

/** Returns the group or list at a path, which is made where there is none. */
function makeAt(data: Group, at: Path, isList = false): Group {
  return at.reduce<Group>((inner, key, depth) => {
    // What is not its own, such as "__proto__", is shared with all objects.
    if (!Object.hasOwn(inner, key) || typeof inner[key] !== 'object' || !inner[key])
      inner[key] = isList && depth === at.length - 1 ? [] : {};
    return inner[key] as Group;
  }, data);
}

function changeList(list: unknown[], edits: readonly Edit[]): void {
  const old = [...list];
  const added = (index: number): readonly unknown[] =>
    edits.flatMap((edit) =>
      edit.kind === 'insert' && Math.min(edit.index ?? Infinity, old.length) === index ? [edit.value] : [],
    );
  const removed = new Set(edits.flatMap(({ kind, at }) => (kind === 'remove' ? [Number(at.at(-1))] : [])));
  const kept = old.flatMap((item, index) => [...added(index), ...(removed.has(index) ? [] : [item])]);
  list.splice(0, list.length, ...kept, ...added(old.length));
}

/** Returns a group without the fields that are removed, and with the new names of others. */
function changeGroup(group: Group, edits: readonly Edit[]): void {
  const fields = Object.entries(group).flatMap(([key, value]) => {
    const edit = edits.find(({ at }) => at.at(-1) === key);
    if (edit?.kind === 'remove') return [];
    return [[edit?.kind === 'rename' ? edit.key : key, value] as const];
  });
  for (const key of Object.keys(group)) Reflect.deleteProperty(group, key);
  Object.assign(group, Object.fromEntries(fields));
}

/** Returns the data with all edits made. */
export function dataAfter(before: unknown, edits: readonly Edit[]): unknown {
  const data = (structuredClone(before) ?? {}) as Group;
  for (const edit of edits)
    if (edit.kind === 'set') makeAt(data, edit.at.slice(0, -1))[edit.at.at(-1) ?? ''] = structuredClone(edit.value);
  const holderOf = ({ kind, at }: Edit): Path => (kind === 'insert' ? at : at.slice(0, -1));
  // From the inside out, since indexes change.
  const others = edits.filter(({ kind }) => kind !== 'set').sort((a, b) => holderOf(b).length - holderOf(a).length);
  for (const each of groupBy(others, (edit) => JSON.stringify(holderOf(edit))).values()) {
    const isList = each.some(({ kind }) => kind === 'insert');
    const holder = makeAt(data, each[0] ? holderOf(each[0]) : [], isList);
    if (Array.isArray(holder)) changeList(holder, each);
    else changeGroup(holder, each);
  }
  return data;
}
