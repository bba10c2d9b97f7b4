// prospectus import of workbooks in which cells are merged.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCli } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

test('cells of Excel that are one say the same in each of their rows', async () => {
  const cwd = site({}, 'tests/fixtures/tiny');
  const { default: write } = await import('write-excel-file/universal');
  const row = (...cells: readonly (string | object | null)[]) =>
    cells.map((cell) => (typeof cell === 'string' ? { value: cell, type: String } : cell));
  const file = write([
    row('Course', 'Start date', 'Location'),
    row({ value: 'First Aid', type: String, rowSpan: 2 }, '2030-06-04', 'Bristol'),
    row(null, '2030-07-04', { value: 'Bath', type: String, rowSpan: 3 }),
    row('Fire safety', '2030-08-04', null),
    row(null, null, null),
  ] as never);
  writeFileSync(join(cwd, 'sheet.xlsx'), Buffer.from(await (await file.toBlob()).arrayBuffer()));
  const { stdout } = await runCli(['import', 'sessions', 'sheet.xlsx'], { cwd });
  expect(stdout).toContain('3 rows: 3 new.');
  const { sessions } = parse(readFileSync(join(cwd, 'content/schedule.yaml'), 'utf8')) as { sessions: object[] };
  expect(sessions.slice(-3)).toEqual([
    { course: 'first-aid', startDate: '2030-06-04', location: 'Bristol' },
    { course: 'first-aid', startDate: '2030-07-04', location: 'Bath' },
    { course: 'fire-safety', startDate: '2030-08-04', location: 'Bath' },
  ]);
});
