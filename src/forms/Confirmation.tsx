import { Icon } from '../components/Icon.tsx';
import { fill } from '../format.ts';
import { useShell } from '../shell.tsx';
import type { FormWords } from './field-spec.ts';
import styles from './Confirmation.module.css';

export interface ConfirmationProps {
  readonly words: FormWords['confirmation'];
  /** Makes it the place to which a post without JavaScript returns: hidden unless the address names it. */
  readonly id?: string;
}

/** Says that a form was received. */
export function Confirmation({ words, id }: ConfirmationProps) {
  const { name } = useShell();
  return (
    <div id={id} className={styles.panel} data-returned={id && true}>
      <Icon name="check" className={styles.icon ?? ''} />
      <h2 className={styles.title}>{words.title}</h2>
      <p>{fill(words.text, { name })}</p>
    </div>
  );
}
