// The icons that content chooses besides the ones of the site: only pages that may show them load them.
import { Drawing, Icon, type IconName } from './Icon.tsx';
import topics from './topics.json' with { type: 'json' };

/** The names of all icons. */
export type TopicName = IconName | keyof typeof topics;

const isTopic = (name: TopicName): name is keyof typeof topics => name in topics;

/** Shows any of the icons. */
export const TopicIcon = ({ name }: { readonly name: TopicName }) =>
  isTopic(name) ? <Drawing path={topics[name]} /> : <Icon name={name} />;
