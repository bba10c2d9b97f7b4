import { Icon, type IconName } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import * as styles from './IconCard.module.css';

export interface IconCardProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly text?: string;
  /** Where its heading leads. */
  readonly to?: string;
  /** Level of the heading: 3 inside a section, 2 on its own. */
  readonly level?: 2 | 3;
}

/** One reason, with its drawing if it has one. */
export function IconCard({ icon, title, text, to, level = 3 }: IconCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.card}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <Heading className={styles.title}>{to === undefined ? title : <Link to={to}>{title}</Link>}</Heading>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
