// Says politely that a form was received. Who reads slowly still finds it after the confirmation has gone.
import { fill } from '../format.ts';
import { useShell } from '../shell.tsx';
import { Confirmation } from './Confirmation.tsx';
import type { FormWords } from './field-spec.ts';
import type { SubmissionLife } from './use-submission.ts';
import styles from './FormStatus.module.css';

export interface FormStatusProps extends Pick<SubmissionLife, 'state' | 'sentAt'> {
  readonly words: FormWords['confirmation'];
}

/** The confirmation of a form and, once it has gone, the time at which the form was sent. */
export function FormStatus({ state, sentAt, words }: FormStatusProps) {
  const { messages, locale } = useShell();
  const time = sentAt && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(sentAt);
  return (
    <div role="status">
      {state === 'submitted' && <Confirmation words={words} />}
      {state === 'idle' && time && <p className={styles.sent}>{fill(messages.forms.sent, { time })}</p>}
    </div>
  );
}
