import { ButtonLink } from '../components/ButtonLink.tsx';
import { useShell } from '../shell.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Shown for an unknown address. */
export function NotFoundPage() {
  const { title, text, link } = useShell().messages.errors.notFound;
  return (
    <MessagePage title={title} text={text}>
      <ButtonLink to="/">{link}</ButtonLink>
    </MessagePage>
  );
}
