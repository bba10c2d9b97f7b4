import { fill } from '../format.ts';
import { useShell } from '../shell.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface NoMatchProps {
  /** The words that were sought and found nothing; empty where each finds something. */
  readonly missing: string;
}

/** Shown in place of courses where none meets the criteria. */
export function NoMatch({ missing }: NoMatchProps) {
  const { noMatch, noWord } = useShell().messages.catalogue;
  return (
    <EmptyState icon="search" text={noMatch}>
      {missing !== '' && <p>{fill(noWord, { words: missing })}</p>}
    </EmptyState>
  );
}
