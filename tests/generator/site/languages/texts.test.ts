// What is found in translated texts, and what is not: agreed terms in all their forms, figures in all their digits.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../../generator/index.ts';
import { differingFigures, missedTerms } from '../../../../generator/site/languages/text-checks.ts';
import { site, type Files } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const own = `${readFileSync(`${tiny}/site.yaml`, 'utf8')}languages: [en, ar]\n`;
const now = new Date('2026-01-01T12:00:00Z');

const terms = [
  { term: 'project', translations: { ar: ['مشروع', 'مشاريع'], de: 'Projekt' } },
  { term: 'project management', translations: { ar: 'إدارة المشاريع', de: 'Projektmanagement' } },
  { term: 'certificate', translations: { ar: 'شهادة', de: 'Zertifikat' } },
  { term: 'IT', translations: { ar: 'تقنية المعلومات' } },
  { term: 'PMP', keep: true as const },
];

const missed: readonly (readonly [original: string, translated: string, language: string, missed: string])[] = [
  ['A project', 'المشروع', 'ar', ''],
  ['Two projects', 'مشروعان', 'ar', ''],
  ['of projects', 'وبالمشاريع', 'ar', ''],
  ['for the project', 'للمشروع وتكلفته', 'ar', ''],
  ['A PROJECT', 'مَشرُوعًا', 'ar', ''],
  ['A project', 'خطة', 'ar', 'project'],
  ['Project management', 'إدارة المشاريع', 'ar', ''],
  ['Project management', 'تنظيم الأعمال', 'ar', 'project management'],
  ['Project management of a project', 'إدارة المشاريع', 'ar', ''],
  ['His certificate', 'شهادته', 'ar', ''],
  ['Certificates', 'الشهادات', 'ar', ''],
  ['Certificates', 'كشهادتين', 'ar', ''],
  ['Certificates', 'وثائق', 'ar', 'certificate'],
  ['Use it', 'استخدمه', 'ar', ''],
  ['IT staff', 'موظفون', 'ar', 'IT'],
  ['PMP and [more](/project)', 'وPMP', 'ar', ''],
  ['The PMP exam', 'اختبار بي إم بي', 'ar', 'PMP'],
  ['Certificates of projects', 'Zertifikate des Projekts', 'de', ''],
  ['A certificate', 'Ein Zeugnis', 'de', 'certificate'],
  ['A certificate', 'Un certificat', 'fr', ''],
];

test.each(missed)('terms of "%s" in "%s"', (original, translated, ...[language, expected]) => {
  expect(
    missedTerms({ original, translated }, terms, language)
      .map(({ term }) => term)
      .join(),
  ).toBe(expected);
});

const figures: readonly (readonly [original: string, translated: string, differs: string])[] = [
  ['16 hours', '16 ساعة', ''],
  ['16 hours', '١٦ ساعة', ''],
  ['1,950.50 OMR', '١٬٩٥٠٫٥٠ ر.ع.', ''],
  ['1,950 km', '1.950 km', ''],
  ['OMR 450', '450.000 ر.ع.', ''],
  ['at 4.30 pm', 'الساعة 16:30', ''],
  ['9:00 to 16:30', 'من ٩ إلى ٤:٣٠', ''],
  ['8 March 2027', '2027-03-08', ''],
  ['3 days', 'ثلاثة أيام', ''],
  ['fifteen people in 3 rooms', '15 شخصًا في 3 قاعات', ''],
  ['98%', '٩٨٪', ''],
  ['[2 days](/a-3)', '[2 يومان](/b-4)', ''],
  ['16 hours', '61 ساعة', '16 61'],
  ['4 days', '٥ أيام', '4 5'],
  ['since 2008', 'منذ ٢٠٠٩', '2008 2009'],
];

test.each(figures)('figures of "%s" in "%s"', (original, translated, expected) => {
  expect(Object.values(differingFigures(original, translated) ?? {}).join(' ')).toBe(expected);
});

async function found(files: Files): Promise<readonly string[]> {
  const { diagnostics } = await check({ content: site({ 'site.yaml': own, ...files }, tiny), now });
  return diagnostics
    .filter(({ code }) => code !== 'address/new-address')
    .map(({ code, location: { file, start } }) => `${code} ${file}:${start.line}`);
}

test('placeholders and plural forms of the interface are checked in each language', async () => {
  const thanks = (text: string): Files => ({
    'ar/pages/contact.yaml': `template: contact\nform:\n  confirmation:\n    title: أُرسلت الرسالة\n    text: ${text}\n`,
  });
  expect(await found(thanks('شكرًا لتواصلك مع {name}.'))).toEqual([]);
  expect(await found(thanks('شكرًا لتواصلك مع {nmae}.'))).toEqual(['text/unknown-placeholder ar/pages/contact.yaml:5']);
  expect(await found(thanks('شكرًا لتواصلك.'))).toEqual(['text/missing-placeholder ar/pages/contact.yaml:5']);
  const messages =
    'common:\n  hours: { one: ساعة, other: "{count} ساعة" }\n  free: Free\nnavigation:\n  whatsapp: WhatsApp\n';
  expect(await found({ 'messages/ar.yaml': messages, 'ar/catalogue.yaml': '{}\n' })).toEqual([
    'text/missing-plurals messages/ar.yaml:2',
    'translation/untranslated messages/ar.yaml:3',
  ]);
});

test('names may stay as they are, and links lead to the page in the same language', async () => {
  const course = (title: string, overview: string): Files => ({
    'ar/courses/first-aid.yaml': `title: ${title}\noverview: ${overview}\n`,
    'terms.yaml': 'terms: [{ term: First response, keep: true }]\n',
    'courses/first-aid.yaml': readFileSync(`${tiny}/courses/first-aid.yaml`, 'utf8').replace('First Aid', title),
  });
  expect(await found(course('First Aid PRO', 'انظر [الدورات](/courses).'))).toEqual([]);
  expect(await found(course('First response', 'انظر [الدورات](/courses).'))).toEqual([]);
  expect(await found(course('First response kit', 'انظر [الدورات](/courses).'))).toEqual([
    'translation/untranslated ar/courses/first-aid.yaml:1',
  ]);
  for (const link of ['/ar/courses', '/en', 'https://harbour.example.com/courses', '/courses/child-care#a'])
    expect(await found(course('First Aid', `انظر [الدورات](${link}).`))).toEqual([
      'translation/other-language ar/courses/first-aid.yaml:2',
    ]);
});
