import { expect, test } from 'vitest';
import { junitReport, xmlText } from '../../../cli/reports/junit.ts';
import { diagnosticWith, locationAt, resultWith } from './diagnostics.ts';

const view = { isColor: false, columns: 80, folder: 'content' };

test.each([
  { given: '<a href="x">&amp;</a>', text: '&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;' },
  { given: 'one\ntwo\tthree\r', text: 'one&#10;two&#9;three&#13;' },
  { given: '\u0000\u001b[31m\u007f\ufffe', text: '\ufffd\ufffd[31m\u007f\ufffd' },
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
  expect(report).toContain('<testsuites name="prospectus check" tests="5" failures="2">');
  expect(report).toContain('<system-out>content/courses/capm.yaml:2:8 warning: Doubtful.');
});
