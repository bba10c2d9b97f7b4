// Each form service has its own names for subject, reply address and copies. The visitor's fields keep their names. What
// is only needed when a form is sent is in body.ts, which is loaded then.
import type { Endpoint } from '../../schemas/types.ts';
import { withBase } from '../app/navigation/page-address.ts';
import type { Submission } from './submission.ts';

type Envelope = Partial<Omit<Submission, 'fields' | 'trap'>>;

interface Adapter {
  /** The name of the honeypot field. */
  readonly trap: string;
  readonly controls: (envelope: Envelope, key: string | undefined) => Readonly<Record<string, unknown>>;
  /** The URL to which a form posts without JavaScript, if it differs from that for scripts. */
  readonly nativeUrl?: (url: string) => string;
  /** The name of the field with the URL of the page shown after a post without JavaScript, if the service has one. */
  readonly next?: string;
}

const underscored: Adapter['controls'] = ({ subject, replyTo, copies, ...rest }) => ({
  _subject: subject,
  _replyto: replyTo,
  _cc: copies?.length ? copies.join(',') : undefined,
  ...rest,
});

const json: Adapter = {
  trap: 'website',
  // Not `subject`: a contact message has a field of that name, and no field may be lost.
  controls: ({ subject, ...rest }) => ({ subjectLine: subject, ...rest }),
};

const adapters = {
  json,
  php: json,
  netlify: {
    ...json,
    controls: (envelope) => ({ 'form-name': envelope.formType, ...json.controls(envelope, undefined) }),
  },
  formsubmit: { trap: '_honey', controls: underscored, nativeUrl: (url) => url.replace('/ajax/', '/'), next: '_next' },
  formspree: { trap: '_gotcha', controls: underscored, next: '_next' },
  web3forms: {
    trap: 'botcheck',
    // It titles its message with `subject`, which is the subject line only if the form has no field of that name.
    controls: ({ subject, replyTo, copies, ...rest }, key) => ({
      access_key: key,
      subject,
      subjectLine: subject,
      replyto: replyTo,
      ccemail: copies?.length ? copies.join(';') : undefined,
      ...rest,
    }),
    next: 'redirect',
  },
  // Basin takes the copies and the next page from its dashboard, and the reply address from the field `email`.
  basin: {
    trap: '_gotcha',
    controls: ({ subject, replyTo: _replyTo, copies: _copies, ...rest }) => ({ subjectLine: subject, ...rest }),
  },
  // No service: the visitor's own program sends the message.
  mailto: { trap: 'website', controls: () => ({}) },
} satisfies Record<Endpoint['service'], Adapter>;

/** Returns how a service names what is sent. */
export const adapterOf = ({ service }: Endpoint): Adapter => adapters[service];

/** What a form needs to post without JavaScript. */
export interface NativePost {
  readonly action: string;
  /** The name of the honeypot field. */
  readonly trap: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  /** The address to which the visitor's email program sends the form; absent where a service receives it. */
  readonly mail?: string;
}

/** What a post without JavaScript knows in advance. */
export interface NativeEnvelope extends Envelope {
  /** The names of the visitor's fields: a hidden field of the same name would overwrite one. */
  readonly taken?: readonly string[];
  /** The absolute URL of the next page. */
  readonly next?: string;
}

/** Returns how a form posts to an endpoint without JavaScript. */
export function nativePostTo(endpoint: Endpoint, envelope: NativeEnvelope, base: string): NativePost {
  const { taken = [], next, ...rest } = envelope;
  const { service, url } = endpoint;
  if (service === 'mailto') {
    const action = `${url}?subject=${encodeURIComponent(rest.subject ?? '')}`;
    return { action, mail: url.replace('mailto:', ''), trap: adapterOf(endpoint).trap, hidden: [] };
  }
  const { trap, controls, nativeUrl = (url) => url, next: nextName } = adapterOf(endpoint);
  const all = { ...controls(rest, endpoint.key), ...(nextName && { [nextName]: next }) };
  const hidden = Object.entries(all).flatMap(([name, value]) =>
    value === undefined || taken.includes(name) ? [] : [{ name, value: String(value) }],
  );
  return { action: nativeUrl(withBase(url, base)), trap, hidden };
}
