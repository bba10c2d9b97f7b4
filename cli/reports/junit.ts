// JUnit's XML, which most pipelines show as test results. An error is a failed test; a warning is a passed test with
// output, because warnings do not fail a check either. Jenkins rejects attributes that its schema does not have, so the
// line of a problem is part of its text only. https://github.com/jenkinsci/xunit-plugin (junit-10.xsd)
import { type Diagnostic, groupBy } from '../../generator/index.ts';
import type { Findings } from './summary.ts';
import { bidirectional } from './display.ts';
import { repositoryFile, type View } from './view.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML keeps only as a number, or what would change the direction of the text around it. */
const escaped = new RegExp(`[\\t\\n\\r${bidirectional}]`, 'g');

/** Escapes a text for XML 1.0; control characters, and those that it cannot contain, are replaced. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(escaped, (sign) => `&#${sign.charCodeAt(0)};`);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inner: readonly string[],
): string[] {
  const open =
    name +
    Object.entries(attributes)
      .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
      .join('');
  if (inner.length === 0) return [`<${open}/>`];
  return [`<${open}>`, ...inner.map((line) => `  ${line}`), `</${name}>`];
}

function problemCase({ code, severity, message, advice, location }: Diagnostic, file: string): readonly string[] {
  const { line, column } = location.start;
  const words = xmlText(`${file}:${line}:${column} ${severity}: ${message} ${advice}`);
  const outcome =
    severity === 'error'
      ? [`<failure type="${xmlText(code)}" message="${xmlText(message)}">${words}</failure>`]
      : [`<system-out>${words}</system-out>`];
  return element('testcase', { classname: file, name: `${code}: ${message}`, time: 0 }, outcome);
}

const failuresIn = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(({ severity }) => severity === 'error').length;

function suite(file: string, diagnostics: readonly Diagnostic[], view: View): readonly string[] {
  const name = repositoryFile(file, view);
  const cases =
    diagnostics.length === 0
      ? element('testcase', { classname: name, name: 'no problems', time: 0 }, [])
      : diagnostics.flatMap((diagnostic) => problemCase(diagnostic, name));
  const tests = Math.max(1, diagnostics.length);
  const counts = { tests, failures: failuresIn(diagnostics), errors: 0, skipped: 0 };
  return element('testsuite', { name, ...counts, file: name }, cases);
}

/** Returns a test suite per file, with a test per problem, or a passed one if there is none. */
export function junitReport({ diagnostics, sources, milliseconds }: Findings, view: View): string {
  const byFile = groupBy(diagnostics, ({ location }) => location.file);
  const files = [...new Set([...sources, ...byFile.keys()])].sort();
  const foundIn = (file: string): readonly Diagnostic[] => byFile.get(file) ?? [];
  const suites = files.flatMap((file) => suite(file, foundIn(file), view));
  const tests = files.reduce((sum, file) => sum + Math.max(1, foundIn(file).length), 0);
  const time = (milliseconds / 1000).toFixed(3);
  const totals = { tests, failures: failuresIn(diagnostics), errors: 0, time };
  const all = element('testsuites', { name: 'prospectus check', ...totals }, suites);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all.join('\n')}\n`;
}
