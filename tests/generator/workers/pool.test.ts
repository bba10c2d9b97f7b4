import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { examineFilesTask } from '../../../generator/build/examine/examine-files.ts';
import { produceUnitsTask } from '../../../generator/build/produce/tasks.ts';
import { openPool } from '../../../generator/workers/pool.ts';
import { site } from '../../support/content/site.ts';
import { killWorker, workersOf } from '../../support/program/worker-processes.ts';

const content = site.bind(undefined, { 'site.yaml': 'name: [\n', 'seo.yaml': '' });
const files = [
  { file: 'site.yaml', kind: 'site' },
  { file: 'seo.yaml', kind: 'seo' },
] as const;

function open(size: number) {
  const pool = openPool(size);
  onTestFinished(() => pool.close());
  return pool;
}

/** Workers are found by ps. */
const canFind = process.platform !== 'win32';

test('every order is answered by any free worker; one that fails says why, and one that is killed ends all', async () => {
  const pool = open(2);
  const folder = content();
  const order = { content: folder, files };
  const answers = await Promise.all(Array.from({ length: 9 }, () => pool.run(examineFilesTask, order)));
  expect(answers.every((records) => records.length === 2)).toBe(true);
  const usage = pool.usage();
  expect(usage).toHaveLength(2);
  expect(usage.every(({ memory, cpu }) => memory > 1_000_000 && cpu > 0)).toBe(true);
  // A task that fails, in each worker, which goes on.
  const failing = pool.runOnEach(produceUnitsTask, [undefined as never]);
  await expect(failing).rejects.toThrow('No site was opened.');
  const further = await pool.runOnEach(examineFilesTask, order);
  expect(further.map((records) => records.length)).toEqual([2, 2]);
  if (!canFind) return;
  const waiting = Array.from({ length: 40 }, () => pool.run(examineFilesTask, order));
  const settled = Promise.allSettled(waiting);
  await killWorker(process.pid);
  const faults = (await settled).flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(new Set(faults)).toEqual(new Set(['WorkerEnded: A worker process ended before its work was done (SIGKILL).']));
  await expect(pool.run(examineFilesTask, order)).rejects.toThrow('SIGKILL');
});

test.runIf(canFind)('a pool that is closed has no processes and takes no orders', async () => {
  const pool = open(1);
  const order = { content: content(), files };
  const waiting = pool.run(examineFilesTask, order);
  const settled = expect(waiting).rejects.toThrow('The pool is closed.');
  await pool.close();
  await settled;
  await sleep(10);
  expect(workersOf(process.pid)).toEqual([]);
  await expect(pool.run(examineFilesTask, order)).rejects.toThrow('The pool is closed.');
});
