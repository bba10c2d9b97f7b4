// The files that docs/ci offers for copying do what they say.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { workflowFor } from '../../generator/starter/starter.ts';
import { runCli } from '../support/program/run-cli.ts';
import { site, siteWithProgram, writeFiles } from '../support/content/site.ts';
import { userEnvironment } from '../support/program/installed-package.ts';

const docs = fileURLToPath(new URL('../../docs/ci/', import.meta.url));
const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

const commands = readdirSync(docs).flatMap((file) =>
  [...readFileSync(docs + file, 'utf8').matchAll(/npx prospectus ([^\n;#]+)/g)].map(([, given = '']) =>
    given.trim().replace('"$staged/content"', 'content'),
  ),
);

const isBuild = (command: string): boolean => /^(build|merge) /.test(command);

test('every command that checks is understood', async () => {
  const checks = [...new Set(commands)].filter((command) => !isBuild(command));
  expect(checks.length).toBeGreaterThan(5);
  const cwd = site({ 'baseline.json': '{"problems": []}' }, tiny);
  for (const command of checks) {
    const { status, stderr } = await runCli(command.split(/\s+/), { cwd });
    expect({ command, status, stderr }).toEqual({
      command,
      status: expect.not.toBeOneOf([2, 3]),
      stderr: expect.anything(),
    });
  }
});

test('the workflow keeps the reports that its check writes', () => {
  const { jobs } = parse(readFileSync(join(docs, 'github-actions.yml'), 'utf8'));
  const steps: readonly { readonly run?: string; readonly with?: Readonly<Record<string, unknown>> }[] =
    jobs.check.steps;
  const check = steps.find(({ run }) => run?.includes('npx prospectus check'))?.run ?? '';
  const sarif = steps.find((step) => step.with?.['sarif_file'])?.with?.['sarif_file'];
  expect(check).toContain(`sarif=${String(sarif)}`);
});

describe('the cache of the last run is there before npm ci fills it', () => {
  test('on GitHub Actions', () => {
    const { jobs } = parse(readFileSync(join(docs, 'github-actions.yml'), 'utf8'));
    const steps: readonly { readonly run?: string; readonly with?: { readonly path?: string } }[] = jobs.check.steps;
    const cached = steps.findIndex((step) => step.with?.path === '.prospectus');
    expect(cached).toBeGreaterThan(0);
    expect(cached).toBeLessThan(steps.findIndex(({ run }) => run === 'npm ci'));
  });

  test('on GitLab', () => {
    const { default: all } = parse(readFileSync(join(docs, 'gitlab-ci.yml'), 'utf8'));
    expect(all).toMatchObject({ cache: { paths: ['.prospectus/'] }, before_script: ['npm ci'] });
  });
});

/** The supported major versions of the actions that our workflows use: the only place that lists them. */
const majors: Readonly<Record<string, number>> = {
  'actions/checkout': 6,
  'actions/setup-node': 6,
  'actions/cache/restore': 5,
  'actions/cache/save': 5,
  'actions/upload-artifact': 7,
  'actions/download-artifact': 8,
  'actions/upload-pages-artifact': 5,
  'actions/deploy-pages': 5,
  'github/codeql-action/upload-sarif': 4,
  'Azure/static-web-apps-deploy': 1,
};

test('workflows use supported actions, and Node.js with long-term support', () => {
  const texts = [
    ...readdirSync(docs).map((file) => readFileSync(docs + file, 'utf8')),
    ...['github', 'azure', 'nginx', undefined].map(workflowFor),
  ].join('\n');
  const used = [...texts.matchAll(/uses: (.+)@v(\S+)/g)].map(([, name = '', major]) => [name, Number(major)] as const);
  expect(Object.fromEntries(used)).toEqual(majors);
  expect(used.filter(([name, major]) => majors[name] !== major)).toEqual([]);
  expect(new Set(texts.match(/node-version: .*/g))).toEqual(new Set(['node-version: lts/*']));
});

test('pull requests read the cache, and only the default branch saves it', () => {
  const { jobs } = parse(readFileSync(join(docs, 'github-actions.yml'), 'utf8'));
  const steps: readonly { readonly uses?: string; readonly if?: string }[] = jobs.check.steps;
  const caching = steps.filter(({ uses = '' }) => uses.startsWith('actions/cache'));
  expect(caching.map(({ uses }) => uses?.replace(/@.*/, ''))).toEqual(['actions/cache/restore', 'actions/cache/save']);
  expect(caching[1]?.if).toContain(
    "github.event_name == 'push' && github.ref_name == github.event.repository.default_branch",
  );
  const { default: all, site: published } = parse(readFileSync(join(docs, 'gitlab-ci.yml'), 'utf8'));
  expect([all.cache.policy, published.cache.policy]).toEqual(['pull', 'pull-push']);
  expect(published.rules).toEqual([{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }]);
});

test.runIf(spawnSync('sh', ['-c', 'exit 0']).status === 0)(
  'the pre-commit hook checks content that is staged, whatever the file has become since, and nothing else',
  () => {
    const check =
      "const fs = require('fs');\nfs.writeFileSync('checked', '');\n" +
      "process.exitCode = fs.readFileSync(process.argv.at(-1) + '/site.yaml', 'utf8').includes('wrong') ? 1 : 0;\n";
    const cwd = siteWithProgram(check, { '.gitignore': 'checked\nnode_modules\n' });
    const env = { ...userEnvironment, HOME: cwd };
    const git = (...given: readonly string[]): unknown => execFileSync('git', [...given], { cwd, env, stdio: 'pipe' });
    git('init', '--quiet');
    cpSync(join(docs, 'pre-commit'), join(cwd, '.git/hooks/pre-commit'));
    /** Commits a file as it is, although it becomes another one then, and returns whether the check ran. */
    const commit = (file: string, text: string, later: string) => {
      rmSync(join(cwd, 'checked'), { force: true });
      writeFiles(cwd, { [file]: text });
      git('add', '.');
      writeFiles(cwd, { [file]: later });
      const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
      const made = spawnSync('git', [...author, 'commit', '--quiet', '-m', 'test'], { cwd, env });
      return { isCommitted: made.status === 0, isChecked: existsSync(join(cwd, 'checked')) };
    };
    expect(commit('README.md', 'wrong\n', 'right\n')).toEqual({ isCommitted: true, isChecked: false });
    expect(commit('content/site.yaml', 'wrong\n', 'right\n')).toEqual({ isCommitted: false, isChecked: true });
    expect(commit('content/site.yaml', 'right\n', 'wrong\n')).toEqual({ isCommitted: true, isChecked: true });
  },
);
