import { locate } from '../../diagnostics/locate.ts';
import { endsBeforeStart, hoursDisagree } from '../../diagnostics/rules/figures.ts';
import { duplicateSession } from '../../diagnostics/rules/link.ts';
import type { Check } from '../link-context.ts';

/** Sessions have ids of their own, end after they begin, and agree with their course or say why they do not. */
export const sessionsMakeSense: Check = ({ entries }) => {
  const schedule = entries.schedule[0];
  if (!schedule) return [];
  const { source, data } = schedule;
  const courseOf = new Map(entries.course.map((entry) => [entry.data.slug, entry]));
  const firstOf = new Map(data.sessions.map(({ id }, i) => [id, i] as const).toReversed());
  return data.sessions.flatMap(({ id, course: slug, startDate, endDate, hours, hoursNote }, i) => {
    const at = (key: string, index = i) => locate(source, `/sessions/${index}/${key}`);
    const course = courseOf.get(slug);
    const first = firstOf.get(id) ?? i;
    return [
      ...(endDate < startDate
        ? [
            endsBeforeStart({ start: startDate, end: endDate }, at('endDate'), [
              { note: 'The first day.', location: at('startDate') },
            ]),
          ]
        : []),
      ...(hours !== undefined && course?.data.hours !== undefined && hours !== course.data.hours && !hoursNote
        ? [
            hoursDisagree({ session: hours, course: course.data.hours }, at('hours'), [
              { note: 'The hours of the course.', location: locate(course.source, '/hours') },
            ]),
          ]
        : []),
      ...(first < i
        ? [
            duplicateSession({ value: `"${id}"`, first: 'another session' }, at('id'), [
              { note: 'The first session with this id.', location: at('id', first) },
            ]),
          ]
        : []),
    ];
  });
};
