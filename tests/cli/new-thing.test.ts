import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

test('at a terminal everything is asked for, a wrong answer again, and undo takes it back', async () => {
  const cwd = site({}, tiny);
  const answers = ['', 'First Aid for Divers', '', 'basics', '', 'some', '12', 'on request', ''];
  const asked: string[] = [];
  const ask = (question: string): Promise<string> => Promise.resolve(answers[asked.push(question) - 1] ?? '');
  const { status, stdout, stderr } = await runCli(['new', 'course'], { cwd, world: { ask } });
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: 'New      content/courses/first-aid-for-divers.yaml\nChanged  content/catalogue.yaml\n',
  });
  expect(asked).toHaveLength(answers.length);
  expect(stderr).toContain('"some" cannot be used. Teaching hours');
  const file = join(cwd, 'content/courses/first-aid-for-divers.yaml');
  expect(readFileSync(file, 'utf8')).toBe(
    'slug: first-aid-for-divers\ntitle: First Aid for Divers\nhours: 12\nprice: on request\n',
  );
  expect((await runCli(['undo'], { cwd })).status).toBe(0);
  expect(existsSync(file)).toBe(false);
});

test('days and times are read as people write them, unless a day could be two', async () => {
  const cwd = site({}, tiny);
  const add = (start: string) =>
    runCli(['new', 'session', 'first-aid', '--start', start, '--from', '9.30 am', '--to', '4 pm'], { cwd });
  expect((await add('3/4/2030')).stderr).toBe(
    'prospectus: "3/4/2030" cannot be used. The first day, such as 2027-05-04.\n',
  );
  expect((await add('12. Mai 2030')).status).toBe(0);
  const added = readFileSync(join(cwd, 'content/schedule.yaml'), 'utf8').split('first-aid-2030-05')[1] ?? '';
  expect([...added.matchAll(/(\w+): "?([\d:-]+)/g)].map(([, field, value]) => `${field} ${value}`)).toEqual([
    'startDate 2030-05-12',
    'from 09:30',
    'to 16:00',
  ]);
  const weeks = ['--start', '3 June 2030', '--end', '12 June 2030', '--days', 'Mo–Mi', '--dry-run'];
  const { stdout } = await runCli(['new', 'session', 'first-aid', ...weeks], { cwd });
  expect(stdout).toMatch(/days:\s*\W*Monday\W+Tuesday\W+Wednesday/);
});

test.each(['دورة الإسعاف', 'دورة 2030'])('what is called %s is asked for a name in addresses', async (title) => {
  const cwd = site({}, tiny);
  const { status, stderr } = await runCli(['new', 'course', title, '--category', 'basics'], { cwd });
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('--name my-course') });
  const named = await runCli(['new', 'course', title, '--category', 'basics', '--name', '2030'], { cwd });
  expect(named.stdout).toContain('New      content/courses/2030.yaml');
});

test('prices and lengths are read as import reads them', async () => {
  const cwd = site({}, tiny);
  const flags = ['--category', 'basics', '--hours', '1,5 h', '--price'];
  const dry = async (price: string): Promise<string> => {
    const { stdout } = await runCli(['new', 'course', 'Knots', ...flags, price, '--dry-run'], { cwd });
    return stdout.split('title: Knots\n')[1]?.split('\n---')[0] ?? '';
  };
  const euros = '+hours: 1.5\n+price:\n+  amount: 450\n+  currency: EUR';
  expect(await Promise.all(['450 €', '€450', '450 EUR'].map(dry))).toEqual([euros, euros, euros]);
  expect(await Promise.all(['1,450.00 GBP', '£1,450', '1.450,00 £'].map(dry))).toEqual(
    Array.from({ length: 3 }, () => '+hours: 1.5\n+price: 1450'),
  );
});

test('with the first news comes the page that lists them, and no second one', async () => {
  const cwd = site({}, tiny);
  const add = async (title: string) => (await runCli(['new', 'news', title, '--text', 'Open.'], { cwd })).stdout;
  expect(await add('Rooms')).toBe('New      content/news/rooms.yaml\nNew      content/pages/news.yaml\n');
  expect(readFileSync(join(cwd, 'content/pages/news.yaml'), 'utf8')).toBe('template: news\ntitle: All news\n');
  expect(await add('Doors')).toBe('New      content/news/doors.yaml\n');
});
