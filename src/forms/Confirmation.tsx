import { Icon } from '../components/Icon.tsx';
import { fill } from '../format.ts';
import type { FormWords } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import * as styles from './Confirmation.module.css';

export interface ConfirmationProps {
  readonly words: FormWords['confirmation'];
}

/** Confirms that a form was received. */
export function Confirmation({ words }: ConfirmationProps) {
  const { name } = useShell();
  return (
    <div className={styles.panel}>
      <Icon name="check" className={styles.icon ?? ''} />
      <h2 className={styles.title}>{words.title}</h2>
      <p>{fill(words.text, { name })}</p>
    </div>
  );
}
