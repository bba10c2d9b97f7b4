// Against the published schema, which comes with Microsoft's own matchers. It is draft 4 in name, and has nothing in it
// that later drafts read in another way but these two keywords; one of its patterns is no Unicode pattern.
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { sarifReport } from '../../../cli/reports/sarif.ts';
import { rules } from '../../../generator/rules/explanations.ts';
import { diagnosticWith, locationAt, resultWith } from './diagnostics.ts';

const { $schema: _draft, id: _id, ...schema } = sarifSchema;
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const isSarif = ajv.compile(schema);

const view = { isColor: false, columns: 80, folder: 'content' };
const related = [{ note: 'The choices stand here.', location: locationAt({ from: [3, 1], to: [3, 6] }) }];

test.each([
  { given: 'no problem', diagnostics: [] },
  { given: 'a problem with a related place', diagnostics: [diagnosticWith({ related })] },
  {
    given: 'a problem with a fix',
    diagnostics: [
      diagnosticWith({ fix: { range: { start: { line: 2, column: 8 }, end: { line: 3, column: 1 } }, text: 'A\n' } }),
    ],
  },
  {
    given: 'a problem of every rule',
    diagnostics: rules.map(({ code, severity }) => diagnosticWith({ code, severity })),
  },
  {
    given: 'a file with a name that addresses cannot have',
    diagnostics: [diagnosticWith({ location: locationAt({ file: 'a b/50%: #1 [é].yaml', from: [1, 1], to: [1, 1] }) })],
  },
])('a report of $given holds to the published schema', ({ diagnostics }) => {
  isSarif(JSON.parse(sarifReport(resultWith(diagnostics), view)));
  expect(isSarif.errors).toBeNull();
});

test('the schema would refuse a wrong report', () => {
  const log = JSON.parse(sarifReport(resultWith([diagnosticWith({})]), view));
  log.runs[0].results[0].locations[0].physicalLocation.region.startLine = 0;
  expect(isSarif(log)).toBe(false);
});

test('names of files are written as addresses, from the repository on', () => {
  const location = locationAt({ file: 'a b/50%: #1.yaml', from: [1, 1], to: [1, 1] });
  const log = JSON.parse(sarifReport(resultWith([diagnosticWith({ location })]), view));
  expect(log.runs[0].results[0].locations[0].physicalLocation.artifactLocation).toEqual({
    uri: 'content/a%20b/50%25%3A%20%231.yaml',
    uriBaseId: '%SRCROOT%',
  });
});

test('every rule has its effect, and a problem points at its rule', () => {
  const [run] = JSON.parse(sarifReport(resultWith([diagnosticWith({})]), view)).runs;
  expect(run.tool.driver).toMatchObject({ version: run.tool.driver.semanticVersion });
  expect(run.tool.driver.informationUri).toMatch(/^https:/);
  expect(run.tool.driver.rules[0].helpUri).toMatch(/diagnostics\.md#/);
  expect(run.tool.driver.rules).toHaveLength(rules.length);
  expect(run.tool.driver.rules[run.results[0].ruleIndex].id).toBe('schema/not-allowed');
  expect(run.tool.driver.rules.every((rule: { help: { text: string } }) => rule.help.text.endsWith('.'))).toBe(true);
});

test('two runs on the same problems are equal, byte for byte', () => {
  const result = resultWith([diagnosticWith({ related }), diagnosticWith({ severity: 'info' })]);
  expect(sarifReport({ ...result, milliseconds: 1 }, view)).toBe(sarifReport({ ...result, milliseconds: 2 }, view));
});
