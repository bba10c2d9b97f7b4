import { locate } from '../../diagnostics/locate.ts';
import { duplicateSession, endsBeforeStart, hoursDisagree } from '../../diagnostics/rules/link.ts';
import type { Check } from '../link-context.ts';

/** Sessions have ids of their own, end after they begin, and agree with their course. */
export const sessionsMakeSense: Check = ({ entries, courses }) => {
  const schedule = entries.schedule[0];
  if (!schedule) return [];
  const { source, data } = schedule;
  const hoursOf = new Map(courses.map(({ course }) => [course.slug, course.hours]));
  return data.sessions.flatMap(({ id, course, startDate, endDate, hours }, i) => {
    const courseHours = hoursOf.get(course);
    const first = data.sessions.findIndex((other) => other.id === id);
    return [
      ...(endDate < startDate
        ? [endsBeforeStart({ start: startDate, end: endDate }, locate(source, `/sessions/${i}/endDate`))]
        : []),
      ...(hours !== undefined && courseHours !== undefined && hours !== courseHours
        ? [hoursDisagree({ session: hours, course: courseHours }, locate(source, `/sessions/${i}/hours`))]
        : []),
      ...(first < i
        ? [
            duplicateSession({ value: `"${id}"`, first: 'another session' }, locate(source, `/sessions/${i}/id`), [
              { note: 'The first session with this id.', location: locate(source, `/sessions/${first}/id`) },
            ]),
          ]
        : []),
    ];
  });
};
