import { Icon } from '../ui/Icon.tsx';
import { fill } from '../app/format.ts';
import type { FormWords } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
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
