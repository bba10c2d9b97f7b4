// A course that is pasted from a word processor is reported whole in three runs: what YAML cannot read, then its values.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { applyFixes } from '../../generator/model/apply-fixes.ts';
import type { Diagnostic } from '../../generator/model/diagnostic.ts';
import { changedContent } from '../support/content/changed-content.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));
const content = await changedContent(tiny, new Date('2026-01-01T12:00:00Z'));
const file = 'courses/first-aid.yaml';

const pasted = readFileSync(`${tiny}/${file}`, 'utf8')
  .replace('title: First Aid', 'title: First Aid: the basics')
  .replace('label: Health', 'label: “Health: at work”')
  .replace('hours: 16', 'hours: 16 hours')
  .replace('price: 120', 'price: OMR 280')
  .replace('"2025-06"', 'November 2025')
  .replace(
    / {2}- Recognise.*\n.*\n.*\n/,
    '•\tRecognise what is wrong\n•\tDecide: what comes first\n•\tAct until help arrives\n',
  )
  .replace(/ {2}- A manual\n/, '\t- A manual\n')
  .replace('overview: |\n  Practice first.', 'overview: Practice first.\n\n  Three parts: one, two and three.');

const linesOf = (found: readonly Diagnostic[]): readonly string[] =>
  found.map(({ code, location }) => `${code} ${location.start.line}`);

/** Does what the problems of a run propose. */
const withFixes = (text: string, found: readonly Diagnostic[]): string =>
  applyFixes(
    text,
    found.flatMap(({ fix }) => (fix ? [{ fix }] : [])),
  ).text;

test('three runs are enough', async () => {
  const first = await content.checkFile(file, pasted);
  expect(linesOf(first.diagnostics).length).toBeGreaterThanOrEqual(6);
  expect(first.diagnostics.filter(({ fix }) => fix === undefined)).toEqual([]);
  const once = withFixes(pasted, first.diagnostics);
  const second = await content.checkFile(file, once);
  const twice = withFixes(once, second.diagnostics);
  const third = await content.checkFile(file, twice);
  expect(linesOf(third.diagnostics), twice).toEqual([]);
});
