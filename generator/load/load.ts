// Reads the content folder. A problem in one file never stops the others from being read.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { startOf, type Diagnostic } from '../model/diagnostic.ts';
import { emptyFolder, missingFile, unexpectedFile, unreadableFile, wrongEnding } from '../diagnostics/rules/load.ts';
import { digest } from '../base/digest.ts';
import type { Kind, Outcome, SourceFile } from '../model/content.ts';
import { listFiles, type FolderListing } from './list-files.ts';
import { readSource, tooLarge, unreadSource } from './read-source.ts';

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

/** Files that a site may omit. */
const optional = ['addresses.yaml'];

const kindByFolder: Readonly<Record<string, Kind>> = { courses: 'course', pages: 'page', messages: 'messages' };

function kindOf(file: string): Kind | undefined {
  const [folder, name, ...deeper] = file.split('/');
  if (name === undefined) return kindByFile[file];
  return deeper.length === 0 && name.endsWith('.yaml') ? kindByFolder[folder ?? ''] : undefined;
}

/** Windows hides the .txt that Notepad appends. */
const isYaml = (file: string): boolean => /\.ya?ml(?:\.txt)?$/i.test(file);

/** The name that a file with a non-standard ending, such as .yml, should have; undefined for all others. */
function meantName(file: string): string | undefined {
  const name = file.replace(/\.ya?ml(?:\.txt)?$/i, '.yaml');
  return name !== file && kindOf(name) ? name : undefined;
}

/** Reads and parses one content file; undefined if its bytes have the hash `knownHash`. */
export function loadFile(
  content: string,
  { file, kind }: KnownFile,
  knownHash?: string,
): Outcome<SourceFile> | undefined {
  try {
    const bytes = readFileSync(path.join(content, file));
    return knownHash !== undefined && digest(bytes) === knownHash ? undefined : readSource(file, kind, bytes);
  } catch (error) {
    const value = unreadSource(file, kind);
    if (isTooLong(error))
      return { value, diagnostics: [tooLarge({ file, kind }, statSync(path.join(content, file)).size)] };
    if (!isRefusal(error)) throw error;
    return { value, diagnostics: [unreadableFile({ file, reason: 'permission' }, startOf(file))] };
  }
}

/** Whether the system refused to open a file; any other error is a bug. */
const isRefusal = (error: unknown): boolean => error instanceof Error && 'code' in error && 'syscall' in error;

/** Whether a file is longer than Node.js can read into memory. */
const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_FS_FILE_TOO_LARGE';

/** Problems with names and folders, which can be found without opening a file. */
function checkNames({ files, folders }: FolderListing, linkProblems: readonly Diagnostic[]): readonly Diagnostic[] {
  const meant = new Map(files.flatMap((file) => meantEntry(file)));
  const present = new Set([
    ...files,
    ...folders,
    ...meant.values(),
    ...linkProblems.map(({ location }) => location.file),
  ]);
  if (![...present].some(kindOf)) {
    const inner = files.find((file) => path.posix.basename(file) === 'site.yaml');
    return [emptyFolder({ inner: inner && path.posix.dirname(inner) }, startOf('site.yaml')), ...linkProblems];
  }
  const missing = Object.keys(kindByFile).filter((file) => !present.has(file) && !optional.includes(file));
  const unexpected = files.filter(
    (file) => isYaml(file) && !kindOf(file) && !meant.has(file) && !file.startsWith('media/'),
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

const isPicture = (file: string): boolean => /^media\/.*\.(?:jpe?g|png|webp|avif|svg)$/i.test(file);

/** A file whose name determines the kind of its content. */
export type KnownFile = Pick<SourceFile, 'file' | 'kind'>;

/** What the content folder contains, apart from the contents of its YAML files. */
export interface ContentFolder {
  /** Sorted by name. */
  readonly files: readonly KnownFile[];
  /** The pictures in the media folder. */
  readonly pictures: readonly string[];
  /** All other files that are not YAML. */
  readonly others: readonly string[];
}

/**
 * Lists what is below the folder `content`.
 * @see the rules `load/*`
 */
export async function listContent(content: string): Promise<Outcome<ContentFolder>> {
  const { value: listing, diagnostics: linkProblems } = await listFiles(content);
  if (!listing) return { value: { files: [], pictures: [], others: [] }, diagnostics: linkProblems };
  const there = new Set(listing.files);
  const files = listing.files.flatMap((file) => {
    const meant = meantName(file);
    // Only the ending is wrong: references to the file are right, and its contents are checked as usual.
    const kind = kindOf(meant === undefined || there.has(meant) ? file : meant);
    return kind ? [{ file, kind }] : [];
  });
  return {
    value: {
      files,
      pictures: listing.files.filter(isPicture),
      others: listing.files.filter((file) => !isPicture(file) && !isYaml(file)),
    },
    diagnostics: checkNames(listing, linkProblems),
  };
}
