// Sends an endpoint the request that a browser would send, and says in plain words whether it would accept a
// submission.
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../../../schemas/types.ts';
import { withBase } from '../../../src/app/navigation/page-address.ts';
import { hasTaken, isAnswerRead } from '../../../src/forms/answers.ts';
import { requestBody } from '../../../src/forms/body.ts';
import { ownValue } from '../../base/objects.ts';
import { checkAndLink, type CheckOptions, type CheckResult } from '../../build/pipeline/check.ts';
import silences from './silences.json' with { type: 'json' };

/** What is known about an endpoint after probing it. */
export interface EndpointVerdict {
  readonly service: Endpoint['service'];
  /** As written in forms.yaml. */
  readonly url: string;
  readonly verdict: 'accepts' | 'refuses' | 'unknown';
  /** One or two sentences for the editor: what was found, and what to do. */
  readonly text: string;
}

/** How endpoints are probed. */
export interface ProbeOptions {
  /** The origin of the published site, from which browsers will post: scheme and host. */
  readonly origin: string;
  /** The URL of the running site, with the base; needed for endpoints that are paths of the site. */
  readonly site?: string;
  /** Sends a submission marked as a test instead of a preflight request only. */
  readonly isSending: boolean;
  readonly now: Date;
}

type ProbeOutcome = Pick<EndpointVerdict, 'verdict' | 'text'>;

const accepts = (text: string): ProbeOutcome => ({ verdict: 'accepts', text });
const refuses = (text: string): ProbeOutcome => ({ verdict: 'refuses', text });
const unknown = (text: string): ProbeOutcome => ({ verdict: 'unknown', text });

function silence(error: unknown, seconds: number): ProbeOutcome {
  if (!(error instanceof Error)) return refuses(`It could not be asked: ${String(error)}.`);
  if (error.name === 'TimeoutError') return refuses(`No answer within ${seconds} seconds.`);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return refuses(ownValue(silences, code) ?? `It could not be asked: ${code || error.message}.`);
}

function ofStatus(status: number): ProbeOutcome | undefined {
  if (status === 404 || status === 410)
    return refuses(`Nothing is at this address (${status}). Check it against your account at the service.`);
  if (status === 401 || status === 403)
    return refuses(`It refuses this site (${status}). Check which domains and keys the service admits.`);
  if (status === 429) return unknown('It has been asked too often (429). Try again in a few minutes.');
  if (status >= 500) return refuses(`The service is out of order (${status}). Try again later.`);
  return undefined;
}

/** What browsers conclude from the response to the preflight request before a cross-origin post. */
function ofPreflight({ ok, status, headers }: Response, origin: string): ProbeOutcome {
  const failed = ofStatus(status);
  if (failed) return failed;
  const allowed = headers.get('access-control-allow-origin');
  if (!ok || (allowed !== '*' && allowed !== origin))
    return refuses(`Browsers would not send: it does not admit posts from ${origin} (CORS, status ${status}).`);
  const names = (headers.get('access-control-allow-headers') ?? '').toLowerCase();
  if (names !== '*' && !names.split(/\s*,\s*/).includes('content-type'))
    return refuses('Browsers would not send: it does not admit JSON (CORS, Access-Control-Allow-Headers).');
  return accepts('It admits posts from this site. Nothing was sent; whether it delivers is shown by --send.');
}

function ofOwnSite({ ok, status, headers }: Response): ProbeOutcome {
  if (ok && /\bPOST\b/.test(headers.get('allow') ?? ''))
    return accepts('The collector of this site answers. Nothing was sent.');
  return refuses(
    `No collector is there (status ${status}). A static host has none: name a service in forms.yaml instead.`,
  );
}

async function ofPost(response: Response, endpoint: Endpoint): Promise<ProbeOutcome> {
  const text = (await response.text()).trim();
  const said = text === '' ? '' : ` It said: ${text.replace(/\s+/g, ' ').slice(0, 200)}`;
  const { status } = response;
  if (!response.ok) return refuses(`${ofStatus(status)?.text ?? `It refused the test (${status}).`}${said}`);
  if (hasTaken(endpoint, text)) return accepts(`It took the marked test (${status}). Look whether it arrives.`);
  const isDenial = /"(success|ok)"\s*:\s*"?false/.test(text);
  if (isAnswerRead(endpoint))
    return refuses(`It answered ${status}, but not that it took the test: visitors would read that it failed.${said}`);
  return isDenial
    ? refuses(`It answered ${status}, but says that it did not take the test. Add expect: success.${said}`)
    : unknown(`It answered ${status}, but not in words that can be checked.${said}`);
}

function request(endpoint: Endpoint, { origin, isSending, now }: ProbeOptions): RequestInit {
  const asked = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };
  if (!isSending) return { method: 'OPTIONS', headers: { Origin: origin, ...asked } };
  const [name, email] = ['Prospectus test', 'test@example.com'];
  const { type, text } = requestBody(endpoint, {
    formType: 'contact',
    subject: name,
    replyTo: email,
    copies: [],
    timestamp: now.toISOString(),
    submissionId: randomUUID(),
    trap: '',
    fields: { name, email, message: `${name}: please ignore this message.` },
  });
  return {
    method: 'POST',
    headers: { 'Content-Type': type, Accept: 'application/json', Origin: origin, Referer: `${origin}/` },
    body: text,
  };
}

async function ask(endpoint: Endpoint, url: string, options: ProbeOptions): Promise<ProbeOutcome> {
  const seconds = endpoint.timeout ?? 12;
  const isOwn = endpoint.url.startsWith('/');
  const origin = isOwn ? new URL(url).origin : options.origin;
  try {
    const init = request(endpoint, { ...options, origin });
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(seconds * 1000) });
    if (options.isSending) return await ofPost(response, endpoint);
    return isOwn ? ofOwnSite(response) : ofPreflight(response, origin);
  } catch (error) {
    return silence(error, seconds);
  }
}

/** What can be said without a request. */
function beforehand({ service, key, url }: Endpoint, { site }: ProbeOptions): ProbeOutcome | undefined {
  if (service === 'web3forms' && key === undefined)
    return refuses('Web3Forms takes nothing without an access key. Add key: to this endpoint.');
  if (service === 'mailto')
    return unknown('No service receives it: it opens the email program of the visitor. Try it on the page.');
  if (url.startsWith('/') && site === undefined)
    return unknown(
      'This is a path on the site itself. Run "npx prospectus preview", and give its address with --site.',
    );
  return undefined;
}

/** Probes one endpoint; submits nothing unless `isSending`. Never rejects. */
export async function probeEndpoint(endpoint: Endpoint, options: ProbeOptions): Promise<EndpointVerdict> {
  const site = options.site?.replace(/\/?$/, '/') ?? '/';
  const { service, url } = endpoint;
  const finding = beforehand(endpoint, options) ?? (await ask(endpoint, withBase(endpoint.url, site), options));
  return { service, url, ...finding };
}

/** Checks for every endpoint of forms.yaml, in that order, whether it would accept a submission, unless there are errors. */
export async function checkEndpoints(
  options: CheckOptions & Pick<ProbeOptions, 'site' | 'isSending'>,
): Promise<CheckResult & { readonly endpoints?: readonly EndpointVerdict[] }> {
  const { site: linked, ledger: _ledger, ...result } = await checkAndLink(options);
  if (!linked) return result;
  const { origin } = linked.settings;
  const endpoints = await Promise.all(
    linked.forms.endpoints.map((endpoint) => probeEndpoint(endpoint, { ...options, origin })),
  );
  return { ...result, endpoints };
}
