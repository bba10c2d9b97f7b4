// The letters on a cover: an abbreviation at the beginning of the title, or the first letters of its first two words.

const LONGEST = 4;

/** Returns one to four letters or digits for a title. */
export function lettersOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const [first = ''] = words;
  const isAbbreviation =
    first.length > 1 && first.length <= LONGEST && first === first.toUpperCase() && /\p{Lu}/u.test(first);
  if (isAbbreviation) return first;
  // Small words in between, such as "and", are in small letters where the others are not.
  const large = words.filter((word, i) => i === 0 || !/^\p{Ll}/u.test(word));
  const chosen = large.length > 1 ? large : words;
  return chosen
    .slice(0, 2)
    .map((word) => (/^[^]/u.exec(word)?.[0] ?? '').toLocaleUpperCase())
    .join('');
}
