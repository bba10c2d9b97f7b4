// Which course and which session a registration is for. The fields of the form decide: a link and a visitor fill them in.
import type { Values } from '../submission.ts';
import type { CourseOffer, OfferedSession } from '../form-props.ts';

/** Returns the titles under which a course is known: its own, and those of its sessions. */
export const titlesOf = ({ title, sessions }: CourseOffer): readonly string[] => [
  ...new Set([title, ...sessions.flatMap((session) => session.title ?? [])]),
];

/** Returns the course of a title. */
export const offerOf = (offers: readonly CourseOffer[], title: string): CourseOffer | undefined =>
  offers.find((offer) => titlesOf(offer).includes(title));

/** Returns what choosing a session fills in. */
export function valuesOfSession({ title, duration }: CourseOffer, session: OfferedSession): Values {
  return {
    course: session.title ?? title,
    startDate: session.start?.iso ?? '',
    endDate: session.end?.iso ?? '',
    duration: session.duration ?? duration ?? '',
  };
}

const hasDates = ({ start, end }: OfferedSession, { startDate, endDate }: Values): boolean =>
  [undefined, start?.iso ?? ''].includes(startDate) && [undefined, end?.iso ?? ''].includes(endDate);

/**
 * Returns the session that is chosen: the one of an id as long as its dates are those of the form, which may lack the
 * fields for them, or else one that is held on these dates. An empty id means that the visitor wants another date.
 */
export function sessionOf(
  sessions: readonly OfferedSession[],
  id: string | undefined,
  values: Values,
): OfferedSession | undefined {
  const fitting = sessions.filter((session) => hasDates(session, values));
  const named = fitting.find((session) => session.id === id);
  if (named || id === '') return named;
  const dated = fitting.filter(({ start }) => start !== undefined && values['startDate'] !== undefined);
  return dated.find(({ title }) => title === values['course']) ?? dated[0];
}
