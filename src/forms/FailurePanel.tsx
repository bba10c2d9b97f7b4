import { useShell } from '../app/shell.tsx';
import { DirectWays } from '../contact/DirectWays.tsx';
import { mailto } from './mailto.ts';
import * as styles from './FailurePanel.module.css';

export interface FailurePanelProps {
  readonly subject: string;
  /** The entered values, as lines of text. */
  readonly text: string;
}

/** Reports that a form was not sent, and offers other ways that preserve what was typed. */
export function FailurePanel({ subject, text }: FailurePanelProps) {
  const { messages, email } = useShell();
  const { failure } = messages.forms;
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.title}>{failure.title}</p>
      <p>{failure.text}</p>
      <DirectWays mail={email === undefined ? undefined : { label: failure.mail, to: mailto(email, subject, text) }} />
    </div>
  );
}
