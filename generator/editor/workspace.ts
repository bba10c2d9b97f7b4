// The content as it is being edited: a copy of its folder, which the check and the preview read, so that both show what is not
// saved yet. The content itself is written only when it is saved.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { bytesOf, filesBelow, isSameFile, realDisk, removeTree, replaceFile } from '../base/disk.ts';
import { tryTo } from '../base/try-to.ts';
import { keepBytes, keptBytes } from '../cache/store.ts';
import { builtInKinds } from '../kinds/kinds.ts';
import { translationsKind } from '../kinds/settings.ts';
import { dataOf, type FileChange, putFile, textOnDisk } from '../tools/edits/draft.ts';
import { ChangeRefused, dataAfter, type Edit } from '../tools/edits/edit.ts';
import { spliceYaml } from '../tools/edits/splice-yaml.ts';
import { type ContentCopy, copyContent } from '../tools/edits/content-copy.ts';
import { schemasFolder } from '../tools/editor-schemas/folder.ts';
import { editsBeside, editsBetween } from '../tools/edits/edits-between.ts';

/** A change; of a file that was deleted, with all that was changed by it. */
type StepChange = FileChange & { readonly along?: Step };

type Step = readonly StepChange[];

export interface Workspace {
  readonly folder: string;
  /** The text of a file as it is edited; undefined where there is none. */
  text(file: string): string | undefined;
  /** What it says, as JSON can say it. */
  value(file: string): unknown;
  changed(): readonly FileChange[];
  /** Makes files say something else, as one step. Throws a ChangeRefused where one can only be rewritten as a whole. */
  setValues(values: ReadonlyMap<string, unknown>): void;
  /** Takes over what a command would have written, as one step. */
  take(changes: readonly FileChange[]): void;
  /** Takes one edit of a file back, or all that made or deleted it. Throws a ChangeRefused where that was changed since. */
  revert(file: string, index: unknown): void;
  /** Takes the last step back, or makes it again. */
  readonly steps: Pick<Steps, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
  /** Takes over what another program has written; files that are changed here at the same place are kept, and named. */
  follow(files: Iterable<string>): void;
  /** The files that another program has changed at the same place. */
  stale(): readonly string[];
  /** Gives up the changes of a file, which is then as it is in the content, and where it was deleted, what came with that. */
  reread(file: string): void;
  /** The files of the copy that were written since this was last asked for. */
  written(): ReadonlySet<string>;
  settle(): void;
  /** Ends it; with `isKept`, the changes are there again when the content is opened the next time, as after a kill. */
  close(isKept?: boolean): void;
}

/** What JSON makes of a value: forms can say nothing else. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? {})) as unknown;

/** Whether the parts of a file say nothing to people: a picture, a table beside a file, the record of translations. */
const isWhole = (file: string): boolean => !file.endsWith('.yaml') || builtInKinds.ofFile(file) === translationsKind;

/** What has changed in a file for people; undefined where that is its text alone, or where it could not be read. */
export function editsOf({ file, before, after }: FileChange): readonly Edit[] | undefined {
  const saved = dataOf(before);
  const edits = isWhole(file) || saved === undefined ? [] : editsBetween(plain(saved), plain(dataOf(after)));
  return edits.length > 0 ? edits : undefined;
}

/** The only path of the edits; undefined where there are several. */
const placeOf = (file: string, before: unknown, after: unknown): string | undefined => {
  const [edit, more] = editsBetween(before, after);
  return edit?.kind === 'set' && !more ? `${file} ${JSON.stringify(edit.at)}` : undefined;
};

/** Opens a content folder to edit it. */
export async function openWorkspace(content: string): Promise<Workspace> {
  const copy = await copyContent(content, {
    purpose: 'edit',
    isShared: true,
    onWait: () => {
      throw new Error('The content is being edited in another window, whose copy is its own.');
    },
  });
  // The check brings them up to date where they are wanted: forms are made of them.
  mkdirSync(schemasFolder(copy.folder), { recursive: true });
  return workspaceOf(content, copy);
}

type Store = ReturnType<typeof storeIn>;

