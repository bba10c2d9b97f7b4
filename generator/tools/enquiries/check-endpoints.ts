import { checkAndLink, type CheckOptions, type CheckResult } from '../../build/pipeline/check.ts';
import { type EndpointVerdict, probeEndpoint, type ProbeOptions } from './probe-endpoint.ts';

/** Which endpoints are checked, and how. */
export interface EndpointsOptions extends CheckOptions, Pick<ProbeOptions, 'site' | 'isSending'> {}

/**
 * The result of a check, with the verdict on each endpoint in the order of forms.yaml; no verdicts if the content has
 * errors.
 */
export interface EndpointsResult extends CheckResult {
  readonly endpoints?: readonly EndpointVerdict[];
}

/** Checks for every endpoint of forms.yaml whether it would accept a submission. */
export async function checkEndpoints(options: EndpointsOptions): Promise<EndpointsResult> {
  const { site: linked, ledger: _ledger, ...result } = await checkAndLink(options);
  if (!linked) return result;
  const { origin } = linked.settings;
  const endpoints = await Promise.all(
    linked.forms.endpoints.map((endpoint) => probeEndpoint(endpoint, { ...options, origin })),
  );
  return { ...result, endpoints };
}
