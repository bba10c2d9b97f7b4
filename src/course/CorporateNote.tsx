import type { CourseWords } from '../../schemas/types.ts';
import * as styles from './CorporateNote.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';

export interface CorporateNoteProps {
  readonly words: CourseWords['corporate'] | undefined;
}

/** Informs employers that a course can be held for them alone. */
export function CorporateNote({ words }: CorporateNoteProps) {
  if (!words) return null;
  return (
    <section className={styles.note}>
      <h2 className={styles.title}>{words.title}</h2>
      {words.text !== undefined && <p className={styles.text}>{words.text}</p>}
      {words.link && (
        <Link to={words.link.to} className={styles.link ?? ''}>
          {words.link.label}
          <Icon name="arrow" />
        </Link>
      )}
    </section>
  );
}
