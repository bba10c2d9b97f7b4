// A translation may give its page a name of its own in addresses: links, other languages, search engines and records follow it.
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { acceptUrls, maps, planOf, urls } from '../../../../generator/index.ts';
import { retire } from '../../../../generator/tools/editing/retire.ts';
import { rename } from '../../../../generator/tools/editing/rename.ts';
import { site } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T08:00:00Z');
const own = readFileSync(join(tiny, 'site.yaml'), 'utf8').replace('language: "off"', 'language: switch');

const contentWith = (files: Readonly<Record<string, string>> = {}): string =>
  site(
    {
      'site.yaml': `${own}languages: [en, ar]\n`,
      'ar/site.yaml': 'name: إسعافات المرفأ\n',
      'ar/courses/first-aid.yaml': 'title: الإسعافات الأولية\nslug: al-isafat\n',
      'ar/pages/contact.yaml': 'template: contact\ntitle: اتصل بنا\nslug: ittasil\n',
      'ar/pages/courses.yaml': 'template: catalogue\ntitle: الدورات\nslug: dawrat\n',
      'ar/courses/child-care.yaml': 'title: رعاية الأطفال\noverview: بعد [الإسعافات](/courses/first-aid#sessions).\n',
      'ar/pages/schedule.yaml': 'template: schedule\ntitle: المواعيد\n',
      'ar/seo.yaml': 'pages: { /contact: { title: تواصل مع المركز } }\n',
      ...files,
    },
    tiny,
  );

const codesOf = (diagnostics: readonly { readonly code: string; readonly location: { readonly file: string } }[]) =>
  diagnostics.map(({ code, location }) => `${location.file} ${code}`).filter((one) => !one.endsWith('new-address'));

test('pages are at their own addresses, and links and other languages lead there', async () => {
  const { plan, diagnostics } = await planOf({ content: contentWith(), now, base: '/' });
  expect(codesOf(diagnostics)).toEqual([]);
  const pages = new Map(plan?.pages.map((page) => [page.file, page]));
  const course = pages.get('ar/dawrat/al-isafat.html');
  const origin = 'https://harbour.example.com';
  expect(course?.head.canonical).toBe(`${origin}/ar/dawrat/al-isafat`);
  const alternates = [
    { hreflang: 'en', href: `${origin}/courses/first-aid` },
    { hreflang: 'ar', href: `${origin}/ar/dawrat/al-isafat` },
    { hreflang: 'x-default', href: `${origin}/courses/first-aid` },
  ];
  expect(course?.head.alternates).toEqual(alternates);
  expect(pages.get('courses/first-aid.html')?.head.alternates).toEqual(alternates);
  expect(JSON.stringify(course?.head.jsonLd)).toContain(`${origin}/ar/dawrat/al-isafat#course`);
  expect(JSON.stringify(pages.get('ar/dawrat/child-care.html'))).toContain('href=\\"/ar/dawrat/al-isafat#sessions\\"');
  expect(pages.get('ar/ittasil.html')?.head.title).toContain('تواصل مع المركز');
  const textOf = (name: string): string => plan?.texts.find(({ file }) => file === name)?.text ?? '';
  expect(textOf('sitemap.xml')).toContain(`<loc>${origin}/ar/dawrat/al-isafat</loc>`);
  expect(textOf('sitemap.xml')).not.toContain('/ar/courses/first-aid');
  expect(textOf('ar/data/search.json')).not.toContain('/contact');
  // The name of the original answers too.
  expect(plan?.hosting.redirects).toContainEqual({
    from: '/ar/courses/first-aid',
    to: '/ar/dawrat/al-isafat',
  });
  expect(plan?.hosting.redirects).toContainEqual({ from: '/ar/contact', to: '/ar/ittasil' });
});

const linking = 'بعد [الإسعافات](/courses/first-aid)، [الرئيسية](/) و[السلامة](/courses/3).';

