// A kind of content that the program does not know is added to a registry, and goes through all stages: no stage names it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { SEARCH_FILE } from '../../src/app/navigation/page-address.ts';
import type { SearchIndex } from '../../src/search/search-props.ts';
import { check } from '../../generator/index.ts';
import { builtInKinds } from '../../generator/kinds/kinds.ts';
import { addressesKind } from '../../generator/kinds/settings.ts';
import { checkAndLink, planOf, planningOf } from '../../generator/build/pipeline/check.ts';
import { loadSchemas } from '../../generator/read/schema/fits-schema.ts';
import { site, type Files } from '../support/content/site.ts';
import { kindsWithMentors as kinds, mentorsFolder } from '../support/content/mentor-kinds.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');

const own: Files = Object.fromEntries(
  ['team.yaml', 'mentors/ann-berg.yaml', 'mentors/omar-said.yaml'].map((file) => [
    file,
    readFileSync(`${mentorsFolder}/content/${file}`, 'utf8'),
  ]),
);

/** The tiny provider with mentors, and with changes; addresses that are not recorded are no mistake of theirs. */
const withMentors = (files: Files = {}): string => site({ 'addresses.yaml': undefined, ...own, ...files }, tiny);

async function problemsOf(files: Files): Promise<readonly string[]> {
  const { diagnostics } = await checkAndLink({ content: withMentors(files), now, kinds });
  return diagnostics.map(
    ({ code, message, advice, location: { file, start } }) =>
      `${code} ${file}:${start.line}:${start.column} ${message} ${advice}`,
  );
}

// The first check would compile them.
beforeAll(() => loadSchemas(kinds.schemas).then(() => undefined), 300_000);

test('files of an added kind are content, and of no other program', async () => {
  expect(await problemsOf({})).toEqual([]);
  const { diagnostics } = await check({ content: withMentors(), now });
  expect(diagnostics.map(({ code, location }) => `${code} ${location.file}`)).toEqual([
    'load/wrong-folder mentors/ann-berg.yaml',
    'load/wrong-folder mentors/omar-said.yaml',
    'load/unexpected-file team.yaml',
  ]);
  expect(builtInKinds.ofFile('mentors/ann-berg.yaml')).toBeUndefined();
});

