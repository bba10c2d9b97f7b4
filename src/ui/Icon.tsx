// Drawn on a 24 by 24 grid with one stroke width, so that all icons match. Those that a page shows many times are masks of the
// style sheet: 49 bytes of HTML each, where their lines are 100 to 200.
import * as styles from './Icon.module.css';
import paths from './icons.json' with { type: 'json' };

const masks = {
  arrow: styles.arrow,
  calendar: styles.calendar,
  chevron: styles.chevron,
  mail: styles.mail,
  phone: styles.phone,
  star: styles.star,
} as const;

/** The names of the icons that the site shows by itself. */
export type IconName = keyof typeof masks | keyof typeof paths;

function isMask(name: IconName): name is keyof typeof masks {
  return name in masks;
}

export function Icon({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) {
  if (isMask(name)) return <svg className={[masks[name], className].filter(Boolean).join(' ')} aria-hidden="true" />;
  return <Drawing path={paths[name]} className={[name === 'external' && styles.turns, className]} />;
}

export interface DrawingProps {
  readonly path: string;
  /** Classes besides its own; what is empty is left out. */
  readonly className?: readonly (string | false | undefined)[];
}

/** Shows the drawing of an icon. */
export function Drawing({ path, className = [] }: DrawingProps) {
  return (
    <svg className={[styles.icon, ...className].filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
