import type { Figure } from '../page-props.ts';
import styles from './FigureBand.module.css';

export interface FigureBandProps {
  readonly figures: readonly Figure[];
}

/** Large figures with their labels, four in a row. */
export function FigureBand({ figures }: FigureBandProps) {
  return (
    <dl className={styles.band}>
      {figures.map((figure) => (
        <div key={figure.id} className={styles.figure}>
          <dt className={styles.label}>{figure.label}</dt>
          <dd className={styles.value}>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
