import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { junitReport, xmlText } from '../../../cli/reports/junit.ts';
import { diagnosticWith, locationAt, resultWith } from './diagnostics.ts';

const view = { isColor: false, columns: 80, folder: 'content' };

test.each([
  { given: '<a href="x">&amp;</a>', text: '&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;' },
  { given: 'one\ntwo\tthree\r', text: 'one&#10;two&#9;three&#13;' },
  { given: '\u0000\u001b[31m\u007f\ufffe', text: '\ufffd\ufffd[31m\ufffd\ufffd' },
  { given: 'half \ud83d whole 😀', text: 'half \ufffd whole 😀' },
  { given: ']]>', text: ']]&gt;' },
])('$given is safe in XML', ({ given, text }) => {
  expect(xmlText(given)).toBe(text);
});

test('each file is a suite: a test for each problem, a passed one where there is none', () => {
  const missing = diagnosticWith({ location: locationAt({ file: 'forms.yaml', from: [1, 1], to: [1, 1] }) });
  const warning = diagnosticWith({ severity: 'warning', message: 'Doubtful.' });
  const report = junitReport(resultWith([diagnosticWith({}), warning, missing]), view);
  const suites = [...report.matchAll(/<testsuite name="(.*?)" tests="(\d)" failures="(\d)"/g)].map(
    ([, ...facts]) => facts,
  );
  expect(suites).toEqual([
    ['content/courses/capm.yaml', '2', '1'],
    ['content/forms.yaml', '1', '1'],
    ['content/schedule.yaml', '1', '0'],
    ['content/site.yaml', '1', '0'],
  ]);
  expect(report).toContain('<testsuites name="prospectus check" tests="5" failures="2" errors="0" time="0.042">');
  expect(report).toContain('<system-out>content/courses/capm.yaml:2:8 warning: Doubtful.');
});

/** What junit-10.xsd, by which Jenkins accepts or refuses a report, lets each element have. */
const allowed: Readonly<Record<string, { readonly in: string; readonly needs: string[]; readonly may: string[] }>> = {
  testsuites: { in: '', needs: [], may: ['name', 'time', 'tests', 'failures', 'errors'] },
  testsuite: { in: 'testsuites', needs: ['name', 'tests', 'failures', 'errors'], may: ['skipped', 'file', 'time'] },
  testcase: { in: 'testsuite', needs: ['name'], may: ['classname', 'time'] },
  failure: { in: 'testcase', needs: [], may: ['type', 'message'] },
  'system-out': { in: 'testcase', needs: [], may: [] },
};

interface Element {
  readonly name: string;
  readonly parent: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

function elementsOf(xml: string): readonly Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = { name, parent: open.at(-1)?.name ?? '', attributes, text: '' };
        all.push(element);
        open.push(element);
      },
      ontext: (text) => {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return all;
}

test('a report has the elements and attributes that Jenkins accepts, and no others', () => {
  const elements = elementsOf(
    junitReport(resultWith([diagnosticWith({}), diagnosticWith({ severity: 'info' })]), view),
  );
  for (const { name, parent, attributes } of elements) {
    const { in: home, needs = [], may = [] } = allowed[name] ?? {};
    expect({ name, parent }).toEqual({ name, parent: home });
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(needs));
    expect([...needs, ...may]).toEqual(expect.arrayContaining(Object.keys(attributes)));
  }
  expect(new Set(elements.map(({ name }) => name))).toEqual(new Set(Object.keys(allowed)));
  expect(elements[0]?.attributes['time']).toMatch(/^\d+\.\d+$/);
});

test('words of any script, and signs of XML, are read back as they were written', () => {
  const message = 'لا يوجد "دورة" <b> & 日本 \u0001.';
  const failure = elementsOf(junitReport(resultWith([diagnosticWith({ message })]), view)).find(
    ({ name }) => name === 'failure',
  );
  const readable = message.replace('\u0001', '\ufffd');
  expect(failure?.attributes['message']).toBe(readable);
  expect(failure?.text).toContain(readable);
});
