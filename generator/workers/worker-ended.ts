/** A worker process is gone, with work in hand: killed by somebody, or by the system when memory ran out. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';

  /** `reason` is the signal or the exit code. */
  constructor(reason: string) {
    super(`A worker process ended before its work was done (${reason}).`);
  }
}
