// What a provider may leave out of its files, or write more of: no problem is reported, and the pages are right.
import { expect, test } from 'vitest';
import { changedProvider, edited } from '../support/content/changed-provider.ts';

const titleAt = (pages: Awaited<ReturnType<typeof changedProvider>>, address: string) =>
  pages.pageAt(address)?.head.title;

test('search engine texts may be a pattern of titles alone', async () => {
  const provider = await changedProvider({ 'seo.yaml': 'titlePattern: "{title} - {shortName}"\n' });
  expect(provider.codes).toEqual([]);
  expect(titleAt(provider, '/courses/first-aid')).toBe('First Aid - Harbour');
  const named = provider.pageAt('/courses/first-aid')?.head.meta.find((tag) => tag['name'] === 'keywords');
  expect(named?.['content']).toBe('First Aid, Health');
});

test('search engine texts may be those of one page alone, and the others are asked for', async () => {
  const description = 'Short first aid and safety courses on Quay Street in Bristol, taught by medics in small groups.';
  const provider = await changedProvider({ 'seo.yaml': `pages:\n  /:\n    description: ${description}\n` });
  expect(titleAt(provider, '/courses/first-aid')).toBe('First Aid | Harbour First Aid');
  expect(new Set(provider.codes)).toEqual(new Set(['text/missing-search-texts']));
});

test('a menu has ten entries, and no more', async () => {
  const menu = (count: number) => ({
    header: Array.from({ length: count }, (_, i) => ({ label: `Courses ${i}`, to: '/courses' })),
  });
  expect((await changedProvider(edited('site.yaml', { menus: menu(10) }))).codes).toEqual([]);
  expect((await changedProvider(edited('site.yaml', { menus: menu(11) }))).codes).toEqual(['schema/wrong-length']);
});

test('a picture of a gallery may have no caption, but has words for those who cannot see it', async () => {
  const page = (alt: string) => ({
    'pages/rooms.yaml': [
      'template: sections',
      'title: Our Rooms',
      'sections:',
      `  - { type: gallery, pictures: [{ file: media/logo.svg, alt: "${alt}" }] }`,
      '',
    ].join('\n'),
    'seo.yaml': 'titlePattern: "{title} | {name}"\n',
  });
  const provider = await changedProvider(page('A room with six beds'));
  expect(provider.codes).toEqual([]);
  const [section] = (provider.pageAt('/rooms')?.page.props as { readonly sections: readonly object[] }).sections;
  expect(section).toMatchObject({ pictures: [{ alt: 'A room with six beds' }] });
  expect(section).not.toHaveProperty('pictures.0.caption');
  const [problem] = (await changedProvider(page(''))).diagnostics;
  expect(problem).toMatchObject({ code: 'text/empty-alternative', advice: 'Say in alt what the picture shows.' });
});

test('where a field is unknown, all that there are are named', async () => {
  const { diagnostics } = await changedProvider(edited('courses/first-aid.yaml', { zzz: 1 }));
  expect(diagnostics.map(({ code }) => code)).toEqual(['schema/unknown-field']);
  for (const field of ['"subtitle"', '"weeks"', '"prerequisites"', '"questions"'])
    expect(diagnostics[0]?.advice).toContain(field);
});
