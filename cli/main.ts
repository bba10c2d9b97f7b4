// Connects the command line to the process: arguments, environment, streams, signals. Exits once all output is written.
import { fstatSync } from 'node:fs';
import process from 'node:process';
import { exitCodes } from './failures.ts';
import { tryTo } from '../generator/index.ts';
import type { Io, ProcessUsage } from './io.ts';
import { columnsIn, wantsColor } from './reports/view.ts';
import { reportFault, run } from './run.ts';

const { GITHUB_ACTIONS: isOnGithub, GITHUB_STEP_SUMMARY: summary } = process.env;
// `isTTY` is undefined if a stream is not a terminal.
const isTerminal = { out: process.stdout.isTTY === true, err: process.stderr.isTTY === true };

function usage(): ProcessUsage {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  // Node.js counts in kilobytes and microseconds.
  return { memory: process.memoryUsage.rss(), peak: maxRSS * 1024, cpu: (userCPUTime + systemCPUTime) / 1000 };
}

async function ask(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

const io: Io = {
  cwd: process.cwd(),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isColor: { out: wantsColor(isTerminal.out, process.env), err: wantsColor(isTerminal.err, process.env) },
  isTerminal,
  ...(isOnGithub === 'true' ? { github: summary ? { summary } : {} } : {}),
  env: process.env,
  columns: columnsIn(process.env, [process.stdout.columns, process.stderr.columns]),
  ...(process.stdin.isTTY && isTerminal.err && !process.env['CI'] ? { ask } : {}),
  isPiped: () => {
    const input = tryTo(() => fstatSync(process.stdin.fd));
    return input?.isFIFO() === true || input?.isFile() === true;
  },
  now: () => new Date(),
  usage,
  untilStopped: () =>
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
    }),
};

// A reader that closes the pipe, such as head, is not an error (EOF on Windows); any other incomplete output is reported.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE' || code === 'EOF') return;
  process.stderr.write(`prospectus: standard output cannot be written to: ${message}.\n`, () => {
    process.exit(exitCodes.fault);
  });
});

const drained = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => stream.write('', () => resolve()));

// A bug in an event handler, or in a promise that is not awaited. Node.js would exit with 1: problems in the content.
process.once('uncaughtException', (error) => {
  process.exitCode = reportFault(error, io);
  process.stderr.write('', () => process.exit());
});

const exitCode = await run(process.argv.slice(2), io);
process.exitCode ??= exitCode;
await Promise.all([drained(process.stdout), drained(process.stderr)]);
// Without this, Node.js would release a large heap piece by piece.
process.exit();
