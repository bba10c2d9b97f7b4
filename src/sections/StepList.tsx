import { formatNumber } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './StepList.module.css';

/** Numbered steps beside each other. */
export function StepList({ steps }: { readonly steps: readonly { readonly title: string; readonly text: string }[] }) {
  const shell = useShell();
  return (
    <ol className={styles.list}>
      {steps.map((step, position) => (
        <li key={step.title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {formatNumber(position + 1, shell)}
          </span>
          <h3>{step.title}</h3>
          <p className={styles.text}>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
