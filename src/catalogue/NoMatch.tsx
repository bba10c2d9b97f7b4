import { useLocation, useSearchParams } from 'react-router-dom';
import { fill } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { Criteria, Criterion } from './find/criteria.ts';

export interface NoMatchProps {
  readonly criteria: readonly Criterion<keyof Criteria>[];
  /** The words that were sought and found nothing; empty where each finds something. */
  readonly missing: string;
}

function withoutOne(parameters: URLSearchParams, name: string): string {
  const others = new URLSearchParams(parameters);
  others.delete(name);
  return others.toString();
}

/** Shown in place of courses where none meets the criteria: which words find nothing, and what to try. */
export function NoMatch({ criteria, missing }: NoMatchProps) {
  const { addresses, messages } = useShell();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const { noMatch, noWord, without } = messages.catalogue;
  const lost = missing.split(' ');
  const sought = criteria.find(({ name }) => name === 'q')?.text ?? '';
  const rest = sought.split(/\s+/).filter((word) => word !== '' && !lost.includes(word));
  return (
    <EmptyState icon="search" text={noMatch}>
      {missing !== '' && <p>{fill(noWord, { words: missing })}</p>}
      {missing !== '' && rest.length > 0 && (
        <ButtonLink to={`${addresses.catalogue}?${new URLSearchParams({ q: rest.join(' ') }).toString()}`}>
          {fill(without, { words: missing })}
        </ButtonLink>
      )}
      {criteria.length > 1 &&
        criteria.map(({ name, text }) => (
          <ButtonLink key={name} to={`${pathname}?${withoutOne(parameters, name)}`} variant="secondary">
            {fill(without, { words: text })}
          </ButtonLink>
        ))}
      <ButtonLink to={addresses.catalogue} variant="secondary">
        {messages.navigation.allCourses}
      </ButtonLink>
    </EmptyState>
  );
}
