// A checkout that its user may not write to: everything that is kept lies elsewhere.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { copyBundle, copyProject } from '../support/program/project-copy.ts';
import { runCli } from '../support/program/run-cli.ts';
import { site, temporaryFolder } from '../support/content/site.ts';
import { isLong } from '../support/cases.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

/** The user "nobody" where the tests are run by root, who may write anywhere. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const dependencies = fileURLToPath(new URL('../../node_modules/vite/package.json', import.meta.url));

/** Whether that user may run Node.js and read the dependencies: other users may not be allowed into the checkout of root. */
const canReach =
  spawnSync(
    process.execPath,
    ['-e', 'fs.accessSync(process.argv[1]), fs.accessSync(process.argv[2])', dependencies, tmpdir()],
    {
      cwd: '/',
      ...user,
    },
  ).status === 0;
if (!canReach) console.info('The read-only checkout is skipped: the user "nobody" may not read this one.');

/** Takes the permission to write from a folder and all that is in it, or gives it back. */
function allow(folder: string, isAllowed: boolean): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))]) {
    const stats = lstatSync(entry);
    const mode = isAllowed ? stats.mode | 0o200 : (stats.mode | 0o555) & ~0o222;
    if (!stats.isSymbolicLink()) chmodSync(entry, mode);
  }
}

/** A folder that the user of the test may write to. */
function ownFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

test.runIf(isLong && process.platform !== 'win32' && canReach)(
  'a read-only checkout is checked and built with a cache elsewhere',
  { timeout: 600_000 },
  () => {
    const [project, room] = [temporaryFolder(), temporaryFolder()];
    chmodSync(room, 0o755);
    const bin = copyProject(project);
    copyBundle(project);
    cpSync(tiny, project, { recursive: true });
    allow(project, false);
    onTestFinished(() => allow(project, true));
    const [cache = '', out = ''] = ['cache', 'out'].map((name) => ownFolder(room, name));
    const options = { cwd: project, env: { ...process.env, PROSPECTUS_CACHE: cache }, ...user };
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, [bin, ...args], { ...options, encoding: 'utf8' });
    expect(run('check')).toMatchObject({ status: 0, stderr: '' });
    expect(run('build', '--out', join(out, 'site'))).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Built \d+ pages/),
    });
    expect(readdirSync(cache)).toEqual(['cache']);
    expect(readdirSync(project)).not.toContain('.prospectus');
  },
);

test('what cannot be written is not said of the spreadsheet that is imported', async () => {
  const cwd = site({ 'content/schedule.yaml': undefined }, tiny);
  mkdirSync(join(cwd, 'content/schedule.yaml'));
  writeFileSync(join(cwd, 'x.csv'), 'Course,Start\nfirst-aid,2030-02-05\n');
  const { status, stderr } = await runCli(['import', 'sessions', 'x.csv'], { cwd });
  expect([status, stderr]).toEqual([
    2,
    'prospectus: the command cannot go on: a folder has this name. Rename the folder.\n',
  ]);
});
