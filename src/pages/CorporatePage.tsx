import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import { corporateForm } from '../forms/corporate-form.ts';
import { EnquiryForm } from '../forms/EnquiryForm.tsx';
import { FormLayout } from '../forms/FormLayout.tsx';
import { NextSteps } from '../forms/NextSteps.tsx';
import { usePrefill } from '../forms/prefill.ts';
import type { CorporateProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';

/** No link fills in a known field of this form. */
const noParameters: readonly string[] = [];

/** The page on which companies ask for a course held for them. */
export function CorporatePage({ words, form }: CorporateProps) {
  const { eyebrow, title, intro, aside } = words;
  const spec = corporateForm(form.groups, useShell());
  const prefill = usePrefill(noParameters, form.groups);
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} intro={intro} />
      <Section>
        <FormLayout aside={aside ? <NextSteps {...aside} /> : null}>
          <EnquiryForm spec={spec} words={form.words} prefill={prefill} isAlerting />
        </FormLayout>
      </Section>
    </>
  );
}