/** The files of the copy, with those that differ from what is saved, which a program that is killed leaves to the next one. */
function storeIn(folder: string) {
  const record = `${folder}.changes`;
  const left = keptBytes(record);
  const changed = new Map<string, StepChange>();
  const keep = (): void =>
    changed.size === 0 ? removeTree(record) : keepBytes(record, Buffer.from(JSON.stringify([...changed.values()])));
  const written = new Set<string>();
  const text = (file: string): string | undefined =>
    changed.has(file) ? changed.get(file)?.after : textOnDisk(folder, { file });
  const before = (file: string): string | undefined => (changed.has(file) ? changed.get(file)?.before : text(file));
  /** Writes into the copy; a file that is as it was saved counts as unchanged. */
  const write = (step: Step): void => {
    for (const each of step) {
      const first = before(each.file);
      putFile(folder, each);
      written.add(each.file);
      if (first === each.after) changed.delete(each.file);
      else changed.set(each.file, { ...each, before: first });
    }
    keep();
  };
  for (const each of left ? (JSON.parse(Buffer.from(left).toString()) as Step) : []) {
    putFile(folder, each);
    changed.set(each.file, each);
  }
  const forget = (files: Iterable<string>): void => {
    for (const file of files) changed.delete(file);
    keep();
  };
  return { changed, written, text, before, write, forget };
}

type Steps = ReturnType<typeof stepsOf>;

const turned = (step: Step): Step =>
  [...step].reverse().map((each) => ({ ...each, before: each.after, after: each.before }));

function stepsOf({ text, write }: Store) {
  let done: Step[] = [];
  let undone: Step[] = [];
  let lastPlace: string | undefined;
  const make = (step: Step, place?: string): void => {
    const [last] = done.slice(-1);
    const old = step.map((each) => ({ ...each, before: text(each.file) })).filter((each) => each.before !== each.after);
    if (old.length === 0) return;
    const isMore = place !== undefined && place === lastPlace && last !== undefined;
    write(old);
    done = isMore
      ? [...done.slice(0, -1), old.map((each, i) => ({ ...each, before: last[i]?.before }))]
      : [...done, old];
    undone = [];
    lastPlace = place;
  };
  const move = (from: Step[], to: Step[]): boolean => {
    const last = from.pop();
    if (!last) return false;
    write(turned(last));
    to.push(turned(last));
    lastPlace = undefined;
    return true;
  };
  return {
    make,
    undo: () => move(done, undone),
    redo: () => move(undone, done),
    get canUndo() {
      return done.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },
    /** Ends what is typed into one field. */
    rest: () => void (lastPlace = undefined),
    /** Forgets all steps, or only where one of them has changed a file. */
    forget: (file?: string): void => {
      const isIn = (step: Step): boolean => step.some((each) => each.file === file);
      if (file === undefined || [...done, ...undone].some(isIn)) [done, undone, lastPlace] = [[], [], undefined];
    },
  };
}

function valuesOf({ changed, text, before }: Store, steps: Steps) {
  const value = (file: string): unknown => plain(dataOf(text(file)));
  const valueBefore = (file: string): unknown => plain(dataOf(before(file)));
  /** The text of a file that says something: that which is saved, changed at as few places as possible. */
  const textFor = (file: string, wanted: unknown): string => {
    const saved = before(file);
    try {
      if (saved !== undefined) return spliceYaml(saved, editsBetween(valueBefore(file), wanted));
      return spliceYaml(text(file) ?? '', editsBetween(value(file), wanted));
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      throw new ChangeRefused(`"${file}" is left as it is: ${error.message}. Change it by hand.`);
    }
  };
  const setValues = (values: ReadonlyMap<string, unknown>): void => {
    const differing = [...values].filter(([file, wanted]) => !isDeepStrictEqual(value(file), wanted));
    const [only, more] = differing.map(([file, wanted]) => placeOf(file, value(file), wanted));
    const made = differing.map(([file, wanted]) => ({ file, after: textFor(file, wanted) }));
    steps.make(made, differing.length === 1 && more === undefined ? only : undefined);
  };
  const without = (step: Step, { file, before: after, after: made }: FileChange): FileChange => {
    const now = text(file);
    const joined = now === made ? after : textJoined({ file, before: made, after }, now);
    if (now === made || joined !== undefined) return { file, after: joined };
    const isIn = (other: Step, name: string): boolean => other.some((each) => each.file === name);
    const later = [...changed.values()].find(
      (one) => one.after === undefined && !isIn(step, one.file) && isIn(one.along ?? [], file),
    );
    const what = later ? `the deletion of "${later.file}"` : 'the later changes';
    throw new ChangeRefused(`"${file}" was changed at the same place since. Take back ${what} first.`);
  };
  const revert = (file: string, index: unknown): void => {
    const own = changed.get(file);
    if (!own) return;
    const step = own.along ?? [own];
    if (own.after === undefined) return steps.make(step.map((each) => without(step, each)));
    const edits = editsOf(own);
    if (!edits) return steps.make([{ ...own, after: own.before }]);
    const kept = edits.filter((_, i) => i !== index);
    setValues(new Map([[file, dataAfter(valueBefore(file), kept)]]));
    steps.rest();
  };
  return { value, setValues, revert };
}

