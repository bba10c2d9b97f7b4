// News: their pages, their list, their feed, and the day from which there is any of it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { NewsItemProps, NewsProps } from '../../../../src/news/news-props.ts';
import type { Diagnostic } from '../../../../generator/model/diagnostic.ts';
import type { Plan } from '../../../../generator/model/planned.ts';
import { checkAndLink, planningOf, planOf } from '../../../../generator/build/pipeline/check.ts';
import { atomProblems, childrenOf, readXml, textIn } from '../../../support/html/atom.ts';
import { site, type Files } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-03-10T12:00:00Z');

const page = 'template: news\ntitle: News\nintro: What happens at the harbour, and what our participants make of it.\n';

const item = (title: string, date: string, more = ''): string =>
  `title: ${JSON.stringify(title)}\ndate: "${date}"\n${more}text: |\n  The **doors** are open: [see the course](/courses/first-aid), or [here](#when).\n\n  ## When\n\n  All day.\n`;

const news: Files = {
  'addresses.yaml': undefined,
  'pages/news.yaml': page,
  'news/quay.yaml': item('We have moved', '2025-05-06'),
  'news/lifeboat.yaml': item(
    'Lifeboat day: try it for yourself',
    '2026-03-02',
    'updated: "2026-03-09"\nauthor: Press office\ntrainer: omar-said\nsummary: Come and see how we train.\npicture: { file: media/logo.svg, alt: "A 6\\" dhow" }\ncourses: [first-aid]\n',
  ),
  'trainers/omar-said.yaml': 'name: Omar Said\n',
};

interface Planned {
  readonly plan: Plan;
  readonly diagnostics: readonly Diagnostic[];
}

async function planned(files: Files = {}, { base = '/', at = now } = {}): Promise<Planned> {
  const { plan, diagnostics } = await planOf({ content: site({ ...news, ...files }, tiny), now: at, base });
  if (!plan) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return { plan, diagnostics };
}

const pageAt = ({ plan }: Planned, address: string) => plan.pages.find((one) => one.address === address);
const textOf = ({ plan }: Planned, file: string): string => plan.texts.find((one) => one.file === file)?.text ?? '';
const listOf = (site: Planned) => pageAt(site, '/news')?.page.props as NewsProps;
const codes = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ code }) => code).filter((code) => /news/.test(code));

const many = (count: number): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => {
      const date = `${2025 - Math.floor(i / 12)}-${String(12 - (i % 12)).padStart(2, '0')}-01`;
      return [`news/item-${i}.yaml`, item(`Item number ${i} of the harbour`, date)];
    }),
  );

test('the list has the newest first, with what they say', async () => {
  const { items, years, feed } = listOf(await planned());
  expect(items.map(({ address }) => address)).toEqual(['/news/lifeboat', '/news/quay']);
  expect(items[0]).toMatchObject({
    date: { iso: '2026-03-02', text: '2 March 2026' },
    summary: 'Come and see how we train.',
  });
  expect(items[1]?.summary).toBe('The doors are open: see the course, or here. All day.');
  expect(years).toEqual([]);
  expect(feed).toBe('/news/feed.atom');
});

test('of many, those after the tenth are folded by year, and none is missing', async () => {
  const { items, years } = listOf(await planned(many(40)));
  expect(items).toHaveLength(10);
  expect(items[9]?.date.iso).toBe('2025-05-01');
  expect(years.slice(0, 2).map(({ year, count }) => [year, count])).toEqual([
    ['2025', '4'],
    ['2024', '12'],
  ]);
  const all = [...items, ...years.flatMap((one) => one.items)];
  expect(all).toHaveLength(42);
  const dates = all.map(({ date }) => date.iso);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('an item has its text, its courses, its authors, and the items beside it', async () => {
  const props = pageAt(await planned(), '/news/lifeboat')?.page.props as NewsItemProps;
  expect(props).toMatchObject({
    breadcrumb: [{ to: '/' }, { label: 'News', to: '/news' }, { to: '/news/lifeboat' }],
    date: { iso: '2026-03-02' },
    updated: { iso: '2026-03-09' },
    authors: [{ name: 'Omar Said', to: '/trainers/omar-said' }, { name: 'Press office' }],
    summary: 'Come and see how we train.',
    picture: { src: 'media/logo.svg', alt: 'A 6" dhow' },
    courses: [{ slug: 'first-aid' }],
    older: { label: 'We have moved', to: '/news/quay' },
    list: { to: '/news' },
  });
  expect(props.html).toContain('<h2 id="when">When</h2>');
  expect(props).not.toHaveProperty('newer');
});

test('search engines and social networks are given an article', async () => {
  const head = pageAt(await planned(), '/news/lifeboat')?.head;
  expect(head?.meta).toContainEqual({ property: 'og:type', content: 'article' });
  expect(head?.meta).toContainEqual({ name: 'description', content: 'Come and see how we train.' });
  expect(head?.jsonLd[0]).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Lifeboat day: try it for yourself',
    datePublished: '2026-03-02T00:00:00+00:00',
    dateModified: '2026-03-09T00:00:00+00:00',
    author: [{ '@type': 'Person', name: 'Omar Said' }, { name: 'Press office' }],
    publisher: { name: 'Harbour First Aid' },
    image: 'https://harbour.example.com/media/logo.svg',
  });
  const quay = pageAt(await planned(), '/news/quay')?.head.jsonLd[0];
  expect(quay).toMatchObject({ author: { '@type': 'EducationalOrganization', name: 'Harbour First Aid' } });
});

