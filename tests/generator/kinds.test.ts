// A kind of content that the program does not know is added to a registry, and goes through all stages: no stage names it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { check } from '../../generator/index.ts';
import { builtInKinds } from '../../generator/kinds/kinds.ts';
import { addressesKind } from '../../generator/kinds/settings.ts';
import { checkAndLink, planOf, planningOf } from '../../generator/pipeline/check.ts';
import { loadFitsSchema } from '../../generator/validate/fits-schema.ts';
import { site, type Files } from '../support/site.ts';
import { kindsWithTrainers as kinds, trainersFolder } from '../support/trainer-kinds.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');

const own: Files = Object.fromEntries(
  ['team.yaml', 'trainers/ann-berg.yaml', 'trainers/omar-said.yaml'].map((file) => [
    file,
    readFileSync(`${trainersFolder}/content/${file}`, 'utf8'),
  ]),
);

/** The tiny provider with trainers, and with changes; addresses that are not recorded are no mistake of theirs. */
const withTrainers = (files: Files = {}): string => site({ 'addresses.yaml': undefined, ...own, ...files }, tiny);

async function problemsOf(files: Files): Promise<readonly string[]> {
  const { diagnostics } = await checkAndLink({ content: withTrainers(files), now, kinds });
  return diagnostics.map(
    ({ code, message, advice, location: { file, start } }) =>
      `${code} ${file}:${start.line}:${start.column} ${message} ${advice}`,
  );
}

// The first check would compile them.
beforeAll(() => loadFitsSchema(kinds.schemas).then(() => undefined), 300_000);

test('files of an added kind are content, and of no other program', async () => {
  expect(await problemsOf({})).toEqual([]);
  const { diagnostics } = await check({ content: withTrainers(), now });
  expect(diagnostics.map(({ code, location }) => `${code} ${location.file}`)).toEqual([
    'load/unexpected-file team.yaml',
    'load/unexpected-file trainers/ann-berg.yaml',
    'load/unexpected-file trainers/omar-said.yaml',
  ]);
  expect(builtInKinds.ofFile('trainers/ann-berg.yaml')).toBeUndefined();
});

test.each([
  {
    says: 'a missing file',
    files: { 'team.yaml': undefined },
    expected: [/^load\/missing-file team\.yaml:1:1 /],
  },
  {
    says: 'a field that the schema demands',
    files: { 'trainers/omar-said.yaml': 'name: Omar Said\n' },
    expected: [/^schema\/missing-field trainers\/omar-said\.yaml:1:1 .*biography/],
  },
  {
    says: 'a name that is nearly one',
    files: { 'team.yaml': 'trainers:\n  - ann-burg\n' },
    expected: [/^link\/unknown-trainer team\.yaml:2:5 There is no trainer "ann-burg"\. Did you mean "ann-berg"\?$/],
  },
  {
    says: 'a title in place of a name',
    files: { 'team.yaml': 'trainers:\n  - Omar Said\n' },
    expected: [/^link\/unknown-trainer team\.yaml:2:5 There is no trainer "Omar Said"\. Did you mean "omar-said"\?$/],
  },
  {
    says: 'a mistake in a file, but not that others name it',
    files: { 'trainers/ann-berg.yaml': 'name: Ann Berg\nbiography: Sailor\nage: seven\n' },
    expected: [/^schema\/unknown-field trainers\/ann-berg\.yaml:3:1 /],
  },
  {
    says: 'a heading in Markdown that is too high',
    files: { 'trainers/omar-said.yaml': 'name: Omar Said\nbiography: |\n  # Fire\n' },
    expected: [/^text\/heading-level trainers\/omar-said\.yaml:3:3 /],
  },
  {
    says: 'a link in Markdown that leads nowhere',
    files: { 'trainers/omar-said.yaml': 'name: Omar Said\nbiography: See [Ann](/trainers/ann-burg).\n' },
    expected: [/^link\/unknown-target trainers\/omar-said\.yaml:2:\d+ .*"\/trainers\/ann-berg"\?$/],
  },
  {
    says: 'an alias of a course at the address of a file',
    files: {
      'courses/first-aid.yaml': `${readFileSync(`${tiny}/courses/first-aid.yaml`, 'utf8').replace(/^aliases:.*(\n +-.*)*\n/m, '')}aliases:\n  - /trainers/ann-berg\n`,
      'redirects.yaml': readFileSync(`${tiny}/redirects.yaml`, 'utf8'),
    },
    expected: [/^link\/duplicate-address courses\/first-aid\.yaml:\d+:5 .*\/trainers\/ann-berg/],
  },
])('the check reports $says', async ({ files, expected }) => {
  const problems = await problemsOf(files);
  expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test('an editor offers the names and the addresses of the files', async () => {
  const content = withTrainers({
    'team.yaml': `# yaml-language-server: $schema=.schemas/team.schema.json\n${own['team.yaml']}`,
  });
  await checkAndLink({ content, now, kinds });
  const read = (name: string) => JSON.parse(readFileSync(`${content}/.schemas/${name}.schema.json`, 'utf8')) as unknown;
  expect(read('names')).toMatchObject({
    $defs: { trainer: { enum: ['ann-berg', 'omar-said'], enumDescriptions: ['Ann Berg', 'Omar Said'] } },
  });
  expect(JSON.stringify(read('names'))).toContain('"/trainers/omar-said"');
  expect(read('team')).toMatchObject({
    properties: { trainers: { items: { $ref: 'names.schema.json#/$defs/trainer' } } },
  });
});

test('its files are units with addresses, and every page is made of the whole file', async () => {
  const content = withTrainers();
  const { planning } = await planningOf({ content, now, base: '/', kinds });
  const units = planning?.plan.units.filter(({ id }) => id.startsWith('trainers/')) ?? [];
  expect(units.map(({ id, addresses }) => [id, ...addresses])).toEqual([
    ['trainers/ann-berg.yaml', '/trainers/ann-berg'],
    ['trainers/omar-said.yaml', '/trainers/omar-said'],
  ]);
  const { plan } = await planOf({ content, now, base: '/', kinds });
  const page = plan?.pages.find(({ address }) => address === '/trainers/omar-said');
  expect(page).toMatchObject({ file: 'trainers/omar-said.html', source: 'trainers/omar-said.yaml' });
  expect(page?.head.meta).toContainEqual({ name: 'description', content: 'Ten years in a fire brigade.' });
  const sitemap = plan?.texts.find(({ file }) => file === 'sitemap.xml')?.text;
  expect(sitemap).toContain('/trainers/ann-berg</loc>');
});

test('the facts of a file are in memory, its texts are not', async () => {
  const { planning } = await planningOf({ content: withTrainers(), now, base: '/', kinds });
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
  expect(files.filter(({ file }) => !existsSync(`${tiny}/${file}`))).toEqual([]);
  expect(addressesKind.files).toMatchObject({ isOptional: true });
});
