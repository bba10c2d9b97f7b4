import type { Choices, Consent, Endpoint, Forms } from '../../schemas/types.ts';

/** The forms of the site; without an endpoint it has none. */
export interface LinkedForms extends Pick<Forms, 'fields'> {
  readonly endpoints: readonly Endpoint[];
  /** The program that receives forms on the host, without its settings; absent where no endpoint is one. */
  readonly receiver?: string;
  readonly copies: readonly string[];
  readonly choices: Choices;
  readonly consents: readonly Consent[];
}
