// Which of a few words was meant by one of another language, or by its first letters.
import { fold } from '../diagnostics/nearest.ts';
import { weekdays } from '../model/meetings.ts';

/** The languages in which authors may name days without noticing. */
const locales = 'en da sv nb nl de fr es it pt pl fi cs tr id sw ar'.split(' ');

/** A day of each weekday, Sunday first. */
const days = weekdays.map((_, i) => Date.UTC(2023, 0, 1 + i));

const plain = (word: string): string => fold(word).replace(/\.$/, '').trim();

let names: ReadonlyMap<string, string | undefined> | undefined;

/** The names of the days in all of these languages; undefined for one that means several days. */
function namesOfDays(): ReadonlyMap<string, string | undefined> {
  const made = new Map<string, string | undefined>();
  for (const locale of locales)
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
      for (const [i, day] of days.entries()) {
        const name = plain(format.format(day));
        made.set(name, made.has(name) && made.get(name) !== weekdays[i] ? undefined : weekdays[i]);
      }
    }
  return made;
}

/**
 * Returns the choice that a word most likely means: a day of the week in another language, or the only choice that
 * begins so; undefined for any other word.
 */
export function choiceMeant(word: string, allowed: readonly string[]): string | undefined {
  const written = plain(word);
  const beginning = allowed.filter((choice) => written.length > 1 && plain(choice).startsWith(written));
  if (beginning.length === 1) return beginning[0];
  if (!allowed.includes(weekdays[0])) return undefined;
  names ??= namesOfDays();
  const day = names.get(written);
  return day !== undefined && allowed.includes(day) ? day : undefined;
}
