import type { CourseProps } from './course-props.ts';
import { ContactCard } from '../contact/ContactCard.tsx';
import type { CourseWords } from '../../schemas/types.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import * as styles from './CorporateNote.module.css';

/** Informs employers that a course can be held for them alone. */
function CorporateNote({ words }: { readonly words: CourseWords['corporate'] | undefined }) {
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

/** The sidebar of a named course besides its facts: contact, and a note for employers. */
export function CourseAside({ words, course }: Pick<CourseProps, 'course'> & { readonly words: CourseWords }) {
  return (
    <>
      <ContactCard words={words.contact} course={course.title} />
      <CorporateNote words={words.corporate} />
    </>
  );
}
