// What the page can ask for: the state of all, one file as a form, changes, saving. Requests are answered one after another,
// since each may change the content and is followed by a check of it.
import path from 'node:path';
import type { CheckResult } from '../build/pipeline/check.ts';
import { dev, type DevServer } from '../dev/dev.ts';
import { watchFolder } from '../dev/follow-content.ts';
import { type Addable, addToDraft, type Fields } from '../tools/editing/add-thing.ts';
import { categoriesOf } from '../tools/editing/things.ts';
import { dataOf, openDraft } from '../tools/edits/draft.ts';
import { ChangeRefused, dataAfter } from '../tools/edits/edit.ts';
import { editsBeside } from '../tools/edits/edits-between.ts';
import { isUnfinished, type Step, undoChange, type Undone } from '../tools/edits/history.ts';
import { type ChangeResult, makeChange } from '../tools/edits/make-change.ts';
import { fixContent, isOwnFixable } from '../tools/fixes/fix-content.ts';
import { localeDecimal } from '../tools/sheets/columns.ts';
import { readFigure, settingOfFigures } from '../tools/sheets/read-cells.ts';
import type { Subject } from '../tools/sheets/titles.ts';
import { canDelete, deletionOf, planDeletion } from './deletion.ts';
import { entryList, schemaOfFile } from './entries.ts';
import { bundledSchema, schemaReader } from './form-schema.ts';
import { pendingOf, problemsOf } from './pending.ts';
import { freePictureName, type PictureChoice, preparePicture } from './pictures.ts';
import type { EditState, Entry, OpenedFile, Pasted, TypedCell } from './protocol.ts';
import { commitFiles, isInRepository } from './repository.ts';
import { searchContent } from './search.ts';
import { cellsOfClipboard, isSheet, openTable, pasteSheet, removeSessions, SCHEDULE, typeCells } from './table.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

export interface EditOptions {
  readonly content: string;
  /** The clock, read at each check. */
  readonly now: () => Date;
  /** Called with a fault that is no mistake of the person who edits. */
  readonly onFault: (error: unknown) => void;
}

function choicesIn({ folder }: Workspace): Pick<EditState, 'categories' | 'decimal' | 'media'> {
  const draft = openDraft(folder);
  return {
    decimal: localeDecimal(settingOfFigures('courses', draft).locale),
    categories: categoriesOf(draft)
      .filter(({ isDivided }) => !isDivided)
      .map(({ id, titles }) => ({ id, title: titles[0] ?? id })),
    media: draft.files().filter((file) => /^media\/.+\.(?:jpe?g|png|webp|avif|svg)$/i.test(file)),
  };
}

const isChosenFrom = (file: string): boolean => /^(?:(?:catalogue|site)\.yaml$|media\/)/.test(file);

interface Core {
  readonly options: EditOptions;
  readonly workspace: Workspace;
  readonly preview: DevServer;
  readonly hasGit: boolean;
  readonly found: {
    checked?: CheckResult;
    entries: readonly Entry[];
    choices: ReturnType<typeof choicesIn>;
    saved?: Pick<Undone, 'title' | 'at'> | undefined;
  };
  /** How often the content was changed. */
  readonly round: () => number;
  /** Throws a ChangeRefused where a file was changed after that round: what is named by its place in a list may be another one now. */
  readonly requireSeen: (file: string, round: number) => void;
  /** Changes the content when it is its turn, and checks what came of it. */
  readonly change: <Result>(make: () => Result | Promise<Result>) => Promise<Result>;
  /** Resolves when all that was asked has been done. */
  readonly rest: () => Promise<unknown>;
}

/** What the titles of saved steps begin with. */
const SAVED = 'edit ';

async function openCore(options: EditOptions): Promise<Core> {
  const { content, now, onFault } = options;
  // A save that was cut off is taken back: its changes are still among the unsaved ones.
  const only = (step: Step): boolean => isUnfinished(step) && step.title.startsWith(SAVED);
  await undoChange({ content, isDryRun: false, isForced: false, only });
  const workspace = await openWorkspace(content);
  const { folder } = workspace;
  const entriesOf = entryList(workspace);
  const found: Core['found'] = { entries: entriesOf(), choices: choicesIn(workspace) };
  const preview = await dev({
    content: folder,
    submissions: path.join(folder, '.submissions'),
    now,
    onFault,
    isPreview: true,
    onCheck: (result) => void (found.checked = result),
  });
  let turn: Promise<unknown> = Promise.resolve();
  let round = 0;
  const changedIn = new Map<string, number>();
  const requireSeen: Core['requireSeen'] = (file, seen) => {
    if ((changedIn.get(file) ?? 0) > seen) throw changedElsewhere(file);
  };
  const refresh = async (files: ReadonlySet<string>): Promise<void> => {
    await preview.refresh(files);
    found.entries = entriesOf([...files]);
    if ([...files].some(isChosenFrom)) found.choices = choicesIn(workspace);
  };
  const change: Core['change'] = (make) => {
    const next = turn.then(async () => {
      const result = await make();
      const files = workspace.written();
      if (files.size === 0) return result;
      round += 1;
      for (const file of files) changedIn.set(file, round);
      await refresh(files);
      return result;
    });
    turn = next.catch(() => undefined);
    return next;
  };
  const hasGit = await isInRepository(content);
  return { options, workspace, preview, found, hasGit, change, requireSeen, round: () => round, rest: () => turn };
}

