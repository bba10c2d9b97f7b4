// Says politely that a form is on its way and was received. Who reads slowly still finds it after the confirmation has gone.
import { fill } from '../format.ts';
import { useShell } from '../shell.tsx';
import { Confirmation } from './Confirmation.tsx';
import type { FormWords } from './field-spec.ts';
import type { SubmissionLife } from './use-submission.ts';
import styles from './FormStatus.module.css';

export interface FormStatusProps extends Pick<SubmissionLife, 'state' | 'sentAt'> {
  readonly words: FormWords;
}

/** What becomes of a form: that it is being sent, its confirmation and, once it has gone, the time at which the form was sent. */
export function FormStatus({ state, sentAt, words }: FormStatusProps) {
  const { messages, locale } = useShell();
  const time = sentAt && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(sentAt);
  return (
    <div role="status">
      {state === 'submitting' && <p className="visually-hidden">{words.submitting}</p>}
      {state === 'submitted' && <Confirmation words={words.confirmation} />}
      {state === 'idle' && time && <p className={styles.sent}>{fill(messages.forms.sent, { time })}</p>}
    </div>
  );
}
