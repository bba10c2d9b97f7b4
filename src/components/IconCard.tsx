import { Icon, type IconName } from './Icon.tsx';
import styles from './IconCard.module.css';

export interface IconCardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Level of the heading: 3 inside a section, 2 on its own. */
  readonly level?: 2 | 3;
}

/** One reason with its drawing. */
export function IconCard({ icon, title, text, level = 3 }: IconCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.card}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
