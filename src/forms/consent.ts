import type { SiteForms } from '../page-props.ts';
import type { Draft } from './submission.ts';

/** The name under which consent is sent, where the provider asks for it. */
export const CONSENT_NAME = 'consent';

/** Returns a draft that carries the words to which the visitor has agreed; the browser sends no form without. */
export function withConsent(draft: Draft, consent: SiteForms['consent']): Draft {
  return consent ? { ...draft, fields: { ...draft.fields, [CONSENT_NAME]: consent.label } } : draft;
}
