import type { SiteForms } from '../page-props.ts';
import type { Draft } from './submission.ts';

/** The name of the field that carries the consent, if the provider asks for it. */
export const CONSENT_NAME = 'consent';

/**
 * Returns a draft with the text to which the visitor has agreed; the browser does not submit a form without consent.
 */
export function withConsent(draft: Draft, consent: SiteForms['consent']): Draft {
  return consent ? { ...draft, fields: { ...draft.fields, [CONSENT_NAME]: consent.label } } : draft;
}
