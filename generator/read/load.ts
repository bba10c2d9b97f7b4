// Reads the content folder. A problem in one file never stops the others from being read.
import { readFileSync, statSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { digest } from '../base/digest.ts';
import { codeOf, isRefusal, textOf } from '../base/disk.ts';
import { builtInKinds, type Kinds, originalKind } from '../kinds/kinds.ts';
import { isAttachment } from '../model/attachment.ts';
import type { Outcome, SourceFile } from '../model/content.ts';
import { type Diagnostic, startOf } from '../model/diagnostic.ts';
import { EXTRA_FILE } from '../model/theme-properties.ts';
import * as rules from '../rules/words/load.ts';
import { languageNamed } from './schema/names-in-languages.ts';
import { type KnownFile, readSource, tooLarge, unreadSource } from './read-source.ts';

// Lists the files below the content folder. Links are followed only to files within it, so that everything published is
// kept with the content.

/** Files and folders, relative to the content folder with `/`, sorted by name. */
interface FolderListing {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  /** Reads a file of the listing as text; what cannot be read is empty. */
  readonly read?: (file: string) => string;
}

type Followed = 'file' | 'folder' | Diagnostic;

async function follow(content: string, file: string): Promise<Followed> {
  try {
    const [root, target] = await Promise.all([realpath(content), realpath(path.join(content, file))]);
    const isFile = (await stat(target)).isFile();
    if (!target.startsWith(root + path.sep)) return rules.outsideLink({ file }, startOf(file));
    return isFile ? 'file' : 'folder';
  } catch {
    return rules.unreadableFile({ file, is: 'link' }, startOf(file));
  }
}

/** Reports the folder that the system refused to open; any other error is a bug and rethrown. Windows and macOS refuse with EPERM. */
export function closedFolder(content: string, error: unknown): Diagnostic {
  const reason = ({ EACCES: 'permission', EPERM: 'permission', ENOENT: 'name' } as const)[codeOf(error)];
  if (reason === undefined || !(error instanceof Error && 'path' in error)) throw error;
  const file = path.relative(content, String(error.path)).split(path.sep).join('/') || '.';
  return rules.unreadableFile({ file, is: reason }, startOf(file));
}

/** Lists the content folder without hidden files and locks of Office; undefined if a folder cannot be opened. */
async function listFiles(content: string): Promise<Outcome<FolderListing | undefined>> {
  try {
    return await listOpen(content);
  } catch (error) {
    return { value: undefined, diagnostics: [closedFolder(content, error)] };
  }
}

async function listOpen(content: string): Promise<Outcome<FolderListing>> {
  const found = await readdir(content, { recursive: true, withFileTypes: true });
  const prefixes = new Map<string, string>();
  const items = found
    .map((item) => ({ item, file: prefixOf(item.parentPath) + item.name }))
    .filter(({ file }) => !/(?:^|\/)(?:\.|~\$)/.test(file));
  const links = items.filter(({ item }) => item.isSymbolicLink());
  const followed = await Promise.all(links.map(async ({ file }) => ({ file, is: await follow(content, file) })));
  const linked = (kind: Followed): readonly string[] => followed.flatMap(({ file, is }) => (is === kind ? [file] : []));
  const files = items.flatMap(({ item, file }) => (item.isFile() ? [file] : []));
  const folders = items.flatMap(({ item, file }) => (item.isDirectory() ? [file] : []));
  return {
    value: {
      read: (file) => textOf(path.join(content, file)) ?? '',
      files: [...files, ...linked('file')].sort(),
      folders: [...folders, ...linked('folder')].sort(),
    },
    diagnostics: followed.flatMap(({ is }) => (typeof is === 'string' ? [] : [is])),
  };

  function prefixOf(folder: string): string {
    const prefix =
      prefixes.get(folder) ??
      path
        .relative(content, folder + path.sep)
        .split(path.sep)
        .join('/');
    prefixes.set(folder, prefix);
    return prefix === '' ? '' : `${prefix}/`;
  }
}

export type { KnownFile } from './read-source.ts';

/** Whether a file is read as YAML. Windows hides the .txt that Notepad appends. */
export const isYaml = (file: string): boolean => /\.ya?ml(?:\.txt)?$/i.test(file);

/** The name that a file with capitals, or with another way to write its ending such as .yml, should have; undefined for all others. */
function meantName(file: string, { ofFile }: Kinds): string | undefined {
  const name = file.replace(/(?:\.ya?ml)+(?:\.txt)?$/i, '.yaml');
  if (name !== file && ofFile(name)) return name;
  return !ofFile(file) && ofFile(name.toLowerCase()) ? name.toLowerCase() : undefined;
}

/** What a YAML file most likely is, by the fields that no other kind has. */
function sniff(text: string): { readonly thing: string; readonly folder: string } | undefined {
  if (/^template:/m.test(text)) return { thing: 'page', folder: 'pages' };
  if (/^title:/m.test(text) && /^date:/m.test(text) && /^text:/m.test(text))
    return { thing: 'news item', folder: 'news' };
  if (/^name:/m.test(text) && /^biography:/m.test(text)) return { thing: 'trainer', folder: 'trainers' };
  const isCourse = /^slug:/m.test(text) && /^(?:curriculum|objectives|overview|hours|level):/m.test(text);
  return isCourse ? { thing: 'course', folder: 'courses' } : undefined;
}

/** Where a file of this name would be read, if what it says belongs into another folder. */
function meantPlace(file: string, { files, read }: FolderListing): Misplaced | undefined {
  if (!file.endsWith('.yaml') || file.startsWith('media/') || !read) return undefined;
  const found = sniff(read(file));
  const name = found && `${found.folder}/${path.posix.basename(file)}`;
  return found && name !== undefined && name !== file && !files.includes(name)
    ? { name, thing: found.thing }
    : undefined;
}

interface Misplaced {
  readonly name: string;
  readonly thing: string;
  readonly is?: 'translation';
}

type MeantNames = ReadonlyMap<string, string>;

/** Files that are in another folder than they should be, with their right names. */
type MisplacedFiles = ReadonlyMap<string, Misplaced>;

/** Where a translation that is beside its original, such as courses/capm.ar.yaml, is read; no original has a point in its name. */
function translationMeant(file: string, { files }: FolderListing, { ofFile }: Kinds): Misplaced | undefined {
  const [, original = '', language = ''] = /^([^.]+)[._]([a-z]{2,3})\.yaml$/.exec(file) ?? [];
  const name = `${language}/${original}.yaml`;
  const isIt = original !== '' && files.includes(`${original}.yaml`) && ofFile(name) && !files.includes(name);
  return isIt ? { name, thing: 'translation', is: 'translation' } : undefined;
}

const misplacedFiles = (listing: FolderListing, meant: MeantNames, kinds: Kinds): MisplacedFiles =>
  new Map(
    listing.files.flatMap((file) => {
      const kind = kinds.ofFile(file)?.name;
      const translation = translationMeant(file, listing, kinds);
      if (translation) return [[file, translation] as const];
      if (meant.has(file)) return [];
      const place = isYaml(file) && (kind === undefined || kind === 'page') ? meantPlace(file, listing) : undefined;
      return place && kinds.ofFile(place.name)?.name !== kind ? [[file, place] as const] : [];
    }),
  );

/** Left by other programs, or written for colleagues: files that are not taken for content are not reported. */
const isStray = (file: string): boolean =>
  !file.startsWith('media/') &&
  /(?:\.(?:bak|orig|old|tmp|swp|rej|docx?|docm|xlsx?|xlsm|pptx?|odt|ods|odp|csv|tsv|rtf|pages|numbers|key|eml|msg|zip)|~)$/i.test(
    file,
  );

/** Whether a file, beside those that are read, is a text in another form: with the ending .yaml it would be read. */
const isOtherText = (file: string, { ofFile }: Kinds): boolean =>
  /\.(?:md|markdown|txt|json|toml)$/i.test(file) &&
  !/(?:^|\/)(?:README|NOTES?|TODO|CHANGELOG|LICEN[CS]E)\b[^/]*$/i.test(file) &&
  !isYaml(file) &&
  ofFile(file.replace(/\.\w+$/, '.yaml')) !== undefined;

/** How a file is read. */
export interface LoadOptions {
  /** The hash that its bytes had, if they are known. */
  readonly hash?: string | undefined;
  readonly kinds?: Kinds;
}

/** Reads and parses one content file; undefined where its bytes have the hash of the options. */
export function loadFile(
  content: string,
  known: KnownFile,
  { hash, kinds = builtInKinds }: LoadOptions = {},
): Outcome<SourceFile> | undefined {
  const { file } = known;
  try {
    const bytes = readFileSync(path.join(content, file));
    return hash !== undefined && digest(bytes) === hash ? undefined : readSource(known, bytes, kinds);
  } catch (error) {
    const [value, code] = [unreadSource(known), codeOf(error)];
    if (code === 'ERR_FS_FILE_TOO_LARGE')
      return { value, diagnostics: [tooLarge(known, statSync(path.join(content, file)).size, kinds)] };
    // Any other error is a bug, or about all files.
    if (!isRefusal(error) || /^E[MN]FILE$/.test(code)) throw error;
    const reason = code === 'ENOENT' ? 'name' : 'permission';
    return { value, diagnostics: [rules.unreadableFile({ file, is: reason }, startOf(file))] };
  }
}

function checkNames(
  listing: FolderListing,
  linkProblems: readonly Diagnostic[],
  {
    kinds,
    meant,
    misplaced,
  }: { readonly kinds: Kinds; readonly meant: MeantNames; readonly misplaced: MisplacedFiles },
): readonly Diagnostic[] {
  const { ofFile } = kinds;
  const { files, folders } = listing;
  const single = kinds.all.flatMap(({ files: place }) => ('file' in place ? [place] : []));
  const present = new Set([
    ...files,
    ...folders,
    ...meant.values(),
    ...linkProblems.map(({ location }) => location.file),
  ]);
  if (![...present].some(ofFile)) {
    const inner = files.find((file) => path.posix.basename(file) === 'site.yaml');
    return [rules.emptyFolder({ inner: inner && path.posix.dirname(inner) }, startOf('site.yaml')), ...linkProblems];
  }
  const missing = single.filter(({ file, isOptional }) => !present.has(file) && !isOptional);
  const unexpected = files.filter(
    (file) =>
      (isYaml(file) || (/\.css(?:\.txt)?$/i.test(file) && file !== EXTRA_FILE)) &&
      !ofFile(file) &&
      !meant.has(file) &&
      !misplaced.has(file) &&
      !file.startsWith('media/'),
  );
  return [
    ...linkProblems,
    ...folders.filter(ofFile).map((file) => rules.unreadableFile({ file, is: 'folder' }, startOf(file))),
    ...wrongNames([...meant]),
    ...[...misplaced].map(([file, facts]) => rules.wrongFolder({ file, ...facts }, startOf(file))),
    ...files
      .filter((file) => (isStray(file) || isOtherText(file, kinds)) && !ofFile(file))
      .map((file) => rules.strayFile({ file, is: isStray(file) ? 'other' : 'text' }, startOf(file))),
    ...missing.map(({ file }) => rules.missingFile({ file }, startOf(file))),
    ...unexpected.map((file) =>
      rules.unexpectedFile(
        { file, known: single.map((place) => place.file), meant: inLanguage(file, kinds) },
        startOf(file),
      ),
    ),
  ];
}

/** What is wrong in the names of files: that of a folder once, at the first file in it. */
function wrongNames(meant: readonly (readonly [file: string, name: string])[]): readonly Diagnostic[] {
  const found = meant.toReversed().map(([file, name]) => {
    const [written, right] = [file.split('/'), name.split('/')];
    const end = written.findIndex((part, i) => part !== right[i]) + 1;
    const [own, better] = [written.slice(0, end).join('/'), right.slice(0, end).join('/')];
    const is = end < written.length ? 'folder' : better === own.toLowerCase() ? 'capitals' : 'other';
    return [own, rules.wrongEnding({ file: own, name: better, is }, startOf(file))] as const;
  });
  return [...new Map(found).values()];
}

/** The name that a file in the folder of a language should have, where the folder has the language's name or a country. */
function inLanguage(file: string, { ofFile }: Kinds): string | undefined {
  const [folder = '', ...rest] = file.split('/');
  const code = languageNamed(folder) ?? folder.toLowerCase().replace(/[-_].*$/, '');
  const name = [code, ...rest].join('/');
  return name !== file && ofFile(name) ? name : undefined;
}

const isPicture = (file: string): boolean => /^media\/.*\.(?:jpe?g|png|webp|avif|svg)$/i.test(file);

/** What is in the content folder, without what the content files say. */
export interface ContentFolder {
  /** Sorted by name. */
  readonly files: readonly KnownFile[];
  readonly pictures: readonly string[];
  /** The documents and videos in the media folder. */
  readonly attachments: readonly string[];
  /** All other files that are not YAML. */
  readonly others: readonly string[];
}

/**
 * Lists what is below the folder `content`.
 * @see the rules `load/*`
 */
export async function listContent(content: string, kinds: Kinds = builtInKinds): Promise<Outcome<ContentFolder>> {
  const { value: listing, diagnostics: linkProblems } = await listFiles(content);
  if (!listing) return { value: { files: [], pictures: [], attachments: [], others: [] }, diagnostics: linkProblems };
  return sortListing(listing, linkProblems, kinds);
}

/**
 * Sorts the files of a content folder by what they are; `linkProblems` are those of its symbolic links.
 * @see the rules `load/*`
 */
export function sortListing(
  listing: FolderListing,
  linkProblems: readonly Diagnostic[] = [],
  kinds: Kinds = builtInKinds,
): Outcome<ContentFolder> {
  const there = new Set(listing.files);
  const meant: MeantNames = new Map(
    listing.files.flatMap((file) => [meantName(file, kinds) ?? []].flat().map((name) => [file, name] as const)),
  );
  const misplaced = misplacedFiles(listing, meant, kinds);
  const files = listing.files.flatMap((file) => {
    // Only its ending is wrong: whatever refers to it is right, and what it says is checked.
    const place = misplaced.get(file);
    const right = place?.name ?? meant.get(file) ?? file;
    const kind = kinds.ofFile(there.has(right) ? file : right);
    const isTranslation = kind !== undefined && originalKind(kind.name) !== undefined;
    // The folder of a translation says in which language it is.
    return kind && !(isTranslation && right.split('/')[0] !== file.split('/')[0]) ? [{ file, kind: kind.name }] : [];
  });
  return {
    value: {
      files,
      pictures: listing.files.filter(isPicture),
      attachments: listing.files.filter(isAttachment),
      others: listing.files.filter(
        (file) => !isPicture(file) && !isAttachment(file) && !isYaml(file) && !kinds.ofFile(file),
      ),
    },
    diagnostics: checkNames(listing, linkProblems, { kinds, meant, misplaced }),
  };
}
