// Reads the content folder. Every file is read to the end whatever the others look like.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startOf, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { missingFile, unexpectedFile, unreadableFile, wrongEnding } from '../diagnostics/rules/load.ts';
import type { Kind, LoadedContent, Outcome, SourceFile } from '../model.ts';
import { listFiles, type Listing } from './list-files.ts';
import { measureMedia } from './measure-media.ts';
import { readSource } from './read-source.ts';

const kindByFile: Readonly<Record<string, Kind>> = {
  'site.yaml': 'site',
  'forms.yaml': 'forms',
  'catalogue.yaml': 'catalogue',
  'schedule.yaml': 'schedule',
  'stories.yaml': 'stories',
  'seo.yaml': 'seo',
  'redirects.yaml': 'redirects',
  'addresses.yaml': 'addresses',
};

/** Files that a site may do without. */
const optional = ['addresses.yaml'];

const kindByFolder: Readonly<Record<string, Kind>> = { courses: 'course', pages: 'page', messages: 'messages' };

function kindOf(file: string): Kind | undefined {
  const [folder, name, ...deeper] = file.split('/');
  if (name === undefined) return kindByFile[file];
  return deeper.length === 0 && name.endsWith('.yaml') ? kindByFolder[folder ?? ''] : undefined;
}

/** The name that a file with another way to write its ending, such as .yml, should have; undefined for all others. */
function meantName(file: string): string | undefined {
  const name = file.replace(/\.ya?ml$/i, '.yaml');
  return name !== file && kindOf(name) ? name : undefined;
}

async function loadFile(content: string, file: string, kind: Kind): Promise<Outcome<SourceFile>> {
  try {
    return readSource(file, kind, await readFile(path.join(content, file)));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return {
      value: { file, kind, text: '', data: undefined },
      diagnostics: [unreadableFile({ file, reason: 'permission' }, startOf(file))],
    };
  }
}

/** Whether the system refused to open a file; anything else is a fault of ours. */
const isRefusal = (error: unknown): boolean => error instanceof Error && 'code' in error && 'syscall' in error;

/** Problems with names and places, which need no file to be opened. */
function checkNames({ files, folders }: Listing, linkProblems: readonly Diagnostic[]): readonly Diagnostic[] {
  const meant = new Map(files.flatMap((file) => meantEntry(file)));
  const told = new Set([...files, ...folders, ...meant.values(), ...linkProblems.map(({ location }) => location.file)]);
  const missing = Object.keys(kindByFile).filter((file) => !told.has(file) && !optional.includes(file));
  const unexpected = files.filter(
    (file) => /\.ya?ml$/i.test(file) && !kindOf(file) && !meant.has(file) && !file.startsWith('media/'),
  );
  return [
    ...linkProblems,
    ...folders.filter(kindOf).map((file) => unreadableFile({ file, reason: 'folder' }, startOf(file))),
    ...[...meant].map(([file, name]) => wrongEnding({ file, name }, startOf(file))),
    ...missing.map((file) => missingFile({ file }, startOf(file))),
    ...unexpected.map((file) => unexpectedFile({ file, known: Object.keys(kindByFile) }, startOf(file))),
  ];
}

function meantEntry(file: string): readonly (readonly [string, string])[] {
  const name = meantName(file);
  return name === undefined ? [] : [[file, name]];
}

/**
 * Reads and parses every content file below the folder `content`, in the order of their names.
 * @see the rules `load/*` and `yaml/*`
 */
export async function load(content: string): Promise<Outcome<LoadedContent>> {
  const { value: listing, diagnostics: linkProblems } = await listFiles(content);
  const known = listing.files.flatMap((file) => {
    const kind = kindOf(file);
    return kind ? [{ file, kind }] : [];
  });
  const loaded = await Promise.all(known.map(({ file, kind }) => loadFile(content, file, kind)));
  const media = await measureMedia(content, listing.files);
  return {
    value: { sources: loaded.map(({ value }) => value), media: media.value },
    diagnostics: [
      ...loaded.flatMap((outcome) => outcome.diagnostics),
      ...checkNames(listing, linkProblems),
      ...media.diagnostics,
    ],
  };
}
