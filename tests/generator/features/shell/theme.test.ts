// What theme.yaml adds to the outputs, and that nothing of it is there without one.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentHtml } from '../../../../src/app/document.ts';
import { wholeHtml } from '../../../../src/app/page-html.ts';
import { cachingOf, FOREVER } from '../../../../generator/model/caching.ts';
import type { Theme } from '../../../../schemas/types.ts';
import type { Plan } from '../../../../generator/model/planned.ts';
import { planExtraStyles, planTheme } from '../../../../generator/features/shell/plan.ts';
import { LAYERS } from '../../../../generator/theme/style-sheet.ts';
import { sharedSite } from '../../../../generator/features/shell/page-context.ts';
import { linkTiny, planOfTiny } from '../../../support/content/tiny-plan.ts';

const files = ({ texts }: Plan) => texts.map(({ file }) => file);

/** The head of a page, with the theme's links where there are some. */
function headOf({ notFound: { address, head, page }, shell }: Plan, theme = planTheme({}, '/')): string {
  const assets = { styles: ['/assets/site.css'], scripts: [], modules: [] };
  const input = { page: { version: 'v', address, head, page }, shell, shellUrl: '/s.json', assets };
  const root = { header: '', main: '', footer: '' };
  return wholeHtml(documentHtml({ ...input, ...(theme.links && { theme: theme.links }) }, root));
}

test('words for a language that a page is not in are written as they are, signs of patterns too', async () => {
  const { notFound, shell } = await planOfTiny();
  const { navigation, ...others } = shell.messages;
  const messages = { ...others, navigation: { ...navigation, unavailable: "Not yet ($` $' $&)" } };
  const fr = { code: 'fr', name: 'Français' };
  const header = `<a class="x" href="#language-fr" hreflang="fr" title="Français">fr</a>`;
  const page = { version: 'v', address: notFound.address, head: notFound.head, page: notFound.page };
  const html = documentHtml(
    {
      page,
      shell: { ...shell, messages, languages: [fr] as never },
      shellUrl: '',
      assets: { styles: [], scripts: [], modules: [] },
    },
    { header, main: '', footer: '' },
  );
  expect(html.header).toContain(`title="Not yet ($\` $' $&amp;)">fr</a>`);
});

