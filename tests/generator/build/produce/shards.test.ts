import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { publishMerged, publishShard, publishSite } from '../../../../generator/build/produce/publish-site.ts';
import type { PublishInput } from '../../../../generator/build/produce/site-work.ts';
import { shardOf } from '../../../../generator/build/produce/shards.ts';
import { fakeBundle, publishInput } from '../../../support/program/fake-bundle.ts';
import { namesIn, open } from '../../../support/program/releases.ts';
import { site } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const OF = 3;

const bytesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(namesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'base64')]));

interface MakeOptions {
  readonly content?: string;
  readonly of?: number;
  /** What is different about the build. */
  readonly other?: Partial<PublishInput>;
}

async function makeShard(number: number, { content = tiny, of = OF, other = {} }: MakeOptions = {}): Promise<string> {
  const input = { ...(await publishInput(content, fakeBundle())), ...other };
  const { diagnostics } = await publishShard({ ...input, shard: { number, of } }, await open(input.out));
  expect(diagnostics).toEqual([]);
  return input.out;
}

const makeShards = (): Promise<readonly string[]> => Promise.all([1, 2, 3].map((number) => makeShard(number)));

/** Merges shards and returns what was found, with the place where the site would stand. */
async function merge(shards: readonly string[], content = tiny) {
  const input = await publishInput(content, fakeBundle());
  const { value, diagnostics } = await publishMerged({ ...input, shards }, await open(input.out));
  const found = diagnostics.map(({ code, message }) => `${code} ${message}`);
  return { value, found, out: input.out };
}

/** Merges shards that cannot be merged; returns why. */
async function refusal(shards: readonly string[], content = tiny): Promise<readonly string[]> {
  const { value, found, out } = await merge(shards, content);
  expect(value).toBeUndefined();
  expect(readdirSync(dirname(out))).toEqual([]);
  return found;
}

test('shards are merged into the bytes of one build, in any order, and merged again into the same', async () => {
  const input = await publishInput(tiny, fakeBundle());
  await publishSite(input, await open(input.out));
  const [first = '', second = '', third = ''] = await makeShards();
  const { value, found, out } = await merge([third, first, second]);
  expect(found).toEqual([]);
  expect(value?.made).toBe(0);
  expect(bytesIn(out)).toEqual(bytesIn(input.out));
  const again = await publishMerged({ ...input, shards: [first, second, third] }, await open(input.out));
  expect(again.diagnostics).toEqual([]);
  expect(bytesIn(input.out)).toEqual(bytesIn(out));
});

test('each page belongs to one shard, which depends on nothing but its id and how many there are', async () => {
  const shards = await makeShards();
  const pages = shards.flatMap((folder) => namesIn(folder).filter((file) => file.endsWith('.html')));
  expect(new Set(pages).size).toBe(pages.length);
  expect([1, 2, 3, 4].map((n) => shardOf(`courses/course-${n}.yaml`, 4))).toMatchInlineSnapshot(`
    [
      1,
      4,
      1,
      1,
    ]
  `);
});

test('a shard is the same wherever it is built', async () => {
  const [one, other] = [await makeShard(2), await makeShard(2, { content: site({}, tiny) })];
  expect(bytesIn(one)).toEqual(bytesIn(other));
});

test('shard/missing names each shard that was not given', async () => {
  const [first = ''] = await makeShards();
  expect(await refusal([first])).toEqual([
    'shard/missing Shard 2/3 is in none of the folders.',
    'shard/missing Shard 3/3 is in none of the folders.',
  ]);
});

test('shard/repeated names both folders', async () => {
  const [first = '', second = '', third = ''] = await makeShards();
  const copy = site({}, second);
  expect(await refusal([first, second, third, copy])).toEqual([
    `shard/repeated Both "${second}" and "${copy}" contain shard 2/3.`,
  ]);
});

test('shard/not-a-shard names a folder that holds none, or one that cannot be understood', async () => {
  const [first = '', second = '', third = ''] = await makeShards();
  const [empty, old, evil] = [site({}), site({ 'shard.json': '{"format":0}' }), site({}, third)];
  const record = readFileSync(join(evil, 'shard.json'), 'utf8');
  writeFileSync(join(evil, 'shard.json'), record.replace(/"files":\["/, '"files":["../'));
  expect(await refusal([first, second, third, empty, old, evil])).toEqual(
    [empty, old, evil].map(
      (folder) => `shard/not-a-shard The folder "${folder}" contains no shard, or only part of one.`,
    ),
  );
});

test.each<{ what: string; there: string; here: string; other: () => Partial<PublishInput> }>([
  { what: 'version of Prospectus', there: 'p0', here: 'p1', other: () => ({ program: 'p0' }) },
  {
    what: "version of the site's code",
    there: 'b0',
    here: 'b1',
    other: () => ({ bundle: Promise.resolve(fakeBundle([], [], 'b0')) }),
  },
  { what: 'base', there: '/sub/', here: '/', other: () => ({ base: '/sub/' }) },
  { what: 'day', there: '2025-12-31', here: '2026-01-01', other: () => ({ now: new Date('2025-12-31T12:00:00Z') }) },
])('shard/other-build reports a shard of another $what', async ({ what, there, here, other }) => {
  const [first = '', , third = ''] = await makeShards();
  const second = await makeShard(2, { other: other() });
  expect(await refusal([first, second, third])).toEqual([
    `shard/other-build The shard in "${second}" was built with another ${what}: ${there} there, ${here} here.`,
  ]);
});

test('shard/other-build reports shards of another number of shards', async () => {
  const [first = '', second = '', third = ''] = await makeShards();
  const fourth = await makeShard(4, { of: 4 });
  expect(await refusal([first, second, third, fourth])).toEqual([
    `shard/other-build The shard in "${fourth}" was built with another number of shards: 4 there, 3 here.`,
  ]);
});

test('shard/other-content names the shards that lack something, and what', async () => {
  const shards = await makeShards();
  const content = site({}, tiny);
  appendFileSync(join(content, 'courses/first-aid.yaml'), '# checked again\n');
  const number = shardOf('courses/first-aid.yaml', OF);
  expect(await refusal(shards, content)).toEqual([
    `shard/other-content Shard ${number}/3 in "${shards[number - 1]}" was built from other content: it lacks courses/first-aid.yaml as it is here.`,
  ]);
});

test('shard/damaged names a file that is missing or half there', async () => {
  const shards = await makeShards();
  const number = shardOf('courses/first-aid.yaml', OF);
  const damaged = site({}, shards[number - 1]);
  const page = join(damaged, 'courses/first-aid.html');
  const given = shards.map((folder, i) => (i === number - 1 ? damaged : folder));
  const expected = [`shard/damaged In the shard in "${damaged}", courses/first-aid.html has changed or is missing.`];
  writeFileSync(page, readFileSync(page, 'utf8').slice(0, 50));
  expect(await refusal(given)).toEqual(expected);
  rmSync(page);
  expect(await refusal(given)).toEqual(expected);
  cpSync(join(shards[number - 1] ?? '', 'courses/first-aid.html'), page);
  expect((await merge(given)).found).toEqual([]);
});
