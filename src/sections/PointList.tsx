import * as styles from './PointList.module.css';

export interface PointListProps {
  readonly points: readonly { readonly title: string; readonly text: string }[];
}

/** Short paragraphs with headings, beside each other. */
export function PointList({ points }: PointListProps) {
  return (
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point.title} className={styles.point}>
          <h3>{point.title}</h3>
          <p className={styles.text}>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}
