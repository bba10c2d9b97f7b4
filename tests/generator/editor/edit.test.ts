// The server of the page that edits, asked as the page asks it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { digest } from '../../../generator/base/digest.ts';
import { keptFolder } from '../../../generator/cache/project-folder.ts';
import { placeName } from '../../../generator/cache/record.ts';
import { keepBytes, keptBytes } from '../../../generator/cache/store.ts';
import type { EditState, OpenedFile, Pasted, Table } from '../../../generator/editor/protocol.ts';
import { edit, undoChange } from '../../../generator/index.ts';
import { isContent } from '../../support/content/site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tiny = path.join(root, 'tests/fixtures/tiny/content');
const now = (): Date => new Date('2025-11-01T08:00:00Z');
const COURSE = 'courses/first-aid.yaml';

interface Answer<Result> {
  readonly status: number;
  readonly result: Result;
  readonly state: EditState;
  readonly refused?: string;
}

let content = '';
let server: Awaited<ReturnType<typeof edit>>;
const faults: unknown[] = [];

async function startServer(): Promise<void> {
  content = mkdtempSync(path.join(tmpdir(), 'prospectus-'));
  cpSync(tiny, content, { recursive: true, filter: isContent });
  server = await edit({ content, now, onFault: (error) => faults.push(error) });
}

async function stopServer(): Promise<void> {
  await server.close();
  rmSync(content, { recursive: true, maxRetries: 10 });
}

const textOf = (file: string): string => readFileSync(path.join(content, file), 'utf8');

/** Asks the server; headers of a browser can be given that fetch would not send. */
function send(address: string, headers: Record<string, string>, body?: string | Buffer): Promise<Answer<never>> {
  const url = new URL(address, server.url);
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const said = text.startsWith('{') ? (JSON.parse(text) as Answer<never>) : { headers: response.headers };
        resolve({ ...(said as Answer<never>), status: response.statusCode ?? 0 });
      });
    });
    asked.on('error', reject).end(body);
  });
}

const key = (): Record<string, string> => ({ Authorization: `Bearer ${server.url.split('#')[1] ?? ''}` });
const ask = <Result>(name: string, said: object = {}): Promise<Answer<Result>> =>
  send(`/api/${name}`, key(), JSON.stringify(said)) as Promise<Answer<Result>>;
const value = async (file: string): Promise<Record<string, unknown>> =>
  (await ask<OpenedFile>('open', { file })).result.value as Record<string, unknown>;
const set = async (file: string, changes: object): Promise<Answer<null>> =>
  ask('set', { file, value: { ...(await value(file)), ...changes } });

/** One server for the tests of a group, which save nothing: all that a test has changed is taken back. */
function shareServer(): void {
  beforeAll(startServer);
  afterEach(async () => {
    while ((await ask('state')).state.canUndo) await ask('undo');
  });
  afterAll(stopServer);
}

