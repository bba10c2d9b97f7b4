// The fields of a course that a provider may or may not write: what visitors and search engines are given of each.
import { expect, test } from 'vitest';
import { changedProvider, edited } from '../../../support/content/changed-provider.ts';

const FILE = 'courses/first-aid.yaml';
const ADDRESS = '/courses/first-aid';

async function courseWith(fields: Readonly<Record<string, unknown>>) {
  const { codes, pageAt } = await changedProvider(edited(FILE, fields));
  const page = pageAt(ADDRESS);
  const named = (name: string) => page?.head.meta.find((tag) => tag['name'] === name || tag['property'] === name);
  return {
    codes,
    course: (page?.page.props as { readonly course: Readonly<Record<string, unknown>> } | undefined)?.course,
    props: page?.page.props,
    data: page?.head.jsonLd[0] as Readonly<Record<string, unknown>> | undefined,
    described: named('description')?.['content'],
    shared: named('og:description')?.['content'],
  };
}

const overview = '### Who it is for\n\nFor **everybody** who works [near water](/contact). Bring dry clothes.\n';
const spoken = 'For everybody who works near water. Bring dry clothes.';

test('a course without a description gives search engines the beginning of its overview', async () => {
  const { codes, course, data, described, shared } = await courseWith({ description: undefined, overview });
  expect(codes).toEqual([]);
  expect(course).not.toHaveProperty('description');
  expect([described, shared, data?.['description']]).toEqual([spoken, spoken, spoken]);
});

test('a course with neither description nor overview has its title, and no other description', async () => {
  const { codes, data, described } = await courseWith({ description: undefined, overview: undefined });
  expect(codes).toEqual([]);
  expect([described, data?.['description']]).toEqual([undefined, 'First Aid']);
});

test('a long description is whole on the page, and ends with a sentence where it must be short', async () => {
  const sentence = 'Everybody learns in small groups, and practises each step until it is sure.';
  const long = Array.from({ length: 12 }, () => sentence).join(' ');
  const { codes, course, data, described } = await courseWith({ description: long });
  expect(codes).toEqual([]);
  expect([course?.['description'], data?.['description']]).toEqual([long, long]);
  expect(described).toBe(`${sentence} ${sentence}`);
});

test.each(['First Aid', 'first aid.', ' First Aid '])('the description %o says nothing but the title', async (text) => {
  expect((await courseWith({ description: text })).codes).toEqual(['text/repeats-title']);
});
