/** Returns the text of a JSON file that people may want to read. */
export const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
