// The checks of the code, side by side in two lanes: ESLint takes about as long as all others together.
import { spawn } from 'node:child_process';
import process from 'node:process';

const lanes = [
  ['eslint .'],
  ['tsx schemas/generate-types.ts --check', 'tsc -p .', 'prettier --check --log-level warn .', 'knip'],
];

/** Runs a command to its end, and then prints what it has found; returns whether it has found nothing. */
function passes(command: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
    child.once('error', reject).once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      if (code !== 0) process.stdout.write(`${command} found problems.\n`);
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(
  lanes.map(async (commands) => {
    const found: boolean[] = [];
    for (const command of commands) found.push(await passes(command));
    return found;
  }),
);
if (results.flat().includes(false)) process.exitCode = 1;
