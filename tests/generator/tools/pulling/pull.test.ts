// prospectus pull: a source becomes a file, again and again; and whatever is wrong with a source, the last good copy stays.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isLong } from '../../../support/cases.ts';
import { runCli } from '../../../support/program/run-cli.ts';
import { listen } from '../../../support/program/listen.ts';
import { site } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny', import.meta.url));

type Answer = string | Buffer | ((response: ServerResponse) => void);

let origin = '';
/** What the server answers, by path. */
const answers = new Map<string, Answer>();
beforeAll(async () => {
  origin = await listen((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer === undefined) response.writeHead(404).end('Not found');
    else if (typeof answer === 'function') answer(response);
    else response.end(answer);
  });
});

let cwd = '';
/** Makes a site with sources, by their names: what each answers, and what else site.yaml says of it. */
function sources(all: Readonly<Record<string, Answer>>, more = ''): void {
  answers.clear();
  const said = Object.entries(all).map(([name, answer]) => {
    answers.set(`/${name}`, answer);
    return `  ${name}:\n    sessions: ${origin}/${name}\n${more}`;
  });
  const text = readFileSync(join(tiny, 'content/site.yaml'), 'utf8');
  cwd = site({ 'content/site.yaml': `${text}pull:\n${said.join('')}` }, tiny);
}
const pulled = (name = 'office'): string => readFileSync(join(cwd, `content/pulled/${name}.yaml`), 'utf8');
const sessionsIn = (name?: string): readonly unknown[] =>
  (parse(pulled(name)) as { sessions: readonly unknown[] }).sessions;
const pulling = (...flags: readonly string[]) => runCli(['pull', ...flags], { cwd });
const answer = (rows: readonly string[]): void => void answers.set('/office', rows.join('\r\n'));

const TITLES = 'Course;Start date;End date;Location;Seats left';
const rows = [
  `\uFEFF${TITLES}`,
  'Fire safety;04/06/2030;06/06/2030;Bristol;3',
  'first-aid;11/06/2030;;Bristol;',
  'Child care;12/06/2030;;Bath;',
  'Child care;12/06/2020;;Bath;',
];

beforeEach(() => sources({ office: rows.join('\r\n') }));

test('a source becomes a file that the site shows; a second time nothing changes; undo takes it back', async () => {
  const { stdout: before } = await runCli(['check'], { cwd });
  expect(before).toContain('error link/never-pulled  site.yaml:53:3');
  const dry = await pulling('--dry-run');
  expect(dry.stdout).toContain('+++ b/content/pulled/office.yaml');
  expect(dry.stdout).toContain('1 session that is over is left out.\n3 rows: 3 new.\n');
  expect((await runCli(['check'], { cwd })).status).toBe(1);
  expect(await pulling()).toMatchObject({ status: 0, stderr: '' });
  expect(pulled()).toMatch(
    /^# Pulled by "prospectus pull", which replaces this file: change the source instead\. \w+\n/,
  );
  expect(sessionsIn()).toEqual([
    { course: 'fire-safety', startDate: '2030-06-04', endDate: '2030-06-06', location: 'Bristol', seatsLeft: 3 },
    { course: 'first-aid', startDate: '2030-06-11', location: 'Bristol' },
    { course: 'child-care', startDate: '2030-06-12', location: 'Bath' },
  ]);
  const after = pulled();
  expect(await pulling()).toMatchObject({ status: 0, stderr: 'Nothing has to be changed.\n' });
  await runCli(['fmt'], { cwd });
  expect(pulled()).toBe(after);
  expect(await runCli(['check'], { cwd })).toMatchObject({ status: 0 });
  expect((await runCli(['list', 'sessions', '--course', 'child-care'], { cwd })).stdout).toContain('2030-06-12');
  await runCli(['build', '--plan', '--out', 'dist'], { cwd }).then(({ stdout }) =>
    expect(stdout).toContain('first-aid-2030-06-11'),
  );
  await runCli(['undo'], { cwd });
  expect(() => pulled()).toThrow('ENOENT');
});

test('what is changed, moved and gone at the source is so in the file, and moved sessions keep their id', async () => {
  await pulling();
  answer([TITLES, 'Fire safety;11/06/2030;13/06/2030;Bristol;', 'first-aid;11/06/2030;;Bristol;8']);
  const { stdout } = await pulling();
  expect(stdout).toContain('moved      fire-safety-2030-06-04');
  expect(stdout).toContain('seatsLeft: 3 -> (nothing)');
  expect(stdout).toContain('No longer at the source, and taken out: child-care-2030-06-12.\n');
  expect(sessionsIn()).toEqual([
    {
      ...{ course: 'fire-safety', startDate: '2030-06-11', endDate: '2030-06-13', location: 'Bristol' },
      id: 'fire-safety-2030-06-04',
    },
    { course: 'first-aid', startDate: '2030-06-11', location: 'Bristol', seatsLeft: 8 },
  ]);
});

