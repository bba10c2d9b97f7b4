import { Drawing, Icon, type IconName } from './Icon.tsx';

/** Those that content chooses besides the ones of the site: only pages that may show them load them. */
const topics = {
  award: 'M12 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm-3.5-1.1L7 21l5-2.6 5 2.6-1.5-7.1',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.7v13.6c3.5-.2 6.5.3 8.5 1.8 2-1.5 5-2 8.5-1.8V4.7C17 4.5 14 5 12 6.5Zm0 0v13.6',
  building: 'M4 21V5l9-2v18m0-12h7v12M2.5 21h19M8 8h1m-1 4h1m-1 4h1m8-3h.5m-.5 4h.5',
  chart: 'M4 4v16h16M8 16v-4m4 4V8m4 8v-6',
  group:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9c.3-4 2.7-6 6.5-6s6.2 2 6.5 6M15.5 4.3a3.5 3.5 0 0 1 0 6.4m2 3.8c2.4.7 3.8 2.5 4 5.5',
  heart: 'M12 20C6 15.5 3 12.5 3 8.9A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.9c0 3.6-3 6.6-9 11.1Z',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  printer: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.6 7.2 7 9 4.4-1.8 7-4.7 7-9V6zm-3 8.3 2.2 2.2 4-4.2',
  spark: 'M12 3c.6 5.4 3.6 8.4 9 9-5.4.6-8.4 3.6-9 9-.6-5.4-3.6-8.4-9-9 5.4-.6 8.4-3.6 9-9Z',
  target: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-4.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm0-4.5h.01',
  user: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.4-4.3 3.3-6.5 8-6.5s7.6 2.2 8 6.5',
  video: 'M3.5 6h12v12h-12zm12 4.5 5-3v9l-5-3',
} as const;

/** The names of all icons. */
export type TopicName = IconName | keyof typeof topics;

const isTopic = (name: TopicName): name is keyof typeof topics => name in topics;

export interface TopicIconProps {
  readonly name: TopicName;
}

/** Shows any of the icons. */
export const TopicIcon = ({ name }: TopicIconProps) =>
  isTopic(name) ? <Drawing path={topics[name]} /> : <Icon name={name} />;
