// The legacy number of a course is optional: a provider without old links has none.
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkAndLink, planOf } from '../../../generator/build/pipeline/check.ts';
import { invariant } from '../../../generator/base/invariant.ts';
import { siteMaps } from '../../../generator/features/shell/plan.ts';
import { site, type Files } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');

function withoutNumber(slug: string): Readonly<Record<string, string>> {
  const file = `courses/${slug}.yaml`;
  const { id: _id, ...course } = parse(readFileSync(`${tiny}/${file}`, 'utf8')) as Readonly<Record<string, unknown>>;
  return { [file]: stringify(course) };
}

const check = async (files: Files) => {
  // The ledger promises the numbers' addresses.
  const content = site({ ...files, 'addresses.yaml': undefined }, tiny);
  return { content, ...(await checkAndLink({ content, now })) };
};

test('a course without a number has its named address alone', async () => {
  const { site: linked, ledger } = await check(withoutNumber('first-aid'));
  invariant(linked, 'the content has no errors');
  const course = linked.courses.find(({ course: { slug } }) => slug === 'first-aid');
  expect(course?.address).toBe('/courses/first-aid');
  expect(course).not.toHaveProperty('numericAddress');
  expect(Object.values(siteMaps(linked).idToSlug)).not.toContain('first-aid');
  expect(ledger.addresses().map(({ address }) => address)).not.toContain('/courses/1');
});

test('a generic page without a number stands at the named address', async () => {
  const { content } = await check(withoutNumber('fire-safety'));
  const { plan } = await planOf({ content, base: '/', now });
  invariant(plan, 'the content has no errors');
  const own = plan.pages.filter(({ source }) => source === 'courses/fire-safety.yaml');
  expect(own.map(({ address, page, isMain }) => [address, page.template, isMain])).toEqual([
    ['/courses/fire-safety', 'course-generic', true],
  ]);
  expect(own[0]?.head.canonical).toBe('https://harbour.example.com/courses/fire-safety');
});

test('two courses without numbers share none', async () => {
  const { diagnostics } = await check({ ...withoutNumber('first-aid'), ...withoutNumber('child-care') });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(diagnostics.filter(({ code }) => /id$/.test(code))).toEqual([]);
});

test('an old link to a number that no course has is reported, also where courses have none', async () => {
  const { 'courses/first-aid.yaml': text = '' } = withoutNumber('first-aid');
  const { diagnostics } = await check({ 'courses/first-aid.yaml': text.replace('/schedule', '/courses/77') });
  expect(diagnostics.map(({ code }) => code)).toContain('link/unknown-target');
});

test('while a course cannot be read, any number may be its own', async () => {
  const { 'courses/first-aid.yaml': text = '' } = withoutNumber('first-aid');
  const { diagnostics } = await check({
    'courses/first-aid.yaml': text.replace('/schedule', '/courses/77'),
    'courses/child-care.yaml': 'id: [}',
  });
  expect(diagnostics.map(({ code }) => code)).not.toContain('link/unknown-target');
});
