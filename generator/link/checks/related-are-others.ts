import { locate } from '../../diagnostics/locate.ts';
import { relatedToItself } from '../../diagnostics/rules/link.ts';
import type { Check } from '../link-context.ts';

/** No course recommends itself. That the courses exist is checked with all other references. */
export const relatedAreOthers: Check = ({ entries }) =>
  entries.course.flatMap(({ source, data: { slug, related = [] } }) => {
    const place = related.indexOf(slug);
    return place === -1 ? [] : [relatedToItself({ slug }, locate(source, `/related/${place}`))];
  });
