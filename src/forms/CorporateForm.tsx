import { useMemo } from 'react';
import type { CorporateProps } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { corporateForm } from './corporate-form.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { usePrefill } from './registration/prefill.ts';
import { useNamedCourse } from './registration/use-named-course.ts';

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
