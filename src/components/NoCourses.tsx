import type { Criterion } from '../catalogue/criteria.ts';
import { useShell } from '../shell.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface NoCoursesProps {
  readonly criteria: readonly Criterion<string>[];
}

/** Says that no course meets the criteria, and names them. */
export function NoCourses({ criteria }: NoCoursesProps) {
  return (
    <EmptyState icon="search" text={useShell().messages.catalogue.noMatch}>
      <p>{criteria.map(({ text }) => text).join(' · ')}</p>
    </EmptyState>
  );
}