test.each([
  {
    says: 'a missing file',
    files: { 'team.yaml': undefined },
    expected: [/^load\/missing-file team\.yaml:1:1 /],
  },
  {
    says: 'a field that the schema demands',
    files: { 'mentors/omar-said.yaml': 'name: Omar Said\n' },
    expected: [/^schema\/missing-field mentors\/omar-said\.yaml:1:1 .*biography/],
  },
  {
    says: 'a name that is nearly one',
    files: { 'team.yaml': 'mentors:\n  - ann-burg\n' },
    expected: [/^link\/unknown-mentor team\.yaml:2:5 There is no mentor "ann-burg"\. Did you mean "ann-berg"\?$/],
  },
  {
    says: 'a title in place of a name',
    files: { 'team.yaml': 'mentors:\n  - Omar Said\n' },
    expected: [/^link\/unknown-mentor team\.yaml:2:5 There is no mentor "Omar Said"\. Did you mean "omar-said"\?$/],
  },
  {
    says: 'a mistake in a file, but not that others name it',
    files: { 'mentors/ann-berg.yaml': 'name: Ann Berg\nbiography: Sailor\nage: seven\n' },
    expected: [/^schema\/unknown-field mentors\/ann-berg\.yaml:3:1 /],
  },
  {
    says: 'a heading in Markdown that is too high',
    files: { 'mentors/omar-said.yaml': 'name: Omar Said\nbiography: |\n  # Fire\n' },
    expected: [/^text\/heading-level mentors\/omar-said\.yaml:3:3 /],
  },
  {
    says: 'a link in Markdown that leads nowhere',
    files: { 'mentors/omar-said.yaml': 'name: Omar Said\nbiography: See [Ann](/mentors/ann-burg).\n' },
    expected: [/^link\/unknown-target mentors\/omar-said\.yaml:2:\d+ .*"\/mentors\/ann-berg"\?$/],
  },
  {
    says: 'an alias of a course at the address of a file',
    files: {
      'courses/first-aid.yaml': `${readFileSync(`${tiny}/courses/first-aid.yaml`, 'utf8').replace(/^aliases:.*(\n +-.*)*\n/m, '')}aliases:\n  - /mentors/ann-berg\n`,
      'redirects.yaml': readFileSync(`${tiny}/redirects.yaml`, 'utf8'),
    },
    expected: [/^link\/duplicate-address courses\/first-aid\.yaml:\d+:5 .*\/mentors\/ann-berg/],
  },
])('the check reports $says', async ({ files, expected }) => {
  const problems = await problemsOf(files);
  expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test('an editor offers the names and the addresses of the files', async () => {
  const content = withMentors({
    'team.yaml': `# yaml-language-server: $schema=.schemas/team.schema.json\n${own['team.yaml']}`,
  });
  await checkAndLink({ content, now, kinds });
  const read = (name: string) => JSON.parse(readFileSync(`${content}/.schemas/${name}.schema.json`, 'utf8')) as unknown;
  expect(read('names')).toMatchObject({
    $defs: { mentor: { enum: ['ann-berg', 'omar-said'], enumDescriptions: ['Ann Berg', 'Omar Said'] } },
  });
  expect(JSON.stringify(read('names'))).toContain('"/mentors/omar-said"');
  expect(read('team')).toMatchObject({
    properties: { mentors: { items: { $ref: 'names.schema.json#/$defs/mentor' } } },
  });
});

test('its files are units with addresses, and every page is made of the whole file', async () => {
  const content = withMentors();
  const { planning } = await planningOf({ content, now, base: '/', kinds });
  const units = planning?.plan.units.filter(({ id }) => id.startsWith('mentors/')) ?? [];
  expect(units.map(({ id, addresses }) => [id, ...addresses])).toEqual([
    ['mentors/ann-berg.yaml', '/mentors/ann-berg'],
    ['mentors/omar-said.yaml', '/mentors/omar-said'],
  ]);
  const { plan } = await planOf({ content, now, base: '/', kinds });
  const page = plan?.pages.find(({ address }) => address === '/mentors/omar-said');
  expect(page).toMatchObject({ file: 'mentors/omar-said.html', source: 'mentors/omar-said.yaml' });
  expect(page?.head.meta).toContainEqual({ name: 'description', content: 'Ten years in a fire brigade.' });
  expect(page?.head.meta).toContainEqual({ property: 'og:image:alt', content: 'Harbour First Aid' });
  const sitemap = plan?.texts.find(({ file }) => file === 'sitemap.xml')?.text;
  expect(sitemap).toContain('/mentors/ann-berg</loc>');
});

test('its files are found by the search', async () => {
  const content = withMentors({
    'site.yaml': readFileSync(`${tiny}/site.yaml`, 'utf8').replace('search: "off"', 'search: site'),
  });
  const { plan } = await planOf({ content, now, base: '/', kinds });
  const found = plan?.texts.find(({ file }) => file === SEARCH_FILE)?.text ?? '{}';
  const { pages = [] } = JSON.parse(found) as Partial<SearchIndex>;
  expect(pages.filter(({ to }) => to.startsWith('/mentors/'))).toEqual([
    { title: 'Ann Berg', to: '/mentors/ann-berg' },
    { title: 'Omar Said', to: '/mentors/omar-said' },
  ]);
});

test('the facts of a file are in memory, its texts are not', async () => {
  const { planning } = await planningOf({ content: withMentors(), now, base: '/', kinds });
  expect(planning?.plan.context.site.entries.map(({ title, data }) => [title, data])).toEqual([
    ['Ann Berg', { name: 'Ann Berg' }],
    ['Omar Said', { name: 'Omar Said' }],
  ]);
});

test('every kind has a schema, and every file that a site must have is there', () => {
  for (const { name, variants } of builtInKinds.all) {
    const folder = variants?.schemas;
    const has = builtInKinds.schemas.files.some((schema) =>
      folder === undefined ? schema.name === name : schema.name.startsWith(`${folder}/`),
    );
    expect(has, name).toBe(true);
  }
  const files = builtInKinds.all.flatMap((kind) => ('file' in kind.files ? [kind.files] : []));
  expect(files.filter((one) => !('isOptional' in one) && !existsSync(`${tiny}/${one.file}`))).toEqual([]);
  expect(addressesKind.files).toMatchObject({ isOptional: true });
});
