// Nothing changed is the commonest change: where every content file is as it was the last time, for the same program on
// the same hour, what was found then is told again without a file being opened.
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { cacheFile, keepFile } from './keep-file.ts';
import { programKey, projectFolder } from './project-folder.ts';

/** What is remembered about a content folder as it is now. */
export interface ContentMemory<Findings> {
  /** What was kept in exactly this state. */
  readonly known: Findings | undefined;
  /** Keeps what was found in this state. */
  keep(findings: Findings): void;
}

export interface ContentMemoryOptions {
  /** The content folder, absolute. */
  readonly content: string;
  readonly now: Date;
  /** The folder of the cache. */
  readonly cache: string;
  /** Tells the one who remembers from others with the same content. */
  readonly name: string;
  /** What else the findings depend on. */
  readonly further: string;
}

/** A file saved this shortly before may have been saved again within the same tick of the clock. */
const UNSURE_MS = 1000;

/** How many findings are kept. */
const KEPT = 64;

/** Hidden files are no content: the editor's schemas among them follow every check. */
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((item) => {
      const file = folder + path.sep + item.name;
      return item.isDirectory() ? filesBelow(file) : [file];
    });

interface State {
  /** Changes when any file does. */
  readonly key: string;
  /** When the youngest file was changed, in milliseconds of the file system's clock. */
  readonly newest: number;
}

/** How many figures tell one state of a file from the next. */
const FIGURES = 4;

function stateOf({ content, now, further }: ContentMemoryOptions): State {
  const hour = now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
  const hash = createHash('sha256').update(`${programKey} ${content} ${hour} ${further}\n`);
  const files = [...filesBelow(path.join(projectFolder, 'schemas')), ...filesBelow(content)];
  // As bytes: writing tens of thousands of fractions as text takes longer than asking for them.
  const figures = new Float64Array(files.length * FIGURES);
  let newest = 0;
  for (const [place, file] of files.entries()) {
    const { size, mtimeMs, ctimeMs, ino } = lstatSync(file);
    newest = Math.max(newest, mtimeMs, ctimeMs);
    figures.set([size, mtimeMs, ctimeMs, ino], place * FIGURES);
  }
  return { key: hash.update(files.join('\n')).update(figures).digest('hex'), newest };
}

/** What cannot be listed is not remembered; whoever reads it tells why. */
function stateOrNothing(options: ContentMemoryOptions): State | undefined {
  try {
    return stateOf(options);
  } catch {
    return undefined;
  }
}

interface Kept<Findings> {
  readonly key: string;
  readonly findings: Findings;
}

function recall<Findings>(file: string, { key, newest }: State): Findings | undefined {
  try {
    if (statSync(file).mtimeMs < newest + UNSURE_MS) return undefined;
    // The program itself has written it.
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept<Findings>;
    return kept.key === key ? kept.findings : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the memory of a content folder as it is now. A program that is not compiled remembers nothing. */
export function contentMemory<Findings>(options: ContentMemoryOptions): ContentMemory<Findings> {
  if (programKey === undefined) return { known: undefined, keep: () => undefined };
  const file = cacheFile(options.cache, `${options.content} ${options.name}`, 'json');
  const state = stateOrNothing(options);
  if (!state) return { known: undefined, keep: () => undefined };
  return {
    known: recall<Findings>(file, state),
    keep: (findings) => keepFile(file, JSON.stringify({ key: state.key, findings } satisfies Kept<Findings>), KEPT),
  };
}
