import { fill } from '../../app/format.ts';
import type { FormWords } from '../../app/page-props.ts';
import { useShell } from '../../app/shell.tsx';
import * as styles from './FormHead.module.css';

export interface FormHeadProps {
  readonly words: FormWords;
}

/** The top of a form: its heading, its intro and the meaning of the mark on required fields. */
export function FormHead({ words }: FormHeadProps) {
  const { requiredNote, requiredMark } = useShell().messages.forms;
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{words.title}</h2>
      {words.intro && <p>{words.intro}</p>}
      <p className={styles.note}>{fill(requiredNote, { mark: requiredMark })}</p>
    </div>
  );
}