/** A site that has pulled once, for all sources that are wrong: its copy stays. */
let withCopy = '';
afterAll(() => rmSync(withCopy, { recursive: true, force: true, maxRetries: 10 }));

const big = (response: ServerResponse): void => {
  response.on('error', () => undefined);
  const part = 'x;'.repeat(500_000);
  for (let i = 0; i < 30; i++) response.write(part);
  response.end();
};

test.each<readonly [string, Answer | undefined, string]>([
  ['is not there', undefined, 'the server answered 404'],
  ['is out of order', (response) => void response.writeHead(500).end(), 'the server answered 500'],
  ['is cut off', (response) => void response.socket?.destroy(), 'the connection was cut'],
  [
    'wants somebody to sign in',
    '<!DOCTYPE html><title>Sign in</title>',
    'answers with a web page, perhaps one to sign in',
  ],
  [
    'leads into a private network',
    (r) => void r.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    'is an address of a network that is not public',
  ],
  [
    'leads to another service of this machine',
    (r) => void r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'is an address of a network that is not public',
  ],
  [
    'leads in a circle',
    (r) => void r.writeHead(302, { location: '/office' }).end(),
    'it is redirected again and again',
  ],
  [
    'leads to no address',
    (r) => void r.writeHead(302, { location: 'http://[' }).end(),
    'redirected to what is no address',
  ],
  ['is garbage', Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256)), 'No row with titles was found'],
  ['is a damaged calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nX', 'is not a calendar that can be read'],
  ['is damaged JSON', '[{"course":', 'it begins as JSON does, and is none'],
  ['is 30 MB', big, 'it is larger than 10 MB'],
  ['is empty', '', 'No row with titles was found'],
  ['has only its titles', TITLES, '3 of 3 sessions to come are gone from it'],
  ['has lost most rows', `${TITLES}\nfirst-aid;11/06/2030;;Bristol;`, '2 of 3 sessions to come are gone from it'],
  ['has other columns', 'Kurs,Wann und wo\nfirst-aid,x', 'No row with titles was found'],
  [
    'has a misspelt course',
    rows.join('\n').replace('Fire safety', 'Fire saftey'),
    'row 2, column A: there is no course "Fire saftey". Did you mean "Fire Safety" (fire-safety)',
  ],
  [
    'has a session of schedule.yaml',
    [...rows, 'First Aid;04/05/2030;05/05/2030;Bristol;']
      .join('\n')
      .replace('Course', 'Id;Course')
      .replaceAll(/\n(?!Fi)/g, '\n;')
      .replaceAll(/\nFi/g, '\nfirst-aid-may;Fi'),
    '(link/duplicate-session): The session id "first-aid-may" is already used',
  ],
])('where the source %s, the last good copy stays, and that is said', async (_, said, reason) => {
  if (withCopy === '') {
    await pulling();
    withCopy = mkdtempSync(join(tmpdir(), 'prospectus-'));
    cpSync(cwd, withCopy, { recursive: true });
  }
  cwd = withCopy;
  const before = pulled();
  if (said === undefined) answers.delete('/office');
  else answers.set('/office', said);
  const run = await pulling();
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('warning pull/kept  site.yaml:54:15\n  The sessions of "office" were not updated: ');
  expect(run.stderr.replace(/\s+/g, ' ')).toContain(reason);
  expect(run.stderr.replace(/\s+/g, ' ')).toContain('Until then, the last good copy is shown.');
  expect(pulled()).toBe(before);
});

test('a damaged copy is replaced; of a source that was never read none is promised', async () => {
  answers.delete('/office');
  const run = await pulling();
  expect(run.stderr.replace(/\s+/g, ' ')).toContain('nothing is published, because there is no copy yet.');
  answer(rows);
  await pulling();
  const good = sessionsIn();
  for (const bytes of [[0xff, 0xfe, 0], [0x80], [0]]) {
    writeFileSync(join(cwd, 'content/pulled/office.yaml'), Buffer.from(bytes));
    expect([(await pulling()).status, sessionsIn()]).toEqual([0, good]);
  }
});

