// Drawn on a 24 by 24 grid with one stroke width, so that all icons match. Those that a page shows many times are masks of the
// style sheet: 49 bytes of HTML each, where their lines are 100 to 200.
import * as styles from './Icon.module.css';

const paths = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 20h15',
  external: 'M13 4.5h6.5V11M19 5l-9 9m-3-7.5H4.5v13h13V17',
  filter: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-7 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  gallery: 'M4 5h16v14H4zm0 11 4.5-4.5 4 4 3-3L20 17M15 9.5h.01',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c5.3 5 5.3 13 0 18-5.3-5-5.3-13 0-18Z',
  'map-pin':
    'M12 21c4.7-4.6 7-8.1 7-11.1a7 7 0 0 0-14 0c0 3 2.3 6.5 7 11.1Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.6-1.9L20 20',
  whatsapp: 'M4 20l1.2-4A8.5 8.5 0 1 1 8.3 19ZM9 8.5c-.5 3.5 3 7 6.5 6.5l.5-1.7-2-1-1 .9a5 5 0 0 1-2.2-2.2l.9-1-1-2Z',
} as const;

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

export interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** Shows a decorative icon in the size and colour of the text around it. */
export function Icon({ name, className }: IconProps) {
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
