// Mistakes that an editor makes, one at a time, in the sample content: none passes in silence, none is blamed on another
// line, what the advice proposes, written literally, takes the problem away and makes no new one, and what check --fix
// applies loses no comment and no other value.
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../generator/model/diagnostic.ts';
import { isFixable } from '../../generator/tools/fixes/fix-content.ts';
import { everyNth, isLong, someOfEach } from '../support/cases.ts';
import { changedContent, type Changes } from '../support/content/changed-content.ts';
import { changeOf, losses } from '../support/content/fix-losses.ts';
import { applied } from '../support/content/applied-proposal.ts';
import { characterCases } from './editor-cases/characters.ts';
import { changesOf, type EditorCase } from './editor-cases/editor-case.ts';
import { fileCases } from './editor-cases/files.ts';
import { newerCases } from './editor-cases/newer.ts';
import { onceMoreCases } from './editor-cases/once-more.ts';
import { overlookedCases } from './editor-cases/overlooked.ts';
import { pictureCases } from './editor-cases/pictures.ts';
import { referenceCases } from './editor-cases/references.ts';
import { structureCases } from './editor-cases/structure.ts';
import { valueCases } from './editor-cases/values.ts';
import { variantCases } from './editor-cases/variants.ts';
import { weeklyCases } from './editor-cases/weekly.ts';

const content = await changedContent(
  fileURLToPath(new URL('../../content', import.meta.url)),
  new Date('2025-11-01T12:00:00Z'),
);

/** The first line, from 1, in which two texts differ. */
function firstDifference(before: string, after: string): number {
  const [old, now] = [before.split(/\r\n?|\n/), after.split(/\r\n?|\n/)];
  return now.findIndex((line, i) => line !== old[i]) + 1;
}

/** The lines at which a problem may be reported. */
function linesOf({ at, edit }: EditorCase, file: string, text: string): readonly number[] {
  if (at !== undefined) {
    const isIn = (line: string): boolean => (typeof at === 'string' ? line.includes(at) : at.test(line));
    return text.split('\n').flatMap((line, i) => (isIn(line) ? [i + 1] : []));
  }
  return 'files' in edit ? [] : [firstDifference(content.textOf(file), text)];
}

/** Of two mistakes on one line, the second is found once the first is gone. */
const hasAnother = ({ says }: EditorCase): boolean => says.startsWith('two mistakes');

const isOfFile = (code: string): boolean => /^(?:yaml|schema)\//.test(code);

/** The problems of a changed file, which is not linked with the others. */
async function checkAlone(changes: Changes): Promise<readonly Diagnostic[]> {
  const [[file, text] = ['', '']] = Object.entries(changes);
  return (await content.checkFile(file, text ?? '')).diagnostics;
}

const codesOf = (diagnostics: readonly Diagnostic[]): string =>
  [...new Set(diagnostics.map(({ code }) => code))].join(' ');

const show = (found: readonly Diagnostic[]): string =>
  found
    .map(({ code, message, advice, location: { file, start } }) => `${code} ${file}:${start.line} ${message} ${advice}`)
    .join('\n');

/** The safe fixes of the cases, in words. */
const replacements = new Set<string>();

function tryFixes(found: readonly Diagnostic[], changes: Changes): void {
  for (const one of found.filter(isFixable)) {
    const before = String(changes[one.location.file] ?? content.textOf(one.location.file));
    expect(losses(before, one)).toEqual([]);
    replacements.add(changeOf(before, one));
  }
}

/** Writes literally what the advice of a problem proposes, which takes it away. */
async function followAdvice(one: EditorCase, problem: Diagnostic, changes: Changes): Promise<void> {
  const { file, start } = problem.location;
  const better = applied(problem, String(changes[file]));
  if (better === undefined) return;
  const left = await (isLocal(one)
    ? checkAlone({ [file]: better })
    : content.checkFiles({ ...changes, [file]: better }));
  // What a problem hid, such as two dates that disagree, is found once it is gone.
  const isLeft = left.some(
    ({ code, location }) =>
      location.file === file &&
      location.start.line === start.line &&
      (code === problem.code || (!hasAnother(one) && isOfFile(code))),
  );
  expect(isLeft, `${problem.advice}\n${show(left)}`).toBe(false);
}

/** Whether all problems are of the file itself. What is said of an address depends on other files. */
const isLocal = (one: EditorCase): boolean =>
  !('files' in one.edit) && one.codes.length > 0 && one.codes.every(isOfFile) && !referenceCases.includes(one);

const groups: readonly (readonly [string, readonly EditorCase[]])[] = [
  ['characters', characterCases],
  ['structure', structureCases],
  ['values', valueCases],
  ['references', referenceCases],
  ['files', fileCases],
  ['pictures', pictureCases],
  ['newer parts', newerCases],
  ['a week', weeklyCases],
  ['overlooked', overlookedCases],
  ['variants', variantCases],
  ['once more', onceMoreCases],
];

