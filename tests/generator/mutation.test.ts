// Breaks the real content in many ways, line by line, and demands of each: no crash, no hang, no mistake that passes,
// the right file, a line within what was changed, and one diagnostic for one mistake.
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findErrors } from '../../generator/read/schema/find-errors.ts';
import { everyNth } from '../support/cases.ts';
import { changedContent, type ChangedCheck, type ChangedContent } from '../support/content/changed-content.ts';

const content = await changedContent(
  fileURLToPath(new URL('../../content', import.meta.url)),
  new Date('2025-11-01T12:00:00Z'),
);

/** A hanging check is one that takes this long; usual ones take a few milliseconds. */
const HANG_MS = 60_000;
/** Every n-th mutation is also checked against all other files. */
const LINKED = 12;
const TEST_MS = 300_000;

const field = /^(?<before>\s*(?<entry>- )*)(?<key>[A-Za-z][\w-]*):(?: (?<value>.+))?$/;

interface Line {
  readonly before: string;
  readonly entry: string | undefined;
  readonly key: string;
  readonly value: string | undefined;
}

const readLine = (line: string): Line | undefined => field.exec(line)?.groups as Line | undefined;

/** Whether the whole value is on the field's own line. */
const isWhole = (line: Line | undefined, next: string | undefined): line is Line & { value: string } =>
  line?.value !== undefined &&
  !/^[|>&]/.test(line.value) &&
  (next === undefined || !/^\s+\S/.test(next) || hasOwnForm(next));

