// The editor's schemas follow the content with every check, and only where the content asks for them.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { build, check } from '../../generator/index.ts';
import { canLink, isContent } from '../support/content/site.ts';

const now = new Date('2026-01-15T08:00:00Z');
const folders: string[] = [];

function copyOf(content: string): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'prospectus-names-'));
  folders.push(made);
  const folder = path.join(made, 'content');
  cpSync(fileURLToPath(new URL(`../../${content}`, import.meta.url)), folder, { recursive: true, filter: isContent });
  return folder;
}

interface Definition {
  readonly enum: readonly string[];
  readonly anyOf: readonly Definition[];
}

const namesFile = (content: string): string => path.join(content, '.schemas/names.schema.json');

function definitionsOf(content: string): Readonly<Record<string, Definition>> {
  const { $defs } = JSON.parse(readFileSync(namesFile(content), 'utf8')) as {
    readonly $defs: Readonly<Record<string, Definition>>;
  };
  return $defs;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

test('schemas that were lost are written again, all of them, as are names that were written in part', async () => {
  const content = copyOf('content');
  await check({ content, now });
  expect(existsSync(path.join(content, '.schemas/pages/home.schema.json'))).toBe(true);
  expect(definitionsOf(content)['target']?.anyOf[0]?.enum).toContain('/courses?category=soft-skills');
  // An editor is offered no examples as names, no group beside texts, and no empty choice.
  const schema = (name: string): string => readFileSync(path.join(content, `.schemas/${name}.schema.json`), 'utf8');
  const { properties } = JSON.parse(schema('course')) as {
    readonly properties: Record<string, { examples?: unknown[] }>;
  };
  expect(properties['trainers']?.examples).toBeUndefined();
  const mixed = (properties['price']?.examples ?? []).map((one) => typeof one);
  expect(mixed).not.toContain('object');
  expect(schema('schedule')).not.toContain('riverside');
  expect(definitionsOf(content)['place']).toEqual({ type: 'string' });
  // They are in no repository, even in one of the content alone.
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: content, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '--all');
  const added = git('ls-files').split('\n');
  expect(added).toContain('site.yaml');
  expect(added.filter((file) => file.startsWith('.'))).toEqual([]);
  // As on a full disk.
  const whole = readFileSync(namesFile(content), 'utf8');
  writeFileSync(namesFile(content), whole.slice(0, 2000));
  await check({ content, now });
  expect(readFileSync(namesFile(content), 'utf8')).toBe(whole);
});

test('a course that is still being written is known, and what a file that cannot be read listed stays known', async () => {
  const content = copyOf('content');
  writeFileSync(path.join(content, 'courses/new-course.yaml'), 'slug: new-course\n');
  await check({ content, now });
  const before = definitionsOf(content);
  expect(before['course']?.enum).toContain('new-course');
  for (const file of ['stories.yaml', 'site.yaml', 'catalogue.yaml'])
    writeFileSync(path.join(content, file), `${readFileSync(path.join(content, file), 'utf8')}\n\t- "`);
  await check({ content, now });
  expect(definitionsOf(content)).toEqual(before);
});

test('content that cannot be written to is checked as ever', async () => {
  const content = copyOf('content');
  rmSync(path.join(content, '.schemas'), { recursive: true, force: true });
  // Not even root can make a folder where a file is.
  writeFileSync(path.join(content, '.schemas'), '');
  const { diagnostics } = await check({ content, now });
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect(readFileSync(path.join(content, '.schemas'), 'utf8')).toBe('');
});

test('content whose files do not ask for them gets none', async () => {
  const content = copyOf('tests/fixtures/tiny/content');
  await check({ content, now });
  expect(existsSync(path.join(content, '.schemas'))).toBe(false);
});

test('a build makes no schemas, and keeps up those that are there', async () => {
  const content = copyOf('tests/fixtures/tiny/content');
  const file = path.join(content, 'site.yaml');
  writeFileSync(file, `# yaml-language-server: $schema=.schemas/site.schema.json\n${readFileSync(file, 'utf8')}`);
  const built = () => build({ content, now, base: '/', out: path.join(content, '../dist'), workers: 0 });
  await built();
  expect(existsSync(path.join(content, '.schemas'))).toBe(false);
  await check({ content, now });
  const [course = ''] = definitionsOf(content)['course']?.enum ?? [];
  rmSync(path.join(content, `courses/${course}.yaml`));
  await built();
  expect(definitionsOf(content)['course']?.enum).not.toContain(course);
});

test.runIf(canLink)('what a link leads to out of the content is left as it is', async () => {
  const content = copyOf('tests/fixtures/tiny/content');
  const outside = path.join(path.dirname(content), 'outside');
  mkdirSync(path.join(content, '.schemas'));
  writeFileSync(outside, 'kept');
  symlinkSync(outside, path.join(content, '.schemas/.gitignore'));
  symlinkSync(`${outside}-2`, path.join(content, '.schemas/site.schema.json'));
  await check({ content, now });
  expect([readFileSync(outside, 'utf8'), existsSync(`${outside}-2`)]).toEqual(['kept', false]);
});
