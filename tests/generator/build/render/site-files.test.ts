import { expect, test } from 'vitest';
import { siteFiles } from '../../../../generator/build/render/site-files.ts';
import { planOfTiny } from '../../../support/content/tiny-plan.ts';

const filesOf = async (base?: string): Promise<ReadonlyMap<string, string>> =>
  new Map(siteFiles(await planOfTiny(base), 'v1').map(({ file, text }) => [file, text]));

test('the data of a redirected address carries the version and says where to go', async () => {
  const data = (await filesOf()).get('data/pages/aid.json');
  expect(JSON.parse(data ?? '')).toEqual({ version: 'v1', redirect: '/courses/first-aid' });
});

test('a redirected address forwards without a script, and says the title of where it leads', async () => {
  const page = (await filesOf('/sub/')).get('aid.html');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/sub/courses/first-aid">');
  expect(page).toContain('<link rel="canonical" href="https://harbour.example.com/sub/courses/first-aid">');
  expect(page).toContain('<title>First Aid</title>');
  expect(page).not.toContain('<script');
});

test('the maps of old addresses are published', async () => {
  const files = await filesOf();
  expect(JSON.parse(files.get('maps/redirects.json') ?? '')).toMatchObject({ '/aid': '/courses/first-aid' });
  expect(JSON.parse(files.get('maps/id-to-slug.json') ?? '')).toMatchObject({ 1: 'first-aid' });
});
