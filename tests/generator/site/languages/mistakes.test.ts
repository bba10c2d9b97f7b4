// Many mistakes in the sample's Arabic, all at once: each is reported once, at its place, and nothing else is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../../generator/index.ts';
import { site } from '../../../support/content/site.ts';

const sample = fileURLToPath(new URL('../../../../content', import.meta.url));
const now = new Date('2025-11-01T12:00:00Z');

/** What is written in place of a text of a file, with "⟦" where the problem is reported. */
type Mistake = readonly [file: string, before: string | RegExp, after: string, code: string];

const mistakes: readonly Mistake[] = [
  // Files that do not fit their schema.
  ['ar/courses/capm.yaml', /(?<=^title: ).*/m, '⟦[CAPM]', 'schema/wrong-type'],
  ['ar/courses/cad.yaml', /^(?=label:)/m, 'price: ⟦99\n', 'translation/fact'],
  ['ar/courses/bim.yaml', /^label:/m, '⟦lable:', 'schema/unknown-field'],
  ['ar/courses/excel-advanced.yaml', /(?<=^title: ).*/m, '⟦""', 'schema/empty-text'],
  ['ar/courses/power-bi.yaml', /^(?=label:)/m, '⟦lastUpdated: "2025-01"\n', 'translation/fact'],
  ['ar/courses/primavera-6.yaml', /(?<=^title: ).*/m, '⟦"', 'yaml/unclosed-quote'],
  ['ar/courses/six-sigma-green-belt.yaml', /(?<=^description: ).*/m, '⟦قصير', 'translation/term'],
  ['ar/pages/gallery.yaml', /(?<=^template: ).*/m, '⟦galery', 'translation/orphan'],
  // A translation beside its original.
  [
    'ar/courses/agile-project-management.yaml',
    /^objectives:\n {2}- .*\n {2}- /m,
    'objectives:\n  ⟦- ',
    'translation/length',
  ],
  ['ar/catalogue.yaml', '- id: cad-bim', '- ⟦id: cad-bum', 'translation/orphan'],
  ['ar/catalogue.yaml', /- id: sustainability\n +/, '- ⟦', 'translation/orphan'],
  ['ar/schedule.yaml', '- id: cad-2025-12', '- ⟦id: cad-2025-13', 'translation/orphan'],
  ['ar/schedule.yaml', '- id: bim-2027-03', '- ⟦id: bim-2025-12', 'text/repeated-entry'],
  [
    'ar/courses/cma-part-1-training.yaml',
    /^facts:\n {2}- label: .*\n {4}value: .*\n {2}- /m,
    'facts:\n  ⟦- ',
    'translation/length',
  ],
  ['ar/stories.yaml', '- id: pmp-at-second-attempt', '- ⟦id: pmp-at-third-attempt', 'translation/orphan'],
  ['ar/site.yaml', '    - { label: الرئيسية }\n    ', '    ⟦', 'translation/length'],
  ['ar/site.yaml', 'locale: ar-OM-u-nu-latn', 'locale: ⟦en-OM\ndirection: rtl', 'text/foreign-locale'],
  ['ar/site.yaml', 'direction: rtl', 'direction: ⟦ltr', 'text/foreign-locale'],
  ['ar/pages/about.yaml', 'template: about', 'template: ⟦home', 'translation/orphan'],
  ['ar/pages/leadership.yaml', /^# .*\ntemplate: .*\n/, '⟦', 'translation/orphan'],
  ['ar/seo.yaml', /^ {2}\/about:\n {4}/m, '  /abuot:\n    ⟦', 'translation/orphan'],
  ['ar/courses/capn.yaml', '', '⟦title: دورة\n', 'translation/orphan'],
  ['courses/seven-qc-tools.yaml', /^title: .*/m, '$& Today', ''],
  ['ar/courses/seven-qc-tools.yaml', /^title: /m, 'title: ⟦', 'translation/older'],
  // Texts.
  ['ar/courses/project-management.yaml', /40 ساعة/, '⟦45 ساعة', 'translation/figure'],
  ['ar/pages/contact.yaml', 'لديّ سؤال عن دورة {course}.', '⟦لديّ سؤال عن دورة.', 'text/missing-placeholder'],
  ['ar/pages/register.yaml', 'لدى {name}', 'لدى ⟦{nom}', 'text/unknown-placeholder'],
  ['ar/pages/contact.yaml', '[جدول الدورات](/schedule)', '[جدول الدورات](⟦/ar/schedule)', 'translation/other-language'],
  ['ar/pages/soft-skills.yaml', '(/leadership)', '(⟦/leadreship)', 'link/unknown-target'],
  ['messages/ar.yaml', '', 'common:\n  ⟦hours: { one: ساعة, other: "{count} ساعة" }\n', 'text/missing-plurals'],
  // Folders.
  ['de/site.yaml', '', '⟦name: Dhow\n', 'translation/unlisted'],
  ['ar/course/capm.yaml', '', '⟦title: دورة\n', 'load/unexpected-file'],
];

test('mistakes in translations are reported where they are', async () => {
  const texts = new Map<string, string>();
  const textOf = (file: string, isNew: boolean): string =>
    texts.get(file) ?? (isNew ? '' : readFileSync(join(sample, file), 'utf8'));
  for (const [file, before, after] of mistakes) {
    const text = textOf(file, before === '');
    const changed = before === '' ? text + after : text.replace(before, after);
    expect(changed, `${file} has ${String(before)}`).not.toBe(text);
    texts.set(file, changed);
  }
  const places = [...texts].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, i) => (line.includes('⟦') ? [`${file}:${i + 1}:${line.indexOf('⟦') + 1}`] : [])),
  );
  const content = site(
    Object.fromEntries(Array.from(texts, ([file, text]) => [file, text.replaceAll('⟦', '')])),
    sample,
  );
  const { diagnostics } = await check({ content, now, languages: ['ar'] });
  const found = diagnostics.map(
    ({ code, location: { file, start } }) => `${file}:${start.line}:${start.column} ${code}`,
  );
  expect(found.map((one) => one.split(' ')[0]).toSorted()).toEqual(places.toSorted());
  const codes = mistakes.flatMap(([file, , , code]) => (code === '' ? [] : [`${file} ${code}`]));
  expect(found.map((one) => one.replace(/:\d+:\d+/, '')).toSorted()).toEqual(codes.toSorted());
});