test('what is read outside of the site has links to the pages of its language', async () => {
  const page = 'template: news\ntitle: News\nintro: What happens at the harbour.\n';
  const original = readFileSync(join(tiny, 'courses/child-care.yaml'), 'utf8');
  const questions = (question: string, answer: string): string =>
    `questions: [{ question: ${question}, answer: ${JSON.stringify(answer)} }]\n`;
  const content = contentWith({
    'courses/child-care.yaml': original + questions('What first?', 'See [x](/courses/3).'),
    'ar/courses/child-care.yaml': `title: رعاية الأطفال\n${questions('ماذا أولا؟', linking)}`,
    'pages/news.yaml': page,
    'ar/pages/news.yaml': 'template: news\ntitle: الأخبار\nintro: ما يجري في المرفأ.\n',
    'news/quay.yaml': 'title: We have moved\ndate: "2025-05-06"\ntext: Come.\n',
    'ar/news/quay.yaml': `title: انتقلنا\ntext: ${JSON.stringify(linking)}\n`,
  });
  const { plan, diagnostics } = await planOf({ content, now, base: '/' });
  expect(codesOf(diagnostics).filter((one) => !one.endsWith('other-language'))).toEqual([]);
  const targets = (text = ''): readonly (string | undefined)[] =>
    [...text.matchAll(/<a href=\\?"([^"\\]*)/g)].map(([, target]) => target);
  const textOf = (name: string): string => plan?.texts.find(({ file }) => file === name)?.text ?? '';
  const to = ['/ar/dawrat/al-isafat', '/ar', '/courses/3'];
  const whole = to.map((path) => `https://harbour.example.com${path}`);
  const course = plan?.pages.find(({ file }) => /^ar\/dawrat\/child-care/.test(file));
  expect(targets(JSON.stringify(course?.head.jsonLd))).toEqual(whole);
  const feed = textOf('ar/news/feed.atom').replaceAll('&lt;', '<').replaceAll('&quot;', '"');
  expect(targets(feed)).toEqual(whole);
  // A translation is an entry of its own.
  expect(feed).toContain('<id>tag:harbour.example.com,2025:ar/news/quay</id>');
  // Pages have the same links, and the home page of a language is where its file is.
  expect(targets(JSON.stringify(course?.page))).toEqual(expect.arrayContaining(to));
  expect(JSON.parse(textOf('ar/manifest.webmanifest'))).toMatchObject({ start_url: to[1], scope: to[1] });
});

test('a course that has a number in place of a name is not found by its name in translations either', async () => {
  const content = contentWith({
    'ar/courses/child-care.yaml': 'title: رعاية\noverview: "[x](/courses/fire-safety)"\n',
  });
  const { diagnostics } = await planOf({ content, now, base: '/' });
  expect(codesOf(diagnostics)).toEqual(['ar/courses/child-care.yaml link/unknown-target']);
});

test('the text of a translated item of the news is Markdown', async () => {
  const content = contentWith({
    'news/quay.yaml': 'title: We have moved\ndate: "2025-05-06"\ntext: Come.\n',
    'ar/news/quay.yaml': `title: انتقلنا\ntext: "**تعال** إلى [السلامة](/courses/33) <b>"\n`,
  });
  const { diagnostics } = await planOf({ content, now, base: '/' });
  const codes = codesOf(diagnostics).filter((one) => one.startsWith('ar/'));
  expect(codes).toEqual(['ar/news/quay.yaml link/unknown-target', 'ar/news/quay.yaml text/raw-html']);
});

