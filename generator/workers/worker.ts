// One worker process: answers orders in the order in which they come, until its parent hangs up.
import process from 'node:process';
import type { Answer, Order } from './pool.ts';
import { tasks, type TaskName } from './tasks.ts';

const explain = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

async function answer({ id, task, input }: Order): Promise<Answer> {
  try {
    // The pool pairs a task with its input.
    const run = tasks[task as TaskName] as (given: unknown) => Promise<unknown>;
    return { id, output: await run(input) };
  } catch (error) {
    return { id, fault: explain(error) };
  }
}

let turn = Promise.resolve();

process.on('message', (order: Order) => {
  turn = turn.then(async () => void process.send?.(await answer(order)));
});
process.on('disconnect', () => process.kill(process.pid));
