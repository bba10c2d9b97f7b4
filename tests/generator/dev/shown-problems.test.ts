// What an open page shows of a check: the gravest first, each with the lines around it.
import { expect, test } from 'vitest';
import { shownProblems } from '../../../generator/dev/dev-pages.ts';
import type { Diagnostic, Location } from '../../../generator/model/diagnostic.ts';

const at = (line: number, from: number, [endLine, to]: readonly [number, number]): Location => ({
  file: 'courses/capm.yaml',
  pointer: '',
  start: { line, column: from },
  end: { line: endLine, column: to },
});

const problem = (severity: Diagnostic['severity'], location: Location): Diagnostic => ({
  code: 'schema/out-of-range',
  severity,
  message: 'What is wrong.',
  advice: 'What to do.',
  location,
});

const textOf = (): string => 'slug: capm\r\nid: 33\r\nrating: 7\r\n';

test('errors come before warnings, and notes are left out', () => {
  const diagnostics = [
    problem('warning', at(1, 1, [1, 2])),
    problem('info', at(1, 1, [1, 2])),
    problem('error', at(2, 1, [2, 3])),
  ];
  const shown = shownProblems({ diagnostics, textOf }, '/my site');
  expect(shown.map(({ severity, place }) => [severity, place])).toEqual([
    ['error', 'courses/capm.yaml:2:1'],
    ['warning', 'courses/capm.yaml:1:1'],
  ]);
  expect(shown[0]?.editor).toBe('vscode://file/my%20site/courses/capm.yaml:2:1');
});

test.each([
  ['a value', at(3, 9, [3, 10]), { first: 2, lines: ['id: 33', 'rating: 7', ''], row: 1, from: 8, to: 9 }],
  ['the first line', at(1, 7, [1, 11]), { first: 1, lines: ['slug: capm', 'id: 33'], row: 0, from: 6, to: 10 }],
  [
    'several lines',
    at(2, 1, [3, 4]),
    { first: 1, lines: ['slug: capm', 'id: 33', 'rating: 7'], row: 1, from: 0, to: 6 },
  ],
])('the excerpt of %s', (_, location, excerpt) => {
  expect(shownProblems({ diagnostics: [problem('error', location)], textOf }, '/my site')[0]?.excerpt).toEqual(excerpt);
});

test('a file without text has no excerpt', () => {
  const [shown] = shownProblems(
    { diagnostics: [problem('error', at(1, 1, [1, 1]))], textOf: () => undefined },
    '/my site',
  );
  expect(shown).not.toHaveProperty('excerpt');
});
