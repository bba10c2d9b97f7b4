import { Icon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import { useShell } from '../shell.tsx';
import { mailto } from './mailto.ts';
import styles from './FailurePanel.module.css';

export interface FailurePanelProps {
  readonly subject: string;
  /** What was typed, as lines of text. */
  readonly text: string;
}

/** Says that a form was not sent, and offers other ways that keep what was typed. */
export function FailurePanel({ subject, text }: FailurePanelProps) {
  const { messages, phones, email } = useShell();
  const { failure } = messages.forms;
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.title}>{failure.title}</p>
      <p>{failure.text}</p>
      <ul className={styles.ways}>
        <li>
          <Link to={mailto(email, subject, text)}>
            <Icon name="mail" /> {failure.mail}
          </Link>
        </li>
        {phones.map(({ text: number, href }) => (
          <li key={href}>
            <Link to={href}>
              <Icon name="phone" /> <bdi dir="ltr">{number}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
