import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import { EnquiryForm } from '../forms/EnquiryForm.tsx';
import { FormLayout } from '../forms/FormLayout.tsx';
import { NextSteps } from '../forms/NextSteps.tsx';
import { usePrefill } from '../forms/prefill.ts';
import { prefillable, registrationForm } from '../forms/registration-form.ts';
import type { RegistrationProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';

/** The page on which visitors register for a session, which a link may name in its query. */
export function RegistrationPage({ words, form }: RegistrationProps) {
  const { eyebrow, title, intro, aside } = words;
  const spec = registrationForm(form.groups, useShell());
  const prefill = usePrefill(prefillable, form.groups);
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} intro={intro} />
      <Section>
        <FormLayout aside={aside ? <NextSteps {...aside} /> : null}>
          <EnquiryForm spec={spec} words={form.words} prefill={prefill} />
        </FormLayout>
      </Section>
    </>
  );
}
