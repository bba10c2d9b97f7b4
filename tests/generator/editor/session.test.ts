// What several windows and other programs change at the same time.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSession } from '../../../generator/editor/session.ts';
import { site } from '../../support/content/site.ts';

test('a form leaves what was changed elsewhere since it was filled, and is refused at the same place', async () => {
  const file = 'courses/first-aid.yaml';
  const faults: unknown[] = [];
  const session = await openSession({
    content: site({}, 'tests/fixtures/tiny/content'),
    now: () => new Date('2025-11-01T08:00:00Z'),
    onFault: (error) => faults.push(error),
  });
  const before = session.open(file).value as object;
  expect(session.unsaved()).toEqual([]);
  await session.setValue(file, { ...before, price: 77 }, before);
  await session.setValue(file, { ...before, hours: 7 }, before);
  expect(session.open(file).value).toMatchObject({ price: 77, hours: 7 });
  await expect(session.setValue(file, { ...before, price: 78 }, before)).rejects.toThrow('changed at the same place');
  expect(session.open(file).value).toMatchObject({ price: 77, hours: 7 });
  expect(session.unsaved()).toEqual([file]);
  await session.close();
  expect(faults).toEqual([]);
});

test('of very many problems, those that the page receives include the errors', async () => {
  const text = 'text: "[Here](https://harbour.example.com/contact)"';
  const item = (i: number) => [`news/n${i}.yaml`, `title: Item ${i}\ndate: "2025-01-01"\n${text}\n`];
  const files = {
    ...Object.fromEntries(Array.from({ length: 310 }, (_, i) => item(i))),
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

test('a picture gets a name that no other file has, on disks without case neither, and no device of Windows', async () => {
  const content = site({ 'media/Room.SVG': '<svg/>' }, 'tests/fixtures/tiny/content');
  const session = await openSession({ content, now: () => new Date('2025-11-01T08:00:00Z'), onFault: () => undefined });
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  const add = (name: string) => session.addPicture(bytes, { name, ratio: 0, focus: [0, 0] });
  expect([await add('room.svg'), await add('Room.svg'), await add('con.svg')]).toEqual([
    'media/room-2.svg',
    'media/room-3.svg',
    'media/con-2.svg',
  ]);
  await session.close();
});
