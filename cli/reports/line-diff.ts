/** How many unchanged lines are shown around a change. */
const AROUND = 2;

/** How many leading lines two texts share. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
  const end = Math.min(one.length, other.length);
  let length = 0;
  while (length < end && one[length] === other[length]) length++;
  return length;
}

/** Returns the difference of two texts as lines that begin with a space, a minus or a plus sign. */
export function lineDiff(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const start = sharedStart(old, now);
  const end = sharedStart(old.slice(start).reverse(), now.slice(start).reverse());
  const lines = [
    ...now.slice(Math.max(0, start - AROUND), start).map((line) => `  ${line}`),
    ...old.slice(start, old.length - end).map((line) => `- ${line}`),
    ...now.slice(start, now.length - end).map((line) => `+ ${line}`),
    ...now.slice(now.length - end, now.length - end + AROUND).map((line) => `  ${line}`),
  ];
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}
