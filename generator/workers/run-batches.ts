import type { Pool } from './pool.ts';
import type { Task } from './task.ts';

/** How many batches each worker holds, to have work while this process is busy; more would only fill the memory. */
export const BATCHES_HELD = 8;

/** Runs a task for each input and passes the outputs on. An input is created only when a worker is about to be free. */
export async function runBatches<Input, Output>(
  { task, inputs }: { readonly task: Task<Input, Output>; readonly inputs: Iterator<Input> },
  pool: Pool,
  onAnswer: (output: Output) => void,
): Promise<void> {
  const follow = async (): Promise<void> => {
    for (let next = inputs.next(); !next.done; next = inputs.next())
      onAnswer(await pool.run(task, next.value, BATCHES_HELD));
  };
  await Promise.all(Array.from({ length: pool.size * BATCHES_HELD }, follow));
}
