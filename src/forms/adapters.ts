// Each form service has its own names for subject, reply address and copies. The visitor's fields keep their names.
import type { Endpoint } from '../../schemas/types.ts';
import { withBase } from '../navigation/page-address.ts';
import type { Submission } from './submission.ts';

type Envelope = Partial<Omit<Submission, 'fields' | 'trap'>>;
type Controls = Readonly<Record<string, unknown>>;

interface Adapter {
  /** The name of the field that only robots fill in. */
  readonly trap: string;
  readonly controls: (envelope: Envelope, key: string | undefined) => Controls;
  /** Where a form posts without JavaScript, if that differs from where scripts post. */
  readonly nativeUrl?: (url: string) => string;
}

const adapters = {
  json: {
    trap: 'website',
    controls: ({ subject, replyTo, copies, timestamp, formType }) => ({
      subject,
      replyTo,
      copies,
      timestamp,
      formType,
    }),
  },
  formsubmit: {
    trap: '_honey',
    controls: ({ subject, replyTo, copies, timestamp, formType }) => ({
      _subject: subject,
      _replyto: replyTo,
      _cc: copies?.join(','),
      timestamp,
      formType,
    }),
    nativeUrl: (url) => url.replace('/ajax/', '/'),
  },
  formspree: {
    trap: '_gotcha',
    controls: ({ subject, replyTo, copies, timestamp, formType }) => ({
      _subject: subject,
      _replyto: replyTo,
      _cc: copies?.join(','),
      timestamp,
      formType,
    }),
  },
  web3forms: {
    trap: 'botcheck',
    controls: ({ subject, replyTo, copies, timestamp, formType }, key) => ({
      access_key: key,
      subject,
      replyto: replyTo,
      ccemail: copies?.join(';'),
      timestamp,
      formType,
    }),
  },
  // Basin takes copies from its dashboard and the reply address from the field `email`.
  basin: {
    trap: '_gotcha',
    controls: ({ subject, timestamp, formType }) => ({ subject, timestamp, formType }),
  },
} satisfies Record<Endpoint['service'], Adapter>;

const adapterOf = ({ service }: Endpoint): Adapter => adapters[service];

/** Returns where scripts send a submission; a path on this site gets the base. */
export function urlOf({ url }: Endpoint, base: string): string {
  return withBase(url, base);
}

/** Returns the body of a request in the names of the endpoint's service. */
export function bodyFor(endpoint: Endpoint, { fields, trap, ...envelope }: Submission): Controls {
  const adapter = adapterOf(endpoint);
  return { ...fields, ...adapter.controls(envelope, endpoint.key), ...(trap && { [adapter.trap]: trap }) };
}

/** What a form needs to post without JavaScript. */
export interface NativePost {
  readonly action: string;
  /** The name of the field that only robots fill in. */
  readonly trap: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
}

/** Returns how a form posts to an endpoint without JavaScript. */
export function nativePostTo(endpoint: Endpoint, envelope: Envelope, base: string): NativePost {
  const { trap, controls, nativeUrl = (url) => url } = adapterOf(endpoint);
  const hidden = Object.entries(controls(envelope, endpoint.key)).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: String(value) }],
  );
  return { action: nativeUrl(urlOf(endpoint, base)), trap, hidden };
}
