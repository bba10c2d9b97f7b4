import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { writeCorpus } from '../../bench/corpus.ts';
import { copyOfProgram, hashesOf } from '../support/program/program.ts';
import { longTest } from '../support/cases.ts';
import { temporaryFolder } from '../support/content/site.ts';

const COURSES = 32;
const TEST_MS = 600_000;

longTest(
  'a shard that is built again after edits has the bytes of one that is built from nothing',
  async () => {
    const folder = temporaryFolder();
    const [content, out, fresh] = ['content', 'out', 'fresh'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const program = copyOfProgram(join(folder, 'program'));
    const edit = (course: string, pattern: RegExp, text: string): void => {
      const file = join(content, 'courses', `${course}.yaml`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
    };
    writeCorpus(COURSES, content);
    expect(await program.build({ content, out, shard: '1/2' })).toMatchObject({ status: 0 });
    edit('course-00012', /^description: /m, 'description: Another text. ');
    edit('course-00013', /^description: /m, 'description: Another text. ');
    expect(await program.build({ content, out, shard: '1/2' })).toMatchObject({ status: 0 });
    edit('course-00014', /^label: .*$/m, 'label: Another label');
    expect(await program.build({ content, out, shard: '1/2' })).toMatchObject({ status: 0 });
    rmSync(join(program.folder, '.prospectus', 'cache'), { recursive: true });
    expect(await program.build({ content, out: fresh, shard: '1/2' })).toMatchObject({ status: 0 });
    expect(hashesOf(out)).toEqual(hashesOf(fresh));
    expect(Object.keys(hashesOf(out))).toContain('shard.json');
  },
  TEST_MS,
);
