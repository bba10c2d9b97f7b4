import { Suspense, useState } from 'react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { EnquiryForm } from '../EnquiryForm.tsx';
import type { RenderGroup } from '../fields/FormBody.tsx';
import { NextSteps } from '../NextSteps.tsx';
import { lazily } from '../lazily.ts';
import type { ReceiptProps } from '../Receipt.tsx';
import { registrationForm } from './registration-form.ts';
import { RegistrationSummary } from './RegistrationSummary.tsx';
import { SessionFields } from './SessionFields.tsx';
import { useSessionChoice } from './use-session-choice.ts';
import { useAskedShown } from '../../ui/hooks/use-hydrated.ts';
import type { RegistrationProps } from '../../app/page-props.ts';
import { useShell } from '../../app/shell.tsx';
import * as styles from './RegistrationPage.module.css';

const Receipt = lazily<ReceiptProps>(() => import('../Receipt.tsx').then((module) => module.Receipt));

/** The page on which visitors register for a session, which a link may name in its query. */
export function RegistrationPage({ words, form, offers }: RegistrationProps) {
  const { eyebrow, title, intro, aside } = words;
  const spec = registrationForm(form.groups, useShell());
  const { choice, prefill, onValues } = useSessionChoice(offers, form.groups);
  // The form is empty once it is sent: what it was sent for is kept.
  const [kept, setKept] = useState(choice.offer);
  if (choice.offer && choice.offer !== kept) setKept(choice.offer);
  useAskedShown();
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
              <RegistrationSummary choice={choice} />
            </div>
          )}
          <div className={styles.form}>
            <EnquiryForm
              spec={spec}
              words={form.words}
              prefill={prefill}
              onValues={onValues}
              renderGroup={renderGroup}
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
