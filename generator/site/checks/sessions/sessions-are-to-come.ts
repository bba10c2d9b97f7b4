import { locate } from '../../../rules/locate.ts';
import { noComingSession } from '../../../rules/words/figures.ts';
import { isBookable, openUntil } from '../../../model/meetings.ts';
import type { Check } from '../../link-context.ts';

/** Courses that the home page features have a session to come. */
export const sessionsAreToCome: Check = ({ entries, slugs, today }) => {
  const sessions = entries.schedule[0]?.data.sessions;
  if (!sessions || today === undefined) return [];
  const bookable = sessions.filter((session) => isBookable(session) && openUntil(session) >= today);
  const anyTime = entries.course.filter(({ data }) => data.start !== undefined).map(({ data }) => data.slug);
  const coming = new Set([...bookable.map(({ course }) => course), ...anyTime]);
  return entries.page.flatMap(({ source, data }) => {
    if (data.template !== 'home') return [];
    const featured = (data.featured?.courses ?? []).map((slug, i) => ({ slug, pointer: `/featured/courses/${i}` }));
    const known = featured.filter(({ slug }) => slugs.has(slug));
    const without = known.filter(({ slug }) => !coming.has(slug));
    const isEveryOne = without.length > 1 && without.length === known.length;
    if (isEveryOne) {
      const courses = without.map(({ slug }) => slug);
      return [noComingSession({ courses }, locate(source, '/featured/courses', 'key'))];
    }
    return without.map(({ slug, pointer }) => noComingSession({ courses: [slug] }, locate(source, pointer)));
  });
};
