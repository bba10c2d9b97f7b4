/** Returns what a step returns; undefined where it throws, whatever the reason. */
export function tryTo<Value>(step: () => Value): Value | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

export const parsedJson = (text: string): unknown => tryTo(() => JSON.parse(text) as unknown);

export const textInUtf8 = (bytes: Uint8Array): string | undefined =>
  tryTo(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
