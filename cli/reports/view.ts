import { posix } from 'node:path';
import pc from 'picocolors';

/** The values of --format and of --output, beginning with the default. */
export const formats = ['pretty', 'json', 'github', 'sarif', 'junit', 'gitlab', 'lines'] as const;

export type Format = (typeof formats)[number];

/** Returns whether a report is for programs alone: nothing else may be printed with it. */
export const isForPrograms = (format: Format): boolean => !['pretty', 'github', 'lines'].includes(format);

/** Returns whether a text is the name of a format. */
export const isFormat = (text: string): text is Format => formats.some((format) => format === text);

/** How a report will be displayed. */
export interface View {
  readonly isColor: boolean;
  /** The width in terminal columns. */
  readonly columns: number;
  /** Whether it is displayed on a terminal, which may reorder right-to-left text. */
  readonly isTerminal?: boolean;
  /** The command to give for every problem; `check` by default. */
  readonly command?: string;
  /** Whether every problem is shown, however many are alike. */
  readonly isWhole?: boolean;
  /** Whether notes are only counted. */
  readonly areNotesCounted?: boolean;
  /** The content folder, relative to the working folder, with `/`; empty if they are the same. */
  readonly folder?: string;
}

/** The colours of a report: functions that return their text unchanged if colour is off. */
export type Colors = ReturnType<typeof pc.createColors>;

/** Returns the colours for a view. */
export const colorsFor = ({ isColor }: View): Colors => pc.createColors(isColor);

/** Returns the path of a content file in the repository: relative to the working folder, with `/`. */
export const repositoryFile = (file: string, { folder = '' }: View): string => posix.join(folder, file);

/** Returns the command that an editor can give to see more, with these flags. */
export const commandFor = ({ command = 'check' }: View, flags: string): string => `npx prospectus ${command} ${flags}`;

/** Returns the width of the terminal: COLUMNS if it is set, otherwise that of the first stream that knows it, or 100. */
export function columnsIn(
  env: Readonly<Record<string, string | undefined>>,
  streams: readonly (number | undefined)[],
): number {
  return Number(/^[1-9]\d{0,4}$/.exec(env['COLUMNS'] ?? '')?.[0]) || streams.find(Boolean) || 100;
}

/**
 * Returns whether a stream shows colours: NO_COLOR disables them, FORCE_COLOR enables them; by default, terminals have
 * them.
 * @see https://no-color.org and https://force-color.org
 */
export function wantsColor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return isTerminal && env['TERM'] !== 'dumb';
}
