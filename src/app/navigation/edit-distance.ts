const at = (row: readonly number[], index: number): number => row[index] ?? 0;

/** The cost of reaching each prefix of `b`, given those for the two shorter prefixes of `a`. */
function nextRow(
  a: string,
  b: string,
  before: { readonly i: number; readonly last: readonly number[]; readonly older: readonly number[] },
): readonly number[] {
  const { i, last, older } = before;
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const isSame = a[i - 1] === b[j - 1];
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const edits = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
    row.push(isSwap ? Math.min(edits, at(older, j - 2) + 1) : edits);
  }
  return row;
}

/** Both words without their common beginning and ending, which need no edits. */
function withoutCommon(a: string, b: string): readonly [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/**
 * Counts the single-letter edits between two words: insert, delete, replace, or swap of neighbours. Returns infinity as
 * soon as there are more than `limit`.
 * @example editDistance('capm', 'cpam') // 1
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  const [from, to] = withoutCommon(a, b);
  let older: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    [older, last] = [last, nextRow(from, to, { i, last, older })];
    if (Math.min(...last) > limit && Math.min(...older) > limit) return Number.POSITIVE_INFINITY;
  }
  const edits = at(last, to.length);
  return edits > limit ? Number.POSITIVE_INFINITY : edits;
}