test('the provider is one thing in the data of all languages', async () => {
  const { plan } = await planOf({ content: contentWith(), now, base: '/sub/' });
  const ids = plan?.pages.flatMap(({ head }) => JSON.stringify(head.jsonLd ?? '').match(/[^"]+#organization/g) ?? []);
  expect([...new Set(ids)]).toEqual(['https://harbour.example.com/sub/#organization']);
});

test('a page with a number in the first language has the name that its translation gives it', async () => {
  const content = contentWith({ 'ar/courses/fire-safety.yaml': 'title: السلامة من الحريق\nslug: al-hariq\n' });
  const { plan, diagnostics } = await planOf({ content, now, base: '/' });
  expect(codesOf(diagnostics)).toEqual([]);
  const pages = new Map(plan?.pages.map((page) => [page.file, page]));
  expect(pages.get('courses/3.html')?.head.alternates?.map(({ href }) => new URL(href).pathname)).toEqual([
    '/courses/3',
    '/ar/dawrat/al-hariq',
    '/courses/3',
  ]);
  expect(pages.get('ar/dawrat/al-hariq.html')?.page.template).toBe('course-generic');
  expect([...pages.keys()]).not.toContain('ar/dawrat/3.html');
  expect(plan?.hosting.redirects).toContainEqual({ from: '/ar/courses/3', to: '/ar/dawrat/al-hariq' });
  expect((await urls({ content, now })).addresses).toContainEqual(
    expect.objectContaining({ address: '/ar/dawrat/al-hariq', state: 'new' }),
  );
});

test('courses without a translation keep the address of their original', async () => {
  const content = contentWith();
  rmSync(join(content, 'ar/courses/child-care.yaml'));
  const { plan } = await planOf({ content, now, base: '/' });
  const catalogue = plan?.pages.find(({ file }) => file === 'ar/dawrat.html');
  expect(JSON.stringify(catalogue)).toContain('"/../courses/child-care"');
});

test.each([
  ['courses/first-aid.yaml', 'slug: child-care', 'link/duplicate-address'],
  ['pages/contact.yaml', 'slug: media', 'address/reserved'],
  ['pages/contact.yaml', 'slug: اتصل', 'schema/bad-format'],
  ['pages/home.yaml', 'slug: bayt', 'schema/unknown-field'],
])('a name that cannot be used is reported: %s, %s', async (file, line, code) => {
  const template = /pages\/(\w+)/.exec(file)?.[1];
  const text = `title: عنوان\n${line}\n${template === undefined ? '' : `template: ${template}\n`}`;
  const { diagnostics } = await planOf({ content: contentWith({ [`ar/${file}`]: text }), now, base: '/' });
  expect(codesOf(diagnostics)).toEqual([`ar/${file} ${code}`]);
});

test('addresses of all languages are on record, and one that is lost is an error until it leads on', async () => {
  const content = contentWith();
  const { written = [] } = await acceptUrls({ content, now });
  expect(written).toEqual(
    expect.arrayContaining(['/ar', '/ar/dawrat/al-isafat', '/ar/courses/first-aid', '/ar/ittasil']),
  );
  expect((await urls({ content, now })).addresses.filter(({ state }) => state !== 'published')).toEqual([]);
  const changed = site({ 'ar/courses/first-aid.yaml': 'title: الإسعافات الأولية\nslug: isafat\n' }, content);
  const { diagnostics } = await planOf({ content: changed, now, base: '/' });
  expect(codesOf(diagnostics)).toEqual(['addresses.yaml link/lost-address']);
  expect(diagnostics[0]?.advice).toContain('from: /ar/dawrat/al-isafat, to: /ar/dawrat/isafat');
  appendFileSync(join(changed, 'redirects.yaml'), '  - { from: /ar/dawrat/al-isafat, to: /ar/dawrat/isafat }\n');
  const { maps: made, diagnostics: left } = await maps({ content: changed, now });
  expect(codesOf(left)).toEqual([]);
  expect(made?.redirects).toMatchObject({ '/ar/dawrat/al-isafat': '/ar/dawrat/isafat' });
  // While the translation cannot be read, nothing is said to be lost.
  const broken = site({ 'ar/courses/first-aid.yaml': 'title: [\n' }, content);
  expect(codesOf((await planOf({ content: broken, now, base: '/' })).diagnostics)).not.toContain(
    'addresses.yaml link/lost-address',
  );
  // Languages that are left out this time are not lost.
  expect(codesOf((await planOf({ content, now, base: '/', languages: [] })).diagnostics)).not.toContain(
    'addresses.yaml link/lost-address',
  );
});

test('a renamed course keeps its own name, and a retired one leads on in all languages', async () => {
  const content = contentWith();
  await acceptUrls({ content, now });
  const options = { content, now, title: 'change', isDryRun: false };
  await rename(options, { thing: 'course', from: 'first-aid', to: 'aid-now' });
  const lost = async () =>
    (await urls({ content, now })).addresses.filter(({ state }) => state === 'lost').map(({ address }) => address);
  expect(await lost()).toEqual([]);
  const { maps: made } = await maps({ content, now });
  expect(made?.redirects['/ar/courses/first-aid']).toBe('/ar/dawrat/al-isafat');
  const { diagnostics: left } = await retire(options, { thing: 'course', name: 'aid-now' });
  expect(codesOf(left)).toEqual([]);
  expect(await lost()).toEqual([]);
  const { maps: after, diagnostics } = await maps({ content, now });
  expect(codesOf(diagnostics)).toEqual([]);
  expect(after?.redirects['/ar/dawrat/al-isafat']).toBe('/ar/dawrat');
});
