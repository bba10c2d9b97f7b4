// The worker processes of a process, so that a test can kill one: where the system lists processes by ps.
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns the ids of the worker processes that a process has now. */
export const workersOf = (parent: number): readonly number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, ...args]) => Number(ppid) === parent && /workers?[/.].*m?[jt]s/.test(args.join(' ')))
    .map(([pid]) => Number(pid));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Kills one worker process as soon as there is one. Returns its id; undefined if none appears in time, or before the parent
 * ends.
 */
export async function killWorker(parent: number, tries = 500): Promise<number | undefined> {
  for (let n = 0; n < tries && isAlive(parent); n++) {
    const [worker] = workersOf(parent);
    if (worker !== undefined) {
      process.kill(worker, 'SIGKILL');
      return worker;
    }
    await sleep(10);
  }
  return undefined;
}
