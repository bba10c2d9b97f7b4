const at = (row: readonly number[], index: number): number => row[index] ?? 0;

/** The cheapest way to each beginning of `b`, given the ways to the beginnings of `a` one and two letters shorter. */
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

/**
 * Counts the single-letter edits between two words: insert, delete, replace, swap of neighbours.
 * @example editDistance('capm', 'cpam') // 1
 */
export function editDistance(a: string, b: string): number {
  let older: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) [older, last] = [last, nextRow(a, b, { i, last, older })];
  return at(last, b.length);
}
