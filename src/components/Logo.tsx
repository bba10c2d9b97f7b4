import { withBase } from '../navigation/page-address.ts';
import { useShell } from '../shell.tsx';
import styles from './Logo.module.css';

export interface LogoProps {
  readonly className?: string | undefined;
}

/** The provider's mark. It is decorative: its name or a heading is always next to it. */
export function Logo({ className }: LogoProps) {
  const { base, logo, darkLogo } = useShell();
  const classes = [styles.logo, className].filter(Boolean).join(' ');
  const mark = (file: string, ground?: 'light' | 'dark') => (
    <img className={classes} src={withBase(file, base)} alt="" width="48" height="48" data-ground={ground} />
  );
  if (darkLogo === undefined) return mark(logo);
  return (
    <>
      {mark(logo, 'light')}
      {mark(darkLogo, 'dark')}
    </>
  );
}
