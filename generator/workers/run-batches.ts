import type { Pool } from './pool.ts';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';

/** How many orders are on their way to each worker: more would only fill the memory. */
const ON_THE_WAY = 2;

/** Has a task done for each input, which is made only when a worker is about to be free, and passes the answers on. */
export async function runBatches<Name extends TaskName>(
  { task, inputs }: { readonly task: Name; readonly inputs: Iterator<TaskInput<Name>> },
  pool: Pool,
  onAnswer: (output: TaskOutput<Name>) => void,
): Promise<void> {
  const follow = async (): Promise<void> => {
    for (let next = inputs.next(); !next.done; next = inputs.next()) onAnswer(await pool.run(task, next.value));
  };
  await Promise.all(Array.from({ length: pool.size * ON_THE_WAY }, follow));
}
