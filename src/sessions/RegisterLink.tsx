import type { RegistrationLink } from './session-props.ts';
import { useShell } from '../app/shell.tsx';
import { ButtonLink, type ButtonSize, type ButtonVariant } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

export interface RegisterLinkProps {
  readonly link: RegistrationLink;
  /** The text, unless the link has its own or leads to a waiting list. */
  readonly text: string;
  /** What the link is for, for those who hear it alone: in full, and what a text of the link's own is about. */
  readonly name?: string;
  readonly about?: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly tabIndex?: number;
}

/** A button that leads to a registration, elsewhere in a new tab; nothing where there is nowhere to register. */
export function RegisterLink({ link, text: usual, name, about, ...look }: RegisterLinkProps) {
  const { common, schedule } = useShell().messages;
  const { registerTo, registerLabel, isWaiting } = link;
  const text = isWaiting ? schedule.waitingList : usual;
  if (registerTo === undefined) return null;
  if (registerTo.startsWith('/'))
    return (
      <ButtonLink to={registerTo} {...look} aria-label={name}>
        {text}
      </ButtonLink>
    );
  const own = registerLabel && [registerLabel, about].filter(Boolean).join(': ');
  return (
    <ButtonLink
      to={registerTo}
      target="_blank"
      rel="noopener"
      {...look}
      aria-label={`${own ?? name ?? text} (${common.newTab})`}
    >
      {registerLabel ?? text} <Icon name="external" />
    </ButtonLink>
  );
}
