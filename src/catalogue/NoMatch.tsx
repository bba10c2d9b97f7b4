import { fill } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

export interface NoMatchProps {
  /** The search text. */
  readonly sought: string | undefined;
  /** The words that were sought and found nothing; empty where each finds something. */
  readonly missing: string;
}

/** Shown in place of courses where none meets the criteria: which words find nothing, and what to try. */
export function NoMatch({ sought = '', missing }: NoMatchProps) {
  const { addresses, messages } = useShell();
  const { noMatch, noWord, without } = messages.catalogue;
  const lost = missing.split(' ');
  const rest = sought.split(/\s+/).filter((word) => word !== '' && !lost.includes(word));
  return (
    <EmptyState icon="search" text={noMatch}>
      {missing !== '' && <p>{fill(noWord, { words: missing })}</p>}
      {missing !== '' && rest.length > 0 && (
        <ButtonLink to={`${addresses.catalogue}?${new URLSearchParams({ q: rest.join(' ') }).toString()}`}>
          {fill(without, { words: missing })}
        </ButtonLink>
      )}
      <ButtonLink to={addresses.catalogue} variant="secondary">
        {messages.navigation.allCourses}
      </ButtonLink>
    </EmptyState>
  );
}
