import { ButtonLink } from '../components/ButtonLink.tsx';
import { DirectWays } from '../forms/DirectWays.tsx';
import { useShell } from '../shell.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Answers a form that the browser sent without JavaScript and that the collector did not take. */
export function NotSentPage() {
  const { messages, email } = useShell();
  const { notSent, failure } = messages.forms;
  return (
    <MessagePage title={notSent.title} text={notSent.text}>
      <DirectWays mail={{ label: failure.mail, to: `mailto:${email}` }} />
      <ButtonLink to="/" variant="secondary">
        {notSent.link}
      </ButtonLink>
    </MessagePage>
  );
}
