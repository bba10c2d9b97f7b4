// Which of a few words was meant by one of another language, or by its first letters.
import { weekdays } from '../../model/meetings.ts';
import { plainName, weekdayNamed } from './names-in-languages.ts';
import { choiceCalled } from './synonyms.ts';

/**
 * Returns the choice that a word most likely means: a day of the week in another language, a word that other systems
 * have for it, or the only choice that begins so; undefined for any other word.
 */
export function choiceMeant(word: string, allowed: readonly string[]): string | undefined {
  const written = plainName(word);
  const beginning = allowed.filter(
    (choice) =>
      written.length > 1 &&
      (plainName(choice).startsWith(written) || plainName(word.split(' ')[0] ?? '') === plainName(choice)),
  );
  if (beginning.length === 1) return beginning[0];
  const called = choiceCalled(word, allowed);
  if (called !== undefined) return called;
  if (!allowed.includes(weekdays[0])) return undefined;
  const day = weekdayNamed(word);
  return day !== undefined && allowed.includes(day) ? day : undefined;
}