test('the sitemap says when news were last changed, and nothing of other pages', async () => {
  const lines = textOf(await planned(), 'sitemap.xml')
    .split('\n')
    .filter((line) => line.includes('lastmod'));
  expect(lines.map((line) => line.trim())).toEqual([
    '<url><loc>https://harbour.example.com/news</loc><lastmod>2026-03-09</lastmod></url>',
    '<url><loc>https://harbour.example.com/news/lifeboat</loc><lastmod>2026-03-09</lastmod></url>',
    '<url><loc>https://harbour.example.com/news/quay</loc><lastmod>2025-05-06</lastmod></url>',
  ]);
});

test('the feed is Atom with absolute addresses below the base, and every page of the site leads to it', async () => {
  const content = site({ ...news, ...many(30) }, tiny);
  const { planning } = await planningOf({ content, now, base: '/sub/' });
  expect(planning?.plan.shared.feed).toEqual({ title: 'Harbour First Aid – News', href: '/sub/news/feed.atom' });
  const text = [...(planning?.plan.texts() ?? [])].find(({ file }) => file === 'news/feed.atom')?.text ?? '';
  expect(atomProblems(text)).toEqual([]);
  const feed = readXml(text);
  const [self, alternate] = childrenOf(feed, 'link').map(({ attributes }) => attributes['href']);
  expect(self).toBe('https://harbour.example.com/sub/news/feed.atom');
  expect(alternate).toBe('https://harbour.example.com/sub/news');
  expect(textIn(feed, 'updated')).toBe('2026-03-09T00:00:00+00:00');
  const entries = childrenOf(feed, 'entry');
  expect(entries).toHaveLength(20);
  const [first] = entries;
  expect(textIn(first, 'id')).toBe('tag:harbour.example.com,2026:news/lifeboat');
  expect(textIn(first, 'updated')).toBe('2026-03-09T00:00:00+00:00');
  expect(textIn(first, 'summary')).toBe('Come and see how we train.');
  expect(first && childrenOf(first, 'link')[0]?.attributes['href']).toBe(
    'https://harbour.example.com/sub/news/lifeboat',
  );
  const body = textIn(first, 'content');
  expect(body).toContain('<a href="https://harbour.example.com/sub/courses/first-aid">');
  expect(body).toContain('<a href="https://harbour.example.com/sub/news/lifeboat#when">');
  expect(body).toContain('<img src="https://harbour.example.com/sub/media/logo.svg" alt="A 6&quot; dhow">');
});

test('no title ends the feed early', async () => {
  const hostile = ']]></title><script>alert("1")</script> & <b>bold</b> &amp;';
  const site = await planned({ 'news/hostile.yaml': item(hostile, '2026-03-10') });
  const text = textOf(site, 'news/feed.atom');
  const [entry] = childrenOf(readXml(text), 'entry');
  expect(textIn(entry, 'title')).toBe(']]></title><script>alert(“1”)</script> & <b>bold</b> &amp;');
  expect(text).not.toContain('<script');
});

test('an item of a day to come is published by the first build on that day, where the provider is', async () => {
  const soon = { 'news/soon.yaml': item('Soon at the harbour', '2026-03-11') };
  const before = await planned(soon, { at: new Date('2026-03-10T23:59:00Z') });
  expect(pageAt(before, '/news/soon')).toBeUndefined();
  expect(JSON.stringify(before.plan.texts)).not.toContain('Soon at the harbour');
  expect(listOf(before).items).toHaveLength(2);
  const note = before.diagnostics.find(({ code }) => code === 'link/news-to-come');
  expect(note).toMatchObject({ severity: 'info', location: { file: 'news/soon.yaml', start: { line: 2 } } });
  expect(note?.message).toContain('2026-03-11');
  const after = await planned(soon, { at: new Date('2026-03-11T00:00:00Z') });
  expect(listOf(after).items[0]?.address).toBe('/news/soon');
  expect(codes(after.diagnostics)).toEqual([]);
});

