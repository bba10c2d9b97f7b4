// Each form service has its own names for subject, reply address and copies. The visitor's fields keep their names.
import type { Endpoint } from '../../schemas/types.ts';
import { withBase } from '../navigation/page-address.ts';
import type { Submission } from './submission.ts';

type Envelope = Partial<Omit<Submission, 'fields' | 'trap'>>;
type Controls = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

interface Adapter {
  /** The name of the field that only robots fill in. */
  readonly trap: string;
  readonly controls: (envelope: Envelope, key: string | undefined) => Controls;
  /** Where a form posts without JavaScript, if that differs from where scripts post. */
  readonly nativeUrl?: (url: string) => string;
  /** The name of the field that says which page follows a post without JavaScript, where the service has one. */
  readonly next?: string;
  /** Whether an answer with an ok status says that the service took the submission; absent: the status says it. */
  readonly hasTaken?: (answer: Answer) => boolean;
}

// FormSubmit writes the truth value as a text.
const isTrue = (value: unknown): boolean => value === true || value === 'true';

const saysSuccess = ({ success, ok }: Answer): boolean => isTrue(success ?? ok);

const underscored: Adapter['controls'] = ({ subject, replyTo, copies, ...rest }) => ({
  _subject: subject,
  _replyto: replyTo,
  _cc: copies?.length ? copies.join(',') : undefined,
  ...rest,
});

const adapters = {
  json: {
    trap: 'website',
    // Not `subject`: a contact message has a field of that name, and no field may be lost.
    controls: ({ subject, ...rest }) => ({ subjectLine: subject, ...rest }),
  },
  formsubmit: {
    trap: '_honey',
    controls: underscored,
    nativeUrl: (url) => url.replace('/ajax/', '/'),
    next: '_next',
    hasTaken: saysSuccess,
  },
  formspree: {
    trap: '_gotcha',
    controls: underscored,
    next: '_next',
    // Its own client takes the address of the page that follows for the sign of success.
    hasTaken: ({ ok, next }) => isTrue(ok) || (ok === undefined && typeof next === 'string'),
  },
  web3forms: {
    trap: 'botcheck',
    // It names its message after `subject`, which is the line only where the form has no field of that name.
    controls: ({ subject, replyTo, copies, ...rest }, key) => ({
      access_key: key,
      subject,
      subjectLine: subject,
      replyto: replyTo,
      ccemail: copies?.length ? copies.join(';') : undefined,
      ...rest,
    }),
    next: 'redirect',
    hasTaken: saysSuccess,
  },
  // Basin takes copies and the page that follows from its dashboard, and the reply address from the field `email`.
  basin: {
    trap: '_gotcha',
    controls: ({ subject, replyTo: _replyTo, copies: _copies, ...rest }) => ({ subjectLine: subject, ...rest }),
    // Its documentation promises the status and the name of an error, and no words of success.
    hasTaken: ({ success, error }) => !error && (success === undefined || isTrue(success)),
  },
} satisfies Record<Endpoint['service'], Adapter>;

const adapterOf = ({ service }: Pick<Endpoint, 'service'>): Adapter => adapters[service];

/** Returns where scripts send a submission; a path on this site gets the base. */
export function urlOf({ url }: Endpoint, base: string): string {
  return withBase(url, base);
}

/** Returns the body of a request in the names of the endpoint's service; no field of the form is lost to one of them. */
export function bodyFor(endpoint: Endpoint, { fields, trap, ...envelope }: Submission): Controls {
  const adapter = adapterOf(endpoint);
  const controls = { ...adapter.controls(envelope, endpoint.key), ...(trap && { [adapter.trap]: trap }) };
  // First, because e-mails show them in this order, and last, because nothing may take their place.
  return { ...fields, ...controls, ...fields };
}

/** Returns whether an ok status alone does not show that the endpoint took a submission: its answer must say it. */
export function isAnswerRead({ service, expect }: Endpoint): boolean {
  return expect !== undefined || adapterOf({ service }).hasTaken !== undefined;
}

/** Returns whether the text of an answer is JSON that says, in the words of the service, that it took the submission. */
export function hasTaken({ service }: Pick<Endpoint, 'service'>, text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
    return (adapterOf({ service }).hasTaken ?? saysSuccess)({ ...answer });
  } catch {
    return false;
  }
}

/** What a form needs to post without JavaScript. */
export interface NativePost {
  readonly action: string;
  /** The name of the field that only robots fill in. */
  readonly trap: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
}

/** What a post without JavaScript knows beforehand. */
export interface NativeEnvelope extends Envelope {
  /** The names of the visitor's fields: a hidden field of the same name would hide what was typed. */
  readonly taken?: readonly string[];
  /** The absolute URL of the page that follows. */
  readonly next?: string;
}

/** Returns how a form posts to an endpoint without JavaScript. */
export function nativePostTo(endpoint: Endpoint, envelope: NativeEnvelope, base: string): NativePost {
  const { taken = [], next, ...rest } = envelope;
  const { trap, controls, nativeUrl = (url) => url, next: nextName } = adapterOf(endpoint);
  const all = { ...controls(rest, endpoint.key), ...(nextName && { [nextName]: next }) };
  const hidden = Object.entries(all).flatMap(([name, value]) =>
    value === undefined || taken.includes(name) ? [] : [{ name, value: String(value) }],
  );
  return { action: nativeUrl(urlOf(endpoint, base)), trap, hidden };
}
