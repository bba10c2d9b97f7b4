// The copy of the content that `prospectus edit` works on: what is read from it and written into it, and what is followed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { replaceFile } from '../../../generator/base/disk.ts';
import { editableFiles, schemaOfFile } from '../../../generator/editor/entries.ts';
import { openWorkspace } from '../../../generator/editor/workspace.ts';
import type { FileChange } from '../../../generator/tools/edits/draft.ts';
import { isLong } from '../../support/cases.ts';
import { site } from '../../support/content/site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const COURSE = 'courses/first-aid.yaml';
const OTHER = 'courses/fire-safety.yaml';

test('what another program has made or removed is followed, whole folders too; what is the same is not written again', async () => {
  const content = site({}, path.join(root, 'tests/fixtures/tiny/content'));
  const textOf = (file: string): string => readFileSync(path.join(content, file), 'utf8');
  const workspace = await openWorkspace(content);
  try {
    const before = workspace.text(COURSE) ?? '';
    replaceFile(path.join(content, COURSE), before);
    workspace.follow([COURSE]);
    expect([...workspace.written()]).toEqual([]);
    expect(workspace.text(COURSE)).toBe(before);
    writeFileSync(path.join(content, COURSE), `${before}# replaced\n`);
    writeFileSync(path.join(content, OTHER), '# written where it is\n');
    workspace.follow(['courses']);
    expect([...workspace.written()]).toEqual(expect.arrayContaining([COURSE, OTHER]));
    expect(workspace.text(COURSE)).toBe(`${before}# replaced\n`);
    expect(workspace.text(OTHER)).toBe('# written where it is\n');
    workspace.setValues(new Map([[OTHER, { title: 'Only in the copy' }]]));
    expect(textOf(OTHER)).toBe('# written where it is\n');
    replaceFile(path.join(content, OTHER), 'title: Written by two\n');
    workspace.follow([OTHER]);
    expect([workspace.stale(), workspace.value(OTHER)]).toEqual([[OTHER], { title: 'Only in the copy' }]);
    replaceFile(path.join(content, OTHER), '# written where it is\n');
    workspace.follow([OTHER]);
    expect(workspace.stale()).toEqual([]);
    workspace.reread(OTHER);
    writeFileSync(path.join(workspace.folder, OTHER), 'nothing of the content is written with it');
    expect(textOf(OTHER)).toBe('# written where it is\n');
    mkdirSync(path.join(content, 'news'), { recursive: true });
    writeFileSync(path.join(content, 'news/opened.yaml'), 'title: Opened\n');
    rmSync(path.join(content, COURSE));
    workspace.follow(['news', COURSE]);
    expect(workspace.written()).toContain('news/opened.yaml');
    expect(workspace.value('news/opened.yaml')).toEqual({ title: 'Opened' });
    expect(workspace.text(COURSE)).toBeUndefined();
  } finally {
    workspace.close();
  }
});

test('a file that was deleted here and changed elsewhere is read again with all that its deletion changed', async () => {
  const content = site({}, path.join(root, 'tests/fixtures/tiny/content'));
  const workspace = await openWorkspace(content);
  const before = workspace.text('redirects.yaml') ?? '';
  const redirect = '  - from: /courses/first-aid\n    to: /courses\n';
  workspace.take([{ file: COURSE }, { file: 'redirects.yaml', before, after: before + redirect }]);
  replaceFile(path.join(content, COURSE), 'title: Changed elsewhere\n');
  workspace.follow([COURSE]);
  expect(workspace.stale()).toEqual([COURSE]);
  workspace.reread(COURSE);
  expect([workspace.stale(), workspace.changed()]).toEqual([[], []]);
  expect([workspace.text(COURSE), workspace.text('redirects.yaml')]).toEqual(['title: Changed elsewhere\n', before]);
  // Deleted by both, it is no conflict.
  workspace.take([{ file: OTHER }]);
  rmSync(path.join(content, OTHER));
  workspace.follow([OTHER]);
  expect([workspace.stale(), workspace.changed()]).toEqual([[], []]);
  workspace.close();
});

