import { locate } from '../../../rules/locate.ts';
import { relatedToItself } from '../../../rules/words/link.ts';
import type { Check } from '../../link-context.ts';

/** No course recommends itself. That the courses exist is checked with all other references. */
export const relatedAreOthers: Check = ({ entries }) =>
  entries.course.flatMap(({ source, data }) =>
    (['related', 'leadsTo'] as const).flatMap((field) => {
      const { slug } = data;
      const place = data[field]?.indexOf(slug) ?? -1;
      return place === -1 ? [] : [relatedToItself({ slug }, locate(source, `/${field}/${place}`))];
    }),
  );
