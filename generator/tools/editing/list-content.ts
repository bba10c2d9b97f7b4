// prospectus list: what the files say of courses and sessions, as rows.
import { fieldOf } from '../../kinds/kind.ts';
import { feesOf, type Price } from '../../model/price.ts';
import { type Draft, openDraft } from '../edits/draft.ts';
import {
  type Choice,
  chooseCourses,
  coursesByCategory,
  firstDayOf,
  isToCome,
  lastDayOf,
  sessionsByCourse,
} from './courses.ts';

/** A row by the names of its columns; figures are figures, and what is not known is empty. */
export type Row = Readonly<Record<string, string | number>>;

interface ListOptions extends Omit<Choice, 'isAll'> {
  readonly content: string;
  readonly now: Date;
}

const DAY = 10;

const textIn = (data: unknown, key: string): string => String(fieldOf(data, key) ?? '');

/** The price that lists show: the lowest, or the words of the content. */
function priceOf(data: unknown): string | number {
  const price = fieldOf(data, 'price') as Price | undefined;
  const amounts = feesOf(price).flatMap(({ amount }) => amount ?? []);
  return typeof price === 'string' ? price : amounts.length === 0 ? '' : Math.min(...amounts);
}

const chosen = (draft: Draft, { courses = [], categories = [] }: Choice): ReadonlyMap<string, string> =>
  chooseCourses(draft, { courses, categories, isAll: courses.length + categories.length === 0 });

/** Returns courses in the order of their names: `sessions` is how many are to come, `next` when the first of them begins. */
export function listCourses(options: ListOptions & { readonly isWithoutSessions: boolean }): readonly Row[] {
  const draft = openDraft(options.content);
  const today = options.now.toISOString().slice(0, DAY);
  const sessions = sessionsByCourse(draft);
  const categories = [...coursesByCategory(draft)].toReversed();
  const rows = Array.from(chosen(draft, options), ([course, file]) => {
    const data = draft.data(file);
    const coming = (sessions.get(course) ?? []).filter((one) => isToCome(one.data, today));
    const next =
      coming
        .map((one) => firstDayOf(one.data))
        .filter(Boolean)
        .sort()[0] ?? '';
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
  const all = sessionsByCourse(draft);
  const first = from ?? options.now.toISOString().slice(0, DAY);
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
