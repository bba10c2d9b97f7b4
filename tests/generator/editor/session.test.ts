// What several windows and other programs change at the same time.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../../../generator/editor/session.ts';
import { setField } from '../../../generator/tools/editing/set-field.ts';
import { undoChange } from '../../../generator/tools/edits/history.ts';
import { fieldsOf } from '../../../generator/tools/sheets/titles.ts';
import { isContent, site, writeFiles } from '../../support/content/site.ts';
import { filesIn } from '../../support/program/files-in.ts';

describe('one session, whose tests go on from each other', () => {
  const faults: unknown[] = [];
  let content = '';
  let session: Awaited<ReturnType<typeof openSession>>;
  beforeAll(async () => {
    content = mkdtempSync(join(tmpdir(), 'prospectus-'));
    cpSync('tests/fixtures/tiny/content', content, { recursive: true, filter: isContent });
    writeFiles(content, {
      'places.yaml': 'places:\n  - { id: hall, name: Hall, locality: Bristol }\n',
      'media/Room.SVG': '<svg/>',
    });
    const now = (): Date => new Date('2025-11-01T08:00:00Z');
    session = await openSession({ content, now, onFault: (error) => void faults.push(error) });
  });
  afterAll(async () => {
    await session.close();
    rmSync(content, { recursive: true, maxRetries: 10 });
    expect(faults).toEqual([]);
  });

  test('of two courses deleted in one category, the later one is named where the earlier one cannot be taken back alone', async () => {
    const [first, second] = ['courses/first-aid.yaml', 'courses/child-care.yaml'];
    await session.delete(first);
    await session.delete(second);
    await expect(session.revert(first, 0)).rejects.toThrow(
      '"catalogue.yaml" was changed at the same place since. Take back the deletion of "courses/child-care.yaml" first.',
    );
    await session.revert(second, 0);
    await session.revert(first, 0);
    expect(session.unsaved()).toEqual([]);
  });

  test('a form leaves what was changed elsewhere since it was filled, and is refused at the same place', async () => {
    const file = 'courses/first-aid.yaml';
    const before = session.open(file).value as object;
    expect(session.unsaved()).toEqual([]);
    await session.setValue(file, { ...before, price: 77 }, before);
    await session.setValue(file, { ...before, hours: 7 }, before);
    expect(session.open(file).value).toMatchObject({ price: 77, hours: 7 });
    await expect(session.setValue(file, { ...before, price: 78 }, before)).rejects.toThrow('changed at the same place');
    expect(session.open(file).value).toMatchObject({ price: 77, hours: 7 });
    expect(session.unsaved()).toEqual([file]);
  });

  test('a day, a month or words, and a place or its name: what is typed into a cell takes the place of the other', async () => {
    const typed = async (field: string, text: string): Promise<unknown> => {
      expect(await session.type('sessions', [{ key: '0', field, text }])).toEqual([]);
      return (session.open('schedule.yaml').value as { sessions: unknown[] }).sessions[0];
    };
    const before = await typed('seats', '12');
    expect(await typed('startDate', 'on request')).toEqual({
      ...(before as object),
      dates: 'on request',
      startDate: undefined,
    });
    expect(await typed('startDate', 'May 2030')).toMatchObject({ month: '2030-05' });
    expect(await typed('startDate', '4 May 2030')).toEqual(before);
    expect(await typed('location', 'Hall')).toMatchObject({ place: 'hall' });
    expect(await typed('location', 'Bristol')).toEqual(before);
  });

  test('places in a list count only while a page has seen the last change of its file', async () => {
    const type = (text: string, round: number) => session.type('sessions', [{ key: '0', field: 'seats', text }], round);
    const sessions = () => (session.open('schedule.yaml').value as { sessions: object[] }).sessions;
    const old = session.state().round;
    await session.setValue('site.yaml', { ...(session.open('site.yaml').value as object), name: 'Other' }, undefined);
    await type('12', old);
    expect(sessions()[0]).toMatchObject({ seats: 12 });
    const { round } = session.state();
    const first = { course: 'fire-safety', startDate: '2030-01-08' };
    const all = session.open('schedule.yaml').value as object;
    await session.setValue('schedule.yaml', { ...all, sessions: [first, ...sessions()] }, all);
    await expect(type('13', round)).rejects.toThrow('changed at the same place in another window');
    await expect(session.removeRows(['0'], round)).rejects.toThrow('changed at the same place in another window');
    await expect(session.revert('schedule.yaml', 0, round)).rejects.toThrow(
      'changed at the same place in another window',
    );
    expect(sessions()).toEqual([first, expect.objectContaining({ seats: 12 })]);
    await type('14', session.state().round);
    expect(sessions()[0]).toEqual({ ...first, seats: 14 });
  });

  test('a picture gets a name that no other file has, on disks without case neither, and no device of Windows', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
    const add = (name: string) => session.addPicture(bytes, { name, ratio: 0, focus: [0, 0] });
    expect([await add('room.svg'), await add('Room.svg'), await add('con.svg')]).toEqual([
      'media/room-2.svg',
      'media/room-3.svg',
      'media/con-2.svg',
    ]);
  });

  test('what cannot be read is marked in its cell, also beyond the column Z', async () => {
    const empty = [...fieldsOf('sessions').keys()].filter((field) => field !== 'seats').slice(0, 26);
    const cells = [...empty, 'seats'].map((field) => ({ key: '1', field, text: field === 'seats' ? 'many' : '' }));
    expect(await session.type('sessions', cells)).toMatchObject([{ key: '1', field: 'seats' }]);
  });
});

