import { randomUUID } from 'node:crypto';
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { digest } from '../../../../generator/base/digest.ts';
import { keptFolder } from '../../../../generator/cache/project-folder.ts';
import { placeName } from '../../../../generator/cache/record.ts';
import { undoChange } from '../../../../generator/index.ts';
import type { Draft } from '../../../../generator/tools/edits/draft.ts';
import { makeChange } from '../../../../generator/tools/edits/make-change.ts';
import { canLink, site, temporaryFolder } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const now = new Date('2025-11-01T08:00:00Z');
const COURSE = 'courses/first-aid.yaml';
const OTHER = 'courses/child-care.yaml';

let content = '';
let before: Readonly<Record<string, string>>;

const textOf = (file: string): string => readFileSync(path.join(content, file), 'utf8');
const texts = (): Readonly<Record<string, string>> => ({ [COURSE]: textOf(COURSE), [OTHER]: textOf(OTHER) });

beforeEach(() => {
  content = site({}, tiny);
  before = texts();
});

afterEach(() => vi.restoreAllMocks());

const change = (plan: (draft: Draft) => void = twoPrices, isDryRun = false) =>
  makeChange({ content, now, title: 'set price 77', isDryRun }, plan);

const undo = (isForced = false) => undoChange({ content, isForced, isDryRun: false });

function twoPrices(draft: Draft): void {
  for (const file of [COURSE, OTHER]) draft.edit(file, [{ kind: 'set', at: ['price'], value: 77 }]);
}

test('a change is written, and taken back to the byte', async () => {
  const { changes, isRefused } = await change();
  expect([changes.map(({ file }) => file), isRefused]).toEqual([[COURSE, OTHER], false]);
  expect(textOf(COURSE)).toMatch(/^price: 77$/m);
  expect(await undo()).toMatchObject({ title: 'set price 77', changedSince: [] });
  expect(texts()).toEqual(before);
  expect(await undo()).toBeUndefined();
});

test('files are made, renamed and removed, and all of it is taken back', async () => {
  await change((draft) => {
    draft.write('news/new.yaml', 'title: New\ndate: "2025-10-01"\ntext: It is new.\n');
  });
  expect(existsSync(path.join(content, 'news/new.yaml'))).toBe(true);
  await undo();
  expect(existsSync(path.join(content, 'news'))).toBe(false);
});

test('a dry run writes nothing', async () => {
  expect((await change(twoPrices, true)).changes).toHaveLength(2);
  expect(texts()).toEqual(before);
  expect(await undo()).toBeUndefined();
});

test('what would add an error is refused with it', async () => {
  const result = await change((draft) => draft.edit(COURSE, [{ kind: 'set', at: ['price'], value: 'much' }]));
  expect(result).toMatchObject({ isRefused: true, diagnostics: [{ severity: 'error', location: { file: COURSE } }] });
  expect(texts()).toEqual(before);
});

test('an error that was there before does not stand in the way', async () => {
  writeFileSync(path.join(content, OTHER), before[OTHER]?.replace(/^price:.*$/m, 'price: much') ?? '');
  const result = await change((draft) => draft.edit(COURSE, [{ kind: 'set', at: ['price'], value: 77 }]));
  expect(result).toMatchObject({ isRefused: false, diagnostics: [] });
});

test('a file that was changed since is not overwritten unasked', async () => {
  await change();
  writeFileSync(path.join(content, COURSE), 'later');
  expect(await undo()).toMatchObject({ changedSince: [COURSE] });
  expect(textOf(COURSE)).toBe('later');
  await undo(true);
  expect(texts()).toEqual(before);
});

test('a file that is saved during the run stops the change', async () => {
  const saved = change((draft) => {
    twoPrices(draft);
    writeFileSync(path.join(content, COURSE), `${before[COURSE]}# later\n`);
  });
  await expect(saved).rejects.toThrow('changed during the run');
  expect(textOf(OTHER)).toBe(before[OTHER]);
});

/** Lets the disk fail at the nth file of the content, or of what `isCounted`, and from then on always if `isKilled`. */
function failAt(nth: number, isKilled: boolean, isCounted = (to: string) => to.startsWith(content)): void {
  const rename = fs.renameSync;
  let count = 0;
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (isCounted(String(to))) count++;
    if (count === nth || (isKilled && count > nth)) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    rename(from, to);
  });
}

