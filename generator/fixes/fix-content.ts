// check --fix: applies what nobody has to decide. All rounds are made in a copy of the content, and the author's files are
// replaced at the end, each as a whole; a file that somebody has saved meanwhile is left alone.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '../base/group-by.ts';
import { replaceFile } from '../base/replace-file.ts';
import type { Diagnostic, Fix } from '../model/diagnostic.ts';
import { check } from '../pipeline/check.ts';
import { applyFixes } from '../model/apply-fixes.ts';
import { copyContent } from './content-copy.ts';

export interface FixOptions {
  readonly content: string;
  /** The moment by which sessions are past or to come. */
  readonly now: Date;
  /** Whether a file, relative to the content folder with `/`, may be changed. */
  readonly isChosen: (file: string) => boolean;
  readonly isDryRun: boolean;
}

/** A file before and after. */
export interface FixedFile {
  /** Relative to the content folder, with `/`. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

export interface FixResult {
  readonly files: readonly FixedFile[];
  /** What was fixed, in the order in which it was. */
  readonly fixed: readonly Diagnostic[];
  /** Files that somebody else saved, renamed or deleted meanwhile, and that were left as they are. */
  readonly left: readonly string[];
}

type Fixable = Diagnostic & { readonly fix: Fix };

/** More rounds than mistakes can hide each other. */
const MAX_ROUNDS = 20;

const MARK = '\uFEFF';

const isFixable = (diagnostic: Diagnostic): diagnostic is Fixable =>
  diagnostic.fix !== undefined && diagnostic.fix.isGuess !== true;

/** A fix that is proposed again after it was made leads nowhere. */
const keyOf = ({ code, message, location, fix }: Fixable): string =>
  [code, message, location.file, location.pointer, location.start.line, fix.text].join('\n');

const isBroken = ({ code, severity }: Diagnostic): boolean => code.startsWith('yaml/') && severity === 'error';

/** The work on a copy. */
interface Bench {
  readonly folder: string;
  /** The files that were changed, as they were. */
  readonly before: Map<string, string>;
  /** Files that could be parsed before the last round changed them, as they were then. */
  readonly sound: Map<string, string>;
  /** Files that a fix has broken: nothing more is done to them. */
  readonly given: Set<string>;
  readonly tried: Set<string>;
  readonly fixed: Map<string, Fixable[]>;
}

const read = ({ folder }: Bench, file: string): string => readFileSync(path.join(folder, file), 'utf8');

const write = ({ folder }: Bench, file: string, text: string): void => replaceFile(path.join(folder, file), text);

/** A fix that breaks a file was none: the file is as it was before all of them. */
function takeBack(bench: Bench, broken: ReadonlySet<string>): boolean {
  const worse = [...bench.sound.keys()].filter((file) => broken.has(file));
  for (const file of worse) {
    write(bench, file, bench.sound.get(file) ?? '');
    bench.sound.delete(file);
    bench.fixed.delete(file);
    bench.given.add(file);
  }
  return worse.length > 0;
}

function fixFile(bench: Bench, file: string, items: readonly Fixable[]): void {
  const written = read(bench, file);
  const mark = written.startsWith(MARK) ? MARK : '';
  const { text, applied } = applyFixes(written.slice(mark.length), items);
  for (const item of applied) bench.tried.add(keyOf(item));
  bench.fixed.set(file, [...(bench.fixed.get(file) ?? []), ...applied]);
  if (!bench.before.has(file)) bench.before.set(file, written);
  write(bench, file, mark + text);
}

/** Fixes what was found; returns whether anything is to be checked again. */
function workOn(bench: Bench, diagnostics: readonly Diagnostic[], isChosen: FixOptions['isChosen']): boolean {
  const broken = new Set(diagnostics.filter(isBroken).map(({ location }) => location.file));
  const isTakenBack = takeBack(bench, broken);
  const open = diagnostics
    .filter(isFixable)
    .filter((one) => isChosen(one.location.file) && !bench.given.has(one.location.file))
    .filter((one) => !bench.tried.has(keyOf(one)));
  const byFile = groupBy(open, ({ location }) => location.file);
  for (const [file, items] of byFile) {
    if (!broken.has(file) && !bench.sound.has(file)) bench.sound.set(file, read(bench, file));
    fixFile(bench, file, items);
  }
  return isTakenBack || byFile.size > 0;
}

function changesOf(bench: Bench): readonly FixedFile[] {
  const files = Array.from(bench.before, ([file, before]) => ({ file, before, after: read(bench, file) }));
  return files.filter(({ before, after }) => before !== after);
}

/** The text of a file; undefined where it has gone or may not be read. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes files that are still as they were; returns the names of the others. */
function publish(content: string, files: readonly FixedFile[]): readonly string[] {
  return files.flatMap(({ file, before, after }) => {
    const target = path.join(content, file);
    if (textOf(target) !== before) return [file];
    replaceFile(target, after);
    return [];
  });
}

/** Applies all fixes of a content folder that are safe, and returns what it did; with `isDryRun`, nothing is written. */
export async function fixContent({ content, now, isChosen, isDryRun }: FixOptions): Promise<FixResult> {
  const copy = copyContent(content);
  try {
    const bench: Bench = {
      folder: copy.folder,
      before: new Map(),
      sound: new Map(),
      given: new Set(),
      tried: new Set(),
      fixed: new Map(),
    };
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const { diagnostics } = await check({ content: copy.folder, now });
      if (!workOn(bench, diagnostics, isChosen)) break;
    }
    const files = changesOf(bench);
    const fixed = files.flatMap(({ file }) => bench.fixed.get(file) ?? []);
    return { files, fixed, left: isDryRun ? [] : publish(content, files) };
  } finally {
    copy.remove();
  }
}
