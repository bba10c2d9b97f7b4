import type { ComponentProps } from 'react';
import * as styles from './Button.module.css';
import { Link, type LinkProps } from './Link.tsx';
import type { Link as LinkData } from './link-props.ts';

/** The visual weight of a button. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'medium';

/** Returns the class names that make a button or a link look like a button. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return [styles.button, styles[variant], size === 'small' && styles.small, className].filter(Boolean).join(' ');
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** A button; its type is "button" by default. */
export function Button({ variant = 'primary', size = 'medium', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant, size, className)} />;
}

interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'medium', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, size, className)} />;
}

/** A link beside a heading or below a text. */
export const LinkBeside = ({ link }: { readonly link: LinkData }) => (
  <ButtonLink to={link.to} variant="secondary">
    {link.label}
  </ButtonLink>
);
