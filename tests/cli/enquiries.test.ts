import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

const line = (id: string, receivedAt: string, submission: object): string =>
  `${JSON.stringify({ id, receivedAt, submission })}\n`;

const first = line('1', '2026-01-01T10:00:00.000Z', {
  formType: 'contact',
  name: '=HYPERLINK("http://x")',
  email: 'salma@example.com',
  phone: '+968 9999 0000',
  message: 'Hello,\n"two" lines',
});
const second = line('2', '2026-02-01T10:00:00.000Z', {
  formType: 'registration',
  firstName: 'Khalid',
  lastName: '\u001b[31mRed',
  email: '@sum',
  website: 'http://robot.example.com',
  '-1+1': '\tx',
  hobbies: ['a', '-b'],
});

const folder = (text = first + second): string => site({ 'submissions/submissions.jsonl': text });

test('list shows one line for each, without letting a stranger steer the terminal', async () => {
  const { stdout, status } = await runCli(['enquiries', 'list'], { cwd: folder() });
  expect(status).toBe(0);
  const [head, one, two] = stdout.split('\n');
  expect(head).toMatch(/^Received \(UTC\) +Form +Name +Email +Subject +Id$/);
  expect(one).toMatch(/^2026-01-01 10:00 +contact +=HYPERLINK\("http:\/\/x"\) +salma@example\.com/);
  expect(two).toMatch(/registration +Khalid .*@sum .*robot\?$/);
  expect(stdout).not.toContain('\u001b');
});

test('list says in which language of the site a form was filled in', async () => {
  const arabic = line('3', '2026-03-01T10:00:00.000Z', { formType: 'contact', name: 'سلمى', siteLanguage: 'ar' });
  const { stdout } = await runCli(['enquiries', 'list'], { cwd: folder(first + arabic) });
  const [head, one, two] = stdout.split('\n');
  expect(head).toMatch(/^Received \(UTC\) +Form +Language +Name +Email +Subject +Id$/);
  expect(one).toMatch(/contact +=HYPERLINK/);
  expect(two).toMatch(/contact +ar +سلمى/);
});

test('export writes CSV in which nothing is a formula', async () => {
  const { stdout } = await runCli(['enquiries', 'export'], { cwd: folder() });
  expect(stdout).toBe(
    [
      `id,receivedAt,firstName,lastName,email,phone,message,name,'-1+1,hobbies,formType,website`,
      `1,2026-01-01T10:00:00.000Z,,,salma@example.com,'+968 9999 0000,"Hello,\n""two"" lines","'=HYPERLINK(""http://x"")",,,contact,`,
      `2,2026-02-01T10:00:00.000Z,Khalid,\ufffd[31mRed,'@sum,,,,"'\tx","a, -b",registration,http://robot.example.com`,
      '',
    ].join('\r\n'),
  );
});

test.each([' =1', '\u00a0+1', '\u200b-1', '\ufeff@a', '\t1', '\r1', '\uff1d1', '\u202e\uff0b1'])(
  'a cell that begins with %j is shown as text',
  async (name) => {
    const text = line('1', '2026-01-01T10:00:00.000Z', { name });
    const { stdout } = await runCli(['enquiries', 'export'], { cwd: folder(text) });
    expect(stdout.split('\r\n').slice(1).join('\r\n')).toMatch(/^1,2026-01-01T10:00:00\.000Z,"?'/);
  },
);

test('a file that cannot be written is reported in one line', async () => {
  const flags = ['--out', 'submissions/submissions.jsonl/e.csv'];
  const { stderr, status } = await runCli(['enquiries', 'export', ...flags], { cwd: folder() });
  expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
  expect(stderr).toContain('--out: "submissions/submissions.jsonl/e.csv" cannot be written: ');
});

test('export can be for Excel, and goes into a file that only its owner may read', async () => {
  const cwd = folder();
  const { stdout, stderr } = await runCli(['enquiries', 'export', '--excel', '--out', 'e.csv'], { cwd });
  expect([stdout, stderr]).toEqual(['', 'Wrote e.csv.\n']);
  expect([...readFileSync(join(cwd, 'e.csv')).subarray(0, 5)]).toEqual([0xef, 0xbb, 0xbf, 0x69, 0x64]);
  expect(statSync(join(cwd, 'e.csv')).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
});

test('JSON gives everything as it was sent', async () => {
  const { stdout } = await runCli(['enquiries', 'list', '--format', 'json'], { cwd: folder() });
  expect(JSON.parse(stdout)).toEqual({ enquiries: [JSON.parse(first), JSON.parse(second)] });
});

test('--since leaves out what came before', async () => {
  const { stdout } = await runCli(['enquiries', 'export', '--since', '2026-01-15'], { cwd: folder() });
  expect(stdout.split('\r\n').map((row) => row.split(',')[0])).toEqual(['id', '2', '']);
});

test('a line that was cut short is reported, and the others are shown', async () => {
  const { stdout, stderr, status } = await runCli(['enquiries', 'export'], { cwd: folder(`${first}{"id":"3","rec`) });
  expect(stdout).toContain('1,2026-01-01');
  expect(stderr).toContain('line 2.');
  expect(status).toBe(0);
});

test('where nothing was received it says so, and a program still gets its CSV', async () => {
  const cwd = site({});
  const { stdout, stderr, status } = await runCli(['enquiries', 'export'], { cwd });
  expect([stdout, stderr, status]).toEqual(['id,receivedAt\r\n', 'Nothing has been received in submissions yet.\n', 0]);
  expect(existsSync(join(cwd, 'submissions'))).toBe(false);
});

test.each([
  { argv: ['enquiries', 'print'], says: /list, export/ },
  { argv: ['enquiries', 'list', '--since', 'monday'], says: /2025-11-01/ },
  { argv: ['enquiries', 'list', '--excel'], says: /--format csv/ },
])('$argv is wrong usage', async ({ argv, says }) => {
  const { status, stderr } = await runCli(argv, { cwd: folder() });
  expect(status).toBe(2);
  expect(stderr).toMatch(says);
});
