// The tutorial works: in an empty folder, its commands are typed and its changes made as they are written, to the site that is
// pushed. Only the address of the repository is another one, and the package is there without being downloaded.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { follow, tutorialParts } from '../../release/tutorial.ts';
import { runCli } from '../support/program/run-cli.ts';
import { temporaryFolder } from '../support/content/site.ts';

/** Types a line of the shell in a folder; returns the folder afterwards. */
async function type(line: string, folder: string, repository: string): Promise<string> {
  const [command = '', ...words] = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
  if (command === 'cd') return path.join(folder, words[0] ?? '');
  if (command === 'mkdir') mkdirSync(path.join(folder, words[0] ?? ''));
  // Its file is in the folder that is pushed: the workflow installs it from there.
  else if (/^npm install \.\/prospectus-[\d.]+\.tgz$/.test(line))
    writeFileSync(path.join(folder, 'package.json'), '{}');
  else if (line.startsWith('npx prospectus ')) await prospectus(words.slice(1), folder);
  else if (command === 'git') git(words, folder, repository);
  else expect.fail(`the test cannot type "${line}"`);
  return folder;
}

/** Gives a command; one that serves the site is stopped as soon as it says where. Its pages have a test of their own. */
async function prospectus(words: readonly string[], cwd: string): Promise<void> {
  const { status, stdout, stderr } = await runCli(words, { cwd });
  expect({ words, status, said: status === 0 ? '' : stdout + stderr }).toEqual({ words, status: 0, said: '' });
  if (words[0] === 'dev') expect(stdout).toMatch(/The site is at http:/);
}

function git(words: readonly string[], cwd: string, repository: string): void {
  const own = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...own, ...words.map((word) => (word.startsWith('https:') ? repository : word))], {
    cwd,
    stdio: 'pipe',
  });
}

/** The codes of the errors that the check reports, whatever else it notes. */
async function errorsIn(cwd: string): Promise<readonly string[]> {
  const { stdout } = await runCli(['check'], { cwd });
  return [...stdout.matchAll(/^error (\S+)/gm)].map(([, code = '']) => code);
}

test('followed literally, it leads to a published site with the course, its session and its picture', async () => {
  const repository = path.join(temporaryFolder(), 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', repository]);
  let folder = temporaryFolder();
  const errors: (readonly string[])[] = [];
  for (const { steps } of tutorialParts())
    for (const step of steps) {
      if (step.does === 'type') folder = await type(step.line, folder, repository);
      // The words above a block name its file, as long as it is not the one before.
      if ('said' in step) expect(step.said).toMatch(/`content\/|day right again|same file/);
      follow(step, folder);
      if (step.does === 'change' && step.file.endsWith('schedule.yaml')) errors.push(await errorsIn(folder));
    }
  expect(errors).toEqual([[expect.stringMatching(/^schema\//)], []]);
  const page = readFileSync(path.join(folder, 'dist/courses/first-aid-afloat.html'), 'utf8');
  expect(page).toContain('First Aid Afloat');
  expect(page).toContain('Two people in life jackets bandage an arm on a boat');
  expect(page).toContain('8 May 2027');
  const pushed = execFileSync('git', ['ls-tree', '-r', '--name-only', 'main'], { cwd: repository, encoding: 'utf8' });
  const files = pushed.split('\n');
  expect(files).toEqual(
    expect.arrayContaining(['.github/workflows/site.yml', 'content/courses/first-aid-afloat.yaml']),
  );
  expect(files.filter((file) => /^(?:dist|node_modules|\.prospectus)\//.test(file))).toEqual([]);
});

test('what a site without a domain needs is said before it is sent', () => {
  const text = readFileSync('docs/start/tutorial.md', 'utf8');
  expect(text.indexOf('build --base /harbour-first-aid/')).toBeGreaterThan(0);
  expect(text.indexOf('build --base /harbour-first-aid/')).toBeLessThan(text.indexOf('git push'));
});

test('its workflow runs what the reader has run, and its pictures are there', () => {
  const steps = tutorialParts().flatMap((part) => part.steps);
  const pictures = steps.flatMap((step) => (step.does === 'picture' ? [step.name] : []));
  expect(pictures.length).toBeGreaterThan(2);
  expect(pictures.filter((name) => !existsSync(`docs/pictures/${name}.webp`))).toEqual([]);
  const typed = steps.flatMap((step) => (step.does === 'type' ? [step.line] : []));
  expect(typed).toEqual(expect.arrayContaining(['npx prospectus check', 'npx prospectus build']));
});

test.each(['README.md', 'docs/start/install.md', 'docs/start/tutorial.md'])(
  '%s names the package as npm packs it',
  (page) => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
    const names = readFileSync(page, 'utf8').match(/prospectus-[\d.]+\.tgz/g) ?? [];
    expect(new Set(names)).toEqual(new Set([`prospectus-${version}.tgz`]));
  },
);
