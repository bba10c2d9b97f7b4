// Runs each folder of scenarios/: `command` is given in a copy of its `files/`, and what is said and returned is
// compared with `expected`. `npm run accept` rewrites the expectations; read the difference before you commit it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { site } from '../support/site.ts';

const folder = fileURLToPath(new URL('scenarios', import.meta.url));

/** Replaces what differs between two runs or two machines: durations and the temporary folder. */
function normalise(text: string, cwd: string): string {
  return text
    .replaceAll(cwd, '<folder>')
    .replace(/\b\d+ ms\b/g, '<n> ms')
    .replace(/("milliseconds": )\d+/g, '$10');
}

test.each(readdirSync(folder))('%s', async (name) => {
  const files = join(folder, name, 'files');
  const cwd = site({}, existsSync(files) ? files : undefined);
  const command = readFileSync(join(folder, name, 'command'), 'utf8').trim();
  const { status, stdout, stderr } = await runCli(command.split(' ').slice(1), { cwd });
  const said = normalise(`status ${status}\n--- stdout\n${stdout}--- stderr\n${stderr}`, cwd);
  await expect(said).toMatchFileSnapshot(join(folder, name, 'expected'));
});