test('where the disk is full, what was written is taken back', async () => {
  failAt(2, false);
  await expect(change()).rejects.toThrow('full');
  expect(texts()).toEqual(before);
  expect(await undo()).toBeUndefined();
});

test('a run that ends between two files is taken back before anything else is changed', async () => {
  failAt(2, true);
  await expect(change()).rejects.toThrow('full');
  vi.restoreAllMocks();
  expect([textOf(COURSE), textOf(OTHER)]).toEqual([expect.stringMatching(/^price: 77$/m), before[OTHER]]);
  await expect(change()).rejects.toThrow('prospectus undo');
  const draft = path.join(content, `${OTHER}.${randomUUID()}`);
  writeFileSync(draft, 'half');
  await undo();
  expect(existsSync(draft)).toBe(false);
  expect(texts()).toEqual(before);
  expect((await change()).isRefused).toBe(false);
});

test('an undo that ends between two files is finished before anything else is changed', async () => {
  await change();
  failAt(2, true);
  await expect(undo()).rejects.toThrow('full');
  vi.restoreAllMocks();
  await expect(change()).rejects.toThrow('prospectus undo');
  await undo();
  expect(texts()).toEqual(before);
});

test('a damaged record is not used, and does not stop the next command', async () => {
  await change();
  const changed = texts();
  const folder = path.join(keptFolder, 'undo', digest(placeName(content)));
  const record = path.join(folder, readdirSync(folder).at(-1) ?? '');
  writeFileSync(record, readFileSync(record, 'latin1').replace('title', 'titlE'), 'latin1');
  await expect(undo()).rejects.toThrow('record of the last change was damaged');
  expect([await undo(), texts()]).toEqual([undefined, changed]);
});

test('a run that ends when its only file is written does not stop the next one', async () => {
  const setPrice = (value: number) => change((draft) => draft.edit(COURSE, [{ kind: 'set', at: ['price'], value }]));
  failAt(3, true, (to) => to.startsWith(content) || to.includes(`${path.sep}undo${path.sep}`));
  await expect(setPrice(77)).rejects.toThrow('full');
  vi.restoreAllMocks();
  const draft = path.join(content, `${COURSE}.${randomUUID()}`);
  writeFileSync(draft, 'half');
  expect((await setPrice(78)).isRefused).toBe(false);
  expect(existsSync(draft)).toBe(false);
  await undo();
  expect(textOf(COURSE)).toMatch(/^price: 77$/m);
  await undo();
  expect(texts()).toEqual(before);
});

test('a file that is not UTF-8 is left alone', async () => {
  mkdirSync(path.join(content, 'news'));
  writeFileSync(path.join(content, 'news/old.yaml'), Buffer.from('title: Caf\xe9\n', 'latin1'));
  const wanted = change((draft) => draft.edit('news/old.yaml', [{ kind: 'set', at: ['title'], value: 'x' }]));
  await expect(wanted).rejects.toThrow('UTF-8');
});

test.runIf(canLink)('what a link leads to out of the content is left as it is, and all else too', async () => {
  const outside = path.join(temporaryFolder(), 'outside.yaml');
  writeFileSync(outside, textOf(COURSE));
  rmSync(path.join(content, COURSE));
  symlinkSync(outside, path.join(content, COURSE));
  await expect(change()).rejects.toThrow(`"${COURSE}" is not a file of the content, or a link that leads out of it.`);
  expect([readFileSync(outside, 'utf8'), textOf(OTHER)]).toEqual([before[COURSE], before[OTHER]]);
});

test.runIf(canLink)('a folder that is a link out of the content gets no file', async () => {
  const outside = temporaryFolder();
  symlinkSync(outside, path.join(content, 'news'));
  const adding = change((draft) => draft.write('news/new.yaml', 'title: New\ndate: "2025-10-01"\ntext: It is new.\n'));
  await expect(adding).rejects.toThrow('a link that leads out of it');
  expect(readdirSync(outside)).toEqual([]);
});
