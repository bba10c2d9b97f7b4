// The only file that touches the process. It sets an exit code and never exits, so that pipes drain.
import process from 'node:process';
import type { Io } from './io.ts';
import { run } from './run.ts';

const DEFAULT_COLUMNS = 100;

const wantsColor = (stream: NodeJS.WriteStream): boolean =>
  stream.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb';

const io: Io = {
  cwd: process.cwd(),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isColor: { out: wantsColor(process.stdout), err: wantsColor(process.stderr) },
  columns: process.stdout.columns || process.stderr.columns || DEFAULT_COLUMNS,
  now: () => new Date(),
  untilStopped: () =>
    new Promise((resolve) => {
      process.once('SIGINT', () => resolve());
      process.once('SIGTERM', () => resolve());
    }),
};

// A reader that has seen enough, such as head, is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), io);
