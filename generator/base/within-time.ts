// What comes from elsewhere may have been made so that reading it never ends.
import { createContext, runInContext } from 'node:vm';
import { once } from './memoize.ts';

const context = once(() => createContext({}));

/** Whether an error says that a step has taken too long, or that what it reads is nested too deeply. */
export const isTooMuch = (error: unknown): boolean =>
  (Object(error) as { readonly code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ||
  (error instanceof RangeError && error.message.includes('call stack'));

/** Returns what a step returns, or `otherwise` (else throws) where it takes too long, even in an endless loop, or nests too deeply. */
export function withinTime<Value>(step: () => Value, timeout: number, otherwise?: () => Value): Value {
  Object.assign(context(), { step });
  try {
    return runInContext('step()', context(), { timeout }) as Value;
  } catch (error) {
    if (otherwise && isTooMuch(error)) return otherwise();
    throw error;
  }
}