test('nothing may lead to an item that is not published yet', async () => {
  const files = {
    'news/soon.yaml': item('Soon', '2026-03-11'),
    'news/quay.yaml': item('We have moved', '2025-05-06').replace('/courses/first-aid', '/news/soon'),
  };
  const { diagnostics } = await checkAndLink({ content: site({ ...news, ...files }, tiny), now });
  expect(diagnostics.map(({ code, location }) => `${code} ${location.file}`)).toContain(
    'link/unknown-target news/quay.yaml',
  );
});

test('a slip in the day of a change is pointed out', async () => {
  const files = { 'news/quay.yaml': item('We have moved', '2025-05-06', 'updated: "2024-05-07"\n') };
  const { diagnostics } = await planned(files);
  expect(diagnostics.map(({ code }) => code)).toContain('link/improbable-date');
});

test('a course or trainer that does not exist is reported', async () => {
  const wrong = item('We have moved', '2025-05-06', 'trainer: omar-sayd\ncourses: [frst-aid]\n');
  const { diagnostics } = await checkAndLink({ content: site({ ...news, 'news/quay.yaml': wrong }, tiny), now });
  const found = diagnostics.map(({ code, advice }) => `${code} ${advice}`);
  expect(found).toContain('link/unknown-trainer Did you mean "omar-said"?');
  expect(found).toContain('link/unknown-course Did you mean "first-aid"?');
});

test('the page decides where news are, and a page without news says so', async () => {
  const moved = await planned({ 'pages/news.yaml': undefined, 'pages/whats-new.yaml': page });
  expect(pageAt(moved, '/whats-new/quay')?.page.template).toBe('news-item');
  expect(textOf(moved, 'whats-new/feed.atom')).toContain('/whats-new/quay');
  const empty = await planned({ 'news/quay.yaml': undefined, 'news/lifeboat.yaml': undefined });
  expect(codes(empty.diagnostics)).toEqual(['link/page-without-news']);
  expect(listOf(empty)).toMatchObject({ items: [], words: { empty: { title: 'No news yet' } } });
  expect(atomProblems(textOf(empty, 'news/feed.atom'))).toEqual([]);
});

test('news without a page have pages and no feed', async () => {
  const { plan, diagnostics } = await planned({ 'pages/news.yaml': undefined });
  expect(codes(diagnostics)).toEqual(['link/news-without-page']);
  expect(plan.texts.filter(({ file }) => file.endsWith('.atom'))).toEqual([]);
  expect(plan.pages.map(({ address }) => address)).toContain('/news/quay');
});

test('a site without news has no trace of them', async () => {
  const { plan } = await planned(Object.fromEntries(Object.keys(news).map((file) => [file, undefined])));
  expect(plan.shell.addresses).not.toHaveProperty('news');
  expect(JSON.stringify(plan)).not.toMatch(/\bnews\b/i);
});

test('a section shows the latest, and the search finds them', async () => {
  const sections =
    'template: sections\ntitle: For companies\nintro: Courses at your place, for your people, on the days that suit you.\nsections:\n  - { type: news, title: What is new, most: 1, link: { label: All news, to: /news } }\n';
  const settings = readFileSync(`${tiny}/site.yaml`, 'utf8').replace('search: "off"', 'search: site');
  const site = await planned({ 'pages/companies.yaml': sections, 'site.yaml': settings });
  expect(pageAt(site, '/companies')?.page.props).toMatchObject({
    sections: [{ type: 'news', title: 'What is new', items: [{ address: '/news/lifeboat' }], link: { to: '/news' } }],
  });
  expect(textOf(site, 'data/search.json')).toContain(
    '{"title":"Lifeboat day: try it for yourself","to":"/news/lifeboat"},{"title":"We have moved","to":"/news/quay"}',
  );
});

test('an item changes its own page, and a headline those beside it', async () => {
  const unitsOf = async (files: Files) => {
    const { planning } = await planningOf({ content: site({ ...news, ...many(4), ...files }, tiny), now, base: '/' });
    return new Map(planning?.plan.units.map((unit) => [unit.id, JSON.stringify(unit.inputs())]));
  };
  const before = await unitsOf({});
  const changedBy = async (text: string): Promise<readonly string[]> => {
    const after = await unitsOf({ 'news/item-3.yaml': text });
    return [...after].flatMap(([id, inputs]) => (inputs === before.get(id) ? [] : [id])).sort();
  };
  const [title, date] = ['Item number 3 of the harbour', '2025-09-01'];
  const own = 'news/item-3.yaml';
  expect(await changedBy(item(title, date).replace('All day', 'All night'))).toEqual(['/news', own]);
  expect(await changedBy(item('Another', date))).toEqual(['/news', 'news/item-2.yaml', own, 'news/quay.yaml']);
});
