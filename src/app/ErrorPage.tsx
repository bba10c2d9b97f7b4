import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useShell } from './shell.tsx';
import { MessagePage } from './MessagePage.tsx';

export interface ErrorPageProps {
  /** What was thrown: an error, or a response with a status. */
  readonly error: unknown;
}

function detailOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'status' in error) return String(error.status);
  return String(error);
}

/** Shown in place of a page that fails while it is displayed, with the error's status or message. */
export function ErrorPage({ error }: ErrorPageProps) {
  const { title, link } = useShell().messages.errors.unexpected;
  return (
    <MessagePage title={title} text={detailOf(error)}>
      <ButtonLink to="/">{link}</ButtonLink>
    </MessagePage>
  );
}
