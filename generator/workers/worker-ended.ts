/** A worker process ended while it had work: killed by a user, or by the system when memory ran out. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';

  /** `reason` is the signal or the exit code. */
  constructor(reason: string) {
    super(`A worker process ended before its work was done (${reason}).`);
  }
}
