import { NewsList } from '../news/NewsList.tsx';
import type { SectionOf } from '../app/page-props.ts';
import { Band, LinkBeside } from './Band.tsx';

/** The latest news. */
export function NewsSection(section: SectionOf<'news'>) {
  const { items, link, title } = section;
  return (
    <Band section={section} aside={link && <LinkBeside link={link} />}>
      <NewsList items={items} isGrid level={title === undefined ? 2 : 3} />
    </Band>
  );
}
