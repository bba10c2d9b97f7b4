/** What a person has written of a value: any part of it may be absent. */
export type Written<Value> = Value extends readonly unknown[] | string
  ? Value
  : { readonly [Key in keyof Value]?: Written<Value[Key]> };

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
