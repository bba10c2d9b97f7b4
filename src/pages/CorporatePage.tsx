import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import { CorporateForm } from '../forms/CorporateForm.tsx';
import { FormLayout } from '../forms/FormLayout.tsx';
import { NextSteps } from '../forms/NextSteps.tsx';
import type { CorporateProps } from '../page-props.ts';

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