test('a program that is killed leaves its changes to the next one, which names those that are out of date', async () => {
  const content = site({}, path.join(root, 'tests/fixtures/tiny/content'));
  const textOf = (file: string): string => readFileSync(path.join(content, file), 'utf8');
  const killed = await openWorkspace(content);
  const [course, picture] = [
    killed.value(COURSE) as object,
    { file: 'media/new.png', after: 'AAAA', encoding: 'base64' },
  ];
  killed.setValues(new Map([[COURSE, { ...course, price: 77 }]]));
  killed.setValues(new Map([[OTHER, { ...(killed.value(OTHER) as object), price: 88 }]]));
  killed.take([picture as FileChange]);
  // The lock of a process that has ended counts for nothing.
  rmSync(`${killed.folder}.lock`);
  replaceFile(path.join(content, OTHER), textOf(OTHER).replace(/^price: .*$/m, 'price: 99'));
  const next = await openWorkspace(content);
  expect(next.changed().map(({ file }) => file)).toEqual([COURSE, OTHER, picture.file]);
  expect([next.value(COURSE), next.stale()]).toEqual([{ ...course, price: 77 }, [OTHER]]);
  expect(textOf(COURSE)).not.toContain('77');
  next.close(true);
  const last = await openWorkspace(content);
  last.revert(COURSE, 0);
  expect(last.changed().map(({ file }) => file)).toEqual([OTHER, picture.file]);
  last.close();
  const fresh = await openWorkspace(content);
  expect(fresh.changed()).toEqual([]);
  fresh.close();
});

test('what a killed program has left counts for nothing where it was damaged', async () => {
  const content = site({}, path.join(root, 'tests/fixtures/tiny/content'));
  const killed = await openWorkspace(content);
  killed.setValues(new Map([[COURSE, { ...(killed.value(COURSE) as object), price: 77 }]]));
  killed.close(true);
  const record = `${killed.folder}.changes`;
  replaceFile(record, readFileSync(record, 'latin1').replace('77', '78'));
  const next = await openWorkspace(content);
  expect([next.changed(), existsSync(record)]).toEqual([[], false]);
  next.close();
});

test('each page has the schema of its template, and one without a known template that of others', () => {
  const schemaFor = (template: string): string | undefined => schemaOfFile('pages/x.yaml', { template });
  for (const file of readdirSync(path.join(root, 'schemas/pages'))) {
    const name = file.replace('.schema.json', '');
    expect(schemaFor(name)).toBe(`pages/${name}`);
  }
  expect(schemaFor('constructor')).toBe('pages/landing');
});

describe('a file that was changed, and then is as it was, is the same to the byte', () => {
  const providers = readdirSync(path.join(root, 'tests/fixtures/providers')).map(
    (name) => `tests/fixtures/providers/${name}/content`,
  );
  const others = ['whole', 'french', 'offices', 'online', 'second-provider'].map(
    (name) => `tests/fixtures/${name}/content`,
  );

  // Of each kind, the first file of all providers; and of the others every sixth, so that the hand of each provider is tried.
  const tried = new Set<string>();

  test.each([...providers, ...others, 'content'])('%s', async (folder) => {
    const workspace = await openWorkspace(path.join(root, folder));
    try {
      const files = editableFiles(workspace.folder);
      expect(files.length).toBeGreaterThan(2);
      const isNew = (name: string): boolean => {
        const kind = schemaOfFile(name, workspace.value(name)) ?? name;
        return tried.size < tried.add(kind).size;
      };
      for (const file of files.filter((name, index) => isNew(name) || isLong || index % 6 === 3)) {
        const value = workspace.value(file) as object;
        workspace.setValues(new Map([[file, { ...value, fieldOfTest: 'x' }]]));
        expect(workspace.changed().map((one) => one.file)).toEqual([file]);
        workspace.setValues(new Map([[file, value]]));
        expect(workspace.changed(), file).toEqual([]);
        expect(workspace.text(file)).toBe(readFileSync(path.join(root, folder, file), 'utf8'));
      }
    } finally {
      workspace.close();
    }
  });
});
