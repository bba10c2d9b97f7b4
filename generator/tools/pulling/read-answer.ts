// What a source of sessions answers, as rows: a table is read as import reads a file, a calendar as "new site --from" does.
import { dropUndefined, someOf } from '../../base/objects.ts';
import { dayIn } from '../../base/time.ts';
import { withinTime } from '../../base/within-time.ts';
import { isToCome } from '../editing/courses.ts';
import { ChangeRefused } from '../edits/edit.ts';
import { fetchSafely } from '../moving/fetch-safely.ts';
import type { Found, FoundSession } from '../moving/found.ts';
import type { ColumnMap, Setting } from '../sheets/columns.ts';
import type { DateOrder } from '../sheets/dates.ts';
import { type FileRows, rowsOfFile } from '../sheets/import-sheet.ts';
import { NO_PROPOSAL } from '../sheets/titles.ts';
import { settingOf } from '../sheets/read-cells.ts';
import { type Row, type RowProblem, rowsOfValues, valuesOf } from '../sheets/rows.ts';
import type { KnownContent, Values } from '../sheets/subject.ts';

/** A source of sessions, as site.yaml names it. */
export interface Source {
  readonly name: string;
  readonly address: string;
  /** The field of each title that is not recognised; an empty text leaves a column out. */
  readonly map: ColumnMap;
  /** What comes first in dates that can be read in two ways. */
  readonly order: DateOrder | undefined;
}

/** What was read of an answer. */
export interface Read extends FileRows {
  /** What is wrong with the titles of events that are left out and may be sessions. */
  readonly unclear: readonly Pick<RowProblem, 'problem' | 'advice'>[];
}

const LIMITS = { bytes: 10_000_000, wait: 30_000 };

/** Returns what is answered at the address of a source. Throws a ChangeRefused that says why there is nothing to read. */
export async function fetchSource({ address }: Source): Promise<Buffer> {
  if (!URL.canParse(address)) throw new ChangeRefused(`"${address}" is no address that can be asked`);
  const asked = new URL(address);
  const { bytes, type, url } = await fetchSafely(asked, asked, LIMITS).catch((error: unknown) => {
    throw new ChangeRefused(error instanceof Error ? error.message : String(error));
  });
  if (/html/i.test(type) || /^\s*<(?:!doctype|html)/i.test(bytes.toString('latin1', 0, 200)))
    throw new ChangeRefused(
      `${url.host} answers with a web page, perhaps one to sign in. Publish the table to the web as comma-separated values, and use that address`,
    );
  return bytes;
}

/** Reads a calendar: what has the title of a course is one of its sessions, and all else is left out. */
async function readEvents(text: string, setting: Setting, now: Date): Promise<Read> {
  const [{ readCalendar }, { sessionOf }, { Found }] = await Promise.all([
    import('../moving/calendar.ts'),
    import('../moving/values-of.ts'),
    import('../moving/found.ts'),
  ]);
  const found: Found = new Found({ now });
  withinTime(
    () => readCalendar(text, 'the answer', found),
    LIMITS.wait,
    () => {
      throw new ChangeRefused(
        'it is a calendar that takes too long to read. Look for events that repeat in unusual ways',
      );
    },
  );
  const whereOf = ({ fields: { place } }: FoundSession): Values => {
    const { name, address } = Object(found.places.get(String(place))) as Values;
    const { street, country } = Object(address) as Values;
    if (name === undefined) return { place: undefined };
    const location = [name, street, country].filter(Boolean).join(', ');
    const known = [String(name), location].map((one) => setting.find('place', one)).find((one) => 'value' in one);
    return known && 'value' in known ? { place: known.value } : { place: undefined, location };
  };
  const today = dayIn(setting.timeZone, now);
  const named = found.sessions.map((session) => ({
    session,
    course: setting.find('course', session.course.title),
    ...sessionOf(session, { ...setting, found, language: '' }),
  }));
  const rows = named.flatMap(({ session, course, values }) =>
    'value' in course ? [dropUndefined({ ...values, course: course.value, ...whereOf(session) })] : [],
  );
  // What is over needs no correction.
  const unknown = new Map(
    named.flatMap(({ session, course, last }) =>
      'value' in course || last < today ? [] : [[session.course.title, course] as const],
    ),
  );
  const others = [...unknown].filter(([, { advice }]) => advice === NO_PROPOSAL).map(([title]) => title);
  const unclear = [...unknown.values()].filter(({ advice }) => advice !== NO_PROPOSAL);
  const notes = Array.from(found.notes, ([sentence, about]) => `${sentence}: ${someOf([...about], 5)}.`);
  const left = `Events that have the title of no course are left out: ${someOf(others, 5)}.`;
  const ignored = [...(others.length > 0 ? [left] : []), ...notes];
  return { rows: rowsOfValues(rows), decisions: [], ignored, unclear };
}

/** Reads what a source answers, without what is over. Throws a ChangeRefused where it cannot be read. */
export async function readAnswer(
  { map, order, name }: Source,
  bytes: Buffer,
  { known, now }: { readonly known: KnownContent; readonly now: Date },
): Promise<Read> {
  const hints: Setting['hints'] = {
    map: (title, field) => `columns: { "${title}": ${field === '' ? '""' : field} } under pull/${name} in site.yaml`,
    order: `dates under pull/${name} in site.yaml`,
  };
  const setting: Setting = { ...settingOf('sessions', known), map, order, hints };
  const isCalendar = /^(?:\uFEFF)?\s*BEGIN:VCALENDAR/i.test(bytes.toString('utf8', 0, 100));
  const read: Read = isCalendar
    ? await readEvents(bytes.toString('utf8'), setting, now)
    : { ...(await rowsOfFile(bytes, setting)), unclear: [] };
  if (known.site['keepPastSessions'] === true) return read;
  const today = dayIn(setting.timeZone, now);
  const isOver = (row: Row): boolean => row.problems.length === 0 && !isToCome(valuesOf(row), today);
  const over = read.rows.filter(isOver).length;
  const note = `${over} ${over === 1 ? 'session that is' : 'sessions that are'} over ${over === 1 ? 'is' : 'are'} left out.`;
  return {
    ...read,
    rows: read.rows.filter((row) => !isOver(row)),
    ignored: [...read.ignored, ...(over > 0 ? [note] : [])],
  };
}
