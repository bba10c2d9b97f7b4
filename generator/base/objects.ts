/** An object whose properties that may be undefined are optional. */
type Known<Values> = { [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key] } & {
  [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<Values[Key], undefined>;
};

type Together<Parts extends readonly object[]> = Parts extends readonly [infer First, ...infer Rest extends object[]]
  ? First & Together<Rest>
  : unknown;

/**
 * Returns an object with the properties of all parts but the undefined ones, so that what is absent leaves no trace in
 * JSON or a comparison. Many pages have large objects, and a loop creates them in a tenth of the time of spreading.
 */
export function dropUndefined<Parts extends object[]>(...parts: Parts): Known<Together<Parts>> {
  const known: Record<string, unknown> = {};
  for (const part of parts as Record<string, unknown>[]) {
    for (const key in part) if (part[key] !== undefined) known[key] = part[key];
  }
  return known as Known<Together<Parts>>;
}

/** What a person has written of a value: any part of it may be absent. */
export type DeepPartial<Value> = Value extends readonly unknown[] | string
  ? Value
  : { readonly [Key in keyof Value]?: DeepPartial<Value[Key]> };

/** Returns an object with other values. What it computes when it is asked for is not computed here. */
export function changed<Value extends object>(value: Value, changes: Partial<Value>): Value {
  const values = Object.entries(changes).map(
    ([key, one]) => [key, { value: one as unknown, enumerable: true }] as const,
  );
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(value), ...Object.fromEntries(values) },
  ) as Value;
}

/** Whether a value is an object and no list. */
export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value that a group itself has under a name that may come from anywhere, such as "constructor". */
export const ownValue = <Value>(group: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(group, name) ? group[name] : undefined;

/** Returns data with other texts in place of its own; `key` is the one that the text, or the list that it is in, is under. */
export function mapTexts<Data>(data: Data, write: (text: string, key: string) => string, key = ''): Data {
  if (typeof data === 'string') return write(data, key) as Data;
  if (Array.isArray(data)) return data.map((item) => mapTexts(item, write, key)) as Data;
  if (!isGroup(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, mapTexts(value, write, name)])) as Data;
}

/** The forms of a text with a number belong together: those of another language would not fit. */
const isPlural = (value: object): boolean => 'other' in value;

/** Returns a value with the defaults in place of what is absent; lists and plural forms are replaced as a whole. */
export function complete<Value>(defaults: Value, written: unknown): Value {
  if (written === undefined) return defaults;
  if (!isGroup(defaults) || !isGroup(written) || isPlural(written)) return written as Value;
  const keys = new Set([...Object.keys(defaults), ...Object.keys(written)]);
  return Object.fromEntries(Array.from(keys, (key) => [key, complete(defaults[key], written[key])])) as Value;
}

/** Returns the names, such as `forms.thanks.title`, of the texts of the defaults that are absent from a value. */
export function absentTexts(defaults: unknown, written: unknown, name = ''): readonly string[] {
  if (!isGroup(defaults) || isPlural(defaults)) return written === undefined ? [name] : [];
  return Object.entries(defaults).flatMap(([key, inner]) =>
    absentTexts(inner, isGroup(written) ? written[key] : undefined, name === '' ? key : `${name}.${key}`),
  );
}

/** Returns a value with words in place of those that are absent from it. */
export function withWords(words: unknown, written: unknown): unknown {
  if (!isGroup(words)) return written ?? words;
  if (written !== undefined && !isGroup(written)) return written;
  const laid = Object.entries(words).map(([key, inner]) => [key, withWords(inner, written?.[key])]);
  return { ...written, ...(Object.fromEntries(laid) as object) };
}

/** Groups values by a key. Values keep their order; groups come in the order of their first value. */
export function groupBy<Key, Value>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Pairs each value whose key an earlier one has with the first that has it; values without a key are left out. */
export const repeated = <Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => unknown,
): readonly (readonly [first: Value, later: Value])[] =>
  [...groupBy(values, keyOf)].flatMap(([key, [first, ...others]]) =>
    key === undefined || first === undefined ? [] : others.map((later) => [first, later] as const),
  );

/** Returns a name that is not taken: the wanted one, or the first with a number after it. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let count = 2; isTaken(name); count++) name = `${wanted}-${count}`;
  return name;
}

/** Compares texts by their code units, the same on every machine. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the JSON Pointer to the value under a key of the value at a pointer. */
export const childPointer = (parent: string, key: string | number): string =>
  `${parent}/${typeof key === 'number' ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Returns the keys of a JSON Pointer. */
export const keysOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns the first of several words, at most so many, and how many more there are. */
export const someOf = (words: readonly (string | number)[], most: number, mark = ', '): string =>
  words.slice(0, most).join(mark) + (words.length > most ? ` and ${words.length - most} more` : '');