test('a site without a theme has plain covers, and nothing else of one', async () => {
  const [plan, withPlain] = [await planOfTiny(), await planOfTiny('/', { theme: { covers: 'plain' } })];
  expect(withPlain).toEqual(plan);
  expect(files(plan).filter((file) => file.includes('theme'))).toEqual([]);
  expect(sharedSite(await linkTiny()).theme).toEqual({ covers: 'plain' });
  expect(headOf(plan).match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(headOf(plan)).toContain('content="#fbf9f5" media="(prefers-color-scheme: light)"');
});

test('a theme is one style sheet, named by its content, kept for good and linked after that of the site', async () => {
  const theme = { brand: '#1d4ed8' };
  const plan = await planOfTiny('/sub/', { theme });
  const [sheet = '', ...others] = files(plan).filter((file) => file.includes('theme'));
  expect(others).toEqual([]);
  expect(sheet).toMatch(/^assets\/theme\.[0-9a-f]{12}\.css$/);
  expect(cachingOf(sheet)).toBe(FOREVER);
  const head = headOf(plan, planTheme({ theme }, '/sub/'));
  expect(head.indexOf('/assets/site.css')).toBeLessThan(head.indexOf(`<link rel="stylesheet" href="/sub/${sheet}">`));
  expect(head).not.toMatch(/<style|style=|#fbf9f5/);
});

test('styles of the provider are one sheet after that of the theme, in the last layer', async () => {
  const extra = 'a{color:red}';
  const plan = await planOfTiny('/sub/', { extra, theme: { brand: '#1d4ed8' } });
  const [sheet = '', ...others] = files(plan).filter((file) => file.includes('extra'));
  expect(others).toEqual([]);
  expect(sheet).toMatch(/^assets\/extra\.[0-9a-f]{12}\.css$/);
  expect(plan.texts.find(({ file }) => file === sheet)?.text).toMatch(/^@layer [^{]*,theme,extra;@layer extra\{a/);
  expect(planExtraStyles({ extra }, '/sub/').style).toBe(`/sub/${sheet}`);
  expect(planExtraStyles({ extra: 'a{color:blue}' }, '/').style).not.toBe(`/${sheet}`);
  expect(files(await planOfTiny()).filter((file) => file.includes('extra'))).toEqual([]);
});

test('every sheet has the layers in the same order', () => {
  const sources = ['vite.config.ts', 'src/styles/index.css'].map((file) =>
    readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8'),
  );
  for (const source of sources) expect(source).toContain(LAYERS.replaceAll(',', ', '));
});

test('a logo that has the name in it is as wide as it is, without the name beside it', async () => {
  const shellWith = async (showName: boolean | undefined) => {
    const logo = { light: 'media/wide.svg', ...(showName === undefined ? {} : { showName }) };
    const media = [{ file: 'media/wide.svg', width: 500, height: 110, svg: '<svg/>' }];
    return (await planOfTiny('/', { theme: { logo }, media })).shell;
  };
  expect(await shellWith(false)).toMatchObject({ logo: 'media/wide.svg', wordmark: 4.55 });
  expect(await shellWith(undefined)).not.toHaveProperty('wordmark');
});

test('the marks of a theme take the place of the logo, and without covers cards have no picture', async () => {
  const theme = { logo: { light: 'media/logo.svg', dark: 'media/dark.png' }, covers: 'none' as const };
  const media = [
    ...(await linkTiny()).media,
    { file: 'media/dark.png', width: 96, height: 96, hash: 'a1b2c3d4e5f6', isOpaque: false },
  ];
  const plan = await planOfTiny('/', { theme, media });
  expect(plan.shell).toMatchObject({ logo: 'media/logo.svg', darkLogo: 'media/dark.png' });
  expect(plan.media).toContain('media/dark.png');
  expect(plan.pictures.filter(({ file }) => file.startsWith('media/covers/'))).toEqual([]);
  expect(JSON.stringify(plan.pages)).not.toContain('media/covers/');
});

test('a favicon of its own is the icon of tabs and home screens, and without one the initials are in the brand colour', async () => {
  const icon = async (theme: Theme, settings = {}) => {
    const site = await linkTiny();
    const media = [...site.media, { file: 'media/icon.svg', width: 16, height: 16, svg: '<svg id="own"/>' }];
    const { logo: _logo, ...others } = site.settings;
    const plan = await planOfTiny('/', { theme, media, settings: { ...others, ...settings } });
    return plan.pictures.find(({ file }) => file === 'favicon.svg')?.svg;
  };
  expect(await icon({ favicon: 'media/icon.svg' })).toBe('<svg id="own"/>');
  expect(await icon({ brand: '#1d4ed8' })).toContain('fill="#1d4ed8"');
});

test('a changed colour changes the style sheet and what links to it, and no other text', async () => {
  const [before, after] = [
    await planOfTiny('/', { theme: { brand: '#1d4ed8' } }),
    await planOfTiny('/', { theme: { brand: '#1d4ed9' } }),
  ];
  const changed = after.texts.filter(
    (text) => !before.texts.some((old) => JSON.stringify(old) === JSON.stringify(text)),
  );
  expect(changed.map(({ file }) => file)).toEqual(files(after).filter((file) => file.startsWith('assets/theme.')));
  const { texts: _old, pictures: _drawn, ...rest } = before;
  expect(after).toMatchObject(rest);
  expect(after.pictures.map(({ file }) => file)).toEqual(before.pictures.map(({ file }) => file));
});
