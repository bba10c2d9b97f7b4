// Which session of the schedule each row is, and what it changes. A row is a session by its id; else by its course, first
// day and place; else, where only one session and one row are left for a course and place, it is one that has moved.
import { DAY_MS } from '../../base/time.ts';
import { todayAt } from '../../model/site-settings.ts';
import { groupBy, freeName } from '../../base/objects.ts';
import { addDays, idOf, openUntil, whenOf } from '../../model/meetings.ts';
import type { Session } from '../../../schemas/types.ts';
import type { Edit } from '../edits/edit.ts';
import { fieldsOf, plainTitle } from './titles.ts';
import { wrong } from './values.ts';
import { type Row, type RowProblem, type Said, textOf, valuesOf } from './rows.ts';
import {
  changesOf,
  type Compared,
  editsOf,
  type FieldChange,
  freshOf,
  isSame,
  type KnownContent,
  type RowResult,
} from './subject.ts';

interface Comparison {
  /** Says which sessions are to come. */
  readonly now: Date;
  /** The file of the sessions; their own schedule without it. */
  readonly file?: string;
  /** Whether sessions become what the rows say, and go where no row speaks of them. */
  readonly isMirror?: boolean;
}

const valueOf = (row: Row, field: string): unknown => row.said.get(field)?.value ?? undefined;

/** The ways to say when a session is held, of which it has one. */
const ways = ['startDate', 'meetings', 'month', 'dates'] as const;

/** When something is held, as far as it tells sessions of a course apart. */
function startOf(session: Session): string | undefined {
  const { startDate, month, dates } = session;
  return startDate ?? whenOf(session).first ?? month ?? dates;
}

const rowStart = (row: Row): string | undefined => startOf(valuesOf(row) as unknown as Session);

/** Whether a row can speak of a session, as far as places go: one that says no place speaks of any. */
function isThere(row: Row, session: Session, placeName: (id: string) => string): boolean {
  const said = [textOf(row, 'place'), textOf(row, 'location')].find(Boolean);
  const { place, location } = session;
  if (said === undefined || (place === undefined && location === undefined)) return true;
  const known = [place, place && placeName(place), location].filter((one) => one !== undefined);
  return known.some((one) => plainTitle(one) === plainTitle(said));
}

/** The fields by which several sessions of a course on one day differ. */
const details = ['from', 'endDate', 'title', 'languages', 'type'];

/** Of several sessions that a row may be, those that differ from it least in what tells them apart. */
function nearest(row: Row, sessions: readonly Session[]): readonly Session[] {
  return details.reduce((left, field) => {
    const alike = left.filter((session) =>
      isSame(field, (session as object as Readonly<Record<string, unknown>>)[field], valueOf(row, field)),
    );
    return left.length > 1 && alike.length > 0 ? alike : left;
  }, sessions);
}

/** The session of a row, or what is wrong with it. */
interface Match {
  readonly row: Row;
  readonly session?: Session;
  readonly problem?: RowProblem;
  readonly isMoved?: true;
}

interface Search {
  readonly byId: ReadonlyMap<string, Session>;
  readonly byCourse: ReadonlyMap<string, readonly Session[]>;
  readonly placeName: (id: string) => string;
}

function matchById(row: Row, { byId }: Search): Match | undefined {
  const id = textOf(row, 'id');
  const session = id === undefined ? undefined : byId.get(id);
  if (!session) return undefined;
  const course = textOf(row, 'course');
  if (course === undefined || course === session.course) return { row, session };
  const problem = `the session "${id}" is one of the course "${session.course}", not of "${course}"`;
  const unread = wrong(problem, 'Correct the course, or give a new session another id.');
  return { row, problem: { column: row.said.get('course')?.column, ...unread } };
}

function matchByDay(row: Row, { byCourse, placeName }: Search): Match {
  const start = rowStart(row);
  const id = textOf(row, 'id');
  const alike = (byCourse.get(textOf(row, 'course') ?? '') ?? []).filter(
    (session) =>
      start !== undefined &&
      startOf(session) === start &&
      isThere(row, session, placeName) &&
      (id === undefined || session.id === undefined),
  );
  const [session, ...more] = nearest(row, alike);
  if (session && more.length === 0) return { row, session };
  if (!session) return { row };
  const ids = [session, ...more].map(idOf).join(', ');
  const problem = `several sessions begin on that day: ${ids}`;
  return { row, problem: wrong(problem, 'Add a column "Id" that says which one this is.') };
}

