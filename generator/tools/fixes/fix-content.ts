// check --fix: applies what needs no decision. What is found is fixed and looked for again in a copy of the content, until nothing is
// left to fix; what would break a file is not made. The author's files are replaced at the end, as one step that can be taken back;
// a file that was saved in the meantime is left alone.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile, textOf } from '../../base/disk.ts';
import { groupBy } from '../../base/objects.ts';
import { isPulled } from '../../model/pulled.ts';
import { check } from '../../build/pipeline/check.ts';
import { applyFixes, type RewrittenFile } from '../../model/apply-fixes.ts';
import type { Diagnostic, Fix } from '../../model/diagnostic.ts';
import { BYTE_ORDER_MARK } from '../../model/invisible.ts';
import { isYaml } from '../../read/load.ts';
import { parseYaml } from '../../read/yaml/parse-yaml.ts';
import { writeChange } from '../edits/history.ts';
import { copyContent } from '../edits/content-copy.ts';

/** A problem with a fix that needs no decision. */
export type Fixable = Diagnostic & { readonly fix: Fix };

interface FixJob {
  /** Whether a file, relative to the content folder with `/`, may be changed. */
  readonly isChosen: (file: string) => boolean;
  /** Checks the copy. */
  readonly find: () => Promise<readonly Diagnostic[]>;
}

interface FixedFiles {
  readonly files: readonly RewrittenFile[];
  /** What was fixed, by file, in the order in which it was. */
  readonly fixed: readonly Diagnostic[];
}

/** Whether a problem is fixed without asking. */
export const isFixable = (diagnostic: Diagnostic): diagnostic is Fixable =>
  diagnostic.fix !== undefined && diagnostic.fix.isGuess !== true;

/** Whether a problem of a content folder may be fixed without asking: what is pulled is corrected at its source. */
export const isOwnFixable = (diagnostic: Diagnostic): boolean =>
  isFixable(diagnostic) && !isPulled(diagnostic.location.file);

/** A fix that is proposed again after it was made leads nowhere. */
const keyOf = ({ code, message, location, fix }: Fixable): string =>
  [code, message, location.file, location.pointer, location.start.line, fix.text].join('\n');

interface FixSession {
  readonly folder: string;
  /** The files that were changed, as they were, with what was fixed in each. */
  readonly changed: Map<string, { readonly before: string; readonly fixed: readonly Fixable[] }>;
  /** Files that a fix would break: nothing more is done to them. */
  readonly broken: Set<string>;
  readonly attempted: Set<string>;
}

const read = ({ folder }: FixSession, file: string): string => readFileSync(path.join(folder, file), 'utf8');

const isUnreadable = (file: string, text: string): boolean =>
  parseYaml(file, text.replace(BYTE_ORDER_MARK, '')).diagnostics.some(
    ({ code, severity }) => code.startsWith('yaml/') && severity === 'error',
  );

/** Fixes a file, unless it could be parsed before and cannot be afterwards. */
function fixFile(session: FixSession, file: string, items: readonly Fixable[]): void {
  const written = read(session, file);
  const mark = written.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const { text, applied } = applyFixes(written.slice(mark.length), items);
  for (const item of applied) session.attempted.add(keyOf(item));
  if (isYaml(file) && isUnreadable(file, text) && !isUnreadable(file, written)) return void session.broken.add(file);
  const { before, fixed } = session.changed.get(file) ?? { before: written, fixed: [] };
  session.changed.set(file, { before, fixed: [...fixed, ...applied] });
  replaceFile(path.join(session.folder, file), mark + text);
}

/** Fixes what was found, once; returns whether there was anything. */
function fixFound(session: FixSession, found: readonly Diagnostic[], isChosen: FixJob['isChosen']): boolean {
  const open = found
    .filter(isFixable)
    .filter((one) => isChosen(one.location.file) && !session.broken.has(one.location.file))
    .filter((one) => !session.attempted.has(keyOf(one)));
  const byFile = groupBy(open, ({ location }) => location.file);
  for (const [file, items] of byFile) fixFile(session, file, items);
  return byFile.size > 0;
}

/** Fixes the content of a folder in place, round by round, and returns what it did. */
export async function fixInRounds(folder: string, { find, isChosen }: FixJob): Promise<FixedFiles> {
  const session: FixSession = { folder, changed: new Map(), broken: new Set(), attempted: new Set() };
  // Mistakes can hide each other in fewer rounds.
  for (let round = 0; round < 20; round++) if (!fixFound(session, await find(), isChosen)) break;
  const all = Array.from(session.changed, ([file, { before }]) => ({ file, before, after: read(session, file) }));
  const files = all.filter(({ before, after }) => before !== after);
  return { files, fixed: files.flatMap(({ file }) => session.changed.get(file)?.fixed ?? []) };
}

export interface FixOptions extends Pick<FixJob, 'isChosen'> {
  readonly content: string;
  readonly now: Date;
  readonly isDryRun: boolean;
}

export interface FixResult extends FixedFiles {
  /** Files that were saved, renamed or deleted in the meantime, and that were left as they are. */
  readonly left: readonly string[];
}

/** Applies all fixes of a content folder that are safe, and returns what it did; with `isDryRun`, nothing is written. */
export async function fixContent({ content, now, isDryRun, ...options }: FixOptions): Promise<FixResult> {
  const isChosen = (file: string): boolean => !isPulled(file) && options.isChosen(file);
  const { diagnostics } = await check({ content, now });
  if (!diagnostics.some((one) => isFixable(one) && isChosen(one.location.file)))
    return { files: [], fixed: [], left: [] };
  const copy = await copyContent(content);
  try {
    const find = async () => (await check({ content: copy.folder, now })).diagnostics;
    const result = await fixInRounds(copy.folder, { find, isChosen });
    if (isDryRun) return { ...result, left: [] };
    const left = result.files.filter(({ file, before }) => textOf(path.join(content, file)) !== before);
    const files = result.files.filter((one) => !left.includes(one));
    if (files.length > 0) await writeChange(content, 'check --fix', { files, now });
    return { ...result, left: left.map(({ file }) => file) };
  } finally {
    copy.remove();
  }
}
