// The short names on covers: an abbreviation in the title, or the first letters of its words.

const LONGEST = 4;

const wordsOf = (title: string): readonly string[] => title.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];

const isAbbreviation = (word: string): boolean =>
  word.length > 1 && word.length <= LONGEST && word === word.toUpperCase() && /\p{Lu}/u.test(word);

const startOf = (word: string, length = 1): string => [...word].slice(0, length).join('').toLocaleUpperCase();

/** Returns the short names that a title can have, the best first; each has one to four letters or digits. */
function candidates(title: string): readonly string[] {
  const words = wordsOf(title);
  const [first = '', second = ''] = words;
  // Small words in between, such as "and", are in small letters where the others are not.
  const large = words.filter((word, i) => i === 0 || !/^\p{Ll}/u.test(word));
  const chosen = large.length > 1 ? large : words;
  const most = large.length > 1 && /\p{Lu}/u.test(first) ? LONGEST : 2;
  const initials = chosen.slice(0, most).map((word) => startOf(word));
  const parts = initials.length > 1 ? [initials.join('')] : [];
  return [...words.filter(isAbbreviation), ...parts, startOf(first, 3), startOf(first, 2) + startOf(second, 2)];
}

/** Returns a short name for each title, as far as possible no two alike; empty for a title without letters. */
export function shortNames(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const all = candidates(title);
    const [best = ''] = all;
    const numbered = Array.from({ length: 98 }, (_, i) => `${startOf(best, 2)}${i + 2}`);
    const name = best === '' ? '' : ([...all, ...numbered].find((one) => !taken.has(one)) ?? best);
    taken.add(name);
    return name;
  });
}
