// The compiled program is never older than a file that is part of it.
import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';
import { temporaryFolder } from '../support/site.ts';

const MARK = 'a-mark-of-this-test';

test(
  'an edit of any source that is compiled in, or of words that it reads, makes a new program, and no other edit does',
  { timeout: 300_000 },
  () => {
    const project = temporaryFolder();
    const bin = copyProject(project);
    const programs = join(project, '.prospectus', 'programs');
    const run = (): readonly string[] => {
      const { status, stderr } = spawnSync(process.execPath, [bin, '--version'], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
      return readdirSync(programs);
    };
    const first = run();
    expect(first).toHaveLength(1);
    appendFileSync(join(project, 'src', 'app', 'App.tsx'), `\n// ${MARK}\n`);
    expect(run()).toEqual(first);
    // The adapters of the form services are in the program, since "forms check --send" sends what the site would send.
    appendFileSync(
      join(project, 'src', 'forms', 'adapters.ts'),
      `\nObject.assign(adapters.json, { trap: '${MARK}' });\n`,
    );
    const [added = '', ...others] = run().filter((name) => !first.includes(name));
    expect(others).toEqual([]);
    const chunks = readdirSync(join(programs, added)).filter((name) => name.endsWith('.mjs'));
    expect(chunks.some((name) => readFileSync(join(programs, added, name), 'utf8').includes(MARK))).toBe(true);
    expect(run()).toHaveLength(2);
    // The words that are supplied are not compiled in, but what was made with others must not be taken.
    appendFileSync(join(project, 'defaults', 'en', 'messages.yaml'), `# ${MARK}\n`);
    expect(run()).toHaveLength(3);
    expect(run()).toHaveLength(3);
    writeFileSync(join(project, 'defaults', 'en', 'more.yaml'), `# ${MARK}\n`);
    expect(run()).toHaveLength(4);
  },
);
