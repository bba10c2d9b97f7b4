/** An object whose properties that may be undefined are optional. */
type Known<Values> = { [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key] } & {
  [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<Values[Key], undefined>;
};

/** Returns an object without its undefined properties, so that what is absent leaves no trace in JSON or a comparison. */
export const dropUndefined = <Values extends object>(values: Values): Known<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Known<Values>;
