// Nothing changed is the commonest change: where every content file is as it was at the last check, by the same
// program on the same hour, what it found is told again without a file being opened.
import { createHash, randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckOptions, CheckResult } from './check.ts';
import { projectFolder } from './project-folder.ts';

/** What is kept of a check. */
type Findings = Pick<CheckResult, 'diagnostics' | 'files' | 'sources'>;

interface Memory extends Findings {
  readonly key: string;
}

const memories = path.join(projectFolder, '.prospectus', 'cache', 'checks');

/** A file saved this shortly before the check may have been saved again within the same tick of the clock. */
const UNSURE_MS = 1000;

const sha = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** The program's compiled files have a name of their own for every state of its sources; elsewhere nothing is remembered. */
const program = /\/\.prospectus\/programs\/[^/]+\//.exec(import.meta.url)?.[0];

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) => path.join(item.parentPath, item.name));

interface State {
  /** Changes when any file does. */
  readonly key: string;
  /** When the youngest file was changed, in milliseconds of the file system's clock. */
  readonly newest: number;
}

function stateOf(content: string, now: Date): State {
  const hour = now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
  const hash = createHash('sha256').update(`${program} ${content} ${hour}\n`);
  let newest = 0;
  for (const file of [...filesBelow(path.join(projectFolder, 'schemas')), ...filesBelow(content)]) {
    const { size, mtimeMs, ctimeMs, ino } = lstatSync(file);
    newest = Math.max(newest, mtimeMs, ctimeMs);
    hash.update(`${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}\n`);
  }
  return { key: hash.digest('hex'), newest };
}

/** What was remembered of exactly this state. */
function recall(file: string, { key, newest }: State): Memory | undefined {
  try {
    if (statSync(file).mtimeMs < newest + UNSURE_MS) return undefined;
    const memory = JSON.parse(readFileSync(file, 'utf8')) as Memory;
    return memory.key === key ? memory : undefined;
  } catch {
    return undefined;
  }
}

function write(file: string, memory: Memory): void {
  const work = `${file}.${randomUUID()}`;
  try {
    mkdirSync(memories, { recursive: true });
    writeFileSync(work, JSON.stringify(memory));
    renameSync(work, file);
  } catch {
    // A project that cannot be written to forgets: the check is slower, and no less right.
  }
}

/** Returns what `run` finds, or what it found before where no file has changed since. */
export async function rememberCheck(options: CheckOptions, run: () => Promise<CheckResult>): Promise<CheckResult> {
  if (program === undefined) return run();
  const started = performance.now();
  const content = path.resolve(options.content);
  const file = path.join(memories, `${sha(content)}.json`);
  const state = stateOf(content, options.now);
  const memory = recall(file, state);
  if (!memory) {
    const { diagnostics, files, sources, ...rest } = await run();
    write(file, { key: state.key, diagnostics, files, sources });
    return { diagnostics, files, sources, ...rest };
  }
  const { diagnostics, files, sources } = memory;
  const textOf = (name: string): string | undefined =>
    sources.includes(name) ? readFileSync(path.join(content, name), 'utf8') : undefined;
  return { diagnostics, files, sources, textOf, milliseconds: performance.now() - started };
}
