// Each form service has its own way to say that it accepted a submission. Read when a form is sent, and loaded then.
import type { Endpoint } from '../../schemas/types.ts';

type ServiceAnswer = Readonly<Record<string, unknown>>;

// FormSubmit writes booleans as text.
const isTrue = (value: unknown): boolean => value === true || value === 'true';

const saysSuccess = ({ success, ok }: ServiceAnswer): boolean => isTrue(success ?? ok);

/** Whether a response with an ok status shows that the service accepted the submission; if absent, the status is enough. */
const acceptances: Readonly<Partial<Record<Endpoint['service'], (answer: ServiceAnswer) => boolean>>> = {
  formsubmit: saysSuccess,
  // Its own client takes the URL of the next page as the sign of success.
  formspree: ({ ok, next }) => isTrue(ok) || (ok === undefined && typeof next === 'string'),
  web3forms: saysSuccess,
  php: saysSuccess,
  // Its documentation promises the status and the name of an error, but no particular text on success.
  basin: ({ success, error }) => !error && (success === undefined || isTrue(success)),
};

/** Returns whether the response of an endpoint must be read, since an ok status shows nothing. */
export function isAnswerRead({ service, expect }: Endpoint): boolean {
  return expect !== undefined || acceptances[service] !== undefined;
}

/** Returns whether a response is JSON that says, in the form of the service, that it accepted the submission. */
export function hasTaken({ service }: Pick<Endpoint, 'service'>, text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
    return (acceptances[service] ?? saysSuccess)({ ...answer });
  } catch {
    return false;
  }
}
