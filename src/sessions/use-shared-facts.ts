// Says once what every row of a table of sessions would repeat.
import { columnsOf } from './session-columns.ts';
import { fill, inOneLine } from '../app/format.ts';
import type { SessionRow } from './session-props.ts';
import { useShell } from '../app/shell.tsx';

/** Returns what all sessions have in common, for the text above their table; undefined if that is nothing. */
export function useSharedFacts(sessions: readonly SessionRow[]): string | undefined {
  const shell = useShell();
  const { allSessions } = shell.messages.schedule;
  const { shared } = columnsOf(sessions, shell);
  return shared.length === 0 ? undefined : fill(allSessions, { facts: inOneLine(shared) });
}
