import { useMemo } from 'react';
import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import { corporateForm } from '../forms/corporate-form.ts';
import { EnquiryForm } from '../forms/EnquiryForm.tsx';
import { FormLayout } from '../forms/FormLayout.tsx';
import { NextSteps } from '../forms/NextSteps.tsx';
import { usePrefill } from '../forms/prefill.ts';
import { useNamedCourse } from '../forms/use-named-course.ts';
import type { CorporateProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';

/** By it a link names the course that a visitor came from. */
const parameters = ['course'] as const;

/** The form with which companies ask for a course. */
export function CorporateForm({ form }: Pick<CorporateProps, 'form'>) {
  const spec = corporateForm(form.groups, useShell());
  const values = usePrefill(parameters, form.groups);
  const title = useNamedCourse(values['course']);
  const prefill = useMemo(() => {
    const { course, ...own } = values;
    return { ...(course && { topics: title }), ...own };
  }, [values, title]);
  return <EnquiryForm spec={spec} words={form.words} prefill={prefill} isAlerting />;
}

/** The page on which companies ask for a course held for them. */
export function CorporatePage({ words, form, picture }: CorporateProps) {
  const { eyebrow, title, intro, aside } = words;
  return (
    <>
      <PageHeader tone="sand" eyebrow={eyebrow} title={title} intro={intro} picture={picture} />
      <Section>
        <FormLayout aside={aside ? <NextSteps {...aside} /> : null}>
          <CorporateForm form={form} />
        </FormLayout>
      </Section>
    </>
  );
}
