/** The values of --format and of --output, beginning with the default. */
export const formats = ['pretty', 'json', 'github', 'sarif', 'junit', 'lines'] as const;

export type Format = (typeof formats)[number];

/** Returns whether a report is for programs alone: nothing else may be printed with it. */
export const isForPrograms = (format: Format): boolean => !['pretty', 'github', 'lines'].includes(format);

/** Returns whether a text is the name of a format. */
export function isFormat(text: string): text is Format {
  return formats.some((format) => format === text);
}
