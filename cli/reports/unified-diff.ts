// The difference of two texts as patch, git apply and people read it.

/** How many unchanged lines are shown around a change. */
const CONTEXT = 3;

interface Line {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** How many pairs of lines are compared: of longer texts, the shortest difference takes more memory than it is worth. */
const MAX_CELLS = 4_000_000;

const same = (text: string): Line => ({ sign: ' ', text });
const removed = (text: string): Line => ({ sign: '-', text });
const added = (text = ''): Line => ({ sign: '+', text });

/** How many lines the longest common sequence has of what follows two lines, by their indices. */
type CommonLength = (i: number, j: number) => number;

function commonLengths(old: readonly string[], now: readonly string[]): CommonLength {
  const width = now.length + 1;
  const table = new Uint32Array((old.length + 1) * width);
  const length: CommonLength = (i, j) => table[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      table[i * width + j] =
        old[i] === now[j] ? length(i + 1, j + 1) + 1 : Math.max(length(i + 1, j), length(i, j + 1));
  return length;
}

/** The lines of two texts one by one; with different numbers of lines, all of the one and then all of the other. */
function withoutTable(old: readonly string[], now: readonly string[]): readonly Line[] {
  if (old.length !== now.length) return [...old.map(removed), ...now.map(added)];
  return old.flatMap((text, i) => (text === now[i] ? [same(text)] : [removed(text), added(now[i])]));
}

function changesOf(old: readonly string[], now: readonly string[]): readonly Line[] {
  if (old.length * now.length > MAX_CELLS) return withoutTable(old, now);
  const length = commonLengths(old, now);
  const lines: Line[] = [];
  let j = 0;
  for (const [i, text] of old.entries()) {
    // What is new comes in where leaving it out would cost a common line.
    while (j < now.length && now[j] !== text && length(i, j + 1) > length(i + 1, j)) lines.push(added(now[j++]));
    const isKept = now[j] === text;
    lines.push({ sign: isKept ? ' ' : '-', text });
    if (isKept) j++;
  }
  return [...lines, ...now.slice(j).map(added)];
}

/** How many lines two texts share from the beginning on. */
function sharedStart(old: readonly string[], now: readonly string[]): number {
  let length = 0;
  while (length < Math.min(old.length, now.length) && old[length] === now[length]) length++;
  return length;
}

/** All lines of two texts; only the part between what they share at both ends is compared. */
function linesOf(old: readonly string[], now: readonly string[]): readonly Line[] {
  const start = sharedStart(old, now);
  const [oldRest, nowRest] = [old.slice(start), now.slice(start)];
  const end = sharedStart([...oldRest].reverse(), [...nowRest].reverse());
  return [
    ...old.slice(0, start).map(same),
    ...changesOf(oldRest.slice(0, oldRest.length - end), nowRest.slice(0, nowRest.length - end)),
    ...oldRest.slice(oldRest.length - end).map(same),
  ];
}

/** The ranges of lines to show: each change with what is around it, joined where they meet. */
function hunksOf(lines: readonly Line[]): readonly (readonly [number, number])[] {
  const hunks: [number, number][] = [];
  for (const [at, { sign }] of lines.entries()) {
    if (sign === ' ') continue;
    const [from, to] = [Math.max(0, at - CONTEXT), Math.min(lines.length, at + CONTEXT + 1)];
    const last = hunks.at(-1);
    if (last && from <= last[1]) last[1] = to;
    else hunks.push([from, to]);
  }
  return hunks;
}

const countIn = (lines: readonly Line[], other: Line['sign']): number =>
  lines.filter(({ sign }) => sign !== other).length;

/** The part of a header that says which lines of a text follow. */
function rangeOf(before: readonly Line[], shown: readonly Line[], other: Line['sign']): string {
  const [start, length] = [countIn(before, other), countIn(shown, other)];
  return `${length === 0 ? start : start + 1},${length}`;
}

const linesIn = (text: string): readonly string[] => text.split(/(?<=\n)/);

const shownLine = ({ sign, text }: Line): string =>
  text.endsWith('\n') ? `${sign}${text}` : `${sign}${text}\n\\ No newline at end of file\n`;

/** Returns the difference of two texts of a file, whose name is relative; empty where they are the same. */
export function unifiedDiff(file: string, before: string, after: string): string {
  if (before === after) return '';
  const lines = linesOf(linesIn(before), linesIn(after)).filter(({ text }) => text !== '');
  const hunks = hunksOf(lines).map(([from, to]) => {
    const [above, shown] = [lines.slice(0, from), lines.slice(from, to)];
    const header = `@@ -${rangeOf(above, shown, '+')} +${rangeOf(above, shown, '-')} @@\n`;
    return header + shown.map(shownLine).join('');
  });
  return `--- a/${file}\n+++ b/${file}\n${hunks.join('')}`;
}
