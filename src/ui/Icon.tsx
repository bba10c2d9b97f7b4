// Drawn on a 24 by 24 grid with one stroke width, so that all icons match. Those that a page shows many times are masks of the
// style sheet: 49 bytes of HTML each, where their lines are 100 to 200.
import * as styles from './Icon.module.css';

const paths = {
  award: 'M12 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm-3.5-1.1L7 21l5-2.6 5 2.6-1.5-7.1',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.7v13.6c3.5-.2 6.5.3 8.5 1.8 2-1.5 5-2 8.5-1.8V4.7C17 4.5 14 5 12 6.5Zm0 0v13.6',
  building: 'M4 21V5l9-2v18m0-12h7v12M2.5 21h19M8 8h1m-1 4h1m-1 4h1m8-3h.5m-.5 4h.5',
  chart: 'M4 4v16h16M8 16v-4m4 4V8m4 8v-6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 20h15',
  external: 'M13 4.5h6.5V11M19 5l-9 9m-3-7.5H4.5v13h13V17',
  filter: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-7 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  gallery: 'M4 5h16v14H4zm0 11 4.5-4.5 4 4 3-3L20 17M15 9.5h.01',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c5.3 5 5.3 13 0 18-5.3-5-5.3-13 0-18Z',
  group:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9c.3-4 2.7-6 6.5-6s6.2 2 6.5 6M15.5 4.3a3.5 3.5 0 0 1 0 6.4m2 3.8c2.4.7 3.8 2.5 4 5.5',
  heart: 'M12 20C6 15.5 3 12.5 3 8.9A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.9c0 3.6-3 6.6-9 11.1Z',
  'map-pin':
    'M12 21c4.7-4.6 7-8.1 7-11.1a7 7 0 0 0-14 0c0 3 2.3 6.5 7 11.1Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  printer: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.6-1.9L20 20',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.6 7.2 7 9 4.4-1.8 7-4.7 7-9V6zm-3 8.3 2.2 2.2 4-4.2',
  spark: 'M12 3c.6 5.4 3.6 8.4 9 9-5.4.6-8.4 3.6-9 9-.6-5.4-3.6-8.4-9-9 5.4-.6 8.4-3.6 9-9Z',
  target: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-4.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm0-4.5h.01',
  user: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.4-4.3 3.3-6.5 8-6.5s7.6 2.2 8 6.5',
  video: 'M3.5 6h12v12h-12zm12 4.5 5-3v9l-5-3',
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

/** The names of all icons. */
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
  const classes = (own: string | undefined) => [own, className].filter(Boolean).join(' ');
  if (isMask(name)) return <svg className={classes(masks[name])} aria-hidden="true" />;
  const turns = name === 'external' ? ` ${styles.turns ?? ''}` : '';
  return (
    <svg className={classes((styles.icon ?? '') + turns)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
