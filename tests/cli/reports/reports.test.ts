import { describe, expect, test } from 'vitest';
import { builtLine, exitCodeOf, sizeText } from '../../../cli/reports/summary.ts';
import { mapsTable } from '../../../cli/commands/addresses.ts';
import project from '../../../package.json' with { type: 'json' };
import { jsonReport } from '../../../cli/reports/json.ts';
import { followedReport, prettyReport } from '../../../cli/reports/pretty.ts';
import { diagnosticWith, locationAt, resultWith } from './diagnostics.ts';

const view = { isColor: false, columns: 80 };
const related = [{ note: 'The choices stand here.', location: locationAt({ from: [3, 1], to: [3, 6] }) }];

describe('the report for people', () => {
  test('has place, message, lines, advice, related places and the sum', () => {
    expect(prettyReport(resultWith([diagnosticWith({ related })]), view))
      .toBe(`error schema/not-allowed  courses/capm.yaml:2:8
  The level "Expert" is not one of the choices.

    1 | title: CAPM
  > 2 | level: Expert
      |        ^^^^^^
    3 | price: 600

  Did you mean "Advanced"?

  courses/capm.yaml:3:1: The choices stand here.
    > 3 | price: 600
        | ^^^^^

3 files checked in 42 ms: 1 error.
"npx prospectus explain <code>" says more about a problem.
`);
  });

  test('counts the notes of a site that is only begun to be looked at, and shows each that is new', () => {
    const report = followedReport(true);
    const note = diagnosticWith({ severity: 'info', message: 'A note.' });
    const first = resultWith([note]);
    expect(report(first, view)).toBe('3 files checked in 42 ms: 1 note.\n"npx prospectus check" shows the notes.\n');
    const later = report(resultWith([note, { ...note, message: 'Another note.' }]), view);
    expect(later).toMatch(/^info schema\/not-allowed {2}courses\/capm\.yaml:2:8\n {2}Another note\.\n/);
    expect(followedReport()(first, view)).toContain('A note.');
  });

  test('does without a frame and a line where the file has no text', () => {
    const location = locationAt({ file: 'missing.yaml', from: [1, 1], to: [1, 1] });
    const [header, ...rest] = prettyReport(resultWith([diagnosticWith({ location })]), view).split('\n');
    expect(header).toBe('error schema/not-allowed  missing.yaml');
    expect(rest.join('\n')).not.toContain('|');
  });

  test('keeps within the width of the terminal', () => {
    const message = 'A sentence that goes on and on, longer than a narrow terminal is wide, by far.';
    const lines = prettyReport(resultWith([diagnosticWith({ message })]), { isColor: false, columns: 44 }).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(48);
    expect(lines.slice(1, 3).every((line) => line.length <= 44)).toBe(true);
  });

  test('gives the place a line of its own where the terminal is narrow', () => {
    const lines = prettyReport(resultWith([diagnosticWith({})]), { isColor: false, columns: 40 }).split('\n');
    expect(lines.slice(0, 2)).toEqual(['error schema/not-allowed', '  courses/capm.yaml:2:8']);
  });

  test('shows the gravest fifty of many problems, and says where all are', () => {
    const letters = (n: number): string => String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26));
    const warnings = Array.from({ length: 60 }, (_, n) =>
      diagnosticWith({ severity: 'warning', message: `W ${letters(n)}.` }),
    );
    const errors = Array.from({ length: 3 }, (_, n) => diagnosticWith({ message: `E ${letters(n)}.` }));
    const report = prettyReport(resultWith([...warnings, ...errors]), view);
    expect(report).toMatch(/^error /);
    expect(report.match(/^(error|warning) /gm)).toHaveLength(50);
    expect(report).toContain('And 13 more problems: "npx prospectus check --all" lists each.');
    expect(prettyReport(resultWith([...warnings, ...errors]), { ...view, isWhole: true })).not.toContain('And 13');
  });

  test('shows errors before warnings and notes, each by place', () => {
    const found = (['info', 'warning', 'error'] as const).map((severity) => diagnosticWith({ severity }));
    expect(prettyReport(resultWith(found), view).match(/^(error|warning|info) /gm)).toEqual([
      'error ',
      'warning ',
      'info ',
    ]);
  });

  test('shows problems that are alike once, with two more of their places', () => {
    const alike = Array.from({ length: 164 }, (_, n) =>
      diagnosticWith({
        message: `The text has ${n} characters, and must have at least 200.`,
        location: locationAt({ file: `courses/c-${n}.yaml`, from: [2, 1], to: [2, 2] }),
      }),
    );
    const other = diagnosticWith({});
    const report = prettyReport(resultWith([...alike, other]), { isColor: false, columns: 120 });
    expect(report.match(/^error /gm)).toHaveLength(2);
    expect(report.replace(/\s+/g, ' ')).toContain(
      '163 more like this in 163 files, such as courses/c-1.yaml and courses/c-2.yaml: "npx prospectus check --all" lists each.',
    );
    expect(report).toContain('165 errors');
    const whole = prettyReport(resultWith([...alike, other]), { isColor: false, columns: 120, isWhole: true });
    expect(whole.match(/^error /gm)).toHaveLength(165);
    const three = prettyReport(resultWith(alike.slice(0, 3)), view);
    expect(three.match(/^error /gm)).toHaveLength(3);
  });

  test('sets right-to-left words apart on a terminal, and there only', () => {
    const result = resultWith([diagnosticWith({ message: 'No course has the slug "دورة".' })]);
    expect(prettyReport(result, { ...view, isTerminal: true })).toContain('"\u2068دورة\u2069"');
    expect(prettyReport(result, view)).toContain('"دورة"');
  });

  test('counts each severity by its name', () => {
    const found = (['error', 'error', 'warning', 'info'] as const).map((severity) => diagnosticWith({ severity }));
    expect(prettyReport(resultWith(found), view)).toContain('2 errors, 1 warning, 1 note.');
    expect(prettyReport(resultWith([]), view)).toBe('3 files checked in 42 ms: no problems.\n');
  });

  test('has colours only where they are wanted', () => {
    const result = resultWith([diagnosticWith({})]);
    expect(prettyReport(result, { isColor: true, columns: 80 })).toContain('\u001b[31m');
    expect(prettyReport(result, view)).not.toContain('\u001b');
  });
});

