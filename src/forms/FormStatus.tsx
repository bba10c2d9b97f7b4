// Announces politely that a form is being sent and was received. Slow readers still find it after the confirmation has
// disappeared.
import { fill } from '../app/format.ts';
import type { FormWords } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { Confirmation } from './Confirmation.tsx';
import type { SubmissionLife } from './use-submission.ts';
import * as styles from './FormStatus.module.css';

export interface FormStatusProps extends Pick<SubmissionLife, 'state' | 'sent'> {
  readonly words: FormWords;
}

/** The status of a form: that it is being sent, its confirmation and, after that, the time at which it was sent. */
export function FormStatus({ state, sent, words }: FormStatusProps) {
  const { messages, locale } = useShell();
  const time = sent && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(sent.at);
  return (
    <div role="status">
      {state === 'submitting' && <p className="visually-hidden">{words.submitting}</p>}
      {state === 'submitted' && <Confirmation words={words.confirmation} />}
      {state === 'idle' && time && <p className={styles.sent}>{fill(messages.forms.sent, { time })}</p>}
    </div>
  );
}
