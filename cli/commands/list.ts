import { listCourses, listSessions, type Row } from '../../generator/index.ts';
import { UsageError } from '../failures.ts';
import type { Context } from '../io.ts';
import { csvLine } from '../reports/enquiries-report.ts';
import { jsonText, textTable } from '../reports/display.ts';
import type { ContentFlags } from './places.ts';

type Listed = 'courses' | 'sessions';

interface ListFlags extends ContentFlags {
  readonly format: 'table' | 'json' | 'csv';
  readonly course?: readonly string[];
  readonly category?: readonly string[];
  readonly withoutSessions?: true;
  readonly from?: Date;
  readonly to?: Date;
  readonly full?: true;
}

const dayOf = (day: Date | undefined): string | undefined => day?.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** A flag that is only for the other list is a mistake: more would be listed than was asked for. */
function judge(listed: Listed, { withoutSessions, from, to, full }: ListFlags): void {
  if (listed === 'sessions' && withoutSessions) throw new UsageError('--without-sessions: only for "list courses".');
  if (listed === 'courses' && (from ?? to ?? full))
    throw new UsageError('--from, --to, --full: only for "list sessions".');
}

/** Lists courses or sessions. */
export async function list({ io }: Context, flags: ListFlags, [listed]: readonly [Listed]): Promise<void> {
  judge(listed, flags);
  const { content, now = io.now(), course: courses, category: categories, from, to } = flags;
  const options = { content, now, courses, categories };
  const rows: readonly Row[] =
    listed === 'courses'
      ? await listCourses({ ...options, isWithoutSessions: flags.withoutSessions === true })
      : await listSessions({ ...options, from: dayOf(from), to: dayOf(to), isFull: flags.full === true });
  if (flags.format === 'json') return io.out(jsonText({ [listed]: rows }));
  if (rows.length === 0) return io.err(`There are no such ${listed}.\n`);
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(String))];
  io.out(flags.format === 'csv' ? lines.map(csvLine).join('') : textTable(lines));
}
