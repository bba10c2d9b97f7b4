// The checks of the code, one after the other: the linter, which asks TypeScript as well, takes longest and uses all processors.
// With --tests, the tests run beside them. With --long, these try all of their cases.
import { spawn } from 'node:child_process';
import process from 'node:process';

const checks = ['oxlint', 'tsx schemas/generate-types.ts --check', 'oxfmt --list-different', 'knip'];

/** Runs a command to its end, and then prints what it has found; returns whether it has found nothing. */
function passes(command: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    // The TypeScript that oxlint asks is a Go program: it takes a sixth less processor time if it collects garbage less often.
    const env = { GOGC: '400', ...process.env };
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
    child.once('error', reject).once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

/** Runs commands one after the other; returns those that have found something. */
async function failuresOf(commands: readonly string[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const command of commands) if (!(await passes(command))) failed.push(command);
  return failed;
}

/** Runs the tests, which print as they go on. */
function failuresOfTests(): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...(process.argv.includes('--long') && { TEST_LONG: '1' }) };
    const child = spawn('vitest run', { shell: true, stdio: 'inherit', env });
    child.once('error', reject).once('close', (code) => resolve(code === 0 ? [] : ['vitest run']));
  });
}

const hasTests = process.argv.includes('--tests');
const failed = (await Promise.all([failuresOf(checks), hasTests ? failuresOfTests() : []])).flat();
for (const command of failed) process.stdout.write(`${command} found problems.\n`);
if (failed.length > 0) process.exitCode = 1;
