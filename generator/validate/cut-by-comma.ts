// Within braces, a comma ends a value: of { title: Test, text: Forty minutes, free } YAML makes a field "free" without a
// value.

/** A text that a comma cut, as it was meant, and the part that became a field. */
interface CutText {
  readonly field: string;
  readonly text: string;
  readonly rest: string;
  /** Whether it is a figure with a comma for a point. */
  readonly isFigure?: true;
}

/** How much of a line is looked at. */
const LONGEST = 80;

/** Returns the text that an unknown field is most likely a part of; the file is `before` its name, and `after` it. */
export function textCutByComma(
  group: object,
  key: string,
  { before, after }: { readonly before: string; readonly after: string },
): CutText | undefined {
  // A name of digits comes first in a group, wherever it is written.
  const [, name, whole] = /(\w+): *(-?\d+), *$/.exec(/^\d+$/.test(key) ? before.slice(-LONGEST) : '') ?? [];
  if (name !== undefined) return { field: name, text: `${whole}.${key}`, rest: key, isFigure: true };
  const fields = Object.entries(group) as readonly (readonly [string, unknown])[];
  const at = fields.findIndex(([name]) => name === key);
  const isRest = (i: number): boolean => fields[i]?.[1] === null;
  if (!isRest(at) || !/^\s*[,}]/.test(after)) return undefined;
  let first = at;
  while (isRest(first)) first--;
  let end = at + 1;
  while (isRest(end)) end++;
  const [field, begin] = fields[first] ?? [];
  if (field === undefined || typeof begin !== 'string') return undefined;
  const parts = fields.slice(first + 1, end).map(([name]) => name);
  return { field, text: [begin, ...parts].join(', '), rest: key };
}
