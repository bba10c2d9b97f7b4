// The definition of a time zone that a calendar file has to contain if its events have times of day. Every change of
// the clocks in the years of the events is written as it is, without a rule: rules would have to be guessed.
import { clockChanges, offsetAt, offsetText, type ClockChange } from '../../base/zoned-time.ts';
import { memoize } from '../../base/memoize.ts';
import { component } from './calendar-text.ts';

const MINUTE_MS = 60_000;

const offset = (minutes: number): string => offsetText(minutes, '');

/** What clocks showed at a moment before they were changed, as calendars write it. */
const shownAt = ({ moment, before }: Pick<ClockChange, 'moment' | 'before'>): string =>
  new Date(moment + before * MINUTE_MS).toISOString().replace(/[-:]|\.\d+Z/g, '');

const observance = ({ moment, before, after }: ClockChange): string =>
  component(after > before ? 'DAYLIGHT' : 'STANDARD', [
    ['DTSTART', shownAt({ moment, before })],
    ['TZOFFSETFROM', offset(before)],
    ['TZOFFSETTO', offset(after)],
  ]);

/** The years of a zone, as "Asia/Muscat 2026 2027". */
const zoneOf = memoize((key: string): string => {
  const [timeZone = '', first, last] = key.split(' ');
  const [firstYear, lastYear] = [Number(first), Number(last)];
  const start = Date.UTC(firstYear, 0, 1);
  const before = offsetAt(timeZone, start);
  const changes = [{ moment: start, before, after: before }, ...clockChanges(timeZone, firstYear, lastYear)];
  return component('VTIMEZONE', [['TZID', timeZone]], changes.map(observance));
});

/** Returns the definition of a time zone that holds from the beginning of one year to the end of another. */
export const timeZoneComponent = (timeZone: string, firstYear: number, lastYear: number): string =>
  zoneOf(`${timeZone} ${firstYear} ${lastYear}`);
