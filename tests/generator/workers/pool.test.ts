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

test('every order is answered, by whichever worker is free, and what workers use is known', async () => {
  const pool = open(2);
  const folder = content();
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => pool.run(examineFilesTask, { content: folder, files })),
  );
  expect(answers.every((records) => records.length === 2)).toBe(true);
  const usage = pool.usage();
  expect(usage).toHaveLength(2);
  expect(usage.every(({ memory, cpu }) => memory > 1_000_000 && cpu > 0)).toBe(true);
});

test('a task that fails says why, and its worker goes on', async () => {
  const pool = open(1);
  await expect(pool.run(produceUnitsTask, [undefined as never])).rejects.toThrow('No site was opened.');
  const answer = await pool.run(examineFilesTask, { content: content(), files });
  expect(answer).toHaveLength(2);
});

/** Workers are found by ps. */
const canFind = process.platform !== 'win32';

test.runIf(canFind)('when a worker is killed, all orders that wait get an error, and no other begins', async () => {
  const pool = open(2);
  const order = { content: content(), files };
  const waiting = Array.from({ length: 40 }, () => pool.run(examineFilesTask, order));
  const settled = Promise.allSettled(waiting);
  await killWorker(process.pid);
  const faults = (await settled).flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(new Set(faults)).toEqual(new Set(['WorkerEnded: A worker process ended before its work was done (SIGKILL).']));
  await expect(pool.run(examineFilesTask, order)).rejects.toThrow('SIGKILL');
});

test.runIf(canFind)('a pool that is closed has no processes and takes no orders', async () => {
  const pool = open(2);
  const order = { content: content(), files };
  const waiting = pool.run(examineFilesTask, order);
  const settled = expect(waiting).rejects.toThrow('The pool is closed.');
  await pool.close();
  await settled;
  await sleep(10);
  expect(workersOf(process.pid)).toEqual([]);
  await expect(pool.run(examineFilesTask, order)).rejects.toThrow('The pool is closed.');
});
