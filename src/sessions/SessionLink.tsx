import { sessionLink } from './registration-address.ts';
import { firstDayOf, calendarFileOf } from './session-text.ts';
import { fill } from '../app/format.ts';
import type { CourseSession, PriceLine } from './session-props.ts';
import { useShell } from '../app/shell.tsx';
import { RegisterLink } from './RegisterLink.tsx';
import * as styles from './CalendarLink.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { priceText, pricesOn } from './price-on.ts';
import type { SessionColumn } from './session-columns.ts';
import { useToday } from '../ui/hooks/use-today.ts';
import * as noteStyles from './SessionNotes.module.css';

/** A link to a session's calendar file, if it has one: an icon, whose name says which session it is. */
export function CalendarLink({ session }: { readonly session: CourseSession }) {
  const words = useShell().messages.schedule;
  const file = calendarFileOf(session);
  if (file === undefined) return null;
  const names = { course: session.title, date: firstDayOf(session) };
  return (
    <Link
      to={file}
      className={`${styles.link} screen-only`}
      title={words.addToCalendar}
      aria-label={fill(words.addToCalendarFor, names)}
    >
      <Icon name="calendar" />
    </Link>
  );
}

/** A link to the registration or the waiting list, prefilled for the session; none if it was called off. */
export function SessionLink({ session }: { readonly session: CourseSession }) {
  const shell = useShell();
  const words = shell.messages.schedule;
  const link = sessionLink(session, shell);
  const names = { course: session.title, date: firstDayOf(session) };
  return (
    <RegisterLink
      link={link}
      text={words.register}
      name={fill(link.isWaiting ? words.waitingListFor : words.registerFor, names)}
      about={`${names.course}, ${names.date}`}
      variant={link.isWaiting ? 'quiet' : 'secondary'}
      size="small"
    />
  );
}

interface SessionNotesProps {
  readonly session: Pick<CourseSession, 'times' | 'languages' | 'trainers' | 'note' | 'prices' | 'priceNote'>;
  /** What is said elsewhere. */
  readonly without?: readonly SessionColumn[];
}

/** An amount without conditions of its own is in the column of fees. */
const isPlain = ({ name, until, note }: PriceLine, priceNote: string | undefined): boolean =>
  name === undefined && until === undefined && (note === undefined || note === priceNote);

/** What a session has to say besides its columns, a line each: days and hours, its own price, languages, trainers, a note. */
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
      <span key={line} className={`${noteStyles.line} muted`}>
        {line}
      </span>
    ));
}
