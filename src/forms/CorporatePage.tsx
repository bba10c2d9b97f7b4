import { ExtraBands } from '../sections/ExtraBands.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import { CorporateForm } from './CorporateForm.tsx';
import { FormLayout } from './FormLayout.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { CorporateProps } from './form-props.ts';

/** The page on which companies ask for a course held for them. */
export function CorporatePage({ words, form, picture, ...extras }: CorporateProps) {
  const { eyebrow, title, intro, aside } = words;
  return (
    <>
      <PageHeader tone="sand" eyebrow={eyebrow} title={title} intro={intro} picture={picture} />
      <Section>
        <FormLayout aside={aside ? <NextSteps {...aside} /> : null}>
          <CorporateForm form={form} />
        </FormLayout>
      </Section>
      <ExtraBands {...extras} />
    </>
  );
}
