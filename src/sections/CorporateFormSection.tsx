import { CorporateForm } from '../forms/CorporateForm.tsx';
import type { SectionOf } from './section-props.ts';
import { FormBand } from './Band.tsx';

/** The form with which companies ask for a course. */
export const CorporateFormSection = ({ id, form }: SectionOf<'form'>) => (
  <FormBand id={id}>
    <CorporateForm form={form} />
  </FormBand>
);
