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

/** The figure that a comma cut: a name of digits comes first in a group, wherever it is written. */
function figureCut(key: string, before: string): CutText | undefined {
  const [, field, whole] = /(\w+): *(-?\d+), *$/.exec(before) ?? [];
  return field === undefined ? undefined : { field, text: `${whole}.${key}`, rest: key, isFigure: true };
}

/** Returns the text that an unknown field is most likely a part of; the file is `before` its name, and `after` it. */
export function textCutByComma(
  group: object,
  key: string,
  { before, after }: { readonly before: string; readonly after: string },
): CutText | undefined {
  const figure = /^\d+$/.test(key) ? figureCut(key, before.slice(-LONGEST)) : undefined;
  if (figure) return figure;
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
