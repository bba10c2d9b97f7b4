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
