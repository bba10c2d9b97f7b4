// Shards and their merge with the real bundle, given in one folder and merged in another, as two machines would.
import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { namesIn } from '../support/program/releases.ts';
import { runCli } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

/** The first build bundles the site's code. */
const BUILD_MS = 600_000;

const bytesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(namesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'base64')]));

test(
  'shards that are built here and merged there are the bytes of one build',
  async () => {
    const [here, there] = [site({}, tiny), site({}, tiny)];
    const base = ['--base', '/sub/'];
    const whole = await runCli(['build', ...base], { cwd: here });
    expect(whole).toMatchObject({ status: 0, stderr: '' });
    for (const number of [1, 2]) {
      const out = `shard-${number}`;
      const { status, stdout } = await runCli(['build', '--shard', `${number}/2`, '--out', out, ...base], {
        cwd: here,
      });
      expect(status).toBe(0);
      expect(stdout).toMatch(new RegExp(`^Built shard ${number}/2: \\d+ pages .* into shard-${number} in `));
      // As an artefact that is carried to another machine: without hidden files, with other times.
      cpSync(join(here, out), join(there, 'parts', out), {
        recursive: true,
        filter: (file) => !basename(file).startsWith('.'),
      });
    }
    const merged = await runCli(['merge', 'parts/shard-2', 'parts/shard-1', '--profile', ...base], { cwd: there });
    expect(merged.status).toBe(0);
    expect(merged.stdout).toMatch(/^Merged 2 shards: \d+ pages .* into dist in /);
    expect(merged.stderr).toMatch(/^stage +begun after +took +memory then$/m);
    expect(bytesIn(join(there, 'dist'))).toEqual(bytesIn(join(here, 'dist')));

    const refused = await runCli(['merge', 'parts/shard-2', '--out', 'other', ...base], { cwd: there });
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Shard 1/2 is in none of the folders.'),
    });
    const over = await runCli(['build', '--shard', '1/2', ...base], { cwd: here });
    expect(over).toMatchObject({ status: 2, stderr: expect.stringContaining('"dist" holds a whole site') });
  },
  BUILD_MS,
);