test('of very many problems, those that the page receives include the errors', async () => {
  // In few files, since many are checked by processes of their own.
  const text = `text: "${'[Here](https://harbour.example.com/contact) '.repeat(10)}"`;
  const item = (i: number) => [`news/n${i}.yaml`, `title: Item ${i}\ndate: "2025-01-01"\n${text}\n`];
  const files = {
    ...Object.fromEntries(Array.from({ length: 31 }, (_, i) => item(i))),
    'stories.yaml': 'stories: 5\n',
  };
  const session = await openSession({
    content: site(files, 'tests/fixtures/tiny/content'),
    now: () => new Date('2025-11-01T08:00:00Z'),
    onFault: () => undefined,
  });
  const { problems } = session.state();
  expect(problems).toHaveLength(300);
  expect(problems[0]).toMatchObject({ severity: 'error', file: 'stories.yaml' });
  await session.close();
});

test('where site.yaml has a locale, a time zone and a currency that there are not, the content can be edited', async () => {
  const content = site({}, 'tests/fixtures/tiny/content');
  const file = join(content, 'site.yaml');
  const others = readFileSync(file, 'utf8').replace(/^(?:locale|timeZone|currency): .*\n/gm, '');
  writeFileSync(file, `${others}locale: de_DE\ntimeZone: Europe/Bonn\ncurrency: €\n`);
  const session = await openSession({ content, now: () => new Date('2025-11-01T08:00:00Z'), onFault: () => undefined });
  expect(session.state().decimal).toBe('.');
  await session.type('courses', [{ key: 'first-aid', field: 'price', text: '90 €' }]);
  expect(session.open('courses/first-aid.yaml').value).toMatchObject({ price: { amount: 90, currency: 'EUR' } });
  await session.close();
});

test('what was saved is taken back only while it is the last change of the content', async () => {
  const [content, file] = [site({}, 'tests/fixtures/tiny/content'), 'courses/first-aid.yaml'];
  const now = (): Date => new Date('2025-11-01T08:00:00Z');
  const session = await openSession({ content, now, onFault: () => undefined });
  const textOf = (name: string): string => readFileSync(join(content, name), 'utf8');
  await session.setValue(file, { ...(session.open(file).value as object), price: 77 }, undefined);
  await session.save('');
  await setField(
    { content, now: now(), title: 'set price 88', isDryRun: false },
    { field: 'price', value: '88', courses: ['fire-safety'] },
  );
  await expect(session.unsave()).rejects.toThrow('the last change of the content is "set price 88"');
  expect([textOf(file), textOf('courses/fire-safety.yaml')].map((text) => /^price: (.*)$/m.exec(text)?.[1])).toEqual([
    '77',
    '88',
  ]);
  await undoChange({ content, isDryRun: false, isForced: false });
  await session.unsave();
  expect(textOf(file)).not.toContain('price: 77');
  await session.close();
});

const bytesIn = (content: string) =>
  filesIn(content).map((file) => [file, readFileSync(join(content, file), 'base64')]);

test('a file is deleted with what names it, and is back to the byte: by taking it back, by undo, and by undo of the save', async () => {
  const content = site({}, 'tests/fixtures/whole/content');
  const before = bytesIn(content);
  const [ben, course] = ['trainers/ben.yaml', 'courses/child-care.yaml'];
  const now = (): Date => new Date('2025-11-01T08:00:00Z');
  const session = await openSession({ content, now, onFault: () => undefined });
  const pending = () => session.state().changes.map(({ file, kind }) => `${kind} ${file}`);
  expect(
    ['pages/home.yaml', 'pages/trainers.yaml', 'site.yaml', ben, course].map((file) => session.open(file).canDelete),
  ).toEqual([false, false, false, true, true]);
  const plan = await session.deletion(ben, '/about');
  expect(plan).toMatchObject({ moves: [{ from: '/trainers/ben', to: '/about' }], problems: [] });
  expect(plan.changes.map(({ file, kind }) => `${kind} ${file}`)).toEqual([
    `gone ${ben}`,
    'remove courses/first-aid.yaml',
    'remove schedule.yaml',
  ]);
  expect(pending()).toEqual([]);
  const form = session.open(ben).value as object;
  await session.delete(ben);
  await expect(session.setValue(ben, { ...form, languages: ['en'] }, form)).rejects.toThrow('was changed');
  expect(pending().slice(0, 1)).toEqual([`gone ${ben}`]);
  expect(session.state().changes[0]?.before).toBe('Ben Okafor');
  // Another one after it: each can be taken back alone, unless the later one has changed the same place.
  await session.delete(course);
  await session.revert(ben, 0);
  expect(pending().filter((one) => one.startsWith('gone'))).toEqual([`gone ${course}`]);
  expect(session.open('courses/first-aid.yaml').value).toMatchObject({ trainers: ['ada', 'ben'] });
  await session.revert(course, 0);
  expect(pending()).toEqual([]);
  await session.delete(course);
  await session.step('undo');
  expect(pending()).toEqual([]);
  await session.step('redo');
  await session.save('');
  expect(filesIn(content)).not.toContain(course);
  expect(bytesIn(content)).not.toEqual(before);
  await session.unsave();
  expect(bytesIn(content)).toEqual(before);
  expect(session.state().entries.map(({ file }) => file)).toContain(course);
  await session.close();
});

