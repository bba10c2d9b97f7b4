// Each command that changes the content is killed between two of its steps on the disk, as by a power cut: what is there then is
// what was there before or what it was to become, or "prospectus undo" brings back what was there before.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { everyNth, isLong } from '../support/cases.ts';
import { site } from '../support/content/site.ts';
import { hashesOf, KILLED } from '../support/program/program.ts';
import { listen } from '../support/program/listen.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const whole = join(project, 'tests/fixtures/whole');

/** What lies in the folder where the commands are given. */
const files = {
  'sessions.csv': 'Course,Start date\nfirst-aid,2030-06-04\nfirst-aid,2030-07-04\n',
  'courses.csv': 'Title,Price,Category\nKnots,80,health\nRopes,90,health\n',
  'french.csv':
    'Language,File,Field,Original,Translation\nfr,catalogue.yaml,categories/health/name,Health,Santé\n' +
    'fr,courses/first-aid.yaml,title,First aid,Premiers secours\n',
};

/** What is there when a command is given. */
interface Before {
  /** A command that was given first. */
  readonly first?: string;
  /** A line of site.yaml. */
  readonly setting?: string;
}

/** A command, and how many files it changes at least. */
type Case = readonly [command: string, files: number, before?: Before];

const cases: readonly Case[] = [
  ['rename course first-aid aid-now', 6],
  ['new course Knots --category health --price 80', 2],
  ['import sessions sessions.csv', 1],
  ['retire course first-aid', 4],
  ['pull', 1],
  ['set price +5% --all', 2],
  ['rename page about about-us', 2],
  ['translations import french.csv', 3, { setting: 'languages: [fr]' }],
  ['undo', 6, { first: 'rename course first-aid aid-now' }],
  ['new trainer Ann', 1],
  ['import courses courses.csv', 3],
  ['fmt', 2],
  ['rename category health well', 1],
  ['new session first-aid --start 2030-05-04', 1],
  ['rename trainer ben benny', 2],
  ['new page Rules --text Short.', 1],
  ['edit', 2],
  ['rename place riverside river', 2],
  ['new story Ann --quote Good. --course first-aid', 1],
  ['new news Rooms --text Short.', 1],
];

const origin = await listen((_, response) => void response.end('Course,Start date\nfirst-aid,2030-08-04\n'));

/** Options by which a command kills itself before a step in the content, from 1; with 0 it counts them, on standard error. */
const killingBefore = (fatal: number, content: string): string =>
  `--import data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let step = 0;
    for (const name of ['renameSync', 'rmSync', 'writeFileSync']) {
      const call = fs[name];
      fs[name] = (...given) => {
        const isIn = given.some((one) => typeof one === 'string' && one.startsWith(${JSON.stringify(join(content, '/'))}));
        if (isIn && !given.some((one) => /\\.schemas/.test(String(one))) && ++step === ${fatal}) process.kill(process.pid, 'SIGKILL');
        return call(...given);
      };
    }
    syncBuiltinESMExports();
    if (${fatal === 0}) process.on('exit', () => fs.writeSync(2, 'steps ' + step + '\\n'));`)}`;

async function contentWith({ first, setting = '' }: Before = {}): Promise<string> {
  const cwd = site({}, whole);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(cwd, file), text);
  const settings = join(cwd, 'content/site.yaml');
  writeFileSync(
    settings,
    `${readFileSync(settings, 'utf8')}pull:\n  office: { sessions:   "${origin}/dates" }\n${setting}\n`,
  );
  const catalogue = join(cwd, 'content/catalogue.yaml');
  writeFileSync(catalogue, readFileSync(catalogue, 'utf8').replace(/^/, '\n\n'));
  if (first !== undefined) expect(await give(cwd, first)).toMatchObject({ status: 0 });
  return cwd;
}

/** Changes two files on the page that edits, and saves them; where its server is killed, it does not answer. */
async function saveOnPage(address: string): Promise<void> {
  const { origin: server, hash } = new URL(address);
  const ask = async (name: string, said: object): Promise<{ readonly result: { readonly value: object } }> => {
    const headers = { authorization: `Bearer ${hash.slice(1)}` };
    const answer = await fetch(`${server}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(said) });
    return (await answer.json()) as { readonly result: { readonly value: object } };
  };
  for (const file of ['courses/first-aid.yaml', 'courses/fire-safety.yaml']) {
    const { value } = (await ask('open', { file })).result;
    await ask('set', { file, value: { ...value, hours: 7 } });
  }
  await ask('save', { sentence: '' });
}

/** Gives a command; it may have been killed. */
async function give(cwd: string, command: string, fatal?: number) {
  const words = [
    '--content',
    'content',
    '--cache',
    'cache',
    ...(['undo', 'fmt'].includes(command) ? [] : ['--now', '2025-11-01']),
  ];
  const options = fatal === undefined ? '' : killingBefore(fatal, join(cwd, 'content'));
  const child = spawn(process.execPath, [join(project, 'cli/bin.js'), ...command.split(' '), ...words], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: options },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const [page] = (command === 'edit' && /http:\S+#\S+/.exec(text)) || [];
    if (page !== undefined)
      void saveOnPage(page).then(
        () => child.kill('SIGINT'),
        () => undefined,
      );
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const status = await new Promise<number | null>((resolve) => void child.once('close', resolve));
  return { status, stderr };
}

const contentIn = (cwd: string) =>
  Object.fromEntries(Object.entries(hashesOf(join(cwd, 'content'))).filter(([file]) => !file.startsWith('.schemas')));

test.for(everyNth(cases, 20))('%s', async ([command, least, given]) => {
  const done = await contentWith(given);
  const before = contentIn(done);
  const counted = await give(done, command, 0);
  expect(counted.status, counted.stderr).toBe(0);
  const after = contentIn(done);
  const steps = Number(/steps (\d+)/.exec(counted.stderr)?.[1]);
  expect(steps).toBeGreaterThan(least);
  const fatal = Array.from({ length: steps }, (_, step) => step + 1);
  for (const step of isLong ? fatal : [Math.ceil(steps / 2) + 1]) {
    const cwd = await contentWith(given);
    expect(await give(cwd, command, step), `${step} of ${steps}`).toMatchObject({ status: KILLED.status });
    const isFinished = (await give(cwd, 'undo')).status === 0;
    // What was being taken back is taken back by the next one.
    const again = isFinished && command !== 'undo' ? before : after;
    if (!isFinished) await give(cwd, command);
    expect(contentIn(cwd), `${step} of ${steps}`).toEqual(again);
  }
});