const chosen = new Set(
  someOfEach(
    groups.flatMap(([, all]) => all),
    ({ codes }) => codes.join(' '),
    12,
  ),
);

describe.each(groups)('%s', (_, all) => {
  const cases = all.filter((one) => chosen.has(one));
  /** Those of which the advice is followed, which takes as long as to find the mistake: more of those whose file is enough. */
  const corrected = new Set([...everyNth(cases.filter(isLocal), 8), ...everyNth(cases, 16)]);
  /** Those checked without other files: the rest shows that these say nothing of a mistake that is not theirs. */
  const linked = everyNth(cases.filter(isLocal), 12);
  const alone = new Set(cases.filter((one) => isLocal(one) && !linked.includes(one)));
  const problemsOf = (one: EditorCase, changes: Changes): Promise<readonly Diagnostic[]> =>
    alone.has(one) ? checkAlone(changes) : content.checkFiles(changes);
  test.each(cases)('$says', async (one) => {
    const changes = changesOf(one, content.textOf);
    const found = await problemsOf(one, changes);
    expect(codesOf(found), show(found)).toBe([...new Set(one.codes)].join(' '));
    const [first] = found;
    if (!first) return;
    tryFixes(found, changes);
    const { file, start } = first.location;
    expect(file).toBe(one.file ?? Object.keys(changes)[0]);
    const text = changes[file];
    const lines = typeof text === 'string' ? linesOf(one, file, text) : [];
    if (typeof text === 'string' && (one.at !== undefined || !('files' in one.edit)))
      expect(lines, show(found)).toContain(start.line);
    if (one.advice) expect(`${first.message} ${first.advice}`).toMatch(one.advice);
    if (typeof text === 'string' && corrected.has(one)) await followAdvice(one, first, { ...changes, [file]: text });
  });
});

/** All that check --fix replaces in the cases, beside spaces, signs and capitals. */
const replaced = [
  '"+٩٦٨ ٢٤٠٠ ٠١٠١" → "+968 2400 0101"',
  '"2025-11-3" → "2025-11-03"',
  '"28 Nov 2025" → "2025-11-28"',
  '"9:00" → "09:00"',
  '"November 28, 2025" → "2025-11-28"',
  '(/schedule)[go] → [go](/schedule)',
  '/jobs: /careers → { from: /jobs, to: /careers }',
  '14 days before the start → 14',
  '14 days → 14',
  '40 hours → 40',
  '9.30 → "09:30"',
  '9am → "09:00"',
  'About: /about → { label: About, to: /about }',
  'English and Arabic → [en, ar]',
  'June 2026 → "2026-06"',
  'May 2026 → "2026-05"',
  'Mon/Wed → [Monday, Wednesday]',
  'Sun-Thu → [Sunday, Monday, Tuesday, Wednesday, Thursday]',
  'Sunday to Thursday → [Sunday, Monday, Tuesday, Wednesday, Thursday]',
  'a → answer',
  'benefits → features',
  'bio → biography',
  'certification → credential',
  'color → brand',
  'date → startDate',
  'difficulty → level',
  'fee → price',
  'font → typeface',
  'format → type',
  'hsl(206, 67%, 34%) → "#1d5e91"',
  'http://dhow-training.example.com/courses/ → /courses/',
  'https://wa.me/96890000101 → "+96890000101"',
  'https://www.dhow-training.example.com/about → /about',
  'https://www.dhow-training.example.com/careers → /careers',
  'https://www.dhow-training.example.com/trainers → /trainers',
  'image → picture',
  'language: Arabic → languages: [ar]',
  'language: en → languages: [en]',
  'lecturers → trainers',
  'lng → longitude',
  'mailto:enquiries@example.com → "enquiries@example.com"',
  'map → mapUrl',
  'metaTitle → title',
  'navy → "#000080"',
  'new → to',
  'old → from',
  'options → choices',
  'photo → picture',
  'published → date',
  'q → question',
  'registration → register',
  'rgb(28, 93, 143) → "#1c5d8f"',
  'rgba(28, 93, 143, 1) → "#1c5d8f"',
  'startTime → from',
  'tags → keywords',
  'time → from',
  'trainer: hiba-al-lawati → trainers: [hiba-al-lawati]',
  'updated → lastUpdated',
  'venue → location',
  'www.example.com/facebook → "https://www.example.com/facebook"',
  'yes → true',
  '٣٢ → 32',
  '٤٥٠ → 450',
];

test('of all that, check --fix replaces nothing but spaces, signs, capitals and this', () => {
  const found = [...replacements].filter((change) => change !== '').sort();
  expect(replaced).toEqual(isLong ? found : expect.arrayContaining(found));
});
