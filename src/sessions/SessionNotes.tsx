import { priceText, pricesOn } from './price-on.ts';
import type { SessionColumn } from './session-columns.ts';
import { fill } from '../app/format.ts';
import { useToday } from '../ui/hooks/use-today.ts';
import type { PriceLine, CourseSession } from './session-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './SessionNotes.module.css';

export interface SessionNotesProps {
  readonly session: Pick<CourseSession, 'times' | 'languages' | 'trainers' | 'note' | 'prices' | 'priceNote'>;
  /** What is said elsewhere. */
  readonly without?: readonly SessionColumn[];
}

/** An amount without conditions of its own is in the column of fees. */
const isPlain = ({ name, until, note }: PriceLine, priceNote: string | undefined): boolean =>
  name === undefined && until === undefined && (note === undefined || note === priceNote);

/**
 * The days and hours of a session, what it costs if not the same as its course, its languages, who teaches it and what
 * else it says, each on a line; nothing where it says nothing.
 */
export function SessionNotes({ session, without = [] }: SessionNotesProps) {
  const { times = [], languages, trainers, note, prices = [], priceNote } = session;
  const { common, schedule: words } = useShell().messages;
  const today = useToday();
  const lines = pricesOn(prices, today).filter((line) => !without.includes('price') || !isPlain(line, priceNote));
  const notes = [
    ...(without.includes('times') ? [] : times),
    ...lines.map((line) => priceText(line, common)),
    languages === undefined ? '' : fill(words.languages, { languages }),
    trainers === undefined ? '' : fill(words.taughtBy, { trainers }),
    note ?? '',
  ];
  return notes
    .filter((line) => line !== '')
    .map((line) => (
      <span key={line} className={styles.line}>
        {line}
      </span>
    ));
}