/** Finds the sessions that have moved: the only one near the only row that is left for its course and place. */
function withMoved(matches: readonly Match[], { byCourse, placeName }: Search, today: string): readonly Match[] {
  const taken = new Set(matches.map(({ session }) => session));
  const isFree = ({ session, problem, row }: Match): boolean =>
    !session && !problem && textOf(row, 'id') === undefined && textOf(row, 'startDate') !== undefined;
  const canBe = (row: Row, session: Session): boolean => {
    const [from, to] = [session.startDate, textOf(row, 'startDate')];
    // Farther than two weeks, it is recognised by an id only.
    const isNear = Math.abs(Date.parse(from ?? '') - Date.parse(to ?? '')) <= 14 * DAY_MS;
    return isNear && isThere(row, session, placeName);
  };
  const free = matches.filter(isFree);
  const left = (course = ''): readonly Session[] =>
    (byCourse.get(course) ?? []).filter(
      (session) => !taken.has(session) && openUntil(session) >= today && session.status !== 'cancelled',
    );
  return matches.map((match) => {
    if (!isFree(match)) return match;
    const [session, ...others] = left(textOf(match.row, 'course')).filter((one) => canBe(match.row, one));
    if (!session || others.length > 0) return match;
    const rivals = free.filter(({ row }) => textOf(row, 'course') === session.course && canBe(row, session));
    return rivals.length === 1 ? { ...match, session, isMoved: true as const } : match;
  });
}

/** A place is said in one way, by its id or in words; where it is the one that the session has, it is not said again. */
function sayPlace(said: Map<string, Said>, session: Session, isThere: boolean): void {
  for (const own of ['place', 'location'] as const) {
    const other = own === 'place' ? 'location' : 'place';
    const written = said.get(own);
    if (typeof written?.value !== 'string') continue;
    if (isThere && (session.place ?? session.location) !== undefined) said.delete(own);
    else if (session[other] !== undefined) said.set(other, { ...written, value: null });
  }
}

/** When it is held is said in one way, too; the days of meetings that are listed are the first and the last one. */
function sayWhen(said: Map<string, Said>, session: Session): void {
  const way = ways.find((one) => typeof (said.get(one)?.value ?? undefined) !== 'undefined');
  const written = said.get(way ?? '');
  if (!way || !written) return;
  if (session.meetings && written.value === whenOf(session).first)
    for (const field of ['startDate', 'endDate', 'from', 'to']) said.delete(field);
  else
    for (const other of ways)
      if (other !== way && session[other] !== undefined) said.set(other, { ...written, value: null });
}

/** What a row says that a session does not. */
function wanted(
  row: Row,
  session: Session,
  { search: { placeName }, isMirror }: SessionComparison,
): ReadonlyMap<string, Said> {
  const said = new Map(row.said);
  if (!isMirror) {
    sayPlace(said, session, isThere(row, session, placeName));
    sayWhen(said, session);
  }
  if (said.get('id')?.value === idOf(session)) said.delete('id');
  // A last day that is the first one says nothing new.
  if (session.endDate === undefined && said.get('endDate')?.value === said.get('startDate')?.value)
    said.delete('endDate');
  return said;
}

/** The last day moves along with the first one where the row does not say it. */
function alongWith(changes: readonly FieldChange[], session: Session, row: Row): readonly FieldChange[] {
  const moved = changes.find(({ field }) => field === 'startDate');
  const { startDate, endDate, id } = session;
  if (typeof moved?.after !== 'string' || startDate === undefined) return changes;
  const by = Math.round((Date.parse(moved.after) - Date.parse(startDate)) / DAY_MS);
  const more: FieldChange[] = [];
  if (endDate !== undefined && !row.said.has('endDate'))
    more.push({ field: 'endDate', before: endDate, after: addDays(endDate, by) });
  // Calendars of visitors know a session by its id, which would be made of the new day.
  if (id === undefined) more.push({ field: 'id', before: undefined, after: idOf(session) });
  return [...changes, ...more];
}

function missingFields(row: Row): RowProblem | undefined {
  if (textOf(row, 'course') === undefined) return wrong('no course is named', 'Write its title or its slug.');
  return rowStart(row) === undefined ? wrong('it has no date', 'Write its first day, or "on request".') : undefined;
}

/** The comparison as far as it has come. */
interface SessionComparison {
  readonly search: Search;
  readonly sessions: readonly Session[];
  readonly file: string;
  readonly isMirror: boolean;
  /** The ids that are taken. */
  readonly ids: Set<string>;
  /** The row that speaks of a session or, as JSON, of a new one. */
  readonly used: Map<Session | string, number>;
  readonly edits: Edit[];
  /** How many sessions were added. */
  added: number;
}

type Outcome = Omit<RowResult, 'row' | 'problems'>;

