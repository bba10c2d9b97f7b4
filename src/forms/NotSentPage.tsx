import { ButtonLink } from '../ui/Button.tsx';
import { DirectWays } from '../contact/DirectWays.tsx';
import { useShell } from '../app/shell.tsx';
import { MessagePage } from '../app/MessagePage.tsx';

/** Shown after the browser has sent a form without JavaScript that the collector rejected. */
export function NotSentPage() {
  const { messages, email } = useShell();
  const { notSent, failure } = messages.forms;
  return (
    <MessagePage title={notSent.title} text={notSent.text}>
      <DirectWays mail={email === undefined ? undefined : { label: failure.mail, to: `mailto:${email}` }} />
      <ButtonLink to="/" variant="secondary">
        {notSent.link}
      </ButtonLink>
    </MessagePage>
  );
}
