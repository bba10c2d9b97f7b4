/** An object whose properties that may be undefined are optional. */
type Known<Values> = { [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key] } & {
  [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<Values[Key], undefined>;
};

/** The object that several objects make together. */
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
