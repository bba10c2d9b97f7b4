/** The names that --format and --output take, for people first. */
export const formats = ['pretty', 'json', 'github', 'sarif', 'junit'] as const;

export type Format = (typeof formats)[number];

/** Tells whether a text is the name of a format. */
export function isFormat(text: string): text is Format {
  return formats.some((format) => format === text);
}
