// Runs a command and measures what it and everything that it starts take: time, processor, memory.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { noUsage, sample, type Usage } from './process-tree.ts';

/** What a command took: seconds and bytes. */
export interface Measured {
  readonly wall: number;
  /** Of all processes together, user and system. */
  readonly cpu: number;
  /** The peak of the largest process. */
  readonly largest: number;
  /** The largest sum over all processes; memory that they share is counted for each. */
  readonly together: number;
  readonly processes: number;
  /** What the rest of the machine used meanwhile, in seconds of processor time. */
  readonly others: number;
}

const SAMPLE_MS = 50;
const TIME = '/usr/bin/time';

interface Reported {
  readonly cpu: number;
  readonly largest: number;
}

/** What GNU time has written of a command: exact, but without processes that were not waited for. */
function readReported(file: string): Reported {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const numberOf = (label: RegExp): number => Number(label.exec(text)?.[1] ?? 0);
  return {
    cpu: numberOf(/User time.*: ([\d.]+)/) + numberOf(/System time.*: ([\d.]+)/),
    largest: numberOf(/Maximum resident.*: (\d+)/) * 1024,
  };
}

/** Seconds that the processors of this machine have worked since it was started. */
function machineCpu(): number {
  const fields = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = fields;
  return (user + nice + system + irq + softIrq) / 100;
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

async function follow(command: readonly string[], cwd: string, usage: Usage): Promise<number> {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, { cwd, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const session = child.pid ?? 0;
  const started = performance.now();
  const timer = setInterval(() => sample(session, usage), SAMPLE_MS);
  const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  const wall = (performance.now() - started) / 1000;
  clearInterval(timer);
  // Processes that outlive the command are part of its price.
  while (sample(session, usage)) await sleep(SAMPLE_MS);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${String(code)}:\n${said.join('').slice(-2000)}`);
  return wall;
}

/** Runs a command in a folder. Throws with what it said when it fails. */
export async function measureCommand(command: readonly string[], cwd: string): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-measure-'));
  const file = join(folder, 'time');
  const usage = noUsage();
  const before = machineCpu();
  try {
    const timed = existsSync(TIME) ? [TIME, '-v', '-o', file, ...command] : command;
    const wall = await follow(timed, cwd, usage);
    const reported = readReported(file);
    const cpu = Math.max(reported.cpu, sum(usage.cpu.values()));
    const { together, processes } = usage;
    const largest = Math.max(reported.largest, usage.largest);
    const others = Math.max(0, machineCpu() - before - cpu);
    return { wall, cpu, largest, together: Math.max(together, largest), processes, others };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
