// What is sent to a form service.
import type { Endpoint } from '../../schemas/types.ts';
import { adapterOf } from './adapters.ts';
import type { Submission } from './submission.ts';

/**
 * Returns the body of a request with the names of the endpoint's service; none of them overwrites a field of the form.
 */
export function bodyFor(
  endpoint: Endpoint,
  { fields, trap, ...envelope }: Submission,
): Readonly<Record<string, unknown>> {
  const adapter = adapterOf(endpoint);
  const controls = { ...adapter.controls(envelope, endpoint.key), ...(trap && { [adapter.trap]: trap }) };
  // Spread first, because emails show fields in this order, and last, because nothing may overwrite them.
  return { ...fields, ...controls, ...fields };
}

/** Returns the body of a request, as the service reads it, with its media type. */
export function requestBody(
  endpoint: Endpoint,
  submission: Submission,
): { readonly type: string; readonly text: string } {
  const body = bodyFor(endpoint, submission);
  if (endpoint.service !== 'netlify') return { type: 'application/json', text: JSON.stringify(body) };
  const pairs = Object.entries(body).map(([name, value]) => [name, String(value)]);
  return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(pairs).toString() };
}
