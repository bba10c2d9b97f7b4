// Mistakes that an editor makes, one at a time, in the sample content: none passes in silence, none is blamed on another
// line, and what the advice proposes, written literally, takes the problem away and makes no new one.
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../generator/model/diagnostic.ts';
import { changedContent } from '../support/changed-content.ts';
import { applied } from '../support/applied-proposal.ts';
import { characterCases } from './editor-cases/characters.ts';
import { changesOf, type EditorCase } from './editor-cases/editor-case.ts';
import { fileCases } from './editor-cases/files.ts';
import { newerCases } from './editor-cases/newer.ts';
import { pictureCases } from './editor-cases/pictures.ts';
import { referenceCases } from './editor-cases/references.ts';
import { structureCases } from './editor-cases/structure.ts';
import { valueCases } from './editor-cases/values.ts';
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

const codesOf = (diagnostics: readonly Diagnostic[]): string =>
  [...new Set(diagnostics.map(({ code }) => code))].join(' ');

const show = (found: readonly Diagnostic[]): string =>
  found
    .map(({ code, message, advice, location: { file, start } }) => `${code} ${file}:${start.line} ${message} ${advice}`)
    .join('\n');

describe.each([
  ['characters', characterCases],
  ['structure', structureCases],
  ['values', valueCases],
  ['references', referenceCases],
  ['files', fileCases],
  ['pictures', pictureCases],
  ['newer parts', newerCases],
  ['a week', weeklyCases],
])('%s', (_, cases) => {
  test.each(cases)('$says', async (one) => {
    const changes = changesOf(one, content.textOf);
    const found = await content.checkFiles(changes);
    expect(codesOf(found), show(found)).toBe([...new Set(one.codes)].join(' '));
    const [first] = found;
    if (!first) return;
    const { file, start } = first.location;
    expect(file).toBe(one.file ?? Object.keys(changes)[0]);
    const text = changes[file];
    const lines = typeof text === 'string' ? linesOf(one, file, text) : [];
    if (typeof text === 'string' && (one.at !== undefined || !('files' in one.edit)))
      expect(lines, show(found)).toContain(start.line);
    if (one.advice) expect(`${first.message} ${first.advice}`).toMatch(one.advice);
    if (typeof text !== 'string') return;
    const better = applied(first, text);
    if (better === undefined) return;
    const left = await content.checkFiles({ ...changes, [file]: better });
    // What a problem hid, such as two dates that disagree, is found once it is gone.
    const isLeft = left.some(
      ({ code, location }) =>
        location.file === file &&
        location.start.line === start.line &&
        (code === first.code || (!hasAnother(one) && /^(?:yaml|schema)\//.test(code))),
    );
    expect(isLeft, `${first.advice}\n${show(left)}`).toBe(false);
  });
});
