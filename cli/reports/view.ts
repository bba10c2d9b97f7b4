import { posix } from 'node:path';
import pc from 'picocolors';

/** How a report will be seen. */
export interface View {
  readonly isColor: boolean;
  /** The width in terminal columns. */
  readonly columns: number;
  /** Whether a terminal shows it, which may reorder right-to-left text. */
  readonly isTerminal?: boolean;
  /** The content folder, relative to the folder where the command was given, with `/`; empty where they are the same. */
  readonly folder?: string;
}

/** The colours of a report: functions that return their text unchanged where colour is not wanted. */
export type Colors = ReturnType<typeof pc.createColors>;

/** Returns the colours for a view. */
export function colorsFor({ isColor }: View): Colors {
  return pc.createColors(isColor);
}

/** Returns a content file as the repository knows it: relative to where the command was given, with `/`. */
export function repositoryFile(file: string, { folder = '' }: View): string {
  return posix.join(folder, file);
}

const DEFAULT_COLUMNS = 100;

/** Returns how wide the terminal is: COLUMNS says so where it is given, otherwise the first stream that knows. */
export function columnsIn(
  env: Readonly<Record<string, string | undefined>>,
  streams: readonly (number | undefined)[],
): number {
  return Number(/^[1-9]\d{0,4}$/.exec(env['COLUMNS'] ?? '')?.[0]) || streams.find(Boolean) || DEFAULT_COLUMNS;
}

/**
 * Tells whether a stream shows colours: NO_COLOR forbids them, FORCE_COLOR asks for them, otherwise a terminal has them.
 * @see https://no-color.org and https://force-color.org
 */
export function wantsColor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return isTerminal && env['TERM'] !== 'dumb';
}
