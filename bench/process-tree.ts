// What a session of processes uses, sampled from /proc. A command that is started detached leads a session of its own,
// and whatever it starts belongs to it, also after the command itself has ended.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { memoize } from '../generator/base/memoize.ts';

const setting = memoize((name: string): number => Number(execFileSync('getconf', [name], { encoding: 'utf8' })));

/** What was seen of a session so far. */
export interface Usage {
  /** Seconds of processor time, by process. */
  readonly cpu: Map<string, number>;
  /** The most memory of any one process, and of all together, in bytes. */
  largest: number;
  together: number;
  /** The most processes at a time. */
  processes: number;
}

/** Makes a record of nothing. */
export const noUsage = (): Usage => ({ cpu: new Map(), largest: 0, together: 0, processes: 0 });

interface Process {
  readonly id: string;
  readonly cpu: number;
  readonly memory: number;
}

/** The fields after the name, which may hold spaces and brackets; the first of them is the third of proc(5). */
function readProcess(id: string, session: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[3]) !== session) return undefined;
    const cpu = (Number(fields[11]) + Number(fields[12])) / setting('CLK_TCK');
    return { id, cpu, memory: Number(fields[21]) * setting('PAGESIZE') };
  } catch {
    return undefined;
  }
}

/** The most memory that a process has had until now, in bytes. */
function peakOf({ id, memory }: Process): number {
  try {
    const peak = /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
    return Math.max(memory, Number(peak ?? 0) * 1024);
  } catch {
    return memory;
  }
}

/** Adds what the processes of a session use now. Returns whether there are any. */
export function sample(session: number, usage: Usage): boolean {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => readProcess(id, session) ?? []);
  for (const found of processes) {
    usage.cpu.set(found.id, found.cpu);
    usage.largest = Math.max(usage.largest, peakOf(found));
  }
  const memory = processes.reduce((sum, found) => sum + found.memory, 0);
  usage.together = Math.max(usage.together, memory);
  usage.processes = Math.max(usage.processes, processes.length);
  return processes.length > 0;
}