describe('who may ask', () => {
  shareServer();

  test('only the page itself: the token, the name of this machine and the origin have to be right', async () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#[\w-]{43}$/);
    expect((await ask('state')).status).toBe(200);
    expect((await send('/api/state', {}, '{}')).status).toBe(403);
    for (const token of ['x', 'x'.repeat(43)])
      expect((await send('/api/state', { Authorization: `Bearer ${token}` }, '{}')).status).toBe(403);
    expect((await send('/api/state', { ...key(), Origin: 'http://127.0.0.1:1' }, '{}')).status).toBe(403);
    expect((await send('/api/state', { ...key(), Host: 'rebound.example.com' }, '{}')).status).toBe(421);
    expect((await send('/picture/media/x.png', {})).status).toBe(403);
  });

  test('the page may load nothing but itself and its preview, and no other page may frame it', async () => {
    const { headers } = (await send('/', {})) as unknown as { headers: Record<string, string> };
    const { preview } = (await ask('state')).state;
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; frame-src ${preview.slice(0, -1)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  test('what the page never asks is refused, and leads nowhere', async () => {
    const outside = { file: '../../package.json', value: {} };
    expect(await ask('set', outside)).toMatchObject({ status: 409, refused: expect.stringContaining('no file') });
    expect((await send('/api/set', key(), 'no json')).status).toBe(400);
    expect((await send('/picture/media/../site.yaml', key())).status).toBe(404);
    expect((await send('/picture/%', key())).status).toBe(404);
    expect((await ask('constructor')).status).toBe(404);
    const cell = { key: '0', field: 'price', text: '1' };
    const [own, deep] = [{ toString: 1 }, `${'['.repeat(9000)}${']'.repeat(9000)}`];
    const malformed: readonly (readonly [string, object])[] = [
      ...[null, 1, { ...cell, text: null }, { ...cell, field: '__proto__' }, { ...cell, key: own }].map(
        (one) => ['type', { subject: 'sessions', cells: [one] }] as const,
      ),
      ['add', { thing: 'course', fields: { title: own } }],
      ['add', { thing: 'course', fields: null }],
    ];
    for (const [name, said] of malformed)
      expect([name, said, (await ask(name, said)).status]).toEqual([name, said, 400]);
    expect((await send('/api/set', key(), `{"file":"${COURSE}","value":${deep}}`)).status).toBe(400);
    for (const thing of ['__proto__', 'x'])
      expect((await ask('add', { thing, fields: {} })).refused).toBe(`Nothing that can be added is called "${thing}".`);
    for (const name of ['set', 'remove', 'revert'])
      expect((await ask(name, { file: COURSE, value: { title: own }, keys: [own], index: own })).status).toBe(200);
    expect(faults).toEqual([]);
  });

  test('what is too large is refused in words, when all of it was sent', async () => {
    const answer = await send('/api/picture?name=a.png', key(), Buffer.alloc(40_000_001));
    expect(answer).toMatchObject({ status: 409, refused: expect.stringContaining('larger than 40 MB') });
  });

  test('a page that is closed while it sends something is no fault', async () => {
    const headers = { ...key(), 'Content-Length': 9 };
    const cut = request(new URL('/api/state', server.url), { method: 'POST', headers });
    const closed = new Promise((resolve) => cut.on('error', resolve));
    cut.write('{', () => setTimeout(() => cut.destroy(new Error('closed')), 50));
    await closed;
    expect((await ask('state')).status).toBe(200);
    expect(faults).toEqual([]);
  });
});

describe('editing', () => {
  shareServer();

  test('a change is checked and shown at once, and the content stays as it is until it is saved', async () => {
    const before = textOf(COURSE);
    const wrong = await set(COURSE, { hours: 'ten' });
    const [problem] = wrong.state.problems.filter(({ severity }) => severity === 'error');
    expect(problem).toMatchObject({ code: 'schema/wrong-type', file: COURSE, pointer: '/hours' });
    const { state } = await set(COURSE, { hours: 7 });
    expect(state.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(state.changes).toMatchObject([{ file: COURSE, kind: 'set', labels: ['Duration in hours'], after: 7 }]);
    expect(textOf(COURSE)).toBe(before);
    const page = await fetch(`${state.preview}courses/first-aid`, { headers: { Accept: 'text/html' } });
    expect(await page.text()).toContain('7 Hours');
  });

  test('steps are taken back and made again; what is typed into one field is one step', async () => {
    for (const title of ['F', 'Fi', 'First']) await set(COURSE, { title });
    await set(COURSE, { price: 5 });
    expect((await ask('undo')).state.changes).toHaveLength(1);
    expect((await ask('undo')).state).toMatchObject({ changes: [], canUndo: false });
    expect((await ask('redo')).state.changes).toMatchObject([{ after: 'First' }]);
  });

  test('of several changes, one is taken back', async () => {
    await set(COURSE, { price: 5, title: 'First' });
    const { changes } = (await ask('state')).state;
    const index = changes.findIndex(({ labels }) => labels[0] === 'Title');
    expect((await ask('revert', { file: COURSE, index })).state.changes).toMatchObject([{ after: 5 }]);
  });

  test('a change that would add errors is not saved', async () => {
    const before = textOf(COURSE);
    await set(COURSE, { hours: 'ten' });
    expect(await ask('save', { sentence: '' })).toMatchObject({ status: 409, refused: expect.stringContaining('ten') });
    expect(textOf(COURSE)).toBe(before);
  });
});

describe('saving, with one server after the other', () => {
  beforeAll(startServer);
  afterAll(stopServer);

  test('a save that was cut off between two files is taken back when the content is opened again', async () => {
    const files = [COURSE, 'courses/child-care.yaml'];
    const before = files.map(textOf);
    for (const file of files) await set(file, { price: 77 });
    await ask('save', { sentence: '' });
    await server.close();
    // What is left when the process is killed in between.
    writeFileSync(path.join(content, files[1] ?? ''), before[1] ?? '');
    const steps = path.join(keptFolder, 'undo', digest(placeName(path.resolve(content))));
    const record = path.join(steps, readdirSync(steps).at(-1) ?? '');
    const step = JSON.parse(Buffer.from(keptBytes(record) ?? []).toString()) as object;
    keepBytes(record, Buffer.from(JSON.stringify({ ...step, state: 'writing' })));
    server = await edit({ content, now, onFault: (error) => faults.push(error) });
    expect(files.map(textOf)).toEqual(before);
    await set(COURSE, { price: 78 });
    expect((await ask('save', { sentence: '' })).status).toBe(200);
  });

  test('saving writes only what was changed, as one step that is taken back to the byte', async () => {
    const before = textOf(COURSE);
    await set(COURSE, { price: 77 });
    const { state } = await ask('save', { sentence: '' });
    expect([state.changes, state.saved]).toEqual([[], `edit ${COURSE}`]);
    const differing = textOf(COURSE)
      .split('\n')
      .filter((line, i) => line !== before.split('\n')[i]);
    expect(differing).toEqual(['price: 77']);
    await ask('unsave');
    expect(textOf(COURSE)).toBe(before);
  });

  test('what another program has changed meanwhile in the same file is kept, and not overwritten at the same place', async () => {
    await set(COURSE, { price: 77 });
    writeFileSync(path.join(content, COURSE), `${textOf(COURSE).replace(/^hours: .*$/m, 'hours: 5')}# seen\n`);
    expect((await ask('save', { sentence: '' })).status).toBe(200);
    expect(textOf(COURSE)).toMatch(/^hours: 5\n[^]*^price: 77\n[^]*# seen\n$/m);
    await set(COURSE, { price: 78 });
    writeFileSync(path.join(content, COURSE), textOf(COURSE).replace('price: 77', 'price: 79'));
    const { status, refused } = await ask('save', { sentence: '' });
    expect([status, refused]).toEqual([409, expect.stringContaining('another program has changed')]);
    expect(textOf(COURSE)).toContain('price: 79');
    await ask('reread', { file: COURSE });
    expect((await ask('state')).state.changes).toEqual([]);
  });

  test('a course is added with its place in the catalogue, and found by a search', async () => {
    const { categories } = (await ask('state')).state;
    const fields = { title: 'Bandages and Splints', category: categories[0]?.id, price: 90 };
    const { result } = await ask<string[]>('add', { thing: 'course', fields });
    expect(result).toContain('courses/bandages-and-splints.yaml');
    const { result: hits } = await ask<object[]>('search', { query: 'SPLINTS' });
    expect(hits).toContainEqual(
      expect.objectContaining({ file: 'courses/bandages-and-splints.yaml', pointer: '/title', labels: ['Title'] }),
    );
    await ask('save', { sentence: '' });
    expect(existsSync(path.join(content, 'courses/bandages-and-splints.yaml'))).toBe(true);
  });

  test('a picture is cropped around its focus, made smaller, saved, and taken back', async () => {
    const { default: sharp } = await import('sharp');
    const left = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const picture = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#00f' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .toBuffer();
    const answer = await send('/api/picture?name=Our%20room.JPG&ratio=1&x=0.1&y=0.5', key(), picture);
    expect(answer).toMatchObject({ result: 'media/our-room.jpg', state: { changes: [{ kind: 'picture' }] } });
    await ask('save', { sentence: '' });
    const file = path.join(content, 'media/our-room.jpg');
    const { width, height } = await sharp(file).metadata();
    const [red = 0] = (await sharp(file).stats()).channels.map(({ mean }) => Math.round(mean));
    expect([width, height, red > 250]).toEqual([1000, 1000, true]);
    await undoChange({ content, isDryRun: false, isForced: false });
    expect(existsSync(file)).toBe(false);
    const logo = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .gif()
      .toBuffer();
    expect(await send('/api/picture?name=logo.gif', key(), logo)).toMatchObject({ result: 'media/logo.png' });
    expect(await send('/api/picture?name=x.png', key(), 'no picture')).toMatchObject({ status: 409 });
  });

  test('with a sentence, what was saved is committed, and nothing else', async () => {
    const git = (...given: readonly string[]): string =>
      execFileSync('git', ['-C', content, '-c', 'core.autocrlf=false', ...given], { encoding: 'utf8' });
    git('init', '--quiet');
    git('config', 'user.name', 'A');
    git('config', 'user.email', 'a@example.com');
    git('add', '--all');
    git('commit', '--quiet', '--message=first');
    writeFileSync(path.join(content, 'own.txt'), 'not saved by the page');
    await server.close();
    server = await edit({ content, now, onFault: (error) => faults.push(error) });
    expect((await set(COURSE, { price: 77 })).state.hasGit).toBe(true);
    await ask('save', { sentence: 'Raise a price' });
    expect(git('log', '-1', '--format=%s').trim()).toBe('Raise a price');
    expect(git('show', '--format=', '--name-only').trim()).toBe(COURSE);
    expect(git('status', '--porcelain').trim()).toBe('?? own.txt');
    // What was never committed, and is deleted, is nothing to Git.
    const [added = ''] = (
      await ask<string[]>('add', { thing: 'course', fields: { title: 'Lifts', category: 'basics' } })
    ).result;
    await ask('save', { sentence: '' });
    await set(COURSE, { price: 78 });
    await ask('delete', { file: added, to: '' });
    expect(await ask('save', { sentence: 'Give a course up' })).toMatchObject({ status: 200 });
    expect(git('log', '-1', '--format=%s').trim()).toBe('Give a course up');
    expect(git('status', '--porcelain').trim()).toBe('?? own.txt');
  });
});

describe('tables', () => {
  shareServer();

  test('cells are read as import reads them; one that cannot be read is named, and nothing is lost', async () => {
    const cells = [
      { key: '999', field: 'course', text: 'First aid' },
      { key: '999', field: 'startDate', text: '4 March 2026' },
      { key: '999', field: 'from', text: 'half past' },
    ];
    const { result, state } = await ask<object[]>('type', { subject: 'sessions', cells });
    expect(result).toMatchObject([{ key: '999', field: 'from', problem: expect.stringContaining('half past') }]);
    expect(state.changes).toMatchObject([{ kind: 'insert', after: { course: 'first-aid', startDate: '2026-03-04' } }]);
    const { result: table } = await ask<Table>('table', { subject: 'sessions', language: 'de' });
    expect(table.columns.map(({ title }) => title)).toContain('Beginn');
  });

  test('rows with titles are recognised; one that is wrong keeps all from being taken', async () => {
    const text =
      'Course\tDates\tTime\tMood\nfirst-aid\t2-3 March 2026\t9am - 4pm\tgood\nchild-care\t5 May 2026\t10:00 - 12:00\n';
    const { result, state } = await ask<Pasted>('paste', { subject: 'sessions', text });
    expect(result.rows.map(({ is }) => is)).toEqual(['new', 'new']);
    expect(state.changes).toHaveLength(2);
    expect(result.notes).toEqual([
      'Column D "Mood" is left out, since its title is not known. If it is needed, say what it is: give it the title of a column of this table.',
    ]);
    const wrong = await ask<Pasted>('paste', { subject: 'sessions', text: text.replace('first-aid', 'unknown') });
    expect(wrong.result.rows[0]).toMatchObject({ is: 'wrong' });
    expect(wrong.state.changes).toHaveLength(2);
  });

  test('prices of several courses are one step', async () => {
    const { result } = await ask<Table>('table', { subject: 'courses', language: 'en' });
    const cells = result.rows.map(({ key: slug }) => ({ key: slug, field: 'price', text: '88' }));
    const { state } = await ask('type', { subject: 'courses', cells });
    expect(state.changes.map(({ after }) => after)).toEqual(cells.map(() => 88));
    expect((await ask('undo')).state.changes).toEqual([]);
  });
});

afterAll(() => expect(faults).toEqual([]));
