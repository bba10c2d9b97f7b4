// Which courses a command is about, and their sessions; and `prospectus list`, which shows what the files say of them, as rows.
import { groupBy } from '../../base/objects.ts';
import { fieldOf, listIn } from '../../kinds/kind.ts';
import { builtInKinds } from '../../kinds/kinds.ts';
import { scheduleKind } from '../../kinds/offer.ts';
import { feesOf, type Price } from '../../model/price.ts';
import { todayAt } from '../../model/site-settings.ts';
import { type Draft, openDraft } from '../edits/draft.ts';
import { ChangeRefused, type Path } from '../edits/edit.ts';
import { allThings, categoriesOf, type Category, findThing } from './things.ts';

/** Which courses: by their names, or by categories or subcategories that list them; all of them only if so asked. */
export interface Choice {
  readonly courses?: readonly string[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly isAll?: boolean | undefined;
}

function coursesByCategory(draft: Draft): ReadonlyMap<string, readonly string[]> {
  const all = categoriesOf(draft);
  const isIn = (inner: Path, outer: Path): boolean => outer.slice(0, -1).every((key, i) => inner[i] === key);
  const namesIn = ({ at }: Category): readonly string[] =>
    all.filter((other) => isIn(other.at, at)).flatMap(({ courses }) => courses.map(String));
  return new Map(all.map((category) => [category.id, namesIn(category)]));
}

/** Returns the files of the chosen courses by their names. Throws a ChangeRefused for an unknown name, or without a choice. */
export function chooseCourses(
  draft: Draft,
  { courses = [], categories = [], isAll }: Choice,
): ReadonlyMap<string, string> {
  if (courses.length + categories.length === 0 && !isAll)
    throw new ChangeRefused(
      'Say which courses: --course capm,pmp or --category soft-skills; --all is for all of them.',
    );
  const listed = coursesByCategory(draft);
  for (const name of categories) findThing(draft, 'category', name);
  for (const name of courses) findThing(draft, 'course', name);
  const named = new Set([...courses, ...categories.flatMap((name) => listed.get(name) ?? [])]);
  const all = Array.from(allThings(draft, 'course'), ([name, { file }]) => [name, file] as const);
  return new Map(all.filter(([name]) => isAll || named.has(name)));
}

const textIn = (data: unknown, key: string): string => String(fieldOf(data, key) ?? '');

/** The days that a session names, as far as they are known, as YYYY-MM-DD or YYYY-MM; its own first day comes first. */
const daysIn = (session: unknown): readonly string[] => [
  textIn(session, 'startDate'),
  ...listIn(session, 'meetings').map((one) => textIn(one, 'date')),
  textIn(session, 'month'),
];

/** Returns the first day of a session; empty where it is open. */
const firstDayOf = (session: unknown): string => daysIn(session).find(Boolean) ?? '';

const lastDayOf = (session: unknown): string => [...daysIn(session), textIn(session, 'endDate')].sort().at(-1) ?? '';

/** Whether a session has not ended on a day, as YYYY-MM-DD. */
export const isToCome = (session: unknown, today: string): boolean => {
  const last = lastDayOf(session);
  return last === '' || last >= today.slice(0, last.length);
};

/** Returns the sessions by their courses: those of schedule.yaml, or of all files that have some. */
export const sessionsByCourse = (
  draft: Draft,
  files: readonly string[] = ['schedule.yaml'],
): ReadonlyMap<string, readonly { readonly index: number; readonly data: unknown }[]> =>
  groupBy(
    files.flatMap((file) => listIn(draft.data(file), 'sessions').map((data, index) => ({ data, index }))),
    ({ data }) => textIn(data, 'course'),
  );

// Lists.

/** A row by the names of its columns; figures are figures, and what is not known is empty. */
export type Row = Readonly<Record<string, string | number>>;

interface ListOptions extends Omit<Choice, 'isAll'> {
  readonly content: string;
  readonly now: Date;
}

/** The price that lists show: the lowest, or the words of the content. */
function priceOf(data: unknown): string | number {
  const price = fieldOf(data, 'price') as Price | undefined;
  const amounts = feesOf(price).flatMap(({ amount }) => amount ?? []);
  return typeof price === 'string' ? price : amounts.length === 0 ? '' : Math.min(...amounts);
}

const chosen = (draft: Draft, { courses = [], categories = [] }: Choice): ReadonlyMap<string, string> =>
  chooseCourses(draft, { courses, categories, isAll: courses.length + categories.length === 0 });

/** The provider's own schedule, and those that are pulled. */
const filesOfSessions = (draft: Draft): readonly string[] =>
  draft.files().filter((file) => builtInKinds.ofFile(file) === scheduleKind);

/** Returns courses in the order of their names: `sessions` is how many are to come, `next` when the first of them begins. */
export function listCourses(options: ListOptions & { readonly isWithoutSessions: boolean }): readonly Row[] {
  const draft = openDraft(options.content);
  const today = todayAt(draft.data('site.yaml'), options.now);
  const sessions = sessionsByCourse(draft, filesOfSessions(draft));
  const categories = [...coursesByCategory(draft)].toReversed();
  const rows = Array.from(chosen(draft, options), ([course, file]) => {
    const data = draft.data(file);
    const coming = (sessions.get(course) ?? []).filter((one) => isToCome(one.data, today));
    const [next = ''] = coming.flatMap((one) => firstDayOf(one.data) || []).sort();
    const category = categories.find(([, names]) => names.includes(course))?.[0] ?? '';
    return { course, title: textIn(data, 'title'), category, price: priceOf(data), sessions: coming.length, next };
  });
  return options.isWithoutSessions ? rows.filter((row) => row.sessions === 0) : rows;
}

/** Which sessions: days are YYYY-MM-DD. */
export interface SessionFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only those without free places. */
  readonly isFull: boolean;
}

/** Returns sessions by the day on which they begin; without `from`, those that have not ended. */
export function listSessions(options: ListOptions & SessionFilter): readonly Row[] {
  const { from, to, isFull } = options;
  const draft = openDraft(options.content);
  const all = sessionsByCourse(draft, filesOfSessions(draft));
  const first = from ?? todayAt(draft.data('site.yaml'), options.now);
  const rows = Array.from(chosen(draft, options), ([course, file]) => {
    const title = textIn(draft.data(file), 'title');
    return (all.get(course) ?? [])
      .map(({ data }) => data)
      .filter((data) => isToCome(data, first) && (to === undefined || firstDayOf(data) <= to))
      .filter((data) => !isFull || textIn(data, 'availability') === 'Full' || fieldOf(data, 'seatsLeft') === 0)
      .map((data) => ({
        session: textIn(data, 'id'),
        course,
        title: textIn(data, 'title') || title,
        begins: firstDayOf(data),
        ends: lastDayOf(data),
        place: textIn(data, 'place') || textIn(data, 'location'),
        state: textIn(data, 'status') || textIn(data, 'availability'),
        left: textIn(data, 'seatsLeft'),
      }));
  });
  return rows.flat().sort((a, b) => (a.begins < b.begins ? -1 : Number(a.begins > b.begins)));
}
