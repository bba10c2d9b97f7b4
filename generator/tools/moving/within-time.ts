// What comes from elsewhere may have been made so that reading it never ends.
import { createContext, runInContext } from 'node:vm';
import { once } from '../../base/memoize.ts';

const context = once(() => createContext({}));

/** Returns whether an error is that of a step that has taken too long. */
export const isTooLong = (error: unknown): boolean =>
  (Object(error) as { readonly code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Returns what a step returns; throws if that takes longer than some milliseconds, even in a loop that would never end. */
export function withinTime<Value>(step: () => Value, timeout: number): Value {
  Object.assign(context(), { step });
  return runInContext('step()', context(), { timeout }) as Value;
}
