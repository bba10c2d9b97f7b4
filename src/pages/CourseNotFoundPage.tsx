import { ButtonLink } from '../components/ButtonLink.tsx';
import { useShell } from '../shell.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Shown for a course number that the catalogue does not have. */
export function CourseNotFoundPage() {
  const { addresses, messages } = useShell();
  const { title, text, link } = messages.errors.courseNotFound;
  return (
    <MessagePage title={title} text={text}>
      <ButtonLink to={addresses.catalogue}>{link}</ButtonLink>
    </MessagePage>
  );
}
