import type { Pool } from './pool.ts';
import type { Task } from './task.ts';

/** How many tasks per worker are in flight: more would only fill the memory. */
const MAX_IN_FLIGHT = 2;

/** Runs a task for each input and passes the outputs on. An input is created only when a worker is about to be free. */
export async function runBatches<Input, Output>(
  { task, inputs }: { readonly task: Task<Input, Output>; readonly inputs: Iterator<Input> },
  pool: Pool,
  onAnswer: (output: Output) => void,
): Promise<void> {
  const follow = async (): Promise<void> => {
    for (let next = inputs.next(); !next.done; next = inputs.next()) onAnswer(await pool.run(task, next.value));
  };
  await Promise.all(Array.from({ length: pool.size * MAX_IN_FLIGHT }, follow));
}
