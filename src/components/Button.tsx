import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** How much weight a button has beside others. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'medium';

/** Returns the class names by which a button or a link looks like a button. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return [styles.button, styles[variant], size === 'small' && styles.small, className].filter(Boolean).join(' ');
}

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** A button; of type "button" unless it says otherwise. */
export function Button({ variant = 'primary', size = 'medium', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant, size, className)} />;
}
