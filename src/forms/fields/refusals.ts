// Once its bubble has closed, the browser says only by a colour what it refuses: its words stay beside the field.
import { createContext, type FormEvent, useContext, useState } from 'react';
import type { Values } from '../submission.ts';
import { unfold } from './folds.ts';

/** What the browser says of each field that it has refused, by name. */
export const Refusals = createContext<Values>({});

const refusalsOf = ({ elements }: HTMLFormElement): readonly (readonly [name: string, words: string])[] =>
  [...(elements as HTMLCollectionOf<HTMLInputElement>)].flatMap(({ name, validationMessage: words }) =>
    words ? [[name, words] as const] : [],
  );

/** Returns what the browser says of refused fields, and how it is noted, forgotten where it no longer holds, and forgotten. */
export function useRefusals() {
  const [refusals, setRefusals] = useState<Values>({});
  const note = (event: FormEvent<HTMLFormElement>) => {
    unfold(event);
    setRefusals(Object.fromEntries(refusalsOf(event.currentTarget)));
  };
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const now = refusalsOf(currentTarget);
    setRefusals((noted) => Object.fromEntries(now.filter(([name]) => name in noted)));
  };
  return { refusals, note, follow, forget: () => setRefusals({}) };
}

/** Returns what is said of a field besides its label, and the ids of it, by which the field refers to it. */
export function useNotes({ name, hint }: { readonly name: string; readonly hint?: string | undefined }, id: string) {
  const refusal = useContext(Refusals)[name];
  const hintId = hint && `${id}-hint`;
  const refusalId = refusal && `${id}-refusal`;
  const marks = {
    'aria-describedby': [hintId, refusalId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': refusal ? true : undefined,
  };
  return { hintId, refusal, refusalId, marks };
}
