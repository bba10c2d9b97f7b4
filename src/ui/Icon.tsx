// Drawn on a 24 by 24 grid with one stroke width, so that all icons match; icons.svg has them below each other.
import * as styles from './Icon.module.css';

const icons = {
  arrow: styles.arrow,
  award: styles.award,
  book: styles.book,
  building: styles.building,
  calendar: styles.calendar,
  chart: styles.chart,
  check: styles.check,
  chevron: styles.chevron,
  clock: styles.clock,
  close: styles.close,
  download: styles.download,
  external: styles.external,
  filter: styles.filter,
  gallery: styles.gallery,
  globe: styles.globe,
  group: styles.group,
  heart: styles.heart,
  mail: styles.mail,
  'map-pin': styles.pin,
  menu: styles.menu,
  minus: styles.minus,
  phone: styles.phone,
  plus: styles.plus,
  printer: styles.printer,
  search: styles.search,
  shield: styles.shield,
  spark: styles.spark,
  star: styles.star,
  target: styles.target,
  user: styles.user,
  video: styles.video,
  whatsapp: styles.whatsapp,
} as const;

/** The names of the icons. */
export type IconName = keyof typeof icons;

/** Shows a decorative icon in the size and colour of the text around it. */
export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) => (
  <i className={className ? `${icons[name]} ${className}` : icons[name]} />
);
