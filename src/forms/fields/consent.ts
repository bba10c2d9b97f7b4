import type { Consent } from '../../app/page-props.ts';
import type { Draft } from '../submission.ts';

/**
 * Returns a draft with the texts to which the visitor has agreed, by reading which boxes are ticked; the browser does
 * not submit a form without the required ones.
 */
export function withConsents(draft: Draft, consents: readonly Consent[], form: FormData): Draft {
  const given = consents.filter(({ name }) => form.has(name)).map(({ name, label }) => [name, label] as const);
  return given.length === 0 ? draft : { ...draft, fields: { ...draft.fields, ...Object.fromEntries(given) } };
}