function addNew(said: ReadonlyMap<string, Said>, work: SessionComparison): Outcome {
  const values = valuesOf({ said });
  const { id: _own, ...others } = values;
  const isDerived = values['id'] === idOf(others as unknown as Session);
  const made = freshOf(fieldsOf('sessions').keys(), isDerived ? others : values) as unknown as Session;
  const own = idOf(made);
  const id = freeName(own, (one) => work.ids.has(one));
  work.ids.add(id);
  // The one that is made of the course and the first day needs not be said.
  const value = { ...(id === own ? {} : { id }), ...made };
  work.edits.push({ kind: 'insert', at: ['sessions'], value });
  const at = ['sessions', work.sessions.length + work.added++];
  return { is: 'new', name: idOf(value), changes: [], file: work.file, at };
}

function change({ row, isMoved }: Match, session: Session, work: SessionComparison): Outcome {
  const at = ['sessions', work.sessions.indexOf(session)];
  const said = changesOf(session as object as Readonly<Record<string, unknown>>, wanted(row, session, work));
  const changes = alongWith(said, session, row);
  work.edits.push(...editsOf(at, changes));
  const hasMoved =
    isMoved === true || changes.some(({ field, before }) => field === 'startDate' && before !== undefined);
  const is = changes.length === 0 ? 'unchanged' : hasMoved ? 'moved' : 'changed';
  return { is, name: idOf(session), changes, file: work.file, at };
}

function problemOf({ row, session, problem }: Match, used: SessionComparison['used']): RowProblem | undefined {
  const lack = problem ?? (session ? undefined : missingFields(row));
  const key = session ?? JSON.stringify(identifying.map((field) => valueOf(row, field)));
  const before = used.get(key);
  if (lack || before !== undefined)
    return lack ?? wrong(`row ${before} says the same session`, 'Delete one of the two rows.');
  used.set(key, row.row);
  return undefined;
}

/** What makes a new session another one than those of other rows. */
const identifying = ['course', 'startDate', 'month', 'dates', 'meetings', 'place', 'location', ...details, 'id'];

function resultOf(match: Match, work: SessionComparison): RowResult {
  const { row, session } = match;
  const place = { sheet: row.sheet, row: row.row };
  const problem = row.problems.length > 0 ? undefined : problemOf(match, work.used);
  const problems = [...row.problems, ...(problem ? [problem] : [])];
  if (problems.length > 0) {
    const name = session
      ? idOf(session)
      : (textOf(row, 'id') ?? [textOf(row, 'course'), rowStart(row)].filter(Boolean).join(' '));
    return { ...place, is: 'wrong', name, changes: [], problems };
  }
  return { ...place, problems, ...(session ? change(match, session, work) : addNew(row.said, work)) };
}

/** A match whose row takes away what it does not say of its session, but for the id, by which calendars know it. */
function asMirror(match: Match): Match {
  const { row, session } = match;
  const fields = Object.keys(session ?? {}).filter((field) => field !== 'id');
  const said = new Map<string, Said>([...fields.map((field) => [field, { value: null }] as const), ...row.said]);
  return { ...match, row: { ...row, said } };
}

/** Compares the rows of a sheet with sessions. */
export function compareSessions(
  rows: readonly Row[],
  { sessions: known, things, site }: KnownContent,
  { now, file = 'schedule.yaml', isMirror = false }: Comparison,
): Compared {
  const sessions = known as unknown as readonly Session[];
  const places = new Map(things['place']?.map(({ id, titles }) => [id, titles[0] ?? id]));
  const search: Search = {
    byId: new Map(sessions.map((one) => [idOf(one), one])),
    byCourse: groupBy(sessions, ({ course }) => course),
    placeName: (id) => places.get(id) ?? id,
  };
  const today = todayAt(site, now);
  const found = rows.map((row) => matchById(row, search) ?? matchByDay(row, search));
  const matches = withMoved(found, search, today);
  const spoken = new Set(matches.map(({ session }) => session));
  const gone = isMirror ? sessions.filter((one) => !spoken.has(one)) : [];
  const edits: Edit[] = gone.map((one) => ({ kind: 'remove', at: ['sessions', sessions.indexOf(one)] }));
  const ids = new Set(search.byId.keys());
  for (const one of gone) ids.delete(idOf(one));
  const work: SessionComparison = { search, sessions, file, isMirror, ids, used: new Map(), edits, added: 0 };
  return {
    rows: matches.map((match) => resultOf(isMirror ? asMirror(match) : match, work)),
    edits: new Map(edits.length > 0 ? [[file, edits]] : []),
    missing: sessions.filter((one) => !spoken.has(one) && openUntil(one) >= today).map(idOf),
  };
}
