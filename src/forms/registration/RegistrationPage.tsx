import { withCommas } from '../../app/format.ts';
import { Suspense, useState } from 'react';
import type { RegistrationProps } from '../form-props.ts';
import { useShell } from '../../app/shell.tsx';
import { AvailabilityBadge } from '../../sessions/AvailabilityBadge.tsx';
import { datesOf, isFull } from '../../sessions/session-text.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { useAskedShown } from '../../ui/hooks/use-hydrated.ts';
import { EnquiryForm } from '../EnquiryForm.tsx';
import { NextSteps } from '../NextSteps.tsx';
import type { ReceiptProps } from '../lazy/Receipt.tsx';
import type { RenderGroup } from '../fields/FormBody.tsx';
import * as styles from './RegistrationPage.module.css';
import * as summaryStyles from './RegistrationSummary.module.css';
import { lazily, OfferFee, SessionFields } from './SessionFields.tsx';
import { hasSessions, ListedSessions } from './WithoutScripts.tsx';
import { registrationForm } from './registration-form.ts';
import { type SessionChoice, useSessionChoice } from './use-session-choice.ts';

interface RegistrationSummaryProps {
  readonly choice: SessionChoice;
  /** Whether any course has dates, which are shown once it is chosen. */
  readonly hasDates: boolean;
}

/** The title of the course, or what choosing one brings. */
function ChosenCourse({ title, hasDates }: Pick<RegistrationSummaryProps, 'hasDates'> & Pick<SessionChoice, 'title'>) {
  const { empty } = useShell().messages.forms.session;
  if (title) return <p className={summaryStyles.title}>{title}</p>;
  return hasDates && <p className={`${summaryStyles.empty} script-only`}>{empty}</p>;
}

/** What the visitor is about to register for: course, session, fee, and that nothing is paid here. */
function RegistrationSummary({ choice: { title, offer, session }, hasDates }: RegistrationSummaryProps) {
  const { locale, messages } = useShell();
  const { forms, schedule } = messages;
  const words = forms.session;
  return (
    <section className={summaryStyles.card} aria-label={words.summary}>
      {offer?.picture && <Picture picture={offer.picture} sizes="24rem" className={summaryStyles.picture} />}
      <div className={summaryStyles.body}>
        <h2 className={summaryStyles.heading}>{words.summary}</h2>
        <ChosenCourse title={title} hasDates={hasDates} />
        <div aria-live="polite" className={summaryStyles.live}>
          {session && (
            <p className={summaryStyles.session}>
              <span className={summaryStyles.dates}>{datesOf(session, schedule.dates)}</span>
              {[...(session.times ?? []), withCommas([session.type, session.location], locale)].map(
                (line) => line && <span key={line}>{line}</span>,
              )}
              <span>{isFull(session) ? words.waitingList : <AvailabilityBadge session={session} />}</span>
            </p>
          )}
          {offer && (
            <p className={summaryStyles.fee}>
              <strong>
                <OfferFee offer={offer} session={session} />
              </strong>{' '}
              {!session?.prices && offer.priceNote}
            </p>
          )}
        </div>
        <p className={`${summaryStyles.promise} muted`}>{words.noPayment}</p>
      </div>
    </section>
  );
}

const Receipt = lazily<ReceiptProps>(() => import('../lazy/Receipt.tsx').then((module) => module.Receipt));

/** The page on which visitors register for a session, which a link may name in its query. */
export function RegistrationPage({ words: { eyebrow, title, intro, aside }, form, offers }: RegistrationProps) {
  const spec = registrationForm(form.groups, useShell());
  const { choice, prefill, onValues } = useSessionChoice(offers, form.groups);
  // The form is empty once it is sent: what it was sent for is kept.
  const [kept, setKept] = useState(choice.offer);
  if (choice.offer && choice.offer !== kept) setKept(choice.offer);
  useAskedShown();
  const listed = (
    <noscript>{import.meta.env.SSR && <ListedSessions offers={offers} submit={form.words.submit} />}</noscript>
  );
  const renderGroup: RenderGroup = (group, id) =>
    group.fields.some(({ name }) => name === 'course') && (
      <SessionFields group={group} id={id} offers={offers} choice={choice} />
    );
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} intro={intro} />
      <Section>
        <div className={`${styles.layout} by-query ${choice.isLoading ? styles.waiting : ''}`}>
          {offers && (
            <div className={`${styles.summary} script-only`}>
              <RegistrationSummary choice={choice} hasDates={hasSessions(offers)} />
            </div>
          )}
          <div className={styles.form}>
            <EnquiryForm
              spec={spec}
              words={form.words}
              prefill={prefill}
              onValues={onValues}
              renderGroup={renderGroup}
              withoutScripts={listed}
              renderReceipt={(sent) => (
                <Suspense>
                  <Receipt sent={sent} offer={kept} />
                </Suspense>
              )}
            />
          </div>
          {aside && (
            <div className={styles.steps}>
              <NextSteps {...aside} />
            </div>
          )}
        </div>
      </Section>
    </>
  );
}
