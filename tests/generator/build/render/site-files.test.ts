import { expect, test } from 'vitest';
import { siteFiles } from '../../../../generator/build/render/site-files.ts';
import { planOfTiny } from '../../../support/content/tiny-plan.ts';

const filesOf = async (base?: string): Promise<ReadonlyMap<string, string>> =>
  new Map(siteFiles(await planOfTiny(base)).map(({ file, text }) => [file, text]));

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