/** The files of a folder that was made or renamed; any other name is that of a file. */
const filesAt = (content: string, name: string): readonly string[] =>
  statSync(path.join(content, name), { throwIfNoEntry: false })?.isDirectory() ? filesBelow(content, name) : [name];

/** Whether two files have the same bytes, or neither is there. */
const hasSameBytes = (one: string, other: string): boolean =>
  existsSync(one) === existsSync(other) && isDeepStrictEqual(bytesOf(one), bytesOf(other));

/** Makes a file of the copy as that of the content is; returns whether it has changed, as one that they share may have. */
function takeOver(source: string, target: string): boolean {
  if (isSameFile(source, target, realDisk)) return true;
  if (hasSameBytes(source, target)) return false;
  // It may be shared with what another program keeps as the version before.
  removeTree(target);
  const bytes = bytesOf(source);
  if (bytes) replaceFile(target, bytes);
  return true;
}

/** What another program has written with the changes of a file; undefined where both have changed the same. */
function textJoined(own: FileChange, now: string | undefined): string | undefined {
  const [before, after, others] = [own.before, own.after, now].map(dataOf);
  if (own.encoding || now === undefined || !before || !after || !others) return undefined;
  const edits = editsBeside(before, after, others);
  return edits && tryTo(() => spliceYaml(now, edits));
}

/** Returns what a set holds, which is empty then. */
function takenFrom(files: Set<string>): ReadonlySet<string> {
  const taken = new Set(files);
  files.clear();
  return taken;
}

const withAlong = (step: Step): Step =>
  step.map((each) => (each.after === undefined ? { ...each, along: step } : each));

/** Puts what another program has written below the changes of a file; returns whether that is possible. */
function join({ changed, write, steps }: Store & { readonly steps: Steps }, own: FileChange, now: string | undefined) {
  const after = textJoined(own, now);
  if (after === undefined) return false;
  changed.set(own.file, { ...own, before: now });
  write([{ ...own, after }]);
  steps.forget(own.file);
  return true;
}

function workspaceOf(content: string, { folder, remove }: ContentCopy): Workspace {
  const [store, stale] = [storeIn(folder), new Set<string>()];
  const steps = stepsOf(store);
  const { changed, written, text, forget } = store;
  const reread = (file: string): void => {
    if (changed.has(file)) forget([file]);
    stale.delete(file);
    steps.forget(file);
    if (takeOver(path.join(content, file), path.join(folder, file))) written.add(file);
  };
  const follow = (files: Iterable<string>): void => {
    for (const file of [...files].flatMap((one) => filesAt(content, one))) {
      const own = changed.get(file);
      const now = own && textOnDisk(content, own);
      if (!own || now === own.after) reread(file);
      else if (now === own.before || join({ ...store, steps }, own, now)) stale.delete(file);
      else stale.add(file);
    }
  };
  const values = valuesOf(store, steps);
  follow(changed.keys());
  return Object.assign(values, {
    folder,
    text,
    follow,
    steps,
    reread: (file: string) => {
      // With a file that was deleted, all that came with it is given up.
      if (changed.has(file) && text(file) === undefined) tryTo(() => values.revert(file, 0));
      reread(file);
    },
    changed: () => [...changed.values()],
    take: (changes: Step) => steps.make(withAlong(changes)),
    stale: () => [...stale],
    written: () => takenFrom(written),
    settle: () => {
      forget(changed.keys());
      steps.forget();
    },
    close: (isKept = false) => {
      if (!isKept) forget(changed.keys());
      remove();
    },
  });
}
