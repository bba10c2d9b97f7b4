import { createContext, runInContext } from 'node:vm';

/** Returns what a step returns; undefined where it throws, whatever the reason. */
export function tryTo<Value>(step: () => Value): Value | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

/** Returns what a text says as JSON; undefined where it is none. */
export const parsedJson = (text: string): unknown => tryTo(() => JSON.parse(text) as unknown);

/** Returns the text of bytes; undefined where they are not in UTF-8. */
export const textInUtf8 = (bytes: Uint8Array): string | undefined =>
  tryTo(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));

const context = createContext({});

/** Returns whether an error is that of a step that has taken too long. */
export const isTooLong = (error: unknown): boolean =>
  (Object(error) as { readonly code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Returns what a step returns; throws if that takes longer than some milliseconds, even in a loop that would never end. */
export function withinTime<Value>(step: () => Value, timeout: number): Value {
  Object.assign(context, { step });
  return runInContext('step()', context, { timeout }) as Value;
}
