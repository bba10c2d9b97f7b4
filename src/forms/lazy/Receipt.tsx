import { calendarFileOf, datesOf } from '../../sessions/session-text.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { fill, withCommas } from '../../app/format.ts';
import type { CourseOffer } from '../form-props.ts';
import { useShell } from '../../app/shell.tsx';
import * as styles from '../Receipt.module.css';
import type { Sent } from '../use-submission.ts';

export interface ReceiptProps {
  readonly sent: Sent;
  /** The course, if it is known. */
  readonly offer: CourseOffer | undefined;
}

/** The characters of an id by which a provider and a visitor can name a registration. */
const REFERENCE_LENGTH = 8;

/** What a visitor keeps of a registration: course, date and reference, the calendar file, and a print. */
export function Receipt({ sent: { id, fields }, offer }: ReceiptProps) {
  const { locale, messages } = useShell();
  const { forms, schedule } = messages;
  const session = offer?.sessions.find((each) => each.id === fields['session']);
  const file = session && calendarFileOf(session);
  const reference = id.slice(0, REFERENCE_LENGTH).toUpperCase();
  return (
    <div className={styles.receipt}>
      <p className={styles.course}>{fields['course']}</p>
      {session && <p>{withCommas([datesOf(session, schedule.dates), ...(session.times ?? [])], locale)}</p>}
      <p>{fill(forms.reference, { reference })}</p>
      <div className={`${styles.actions} screen-only`}>
        {file !== undefined && (
          <ButtonLink to={file} variant="secondary" size="small">
            {schedule.addToCalendar}
          </ButtonLink>
        )}
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {forms.print}
        </Button>
      </div>
    </div>
  );
}
