import { checkAndLink, type CheckOptions, type CheckResult } from '../pipeline/check.ts';
import { type EndpointVerdict, probeEndpoint, type ProbeOptions } from './probe-endpoint.ts';

/** Whose endpoints are asked, and how. */
export interface EndpointsOptions extends CheckOptions, Pick<ProbeOptions, 'site' | 'isSending'> {}

/** A check with what each endpoint said, in the order of forms.yaml; absent where the content has errors. */
export interface EndpointsResult extends CheckResult {
  readonly endpoints?: readonly EndpointVerdict[];
}

/** Asks every endpoint of forms.yaml whether it would take a submission. */
export async function checkEndpoints(options: EndpointsOptions): Promise<EndpointsResult> {
  const { site: linked, addresses: _addresses, ...result } = await checkAndLink(options);
  if (!linked) return result;
  const { origin } = linked.settings;
  const endpoints = await Promise.all(
    linked.forms.endpoints.map((endpoint) => probeEndpoint(endpoint, { ...options, origin })),
  );
  return { ...result, endpoints };
}
