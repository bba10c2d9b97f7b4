import type { CourseProps } from '../app/page-props.ts';
import { ContactCard } from '../contact/ContactCard.tsx';
import { CorporateNote } from './CorporateNote.tsx';

export type CourseAsideProps = Pick<CourseProps, 'words' | 'course'>;

/** The sidebar of a named course besides its facts: contact, and a note for employers. */
export function CourseAside({ words, course }: CourseAsideProps) {
  return (
    <>
      <ContactCard words={words.contact} course={course.title} />
      <CorporateNote words={words.corporate} />
    </>
  );
}
