import { ButtonLink } from '../ui/Button.tsx';
import { useShell } from '../app/shell.tsx';
import { MessagePage } from '../app/MessagePage.tsx';

/** Shown after the browser has sent a form without JavaScript. */
export function ThankYouPage() {
  const { title, text, link } = useShell().messages.forms.thanks;
  return (
    <MessagePage title={title} text={text}>
      <ButtonLink to="/">{link}</ButtonLink>
    </MessagePage>
  );
}
