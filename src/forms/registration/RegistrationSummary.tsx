import { datesOf, isFull } from '../../sessions/session-text.ts';
import { AvailabilityBadge } from '../../sessions/AvailabilityBadge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useShell } from '../../app/shell.tsx';
import * as styles from './RegistrationSummary.module.css';
import { OfferFee } from './OfferFee.tsx';
import type { SessionChoice } from './use-session-choice.ts';

export interface RegistrationSummaryProps {
  readonly choice: SessionChoice;
}

/** What the visitor is about to register for: course, session, fee, and that nothing is paid here. */
export function RegistrationSummary({ choice: { title, offer, session } }: RegistrationSummaryProps) {
  const { forms, schedule } = useShell().messages;
  const words = forms.session;
  return (
    <section className={styles.card} aria-label={words.summary}>
      {offer?.picture && <Picture picture={offer.picture} sizes="24rem" className={styles.picture} />}
      <div className={styles.body}>
        <h2 className={styles.heading}>{words.summary}</h2>
        {title ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <p className={`${styles.empty} script-only`}>{words.empty}</p>
        )}
        <div aria-live="polite" className={styles.live}>
          {session && (
            <p className={styles.session}>
              <span className={styles.dates}>{datesOf(session, schedule.dates)}</span>
              {[...(session.times ?? []), [session.type, session.location].filter(Boolean).join(', ')].map(
                (line) => line && <span key={line}>{line}</span>,
              )}
              <span>{isFull(session) ? words.waitingList : <AvailabilityBadge session={session} />}</span>
            </p>
          )}
          {offer && (
            <p className={styles.fee}>
              <strong>
                <OfferFee offer={offer} session={session} />
              </strong>{' '}
              {!session?.prices && offer.priceNote}
            </p>
          )}
        </div>
        <p className={styles.promise}>{words.noPayment}</p>
      </div>
    </section>
  );
}