test('of an Excel file, the sheet of a wrong row is named', async () => {
  await pulling();
  const text = pulled().replace(/^#.*\n/, '');
  const made = site({ 'content/schedule.yaml': text.replace('first-aid', 'first-eid') }, tiny);
  await runCli(['export', 'sessions', '--out', 'office.xlsx'], { cwd: made });
  answers.set('/office', readFileSync(join(made, 'office.xlsx')));
  const run = await pulling();
  expect(run.stderr.replace(/\s+/g, ' ')).toMatch(
    /were not updated: sheet "\w+", row 3, column B: there is no course "first-eid"\. Did you mean "First Aid" \(first-aid\)/,
  );
});

test('losses are taken over where that is said', async () => {
  await pulling();
  answer([TITLES]);
  expect(await pulling('--accept-losses')).toMatchObject({ status: 0 });
  expect(pulled()).toMatch(/\nsessions: \[\]\n$/);
  answer([...rows]);
  await pulling();
  expect(sessionsIn()).toHaveLength(3);
});

test('one source that is down does not hold up the others, and names choose', async () => {
  sources({ office: rows.join('\n'), harbour: 'course,startDate\nfirst-aid,2030-07-01' });
  answers.delete('/office');
  const run = await pulling();
  expect(run.stderr).toContain('The sessions of "office" were not updated: the server answered 404.');
  expect(sessionsIn('harbour')).toEqual([{ course: 'first-aid', startDate: '2030-07-01' }]);
  expect(await pulling('harbour')).toMatchObject({ status: 0 });
  expect(await pulling('habour')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Did you mean "harbour"?'),
  });
});

test('columns and the order of dates are said in site.yaml', async () => {
  sources({ office: 'What,Kick-off,Remarks\nfirst-aid,06/11/2030,x' });
  expect((await pulling()).stderr.replace(/\s+/g, ' ')).toContain(
    'columns: { "Your title": startDate } under pull/office in site.yaml',
  );
  const more = '    columns: { What: course, Kick-off: startDate, Remarks: "" }\n    dates: month-first\n';
  sources({ office: 'What,Kick-off,Remarks\nfirst-aid,06/11/2030,x' }, more);
  expect((await pulling()).stdout).not.toContain('left out');
  expect(sessionsIn()).toEqual([{ course: 'first-aid', startDate: '2030-06-11' }]);
});

test('JSON of a booking system: moments are those of the clocks of the site', async () => {
  const dates = [
    { course: 'first-aid', startDate: '2030-06-11T08:00:00Z', endDate: '2030-06-11T15:30:00Z', seatsLeft: 0, x: {} },
    { course: 'Fire Safety', startDate: '2030-06-12', languages: ['en', 'fr'], price: { from: 90 } },
  ];
  sources({ office: JSON.stringify({ count: 2, dates }) });
  expect((await pulling()).stdout).toContain('Column E "x" is left out');
  expect(sessionsIn()).toEqual([
    {
      ...{ course: 'first-aid', startDate: '2030-06-11', endDate: '2030-06-11', from: '09:00', to: '16:30' },
      seatsLeft: 0,
    },
    { course: 'fire-safety', startDate: '2030-06-12', languages: ['en', 'fr'], price: { from: 90 } },
  ]);
});

test('a calendar: events with the title of a course are its sessions', async () => {
  const event = (title: string, lines: readonly string[]): string =>
    ['BEGIN:VEVENT', `SUMMARY:${title}`, ...lines, 'END:VEVENT'].join('\r\n');
  const text = [
    'BEGIN:VCALENDAR',
    event('First Aid', [
      'UID:1',
      'DTSTART;TZID=Europe/London:20300611T090000',
      'DTEND;TZID=Europe/London:20300611T163000',
      'LOCATION:A\\, 3 Quay\\, Bath BA1 1AA',
    ]),
    event('Fire Safety', ['UID:2', 'DTSTART:20300612T080000Z', 'DTEND:20300612T110000Z', 'STATUS:CANCELLED']),
    event('Team lunch', ['UID:3', 'DTSTART:20300612T120000Z']),
    'END:VCALENDAR',
  ].join('\r\n');
  sources({ office: text });
  expect((await pulling()).stdout).toContain('Events that have the title of no course are left out: Team lunch.\n');
  expect(sessionsIn()).toEqual([
    { course: 'first-aid', startDate: '2030-06-11', from: '09:00', to: '16:30', location: 'A, 3 Quay, Bath BA1 1AA' },
    { course: 'fire-safety', startDate: '2030-06-12', from: '09:00', to: '12:00', status: 'cancelled' },
  ]);
});