function reading({ workspace, preview, found, hasGit, round }: Core) {
  return {
    preview: preview.url,
    has: (file: string) => [...found.entries, ...workspace.changed()].some((one) => one.file === file),
    hasPicture: (file: string) => found.choices.media.includes(file),
    pictureFile: (file: string) => path.join(workspace.folder, file),
    state: (): EditState => ({
      entries: found.entries,
      ...found.choices,
      hasGit,
      preview: preview.url,
      changes: workspace.changed().flatMap(pendingOf),
      problems: found.checked ? problemsOf(found.checked) : [],
      correctable: found.checked?.diagnostics.filter(isOwnFixable).length ?? 0,
      canUndo: workspace.steps.canUndo,
      canRedo: workspace.steps.canRedo,
      round: round(),
      stale: workspace.stale(),
      ...(found.saved !== undefined && { saved: found.saved.title }),
    }),
    unsaved: () => workspace.changed().map(({ file }) => file),
    open: (file: string): OpenedFile => {
      const value = workspace.value(file);
      const isUnreadable = workspace.text(file)?.trim() !== '' && dataOf(workspace.text(file)) === undefined;
      const name = schemaOfFile(file, value);
      const schema = name === undefined ? {} : bundledSchema(name, schemaReader(workspace.folder));
      return { file, value, isUnreadable, schema, canDelete: canDelete(workspace, file) };
    },
    table: (subject: Subject, language: string) => openTable(workspace, subject, language),
    search: (query: string) => searchContent(workspace, found.entries, query),
  };
}

const changedElsewhere = (file: string): ChangeRefused =>
  new ChangeRefused(
    `"${file}" was changed at the same place in another window or by another program. It is shown as it is now: make your change again.`,
  );

const changedMeanwhile = (file: string): ChangeRefused =>
  new ChangeRefused(
    `Nothing was saved: another program has changed "${file}" at the same place. Copy what you want to keep, then read it again, which discards your changes to this file.`,
  );

/** Returns what a file says once a form has changed it: what was changed elsewhere since the form was filled stays. */
function joined(workspace: Workspace, file: string, { value, before }: Record<'value' | 'before', unknown>): unknown {
  const now = workspace.value(file);
  const own = workspace.text(file) === undefined ? undefined : editsBeside(before ?? now, value, now);
  if (!own) throw changedElsewhere(file);
  return dataAfter(now, own);
}

function changing({ workspace, options, found, change, requireSeen }: Core) {
  return {
    setValue: (file: string, value: unknown, before: unknown) =>
      change(() => workspace.setValues(new Map([[file, joined(workspace, file, { value, before })]]))),
    add: (thing: Addable, fields: Fields) =>
      change(() => {
        const draft = openDraft(workspace.folder);
        // What is no figure stays as it is, and is marked in the form.
        const figure = (name: string): unknown =>
          readFigure(workspace.folder, ['courses', name], String(fields[name] ?? '')) ?? fields[name];
        addToDraft(draft, thing, { ...fields, hours: figure('hours'), price: figure('price') });
        const changes = draft.changes();
        workspace.take(changes);
        return changes.map(({ file }) => file);
      }),
    type: (subject: Subject, cells: readonly TypedCell[], round = Infinity) =>
      change(() => {
        if (subject === 'sessions') requireSeen(SCHEDULE, round);
        return typeCells(workspace, subject, cells);
      }),
    /** Imports rows with titles; of others, returns the cells. */
    paste: (subject: Subject, text: string): Promise<Pasted | { readonly cells: readonly (readonly string[])[] }> =>
      change(async () =>
        (await isSheet(workspace, subject, text))
          ? pasteSheet(workspace, subject, { text, now: options.now() })
          : { cells: await cellsOfClipboard(text) },
      ),
    removeRows: (keys: readonly unknown[], round = Infinity) =>
      change(() => {
        requireSeen(SCHEDULE, round);
        removeSessions(workspace, keys);
      }),
    addPicture: (bytes: Uint8Array, choice: PictureChoice) =>
      change(async () => {
        const made = await preparePicture(bytes, choice);
        const file = freePictureName(choice.name, made.ending, found.choices.media);
        workspace.take([{ file, after: made.bytes.toString('base64'), encoding: 'base64' }]);
        return file;
      }),
    step: (way: 'undo' | 'redo') => change(() => void workspace.steps[way]()),
    revert: (file: string, index: unknown, round = Infinity) =>
      change(() => {
        requireSeen(file, round);
        workspace.revert(file, index);
      }),
    reread: (file: string) => change(() => workspace.reread(file)),
  };
}

