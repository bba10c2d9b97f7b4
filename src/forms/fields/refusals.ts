// Once its bubble has closed, the browser says only by a colour what it refuses: its words stay beside the field.
import { createContext, type FormEvent, useContext, useState } from 'react';
import type { Values } from '../submission.ts';

// Fields that few visitors need are folded. A browser neither shows nor explains a field in a closed fold, so one that
// it refuses, or that has a value, is unfolded.

const foldsAround = (field: Element): readonly HTMLDetailsElement[] => {
  const folds: HTMLDetailsElement[] = [];
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    folds.push(fold);
  return folds;
};

/** Unfolds a field that the browser refuses, before it moves the focus there. */
function unfold({ target }: { readonly target: unknown }): void {
  if (target instanceof Element) for (const fold of foldsAround(target)) fold.open = true;
}

const isFilled = (field: Element): boolean => {
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) return field.checked;
  return 'value' in field && field.value !== '';
};

/** Unfolds the fields of a form that have a value, so that no hidden value is sent. */
export function unfoldFilled(form: HTMLFormElement): void {
  for (const fold of form.querySelectorAll<HTMLDetailsElement>('details[data-extra]'))
    if ([...fold.querySelectorAll('input, select, textarea')].some(isFilled)) fold.open = true;
}

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
