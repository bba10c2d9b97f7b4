import type { Figure } from '../../schemas/types.ts';
import * as styles from './FigureBand.module.css';
import { Section, type SectionProps } from '../ui/Section.tsx';

export interface FigureBandProps extends Pick<SectionProps, 'id' | 'title' | 'intro'> {
  readonly figures: readonly Figure[];
}

/** A band of large figures with their labels, four in a row; renders nothing if there are none. */
export function FigureBand({ figures, ...section }: FigureBandProps) {
  if (figures.length === 0) return null;
  return (
    <Section {...section} tone="sea">
      <dl className={styles.band}>
        {figures.map((figure) => (
          <div key={figure.id} className={styles.figure}>
            <dt className={styles.label}>{figure.label}</dt>
            <dd className={styles.value}>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