/** Text that goes on from the line above has no form of its own. */
const hasOwnForm = (line: string): boolean => readLine(line) !== undefined || /^\s*(?:-|#)/.test(line);

const kinds = ['delete', 'rename', 'retype', 'duplicate', 'truncate'] as const;
type Kind = (typeof kinds)[number];

/** Returns the text with line `at` (from 0) broken, or undefined where that kind makes no sense there. */
function mutate(lines: readonly string[], at: number, kind: Kind): string | undefined {
  const line = lines[at] ?? '';
  const found = readLine(line);
  const [above, below] = [lines.slice(0, at), lines.slice(at + 1)];
  const replaced = (text: string): string => [...above, text, ...below].join('\n');
  if (kind === 'delete') return [...above, ...below].join('\n');
  if (kind === 'duplicate') return [...above, line, line, ...below].join('\n');
  if (kind === 'truncate') return [...above, line.slice(0, line.length / 2)].join('\n');
  if (!found) return undefined;
  if (kind === 'rename') return replaced(line.replace(`${found.key}:`, `${found.key}x:`));
  return isWhole(found, lines[at + 1]) ? replaced(`${found.before}${found.key}: [{ wrong: 1 }]`) : undefined;
}

/** The lines of the top-level field that line `at` (from 0) is in, from 1; its own group may begin far above. */
function blockAround(lines: readonly string[], at: number): readonly [number, number] {
  const isTop = (line: string | undefined): boolean => line !== undefined && /^[^\s#]/.test(line);
  let [from, to] = [at, at + 1];
  while (from > 0 && !isTop(lines[from])) from--;
  while (to < lines.length && !isTop(lines[to])) to++;
  const first = lines.findIndex(isTop) + 1;
  return [isTop(lines[at]) ? first : from, to + 1];
}

/** Whether a file is wrong, judged by nothing but the libraries. */
function isInvalid({ source }: ChangedCheck): boolean {
  try {
    const data = parse(source.text, { logLevel: 'silent', stringKeys: true }) as unknown;
    const template = (data as { readonly template?: string } | null)?.template;
    return findErrors(source.kind === 'page' ? `pages/${template ?? 'landing'}` : source.kind, data).length > 0;
  } catch {
    return true;
  }
}

const isLocal = (code: string): boolean => /^(?:yaml|schema|load)\//.test(code);

/** What other files say of a file that is wrong in itself: one mistake, one diagnostic. */
function cascades(checked: ChangedCheck): readonly string[] {
  const codes = checked.diagnostics.map(({ code }) => code).filter((code) => !isLocal(code));
  return codes.length > 0 && isInvalid(checked) ? codes : [];
}

/** How many diagnostics a single broken line may have. */
function limitOf(lines: readonly string[], at: number, kind: Kind): number {
  const line = readLine(lines[at] ?? '');
  const isClear = kind !== 'truncate' && isWhole(line, lines[at + 1]) && line.entry === undefined;
  return isClear ? 1 : Number.POSITIVE_INFINITY;
}

const jargon = /undefined|\[object|must match|additional propert/i;

/** What is wrong with the answer to one mutation, in words. */
function faults(checked: ChangedCheck, { lines, at, kind }: Mutation): readonly string[] {
  const { source } = checked;
  const local = checked.diagnostics.filter(({ code }) => isLocal(code));
  const [from, to] = kind === 'truncate' ? [1, at + 1] : blockAround(lines, at);
  const isYaml = local.map(({ code }) => code.startsWith('yaml/'));
  const failed: Readonly<Record<string, boolean>> = {
    passes: local.length === 0 && isInvalid(checked),
    'is reported in another file': local.some(({ location }) => location.file !== source.file),
    'is reported elsewhere': local.some(({ location: { start } }) => start.line < from || start.line > to),
    'is reported more than once': local.length > limitOf(lines, at, kind),
    'is reported between files as well': cascades(checked).length > 0,
    'is reported as wrong where it cannot be read': isYaml.includes(true) && isYaml.includes(false),
    'is reported in jargon': local.some(({ message, advice }) => jargon.test(message + advice)),
  };
  const reported = checked.diagnostics
    .map(({ code, location }) => `${code} ${location.file}:${location.start.line}`)
    .join(', ');
  return Object.entries(failed)
    .filter(([, isSo]) => isSo)
    .map(([fault]) => `${source.file}:${at + 1} ${kind}: ${fault} (${reported})`);
}

interface Mutation {
  readonly lines: readonly string[];
  readonly at: number;
  readonly kind: Kind;
}

/** The content, how many mutations there are for one that is checked against all other files, and which is the first of them. */
interface Trial {
  readonly of?: ChangedContent;
  readonly linked?: number;
  readonly first?: number;
}

async function tryOut(
  file: string,
  mutations: readonly Mutation[],
  { of = content, linked = LINKED, first = 0 }: Trial = {},
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [turn, mutation] of everyNth(mutations, 128).entries()) {
    const text = mutate(mutation.lines, mutation.at, mutation.kind);
    if (text === undefined) continue;
    const started = performance.now();
    const checked = await ((first + turn) % linked === 0 ? of.check : of.checkFile)(file, text);
    if (performance.now() - started > HANG_MS) found.push(`${file}:${mutation.at + 1} ${mutation.kind}: hangs`);
    found.push(...faults(checked, mutation));
  }
  return found;
}

/** The mutations of every n-th line: `each` kinds for a line, in turns. */
function mutationsOf(file: string, [step, each]: readonly [number, number], of = content): readonly Mutation[] {
  const lines = of.textOf(file).split('\n');
  const chosen = [...lines.keys()].filter((at) => at % step === 0);
  return chosen.flatMap((at, turn) =>
    kinds.filter((_, index) => (index + turn) % kinds.length < each).map((kind) => ({ lines, at, kind })),
  );
}

const everyWay = ['site.yaml'];
/** In how many ways each line of these is broken, in turns: the fields of a course and the messages are many of one kind. */
const everyLine: Readonly<Record<string, number>> = {
  'courses/capm.yaml': 3,
  'catalogue.yaml': 2,
  'pages/home.yaml': 2,
  'messages/en.yaml': 1,
};
const rest = content.files.filter((file) => ![...everyWay, ...Object.keys(everyLine), 'schedule.yaml'].includes(file));

test('the content itself has no mistake', async () => {
  const { diagnostics } = await content.check('site.yaml', content.textOf('site.yaml'));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

describe('every line, broken', () => {
  test.each(everyWay)('%s, in every way', { timeout: TEST_MS }, async (file) => {
    expect(await tryOut(file, mutationsOf(file, [1, kinds.length]))).toEqual([]);
  });

  test.each(Object.entries(everyLine))('%s, each line in %d of the ways', { timeout: TEST_MS }, async (file, ways) => {
    expect(await tryOut(file, mutationsOf(file, [1, ways]))).toEqual([]);
  });

  // Its sessions have the same fields: in turns, each field is broken in each way.
  test('schedule.yaml, every third line', { timeout: TEST_MS }, async () => {
    expect(await tryOut('schedule.yaml', mutationsOf('schedule.yaml', [3, 1]))).toEqual([]);
  });

  test('a sample of all other files', { timeout: TEST_MS }, async () => {
    const found: string[] = [];
    for (const [first, file] of rest.entries())
      found.push(...(await tryOut(file, mutationsOf(file, [33, 1]), { first })));
    expect(found).toEqual([]);
  });
});

test('the tiny provider, every line, each checked against all other files', { timeout: TEST_MS }, async () => {
  const folder = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));
  const tiny = await changedContent(folder, new Date('2026-01-01T12:00:00Z'));
  const found: string[] = [];
  for (const file of tiny.files.filter((name) => !name.startsWith('messages/'))) {
    const mutations = mutationsOf(file, [1, 2], tiny);
    found.push(...(await tryOut(file, mutations, { of: tiny, linked: 1 })));
  }
  expect(found).toEqual([]);
});

test('each kind of mutation is made, and most of them are noticed', async () => {
  const lines = content.textOf('site.yaml').split('\n');
  const noticed = await Promise.all(
    kinds.map(async (kind) => {
      const required = lines.findIndex((line) => line.startsWith('origin: '));
      const text = mutate(lines, required, kind);
      return text === undefined ? 0 : (await content.check('site.yaml', text)).diagnostics.length;
    }),
  );
  expect(noticed.every((count) => count > 0)).toBe(true);
});
