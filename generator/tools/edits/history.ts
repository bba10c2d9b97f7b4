// What was changed by commands, a step each, so that it can be taken back. A step is on record before its first file is
// written: after a kill in between, it is taken back as a whole.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../base/digest.ts';
import { realDisk, removeTree, replaceFile } from '../../base/disk.ts';
import { takeLock } from '../../base/lock.ts';
import { dropUndefined } from '../../base/objects.ts';
import { tryTo } from '../../base/try-to.ts';
import { keptFolder } from '../../cache/project-folder.ts';
import { placeName } from '../../cache/record.ts';
import { forgetOld, keptBytes, sealedBytes } from '../../cache/store.ts';
import { type FileChange, putFile, textOnDisk } from './draft.ts';
import { ChangeRefused } from './edit.ts';

/** What one command has changed. */
export interface Step {
  /** The command as it was typed, such as `rename course a b`. */
  readonly title: string;
  /** When it was made, in ISO 8601. */
  readonly at: string;
  /** Anything but `done`: the command was stopped, and some files may be changed and others not. */
  readonly state: 'writing' | 'done' | 'undoing';
  readonly files: readonly FileChange[];
}

interface Kept extends Step {
  readonly record: string;
}

const folderOf = (content: string): string => path.join(keptFolder, 'undo', digest(placeName(path.resolve(content))));

const recordsIn = (folder: string): readonly string[] =>
  (tryTo(() => readdirSync(folder)) ?? []).filter((name) => /^\d+$/.test(name)).sort();

/** The last step that was made; undefined where there is none. Throws a ChangeRefused where its record is damaged. */
function lastStep(content: string): Kept | undefined {
  const folder = folderOf(content);
  const name = recordsIn(folder).at(-1);
  if (name === undefined) return undefined;
  const record = path.join(folder, name);
  const bytes = keptBytes(record);
  if (bytes) return { ...(JSON.parse(Buffer.from(bytes).toString()) as Step), record };
  throw new ChangeRefused(
    'The record of the last change was damaged, so it was removed, and the change cannot be taken back. Run this command again.',
  );
}

const keep = ({ record, ...step }: Kept): void =>
  replaceFile(record, sealedBytes(record, Buffer.from(JSON.stringify(step))));

/** Begins a step, and forgets the oldest: 50 can be taken back, of 200 content folders. */
function begin(content: string, step: Step): Kept {
  const folder = folderOf(content);
  const records = recordsIn(folder);
  const record = path.join(folder, String(Number(records.at(-1) ?? 0) + 1).padStart(6, '0'));
  keep({ ...step, record });
  forgetOld(path.dirname(folder), { entries: 200 });
  for (const old of records.slice(0, -50)) tryTo(() => removeTree(path.join(folder, old)));
  return { ...step, record };
}

/** One command at a time changes a content folder. */
async function alone<Result>(content: string, run: () => Result): Promise<Result> {
  const lock = await takeLock({ file: `${folderOf(content)}.lock`, disk: realDisk });
  try {
    return run();
  } finally {
    lock.release();
  }
}

/** Whether a change was cut off. One of a single file, such as a pull, is never half done: files are replaced by a rename. */
export const isUnfinished = ({ state, files }: Step): boolean => state !== 'done' && files.length > 1;

/** Throws a ChangeRefused while a change that was cut off is not taken back. */
export function refuseUnfinished(content: string): void {
  const last = lastStep(content);
  if (last === undefined || !isUnfinished(last)) return;
  const what = last.state === 'writing' ? `"${last.title}"` : `taking back "${last.title}"`;
  throw new ChangeRefused(
    `The last command (${what}) was stopped before it had written all files. Run "npx prospectus undo" first: it takes back what was written.`,
  );
}

/** Writes the files of a change, all or none, as one step. Throws a ChangeRefused if one was saved in the meantime. */
export const writeChange = (
  content: string,
  title: string,
  { files, now }: { readonly files: readonly FileChange[]; readonly now: Date },
): Promise<void> =>
  alone(content, () => {
    refuseUnfinished(content);
    const stale = files.find((each) => textOnDisk(content, each) !== each.before);
    if (stale)
      throw new ChangeRefused(
        `"${stale.file}" was changed during the run, so nothing was written. Run the command again.`,
      );
    removeDrafts(content, lastStep(content));
    const step = begin(content, { title, at: now.toISOString(), state: 'writing', files });
    try {
      for (const file of files) putFile(content, file);
      keep({ ...step, state: 'done' });
    } catch (error) {
      for (const file of files)
        if (textOnDisk(content, file) !== file.before) putFile(content, { ...file, after: file.before });
      removeTree(step.record);
      throw error;
    }
  });

/** What a command that was killed while it wrote a file has left beside it. */
function removeDrafts(content: string, last: Step | undefined): void {
  if (last === undefined || last.state === 'done') return;
  const names = new Set(last.files.map(({ file }) => path.join(content, file)));
  for (const folder of new Set([...names].map((file) => path.dirname(file))))
    for (const name of tryTo(() => readdirSync(folder)) ?? []) {
      const draft = path.join(folder, name);
      if (names.has(draft.replace(/\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '')) && !names.has(draft))
        tryTo(() => removeTree(draft));
    }
}

export interface UndoOptions {
  readonly content: string;
  readonly isDryRun: boolean;
  /** Whether files are put back that were changed since. */
  readonly isForced: boolean;
  /** Which step may be taken back; any by default. */
  readonly only?: (step: Step) => boolean;
}

/** What was taken back, or would be. */
export interface Undone extends Pick<Step, 'title' | 'at'> {
  readonly files: readonly FileChange[];
  /** Those of the files that were changed since: without `isForced`, nothing was taken back. */
  readonly changedSince: readonly string[];
}

/** Takes back the last step; returns undefined where there is none, or another than is meant. */
export const undoChange = ({
  content,
  isDryRun,
  isForced,
  only = () => true,
}: UndoOptions): Promise<Undone | undefined> =>
  alone(content, () => {
    const step = lastStep(content);
    if (!step || !only(step)) return undefined;
    const found = step.files.map((each) => ({ ...each, now: textOnDisk(content, each) }));
    const open = found.filter(({ now, before }) => now !== before);
    const changedSince = open.filter(({ now, after }) => now !== after).map(({ file }) => file);
    const nameSince = (file: string) => step.files.find(({ movedFrom }) => movedFrom === file)?.file;
    const files = open.reverse().map(({ file, now, before, encoding }): FileChange => {
      return dropUndefined({ file, before: now, after: before, encoding, movedFrom: nameSince(file) });
    });
    const undone = { title: step.title, at: step.at, files, changedSince };
    if (isDryRun || (changedSince.length > 0 && !isForced)) return undone;
    removeDrafts(content, step);
    keep({ ...step, state: 'undoing' });
    for (const file of files) putFile(content, file);
    removeTree(step.record);
    return undone;
  });
