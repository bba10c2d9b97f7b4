import { locate } from '../../../rules/locate.ts';
import { announcementEndsFirst, endedAnnouncement } from '../../../rules/words/site.ts';
import type { Check } from '../../link-context.ts';

/** There is a day to come on which visitors see the announcement. */
export const announcementIsShown: Check = ({ entries, today = '' }) =>
  entries.site.flatMap(({ source, data }) => {
    const { from, until } = data.announcement ?? {};
    if (until === undefined) return [];
    const place = locate(source, '/announcement/until');
    if (from !== undefined && from > until) return [announcementEndsFirst({ from, until }, place)];
    return until < today ? [endedAnnouncement({ until }, place)] : [];
  });
