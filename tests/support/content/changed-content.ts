// A content folder that is read once and then checked as if one of its files were different, without writing to disk.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoize } from '../../../generator/base/memoize.ts';
import { arrange, hasErrors } from '../../../generator/rules/arrange.ts';
import type { Diagnostic } from '../../../generator/model/diagnostic.ts';
import { link } from '../../../generator/site/link.ts';
import { supplyPages } from '../../../generator/site/needed-pages.ts';
import { examineSource } from '../../../generator/build/examine/examine-file.ts';
import { listContent, sortListing, type KnownFile } from '../../../generator/read/load.ts';
import { inspectAttachments } from '../../../generator/read/media/inspect-attachments.ts';
import { measureMedia } from '../../../generator/read/media/measure-media.ts';
import { readSource } from '../../../generator/read/read-source.ts';
import type { Examined, LinkedSite, Outcome, SourceFile } from '../../../generator/model/content.ts';
import type { ReadContent } from '../../../generator/model/planned.ts';
import { filesIn } from '../program/files-in.ts';
import { writeFiles, type Files } from './site.ts';

export interface ChangedContent {
  readonly files: readonly string[];
  readonly textOf: (file: string) => string;
  /** Checks the content with one file replaced: reads, validates and links, like `check`. */
  readonly check: (file: string, text: string | Buffer) => Promise<ChangedCheck>;
  /** Checks the content with files replaced, added or, where they are undefined, removed. */
  readonly checkFiles: (changes: Changes) => Promise<readonly Diagnostic[]>;
  /** Reads and validates only that file. */
  readonly checkFile: (file: string, text: string | Buffer) => Promise<ChangedCheck>;
}

/** New contents of files by name; undefined removes one. */
export type Changes = Files;

export interface ChangedCheck {
  readonly source: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
  /** The linked content with what reads its files; absent where it has errors, and where one file was checked alone. */
  readonly linked?: { readonly site: LinkedSite; readonly readContent: ReadContent };
}

/** Measures the pictures and attachments among changes, which are read from a folder. */
async function measureNew(changes: Changes, pictures: readonly string[], attachments: readonly string[]) {
  if (pictures.length + attachments.length === 0) return { pictures: [], attachments: [], diagnostics: [] };
  const own = mkdtempSync(join(tmpdir(), 'prospectus-media-'));
  writeFiles(own, Object.fromEntries(Object.entries(changes).filter(([file]) => file.startsWith('media/'))));
  const measured = await measureMedia(own, pictures);
  const inspected = inspectAttachments(own, attachments);
  rmSync(own, { recursive: true });
  return {
    pictures: measured.value,
    attachments: inspected.value,
    diagnostics: [...measured.diagnostics, ...inspected.diagnostics],
  };
}

async function readContent(content: string, now: Date): Promise<ChangedContent> {
  const { value: listed, diagnostics: listProblems } = await listContent(content);
  const { value: media } = await measureMedia(content, listed.pictures);
  const { value: attachments } = inspectAttachments(content, listed.attachments);
  const texts = new Map(listed.files.map(({ file }) => [file, readFileSync(join(content, file), 'utf8')]));
  const read = (known: KnownFile, text: string | Buffer): Outcome<SourceFile> =>
    readSource(known, typeof text === 'string' ? Buffer.from(text) : text);
  const examineText = (known: KnownFile, text: string | Buffer): Promise<Examined> => examineSource(read(known, text));
  const find = (file: string): KnownFile => {
    const known = listed.files.find((one) => one.file === file);
    if (!known) throw new Error(`There is no file ${file}.`);
    return known;
  };
  const dataOf = memoize((known: KnownFile): unknown => read(known, texts.get(known.file) ?? '').value.data);
  const names = filesIn(content).filter((name) => !/(?:^|\/)\.[^/]*\//.test(name));
  const foldersOf = (files: readonly string[]): readonly string[] => [
    ...new Set(files.flatMap((file) => (file.includes('/') ? [file.slice(0, file.lastIndexOf('/'))] : []))),
  ];
  const examined = await Promise.all(listed.files.map((known) => examineText(known, texts.get(known.file) ?? '')));
  return {
    files: listed.files.map(({ file }) => file),
    textOf: (file) => texts.get(find(file).file) ?? '',
    checkFiles: async (changes) => {
      const there = [
        ...names.filter((name) => !(name in changes)),
        ...Object.keys(changes).filter((name) => changes[name] !== undefined),
      ].sort();
      const { value: folder, diagnostics: problems } = sortListing({
        files: there,
        folders: foldersOf(there),
        read: (file) => String(changes[file] ?? texts.get(file) ?? ''),
      });
      const known = new Map(examined.map((one) => [one.source.file, one]));
      const read = await Promise.all(
        folder.files.map(async (one) => {
          const changed = changes[one.file];
          return changed === undefined ? (known.get(one.file) ?? examineText(one, '')) : examineText(one, changed);
        }),
      );
      const all = supplyPages(read);
      const isNew = (file: string) => changes[file] !== undefined;
      const added = await measureNew(changes, folder.pictures.filter(isNew), folder.attachments.filter(isNew));
      const loaded = {
        sources: all.map(({ source }) => source),
        media: [...media.filter(({ file }) => folder.pictures.includes(file) && !isNew(file)), ...added.pictures],
        attachments: [
          ...attachments.filter(({ file }) => folder.attachments.includes(file) && !isNew(file)),
          ...added.attachments,
        ],
        others: folder.others,
      };
      const linked = link({ examined: all, loaded, now });
      return arrange([...problems, ...added.diagnostics, ...linked.diagnostics]);
    },
    checkFile: async (file, text) => {
      const { source, diagnostics } = await examineText(find(file), text);
      return { source, diagnostics: arrange(diagnostics) };
    },
    check: async (file, text) => {
      const changed = await examineText(find(file), text);
      const all = supplyPages(examined.map((known) => (known.source.file === file ? changed : known)));
      const loaded = { sources: all.map(({ source }) => source), media, attachments, others: listed.others };
      const linked = link({ examined: all, loaded, now });
      const diagnostics = arrange([...listProblems, ...linked.diagnostics]);
      const readOne: ReadContent = (one) =>
        one.file === file ? read(find(file), text).value.data : dataOf(find(one.file));
      const isWhole = linked.value !== undefined && !hasErrors(diagnostics);
      return { source: changed.source, diagnostics, ...(isWhole && { linked: { site: linked.value, readContent: readOne } }) };
    },
  };
}

const readAt = memoize((place: string): Promise<ChangedContent> => {
  const [content = '', moment] = place.split('\n');
  return readContent(content, new Date(Number(moment)));
});

/** Reads a content folder, which stays as it is, for checks with changes at the moment `now`; a process reads it once. */
export const changedContent = (content: string, now: Date): Promise<ChangedContent> =>
  readAt(`${content}\n${now.getTime()}`);
