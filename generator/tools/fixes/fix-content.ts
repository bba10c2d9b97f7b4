// check --fix: applies what needs no decision. What is found is fixed and looked for again in a copy of the content, until nothing is
// left to fix; a round that breaks a file is taken back. The author's files are replaced at the end, each as a whole; a file that was
// saved in the meantime is left alone.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile, textOf } from '../../base/disk.ts';
import { groupBy } from '../../base/objects.ts';
import { isPulled } from '../../model/pulled.ts';
import { check } from '../../build/pipeline/check.ts';
import { applyFixes, type RewrittenFile } from '../../model/apply-fixes.ts';
import type { Diagnostic, Fix } from '../../model/diagnostic.ts';
import { BYTE_ORDER_MARK } from '../../model/invisible.ts';
import { copyContent } from './content-copy.ts';

/** A problem with a fix that needs no decision. */
export type Fixable = Diagnostic & { readonly fix: Fix };

/** What is to be fixed. */
interface Order {
  /** Whether a file, relative to the content folder with `/`, may be changed. */
  readonly isChosen: (file: string) => boolean;
  /** Checks the copy. */
  readonly find: () => Promise<readonly Diagnostic[]>;
}

/** What was done. */
interface Work {
  readonly files: readonly RewrittenFile[];
  /** What was fixed, by file, in the order in which it was. */
  readonly fixed: readonly Diagnostic[];
}

/** More rounds than mistakes can hide each other. */
const MAX_ROUNDS = 20;

/** Whether a problem is fixed without asking. */
export const isFixable = (diagnostic: Diagnostic): diagnostic is Fixable =>
  diagnostic.fix !== undefined && diagnostic.fix.isGuess !== true;

/** A fix that is proposed again after it was made leads nowhere. */
const keyOf = ({ code, message, location, fix }: Fixable): string =>
  [code, message, location.file, location.pointer, location.start.line, fix.text].join('\n');

const isBroken = ({ code, severity }: Diagnostic): boolean => code.startsWith('yaml/') && severity === 'error';

/** A file in some state, and what was fixed until then. */
interface State {
  readonly text: string;
  readonly fixed: readonly Fixable[];
}

/** The work on a copy. */
interface Bench {
  readonly folder: string;
  /** The files that were changed, as they were. */
  readonly before: Map<string, string>;
  /** Files that could be parsed before the last round changed them, as they were then. */
  readonly sound: Map<string, State>;
  /** Files that a fix has broken: nothing more is done to them. */
  readonly given: Set<string>;
  readonly tried: Set<string>;
  readonly fixed: Map<string, readonly Fixable[]>;
}

const read = ({ folder }: Bench, file: string): string => readFileSync(path.join(folder, file), 'utf8');

const write = ({ folder }: Bench, file: string, text: string): void => replaceFile(path.join(folder, file), text);

const fixedIn = ({ fixed }: Bench, file: string): readonly Fixable[] => fixed.get(file) ?? [];

/** A fix that breaks a file was none: the file is as it was before that round. Returns whether there was one. */
function takeBack(bench: Bench, broken: ReadonlySet<string>): boolean {
  const worse = [...bench.sound].filter(([file]) => broken.has(file));
  for (const [file, { text, fixed }] of worse) {
    write(bench, file, text);
    bench.fixed.set(file, fixed);
    bench.sound.delete(file);
    bench.given.add(file);
  }
  return worse.length > 0;
}

function fixFile(bench: Bench, file: string, items: readonly Fixable[]): void {
  const written = read(bench, file);
  const mark = written.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const { text, applied } = applyFixes(written.slice(mark.length), items);
  for (const item of applied) bench.tried.add(keyOf(item));
  if (!bench.before.has(file)) bench.before.set(file, written);
  bench.fixed.set(file, [...fixedIn(bench, file), ...applied]);
  write(bench, file, mark + text);
}

/** Fixes what was found, once; returns whether there was anything. */
function fixFound(
  bench: Bench,
  found: readonly Diagnostic[],
  { broken, isChosen }: { readonly broken: ReadonlySet<string>; readonly isChosen: Order['isChosen'] },
): boolean {
  const open = found
    .filter(isFixable)
    .filter((one) => isChosen(one.location.file) && !bench.given.has(one.location.file))
    .filter((one) => !bench.tried.has(keyOf(one)));
  const byFile = groupBy(open, ({ location }) => location.file);
  for (const [file, items] of byFile) {
    if (!broken.has(file)) bench.sound.set(file, { text: read(bench, file), fixed: fixedIn(bench, file) });
    fixFile(bench, file, items);
  }
  return byFile.size > 0;
}

function workOf(bench: Bench): Work {
  const all = Array.from(bench.before, ([file, before]) => ({ file, before, after: read(bench, file) }));
  const files = all.filter(({ before, after }) => before !== after);
  return { files, fixed: files.flatMap(({ file }) => fixedIn(bench, file)) };
}

/** Fixes the content of a folder in place, round by round, and returns what it did. */
export async function fixInRounds(folder: string, { find, isChosen }: Order): Promise<Work> {
  const bench: Bench = {
    folder,
    before: new Map(),
    sound: new Map(),
    given: new Set(),
    tried: new Set(),
    fixed: new Map(),
  };
  // After the last round, too, what has become of it is looked at.
  for (let round = 0, isOpen = true; isOpen; round++) {
    const found = await find();
    const broken = new Set(found.filter(isBroken).map(({ location }) => location.file));
    const isTakenBack = takeBack(bench, broken);
    const isFixed = round < MAX_ROUNDS && fixFound(bench, found, { broken, isChosen });
    isOpen = isTakenBack || isFixed;
  }
  return workOf(bench);
}

export interface FixOptions {
  readonly content: string;
  /** The moment by which sessions are past or to come. */
  readonly now: Date;
  /** Whether a file, relative to the content folder with `/`, may be changed. */
  readonly isChosen: (file: string) => boolean;
  readonly isDryRun: boolean;
}

export interface FixResult extends Work {
  /** Files that were saved, renamed or deleted in the meantime, and that were left as they are. */
  readonly left: readonly string[];
}

/** Writes files that are still as they were; returns the names of the others. */
function publish(content: string, files: readonly RewrittenFile[]): readonly string[] {
  return files.flatMap(({ file, before, after }) => {
    const target = path.join(content, file);
    if (textOf(target) !== before) return [file];
    replaceFile(target, after);
    return [];
  });
}

/** Applies all fixes of a content folder that are safe, and returns what it did; with `isDryRun`, nothing is written. */
export async function fixContent({ content, now, isDryRun, ...options }: FixOptions): Promise<FixResult> {
  // What is pulled is corrected at its source.
  const isChosen = (file: string): boolean => !isPulled(file) && options.isChosen(file);
  const { diagnostics } = await check({ content, now });
  if (!diagnostics.some((one) => isFixable(one) && isChosen(one.location.file)))
    return { files: [], fixed: [], left: [] };
  const copy = await copyContent(content);
  try {
    const find = async () => (await check({ content: copy.folder, now })).diagnostics;
    const work = await fixInRounds(copy.folder, { find, isChosen });
    return { ...work, left: isDryRun ? [] : publish(content, work.files) };
  } finally {
    copy.remove();
  }
}
