import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import { corporateForm } from '../forms/corporate-form.ts';
import { EnquiryForm } from '../forms/EnquiryForm.tsx';
import { FormLayout } from '../forms/FormLayout.tsx';
import { NextSteps } from '../forms/NextSteps.tsx';
import type { CorporateProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';

/** The page on which companies ask for a course held for them. */
export function CorporatePage({ words }: CorporateProps) {
  const { eyebrow, title, intro, form, aside } = words;
  const spec = corporateForm(form, useShell());
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} intro={intro} />
      <Section>
        <FormLayout aside={<NextSteps {...aside} />}>
          <EnquiryForm spec={spec} words={form} isAlerting />
        </FormLayout>
      </Section>
    </>
  );
}
