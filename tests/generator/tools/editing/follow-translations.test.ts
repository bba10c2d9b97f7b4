// What is renamed or retired in the site's own language is so in all others: no translation is lost, orphaned or out of date.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rename } from '../../../../generator/tools/editing/rename.ts';
import { retire } from '../../../../generator/tools/editing/retire.ts';
import { undoChange } from '../../../../generator/tools/edits/history.ts';
import { acceptTranslations } from '../../../../generator/tools/translations/texts.ts';
import { translations } from '../../../../generator/tools/translations/export-translations.ts';
import { filesIn } from '../../../support/program/files-in.ts';
import { site } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const own = readFileSync(join(tiny, 'site.yaml'), 'utf8');
const seo = readFileSync(join(tiny, 'seo.yaml'), 'utf8');
const childCare = readFileSync(join(tiny, 'courses/child-care.yaml'), 'utf8');
const now = new Date('2025-11-01T08:00:00Z');

async function translated() {
  const content = site(
    {
      'site.yaml': `${own}languages: [en, ar]\n`,
      'courses/child-care.yaml': childCare.replace('Practice first.', 'After [First Aid](/courses/first-aid).'),
      'ar/courses/first-aid.yaml': 'title: الإسعافات الأولية\n',
      'ar/courses/child-care.yaml':
        'title: إسعاف الأطفال\noverview: بعد [الإسعافات](/courses/first-aid). راجع [المواعيد](/schedule).\n',
      'ar/catalogue.yaml': 'categories:\n  - { id: safety, name: السلامة }\n  - { id: health, name: الصحة }\n',
      'ar/schedule.yaml': 'sessions:\n  - { id: first-aid-may, location: بريستول }\n',
      'seo.yaml': `${seo}  /courses/first-aid: { title: First Aid }\n`,
      'ar/seo.yaml':
        'pages:\n  /: { title: دورات في بريستول }\n  /courses: { title: الدورات }\n  /courses/first-aid: { title: الإسعافات }\n',
    },
    tiny,
  );
  const options = { content, now, title: 'change', isDryRun: false };
  await acceptTranslations(options, {});
  const statesOf = async () => {
    const { texts } = await translations({ content, format: 'table' });
    return texts
      .filter(({ translated: text, state }) => text !== undefined || state === 'orphan')
      .map(({ state }) => state);
  };
  const textsOf = () =>
    Object.fromEntries(
      filesIn(content)
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => [file, readFileSync(join(content, file), 'utf8')]),
    );
  return { content, options, statesOf, textsOf };
}

test('translations are renamed with their originals, and undo takes it back', async () => {
  const { content, options, statesOf, textsOf } = await translated();
  const before = textsOf();
  const states = await statesOf();
  expect(new Set(states)).toEqual(new Set(['current']));
  const { diagnostics } = await rename(options, { thing: 'course', from: 'first-aid', to: 'aid-now' });
  expect(diagnostics.filter(({ code }) => code.startsWith('translation/'))).toEqual([]);
  await rename(options, { thing: 'category', from: 'health', to: 'well' });
  expect(await statesOf()).toEqual(states);
  const after = textsOf();
  expect(after['ar/courses/aid-now.yaml']).toContain('الإسعافات الأولية');
  expect(after['ar/courses/child-care.yaml']).toContain('(/courses/aid-now)');
  expect(after['ar/catalogue.yaml']).toContain('{ id: well, name: الصحة }');
  const record = after['translations/ar.yaml']?.split('\n') ?? [];
  expect(record.some((line) => line.startsWith('courses/aid-now.yaml/title: '))).toBe(true);
  expect(record.filter((line) => /first-aid\.yaml|health/.test(line))).toEqual([]);
  for (let step = 0; step < 2; step++) await undoChange({ content, isDryRun: false, isForced: false });
  expect(textsOf()).toEqual(before);
});

test('a retired course leaves nothing behind in other languages', async () => {
  const { options, statesOf, textsOf } = await translated();
  const { diagnostics } = await retire(options, { thing: 'course', name: 'first-aid' });
  expect(diagnostics.filter(({ code }) => code.startsWith('translation/'))).toEqual([]);
  expect(new Set(await statesOf())).toEqual(new Set(['current']));
  const after = textsOf();
  expect(Object.keys(after)).not.toContain('ar/courses/first-aid.yaml');
  expect(after['ar/schedule.yaml'] ?? '').not.toContain('first-aid-may');
  expect(after['translations/ar.yaml']).not.toContain('first-aid');
});
