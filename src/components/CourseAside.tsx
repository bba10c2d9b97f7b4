import type { CourseProps } from '../page-props.ts';
import { ContactCard } from './ContactCard.tsx';
import { CorporateNote } from './CorporateNote.tsx';

export type CourseAsideProps = Pick<CourseProps, 'words'>;

/** What stands beside a named course besides its facts: contact, and a word to employers. */
export function CourseAside({ words }: CourseAsideProps) {
  return (
    <>
      <ContactCard words={words.contact} />
      <CorporateNote words={words.corporate} />
    </>
  );
}