function correcting({ workspace, options: { now }, change }: Core) {
  return {
    /** Makes the corrections that need no decision. */
    correct: () =>
      change(async () => {
        const job = { content: workspace.folder, now: now(), isDryRun: true, isChosen: () => true };
        workspace.take((await fixContent(job)).files);
      }),
  };
}

function deleting({ workspace, options: { now }, change }: Core) {
  return {
    deletion: (file: string, to?: string) => change(() => planDeletion(workspace, file, { to, now: now() })),
    delete: (file: string, to?: string) =>
      change(async () => {
        const result = await deletionOf(workspace, file, { to, now: now() });
        refuseErrors('Nothing was deleted', result);
        workspace.take(result.changes);
      }),
  };
}

function saving({ workspace, options: { content, now }, found, change }: Core) {
  return {
    /** Writes all changes, as one step that can be taken back; with a sentence, it is committed as well. */
    save: (sentence: string) =>
      change(async () => {
        const files = workspace.changed().map(({ file }) => file);
        workspace.follow(files);
        const [stale] = workspace.stale();
        if (stale !== undefined) throw changedMeanwhile(stale);
        const changes = workspace.changed();
        const at = now();
        found.saved = { title: await saveChanges(content, at, changes), at: at.toISOString() };
        workspace.settle();
        if (sentence !== '') await commitFiles(content, files, sentence);
      }),
    unsave: () =>
      change(async () => {
        if (workspace.changed().length > 0)
          throw new ChangeRefused(
            'Save or take back your changes first: then what was saved before can be taken back.',
          );
        const last = await undoChange({ content, isDryRun: true, isForced: false });
        if (last && (last.title !== found.saved?.title || last.at !== found.saved.at))
          throw new ChangeRefused(
            `Nothing was taken back: the last change of the content is "${last.title}", which "npx prospectus undo" takes back.`,
          );
        const undone = await undoChange({ content, isDryRun: false, isForced: false });
        if (undone && undone.changedSince.length > 0)
          throw new ChangeRefused(
            `Nothing was taken back: ${undone.changedSince.join(', ')} was changed by another program since.`,
          );
        found.saved = undefined;
        workspace.follow(undone?.files.map(({ file }) => file) ?? []);
      }),
  };
}

/** A content folder that is being edited. */
export type EditSession = Awaited<ReturnType<typeof openSession>>;

/** Opens a content folder to edit it, and its preview. */
export async function openSession(given: EditOptions) {
  let isOpen = true;
  // The preview may still be asked for a picture when its copy is gone.
  const options = { ...given, onFault: (error: unknown) => (isOpen ? given.onFault(error) : undefined) };
  const core = await openCore(options);
  const { workspace, preview, change, rest } = core;
  const stopWatching = watchFolder(options.content, (files) => {
    const names = [...files].map((file) => file.split(path.sep).join('/'));
    change(() => workspace.follow(names)).catch(options.onFault);
  });
  const close = async (isKept?: boolean): Promise<void> => {
    isOpen = false;
    stopWatching();
    await rest();
    await preview.close();
    workspace.close(isKept);
  };
  return { ...reading(core), ...changing(core), ...correcting(core), ...deleting(core), ...saving(core), close };
}

/** Writes the changes into the content, all or none; returns how the step is called. */
async function saveChanges(
  content: string,
  now: Date,
  changes: readonly ReturnType<Workspace['changed']>[number][],
): Promise<string> {
  const names = changes.map(({ file }) => file);
  const title = `${SAVED}${names.length > 3 ? `${names.length} files` : names.join(', ')}`;
  const result = await makeChange({ content, now, title, isDryRun: false }, (draft) => {
    for (const { file, before, after, encoding } of changes) {
      if (encoding) draft.writePicture(file, after ?? '');
      else if (draft.text(file) === before) draft.write(file, after);
      else throw changedMeanwhile(file);
    }
  });
  refuseErrors('Nothing was saved', result);
  return title;
}

/** Throws a ChangeRefused for a change that would add errors. */
function refuseErrors(what: string, { isRefused, diagnostics }: ChangeResult): void {
  if (!isRefused) return;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  throw new ChangeRefused(
    `${what}, since the content would have new errors: ${errors.map(({ message }) => message).join(' ')}`,
  );
}
