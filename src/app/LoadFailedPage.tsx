import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useShell } from './shell.tsx';
import { MessagePage } from './MessagePage.tsx';

export interface LoadFailedPageProps {
  readonly retry: () => void;
}

/** Shown when the next page could not be loaded, with a button that tries again. */
export function LoadFailedPage({ retry }: LoadFailedPageProps) {
  const { loadFailed, unexpected } = useShell().messages.errors;
  return (
    <MessagePage title={loadFailed.title} text={loadFailed.text}>
      <Button onClick={retry}>{loadFailed.retry}</Button>
      <ButtonLink to="/" variant="secondary">
        {unexpected.link}
      </ButtonLink>
    </MessagePage>
  );
}
