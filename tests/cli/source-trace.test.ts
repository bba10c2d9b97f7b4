// A bug is reported with the lines of the sources, although the program runs compiled.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCorpus } from '../../bench/corpus.ts';
import { compileCopy, copyProject } from '../support/program/project-copy.ts';
import { site } from '../support/content/site.ts';
import { everyNth } from '../support/cases.ts';

const COMPILE_MS = 300_000;
const SOURCE = 'generator/read/schema/validate.ts';
const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

/** Enough files that worker processes read them. */
const MANY = 200;

/** Bugs that a comment in a file brings out: one in the call itself, the other where no caller catches it. */
const bugs = {
  caught: `  if (source.text.includes('# caught')) throw new Error('The wire is cut');\n`,
  uncaught: `  if (source.text.includes('# uncaught')) setTimeout(() => { throw new Error('The wire is cut'); });\n`,
};

type Bug = keyof typeof bugs;

/** A bug that keeps the program from loading, where a variable of the environment asks for it. */
const LOADED = 'cli/failures.ts';
const LOADING_BUG = `\nif (process.env['CUT_WIRE']) throw new Error('The wire is cut');\n`;

/** A program with all bugs; `placeOf` returns a bug's place in the source, as a trace says it. */
interface BrokenProgram {
  readonly bin: string;
  readonly placeOf: (bug: Bug) => string;
}

function breakProgram(project: string): BrokenProgram {
  const bin = copyProject(project);
  const file = join(project, SOURCE);
  const intact = readFileSync(file, 'utf8');
  const text = intact.replace(
    /^export async function validate\(.*\n/m,
    (start) => start + Object.values(bugs).join(''),
  );
  writeFileSync(file, text);
  appendFileSync(join(project, LOADED), LOADING_BUG);
  compileCopy(project);
  const lineOf = (bug: Bug): number => text.slice(0, text.indexOf(bugs[bug])).split('\n').length;
  return { bin, placeOf: (bug: Bug): string => `${file}:${lineOf(bug)}:` };
}

const project = realpathSync(mkdtempSync(join(tmpdir(), 'prospectus-')));
let broken: BrokenProgram;

beforeAll(() => {
  broken = breakProgram(project);
});

afterAll(() => rmSync(project, { recursive: true, force: true, maxRetries: 10 }));

interface Given {
  readonly cwd: string;
  /** How the environment differs. */
  readonly world?: NodeJS.ProcessEnv;
}

function check(bin: string, { cwd, world = {} }: Given) {
  const env = { ...process.env, NODE_OPTIONS: '', ...world };
  return spawnSync(process.execPath, [bin, 'check'], { cwd, encoding: 'utf8', env });
}

function expectTrace({ status, stderr }: ReturnType<typeof check>, place: string): void {
  expect(stderr).toMatch(/^prospectus: this is a bug in Prospectus, not a mistake in your content\./);
  expect(stderr).toContain('Error: The wire is cut\n    at ');
  expect(stderr).toContain(place);
  expect(stderr).not.toContain('.mjs:');
  expect(status).toBe(3);
}

test('a bug that keeps the program from loading is reported with its line', { timeout: COMPILE_MS }, () => {
  const file = join(project, LOADED);
  const { status, stderr } = check(broken.bin, { cwd: project, world: { CUT_WIRE: '1' } });
  const line = readFileSync(file, 'utf8').trim().split('\n').length;
  expect(stderr).toMatch(/^prospectus: the program cannot be loaded/);
  expect(stderr).toContain(`${file}:${line}:`);
  expect(status).toBe(3);
});

describe.each(everyNth(['caught', 'uncaught'] as const, 2))('a bug that is %s', (bug) => {
  test('is reported with its line', { timeout: COMPILE_MS }, () => {
    const { bin, placeOf } = broken;
    for (const NODE_OPTIONS of ['', '--enable-source-maps']) {
      const cwd = site({}, tiny);
      appendFileSync(join(cwd, 'content/site.yaml'), `\n# ${bug}\n`);
      expectTrace(check(bin, { cwd, world: { NODE_OPTIONS } }), placeOf(bug));
    }
  });

  test('is reported with its line where a worker process has it', { timeout: COMPILE_MS }, () => {
    const { bin, placeOf } = broken;
    const cwd = site({});
    const content = join(cwd, 'content');
    writeCorpus(MANY, content);
    appendFileSync(join(content, 'catalogue.yaml'), `\n# ${bug}\n`);
    expectTrace(check(bin, { cwd }), placeOf(bug));
  });
});
