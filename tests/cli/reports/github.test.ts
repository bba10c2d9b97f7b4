import { describe, expect, test } from 'vitest';
import { githubReport, githubSummary } from '../../../cli/reports/github.ts';
import { diagnosticWith, locationAt, resultWith } from './diagnostics.ts';

const view = { isColor: false, columns: 80, folder: 'content' };
const times = (n: number, severity: 'error' | 'warning' | 'info') =>
  Array.from({ length: n }, (_, index) => diagnosticWith({ severity, message: `Number ${index}.` }));

describe('annotations', () => {
  test('are escaped: per cent and line ends everywhere, colons and commas in properties too', () => {
    const [line] = githubReport(
      resultWith([
        diagnosticWith({
          message: '100%, as: said::here\r\nand there.',
          location: locationAt({ file: 'a,b:c%.yaml', from: [2, 8], to: [2, 14] }),
        }),
      ]),
      view,
    ).split('\n');
    expect(line).toBe(
      '::error title=schema/not-allowed,file=content/a%2Cb%3Ac%25.yaml,line=2,endLine=2,col=8,endColumn=14::' +
        '100%25, as: said::here and there.%0ADid you mean "Advanced"?',
    );
  });

  test('have no columns where the range has several lines, which GitHub would refuse', () => {
    const location = locationAt({ from: [2, 8], to: [4, 1] });
    const report = githubReport(resultWith([diagnosticWith({ location })]), view);
    expect(report).toContain('line=2,endLine=4::');
  });

  test('are ten of each kind at most, errors first, and the rest is counted', () => {
    const report = githubReport(
      resultWith([...times(12, 'info'), ...times(11, 'warning'), ...times(13, 'error')]),
      view,
    );
    const kinds = report.split('\n').map((line) => /^::(\w+)/.exec(line)?.[1]);
    expect(kinds.filter(Boolean)).toEqual([
      ...Array<string>(10).fill('error'),
      ...Array<string>(10).fill('warning'),
      ...Array<string>(10).fill('notice'),
    ]);
    expect(report).toContain('And 6 more: the summary of this job and "npx prospectus check --format json" list all.');
  });
});

describe('the summary of a job', () => {
  test('lists every problem, errors first', () => {
    const table = githubSummary(resultWith([...times(2, 'warning'), ...times(30, 'error')]), view);
    const rows = table.split('\n').filter((line) => /^\| (error|warning) /.test(line));
    expect(rows).toHaveLength(32);
    expect(rows[0]).toMatch(/^\| error /);
  });

  test('shows content as it stands, never as Markdown, HTML or a cell of its own', () => {
    const message = 'A | b <img src=x> [link](http://x) `code` **bold**\nnext.';
    const row =
      githubSummary(resultWith([diagnosticWith({ message })]), view)
        .split('\n')
        .at(-2) ?? '';
    expect(row.split('|')).toHaveLength(6);
    expect(row).not.toMatch(/[<>[\]`*]/);
  });

  test('stays below what GitHub takes, and says how many it left out', () => {
    const long = Array.from({ length: 900 }, () => diagnosticWith({ message: 'x'.repeat(1000) }));
    const table = githubSummary(resultWith(long), view);
    expect(Buffer.byteLength(table)).toBeLessThan(1024 * 1024);
    expect(table).toMatch(/And \d+ more: `npx prospectus check --format json` lists all\./);
  });
});
