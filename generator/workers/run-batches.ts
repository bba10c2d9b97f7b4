import type { Pool } from './pool.ts';
import type { Task } from './task.ts';

/** How many orders are on their way to each worker: more would only fill the memory. */
const ON_THE_WAY = 2;

/** Has a task done for each input, which is made only when a worker is about to be free, and passes the answers on. */
export async function runBatches<Input, Output>(
  { task, inputs }: { readonly task: Task<Input, Output>; readonly inputs: Iterator<Input> },
  pool: Pool,
  onAnswer: (output: Output) => void,
): Promise<void> {
  const follow = async (): Promise<void> => {
    for (let next = inputs.next(); !next.done; next = inputs.next()) onAnswer(await pool.run(task, next.value));
  };
  await Promise.all(Array.from({ length: pool.size * ON_THE_WAY }, follow));
}
