import { buttonClass, type ButtonSize, type ButtonVariant } from './Button.tsx';
import { Link, type LinkProps } from './Link.tsx';

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'medium', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, size, className)} />;
}
