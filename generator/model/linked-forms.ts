import type { Choices, Consent, Endpoint, Forms } from '../../schemas/types.ts';

/** The forms of the site; without an endpoint it has none. */
export interface LinkedForms extends Pick<Forms, 'fields'> {
  readonly endpoints: readonly Endpoint[];
  readonly copies: readonly string[];
  readonly choices: Choices;
  readonly consents: readonly Consent[];
}
