// Decides which sessions match a visitor's choice. An empty string means no restriction.
import { capitalized } from '../app/format.ts';
import type { Subcategory } from '../course/course-props.ts';
import type { SessionRow } from './session-props.ts';
import type { ScheduleProps } from './schedule-props.ts';
import type { Criterion } from '../catalogue/find/criteria.ts';
import { monthOf } from './group-sessions.ts';

/** The choice that every session matches. */
export const NO_CHOICE = { category: '', course: '', location: '', type: '', month: '' } as const;

/** A visitor's choice in the schedule: a category's id, a course's slug, where and how sessions are held, and a month as YYYY-MM. */
export type SessionChoice = Readonly<Record<keyof typeof NO_CHOICE, string>>;

/** The available options. */
export interface Schedule extends Pick<ScheduleProps, 'categories' | 'courses' | 'locations' | 'monthNotes'> {
  readonly sessions: readonly SessionRow[];
}

/** What can be chosen. */
export type SessionChoices = Readonly<Record<keyof SessionChoice, readonly Subcategory[]>>;

const isIn = (session: SessionRow, category: string): boolean =>
  session.category === category || session.further?.includes(category) === true;

/** Returns the sessions that match the choice, in the given order. */
export function filterSessions(
  { sessions, courses }: Pick<Schedule, 'sessions' | 'courses'>,
  { category, course, location, type, month }: SessionChoice,
): readonly SessionRow[] {
  const address = courses.find(({ id }) => id === course)?.address;
  return sessions.filter(
    (session) =>
      (category === '' || isIn(session, category)) &&
      (course === '' || session.courseAddress === address) &&
      (location === '' || session.location === location) &&
      (type === '' || session.type === type) &&
      (month === '' || monthOf(session) === month),
  );
}

/** Returns the months in which sessions begin, without duplicates, in the order of the sessions. */
export function monthsOf(sessions: readonly SessionRow[]): readonly Subcategory[] {
  const names = new Map(sessions.map((session) => [monthOf(session), session.month]));
  return [...names].map(([id, name]) => ({ id, name: capitalized(name) }));
}

/** The ways in which sessions are held, where there are several. */
function typesOf(sessions: readonly SessionRow[]): readonly Subcategory[] {
  const types = [...new Set(sessions.flatMap(({ type }) => type ?? []))];
  return types.length > 1 ? types.map((type) => ({ id: type, name: type })) : [];
}

/** All that can be known of a choice. */
const everyChoice = ({ categories, courses, locations = [], sessions }: Schedule): SessionChoices => ({
  category: categories,
  course: courses,
  location: locations.map((name) => ({ id: name, name })),
  type: typesOf(sessions),
  month: monthsOf(sessions),
});

const names = Object.keys(NO_CHOICE) as (keyof SessionChoice)[];

/** Returns the choice without what the schedule does not have: a category, a course, a month in which nothing begins. */
export function knownChoice(choice: SessionChoice, schedule: Schedule): SessionChoice {
  const all = everyChoice(schedule);
  const known = { ...choice };
  for (const name of names) if (!all[name].some(({ id }) => id === choice[name])) known[name] = '';
  return known;
}

/** Returns the choice in words. */
export function choiceInWords(choice: SessionChoice, schedule: Schedule): readonly Criterion<keyof SessionChoice>[] {
  const all = everyChoice(schedule);
  return names.flatMap((name) =>
    all[name].filter(({ id }) => id === choice[name]).map((option) => ({ name, text: option.name })),
  );
}

/** Returns what leads to sessions: categories and types where several have any, courses of the category, places of what is chosen, and months. */
export function choicesOf(choice: SessionChoice, schedule: Schedule): SessionChoices {
  const { categories, courses, sessions } = schedule;
  const inCategory = filterSessions(schedule, { ...NO_CHOICE, category: choice.category });
  const addresses = new Set(inCategory.map(({ courseAddress }) => courseAddress));
  const anywhere = filterSessions(schedule, { ...choice, location: '', month: '' });
  const locations = new Set([choice.location, ...anywhere.map(({ location }) => location)]);
  const months = new Set([
    ...monthsOf(filterSessions(schedule, { ...choice, month: '' })).map(({ id }) => id),
    choice.month,
  ]);
  const used = categories.filter(({ id }) => id === choice.category || sessions.some((session) => isIn(session, id)));
  return {
    category: used.length > 1 || choice.category !== '' ? used : [],
    course: courses.filter(({ id, address }) => id === choice.course || addresses.has(address)),
    location: everyChoice(schedule).location.filter(({ id }) => locations.has(id)),
    type: typesOf(sessions),
    month: monthsOf(sessions).filter(({ id }) => months.has(id)),
  };
}

/** Returns the choice after a change; a course, a month and a place that would then have no session are given up, in this order. */
export function changedChoice(
  choice: SessionChoice,
  changes: Partial<SessionChoice>,
  schedule: Schedule,
): SessionChoice {
  const wanted = { ...choice, ...changes };
  const isPossible = (one: SessionChoice): boolean => filterSessions(schedule, one).length > 0;
  const { category } = changes;
  const course = category && !isPossible({ ...NO_CHOICE, category, course: wanted.course }) ? '' : wanted.course;
  const changed = { ...wanted, course };
  if (changes.month || isPossible(changed)) return changed;
  const anyMonth = { ...changed, month: '' };
  return changes.location || isPossible(anyMonth) ? anyMonth : { ...anyMonth, location: '' };
}
