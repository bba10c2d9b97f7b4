import { SESSION_NAME } from '../../sessions/registration-address.ts';
import { datesOf, isFull } from '../../sessions/session-text.ts';
import { AvailabilityBadge } from '../../sessions/AvailabilityBadge.tsx';
import { inOneLine } from '../../app/format.ts';
import type { CourseOffer, OfferedSession } from '../../app/page-props.ts';
import { useShell } from '../../app/shell.tsx';
import { OfferFee } from './OfferFee.tsx';
import * as styles from './SessionOptions.module.css';
import type { SessionChoice } from './use-session-choice.ts';

export interface SessionOptionsProps {
  readonly choice: SessionChoice;
}

/** The coming sessions of the course that the form names, of which one is chosen, or another date. */
export function SessionOptions({ choice }: SessionOptionsProps) {
  const words = useShell().messages.forms.session;
  const { offer, sessions, session: chosen, isAnother, isGone, choose } = choice;
  if (!offer) return null;
  if (sessions.length === 0) return <p className={styles.note}>{words.none}</p>;
  const radio = (session?: OfferedSession) => (
    <input
      type="radio"
      className={styles.button}
      name={SESSION_NAME}
      value={session?.id ?? ''}
      checked={session ? session === chosen : isAnother}
      onChange={({ target }) => choose(target.form, session)}
    />
  );
  return (
    <fieldset>
      <legend className={styles.legend}>{words.choose}</legend>
      {isGone && <p className={styles.note}>{words.gone}</p>}
      <div className={styles.list}>
        {sessions.map((session) => (
          <label key={session.id} className={styles.option}>
            {radio(session)}
            <Session session={session} offer={offer} />
          </label>
        ))}
        <label className={styles.option}>
          {radio()}
          <span className={styles.text}>
            <span className={styles.dates}>{words.another}</span>
            <span className={styles.line}>{words.anotherHint}</span>
          </span>
        </label>
      </div>
    </fieldset>
  );
}

/** One session in a few lines: when, where, how, in which language, for how much, and whether there are places. */
function Session({ session, offer }: { readonly session: OfferedSession; readonly offer: CourseOffer }) {
  const { schedule, forms } = useShell().messages;
  const { times = [], type, location, languages, duration = offer.duration, note } = session;
  const details = inOneLine([type, location, languages, duration]);
  return (
    <>
      <span className={styles.text}>
        <span className={styles.dates}>{datesOf(session, schedule.dates)}</span>
        {[...times, details, note].map((line) => line && <Line key={line} text={line} />)}
        {isFull(session) && <Line text={forms.session.waitingList} />}
      </span>
      <span className={styles.ends}>
        <span className={styles.fee}>
          <OfferFee session={session} offer={offer} />
        </span>
        <span>
          <AvailabilityBadge session={session} />
        </span>
      </span>
    </>
  );
}

const Line = ({ text }: { readonly text: string }) => <span className={styles.line}>{text}</span>;