test('what was added and never saved is deleted without a redirect, and a killed program still knows what was deleted', async () => {
  const content = site({}, 'tests/fixtures/whole/content');
  const options = { content, now: () => new Date('2025-11-01T08:00:00Z'), onFault: () => undefined };
  const session = await openSession(options);
  const [added = ''] = await session.add('course', { title: 'Work at Height', category: 'basics' });
  expect(await session.deletion(added)).toMatchObject({ moves: [] });
  await session.delete(added);
  expect(session.state().changes).toEqual([]);
  await session.delete('news/new-quay.yaml');
  await session.close(true);
  const next = await openSession(options);
  expect(next.state().changes.map(({ kind }) => kind)).toEqual(['gone', 'insert']);
  expect(next.state().entries.map(({ file }) => file)).not.toContain('news/new-quay.yaml');
  await next.revert('news/new-quay.yaml', 0);
  expect(next.unsaved()).toEqual([]);
  await next.close();
});

test('what refers to a file and cannot go with it is named, and nothing is deleted', async () => {
  const page = 'template: sections\ntitle: Team\nsections:\n  - { type: courses, title: One, courses: [child-care] }\n';
  const content = site(
    {
      'pages/team.yaml': page,
      'pulled/office.yaml': 'sessions: [{ id: a, course: child-care, startDate: "2030-03-04", location: Bristol }]\n',
    },
    'tests/fixtures/whole/content',
  );
  const session = await openSession({ content, now: () => new Date('2025-11-01T08:00:00Z'), onFault: () => undefined });
  const { problems } = await session.deletion('courses/child-care.yaml');
  expect(problems.map(({ code, severity, file, pointer }) => [severity, code, file, pointer])).toEqual([
    ['error', 'link/unknown-course', 'pages/team.yaml', '/sections/0/courses/0'],
    ['error', 'link/unknown-course', 'pulled/office.yaml', '/sessions/0/course'],
  ]);
  await expect(session.delete('courses/child-care.yaml')).rejects.toThrow('Nothing was deleted, since the content');
  await expect(session.delete('pages/home.yaml')).rejects.toThrow('The site needs the page');
  expect(session.unsaved()).toEqual([]);
  await session.close();
});

test('a file that is no YAML has no form until it is corrected, in the copy, as one step that is written when it is saved', async () => {
  const file = 'courses/first-aid.yaml';
  const right = readFileSync('tests/fixtures/tiny/content/courses/first-aid.yaml', 'utf8');
  const wrong = right.replace(/^hours: /m, 'hours:').replace(/^title: .*$/m, 'title: First Aid: the basics');
  const fixed = right.replace(/^title: .*$/m, 'title: "First Aid: the basics"');
  const content = site({ [file]: wrong }, 'tests/fixtures/tiny/content');
  const session = await openSession({ content, now: () => new Date('2025-11-01T08:00:00Z'), onFault: () => undefined });
  expect(session.state()).toMatchObject({ correctable: 2, canUndo: false });
  expect(session.open(file).isUnreadable).toBe(true);
  await session.correct();
  expect(session.open(file)).toMatchObject({ isUnreadable: false, value: { title: 'First Aid: the basics' } });
  expect(session.state()).toMatchObject({
    ...{ correctable: 0, canUndo: true, problems: [] },
    changes: [{ file, kind: 'set', labels: [], before: wrong, after: fixed }],
  });
  await session.revert(file, 0);
  expect(session.state()).toMatchObject({ correctable: 2, changes: [] });
  await session.step('undo');
  expect(readFileSync(join(content, file), 'utf8')).toBe(wrong);
  await session.step('undo');
  expect(session.state().correctable).toBe(2);
  await session.step('redo');
  await session.save('');
  expect(readFileSync(join(content, file), 'utf8')).toBe(fixed);
  await session.close();
});