test('what one series of a calendar moves stays where it is in another, and many events are read at once', async () => {
  const event = (title: string, uid: number, lines: string): string =>
    `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${title}\r\n${lines}\r\nEND:VEVENT\r\n`;
  const weekly = 'DTSTART:20300603T080000Z\r\nRRULE:FREQ=WEEKLY;COUNT=2';
  const moved = 'RECURRENCE-ID:20300610T080000Z\r\nDTSTART:20300612T080000Z';
  const series = [event('First Aid', 1, weekly), event('Fire Safety', 2, weekly), event('Fire Safety', 2, moved)];
  const old = Array.from({ length: isLong ? 4000 : 1000 }, (_, i) =>
    event('Team lunch', i + 3, 'DTSTART:20200603T080000Z'),
  );
  sources({ office: `BEGIN:VCALENDAR\r\n${[...series, ...old].join('')}END:VCALENDAR` });
  await pulling();
  expect(JSON.stringify(sessionsIn())).toMatch(/^[^]*first-aid[^]*2030-06-10[^]*fire-safety[^]*2030-06-12[^]*$/);
  expect(JSON.stringify(sessionsIn()).match(/2030-06-1\d/g)).toEqual(['2030-06-10', '2030-06-12']);
});

test('an event with nearly the title of a course is left out, and that is said, also by a build', async () => {
  const event = (title: string, day: string): string =>
    `BEGIN:VEVENT\r\nUID:${title}\r\nSUMMARY:${title}\r\nDTSTART:${day}T080000Z\r\nEND:VEVENT\r\n`;
  const coming = [event('First Aid', '20300611'), event('Frist Aid', '20300618'), event('Team lunch', '20300612')];
  const events = [...coming, event('Fire Saftey', '20200611'), event('Old lunch', '20200612')];
  sources({ office: `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR` });
  const said =
    'warning pull/unclear-event  site.yaml:54:15\n  An event of the calendar "office" is left out: there is no course "Frist Aid".\n';
  const run = await pulling();
  expect(run).toMatchObject({ status: 0, stderr: expect.stringContaining(said) });
  expect(run.stderr).toContain('Did you mean "First Aid" (first-aid)?');
  expect(run.stderr).not.toContain('Fire');
  expect(run.stdout).toContain('Events that have the title of no course are left out: Team lunch.\n');
  expect(sessionsIn()).toMatchObject([{ course: 'first-aid', startDate: '2030-06-11' }]);
  expect((await runCli(['build', '--out', 'dist'], { cwd })).stderr).toContain(said);
});

test('a build pulls first, and publishes the last good copy where it cannot; --offline asks no source', async () => {
  const built = await runCli(['build', '--out', 'dist'], { cwd });
  expect(built).toMatchObject({ status: 0, stderr: expect.stringContaining('Pulled office: 3 new.\n') });
  const asked: string[] = [];
  answers.set('/office', (response) => void (asked.push('x'), response.writeHead(503).end()));
  const down = await runCli(['build', '--out', 'dist'], { cwd });
  expect(down).toMatchObject({ status: 0, stderr: expect.stringContaining('warning pull/kept') });
  expect(asked).toHaveLength(1);
  for (const command of [['build', '--out', 'dist', '--offline'], ['check'], ['list', 'sessions']])
    expect(await runCli(command, { cwd })).toMatchObject({ status: 0 });
  expect(asked).toHaveLength(1);
  rmSync(join(cwd, 'content/pulled'), { recursive: true });
  expect(await runCli(['build', '--out', 'dist'], { cwd })).toMatchObject({ status: 1 });
});

test('a file that was edited by hand, broken or has a conflict is pulled again as a whole', async () => {
  await pulling();
  const good = pulled();
  const file = join(cwd, 'content/pulled/office.yaml');
  writeFileSync(file, good.replace('Bath', 'Wells'));
  expect((await runCli(['check'], { cwd })).stdout).toContain('warning link/pulled-and-edited  pulled/office.yaml:1:1');
  await pulling();
  expect(pulled()).toBe(good);
  writeFileSync(file, `<<<<<<< HEAD\n${good}`);
  await pulling();
  expect(pulled()).toBe(good);
});

test('a course that is renamed is renamed in what was pulled, which is still as it was pulled', async () => {
  await pulling();
  await runCli(['rename', 'course', 'first-aid', 'aid'], { cwd });
  expect(sessionsIn()).toMatchObject([{}, { course: 'aid' }, {}]);
  expect((await runCli(['check'], { cwd })).stdout).not.toContain('pulled-and-edited');
});
