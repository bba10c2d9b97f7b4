// The tasks of VS Code: what their pattern reads in the real output of check, here and in a new site.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from '../support/program/run-cli.ts';
import { site, temporaryFolder } from '../support/content/site.ts';

interface Matcher {
  readonly pattern: { readonly regexp: string } & Readonly<
    Record<'file' | 'line' | 'column' | 'severity' | 'message' | 'code', number>
  >;
  readonly background?: { readonly beginsPattern: string; readonly endsPattern: string };
}

interface Tasks {
  readonly tasks: readonly { readonly label: string; readonly command: string; readonly problemMatcher: Matcher }[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const tiny = join(root, 'tests/fixtures/tiny');
const tasksIn = (folder: string): Tasks =>
  JSON.parse(readFileSync(join(folder, '.vscode/tasks.json'), 'utf8')) as Tasks;
const { tasks } = tasksIn(root);

/** What VS Code would list of an output. */
function problemsIn(output: string, { pattern }: Matcher): readonly object[] {
  const regexp = new RegExp(pattern.regexp);
  return output.split('\n').flatMap((line) => {
    const found = regexp.exec(line);
    if (!found) return [];
    const part = (name: keyof Omit<Matcher['pattern'], 'regexp'>): string => found[pattern[name]] ?? '';
    const start = { line: Number(part('line')), column: Number(part('column')) };
    return [{ file: part('file'), start, severity: part('severity'), code: part('code'), text: part('message') }];
  });
}

test('the tasks of the project are those of a new site, but for how the program is started', async () => {
  const cwd = temporaryFolder();
  await runCli(['new', 'site', 'mine'], { cwd });
  const own = JSON.stringify(tasksIn(root));
  expect(JSON.parse(own.replaceAll('node cli/bin.js', 'npx prospectus'))).toEqual(tasksIn(join(cwd, 'mine')));
});

test('the pattern reads every problem of check, with its place, its words and its code', async () => {
  const cwd = site({}, tiny);
  cpSync(join(root, 'tests/cli/flawed'), cwd, { recursive: true });
  const argv = ['check', '--format'];
  const [json, lines] = await Promise.all([runCli([...argv, 'json'], { cwd }), runCli([...argv, 'lines'], { cwd })]);
  const { diagnostics } = JSON.parse(json.stdout) as {
    readonly diagnostics: readonly Readonly<Record<string, string> & { location: { file: string; start: object } }>[];
  };
  expect(diagnostics.length).toBeGreaterThan(2);
  for (const { problemMatcher } of tasks)
    expect(problemsIn(lines.stdout, problemMatcher)).toEqual(
      diagnostics.map(({ location: { file, start }, severity, code, message, advice }) => ({
        ...{ file: `content/${file}`, start, severity, code },
        text: `${message} ${advice}`.replace(/\s*\n\s*/g, ' '),
      })),
    );
});

test('a watch says where each check begins and ends, so that VS Code forgets what is fixed', async () => {
  const background = tasks.find(({ command }) => command.includes('--watch'))?.problemMatcher.background;
  const cwd = site({ 'content/site.yaml': 'name: 1\n' }, tiny);
  let said = '';
  await runCli(['check', '--watch', '--format', 'lines'], {
    cwd,
    whileServing: ({ stdout }) => Promise.resolve(void (said = stdout)),
  });
  const lines = said.trimEnd().split('\n');
  expect(lines[0]).toMatch(new RegExp(background?.beginsPattern ?? 'no pattern'));
  expect(lines.at(-1)).toMatch(new RegExp(background?.endsPattern ?? 'no pattern'));
  expect(lines.length).toBeGreaterThan(2);
});