describe('the report for programs', () => {
  test('has exactly the fields of its contract', () => {
    const location = {
      file: 'courses/capm.yaml',
      pointer: '/level',
      start: { line: 2, column: 8 },
      end: { line: 2, column: 14 },
    };
    expect(JSON.parse(jsonReport(resultWith([diagnosticWith({ related })])))).toEqual({
      format: 1,
      version: project.version,
      diagnostics: [{ ...diagnosticWith({}), location, related }],
      summary: { files: 3, errors: 1, warnings: 0, milliseconds: 42 },
    });
  });

  test('always lists related places, if only none', () => {
    const { diagnostics } = JSON.parse(jsonReport(resultWith([diagnosticWith({})])));
    expect(diagnostics[0].related).toEqual([]);
  });
});

test('only errors fail a run', () => {
  expect(exitCodeOf([diagnosticWith({ severity: 'warning' })])).toBe(0);
  expect(exitCodeOf([diagnosticWith({ severity: 'warning' }), diagnosticWith({})])).toBe(1);
  const place = diagnosticWith({ code: 'write/foreign-folder' });
  expect(exitCodeOf([place, diagnosticWith({ severity: 'warning' })])).toBe(2);
  expect(exitCodeOf([place, diagnosticWith({})])).toBe(1);
});

test('the maps stand in aligned columns', () => {
  expect(
    mapsTable({ idToSlug: { 40: 'forensic-delay-analysis' }, redirects: { '/courses/33': '/courses/capm' } }),
  ).toBe(
    `Number  Course
40      forensic-delay-analysis

Old address  Leads to
/courses/33  /courses/capm
`,
  );
});

test.each([
  { bytes: 999, text: '999 bytes' },
  { bytes: 1000, text: '1.0 kB' },
  { bytes: 999_949, text: '999.9 kB' },
  { bytes: 3_400_000, text: '3.4 MB' },
])('$bytes bytes read as $text', ({ bytes, text }) => {
  expect(sizeText(bytes)).toBe(text);
});

test('a build ends with one line', () => {
  expect(builtLine({ pages: 2, files: 5, bytes: 2000 }, { milliseconds: 12.4, folder: 'dist' })).toBe(
    'Built 2 pages (5 files, 2.0 kB) into dist in 12 ms.\n',
  );
});
