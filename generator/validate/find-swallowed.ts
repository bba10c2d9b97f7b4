// Where the line of a field is deleted, YAML gives what stood below it to the field above, and every value of it is
// out of place there. That is one mistake: the missing field.
import { groupBy } from '../base/group-by.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { DescribeField, Schema } from '../schema/describe-field.ts';
import { childPointer, keysOf, parentOf, withAncestors } from './pointers.ts';
import { hasField, typeOf, type Reason } from './tell-once.ts';

/** A field that is not there, and the group that lacks it. */
interface Absent {
  readonly parent: string;
  readonly schema: Schema;
  readonly entry: Schema;
  /** Tells of it, where it is required. */
  readonly error?: ErrorObject;
}

/** Whether what an error below its group is about would be right as a part of the absent field. */
function belongs(error: ErrorObject, { schema, entry }: Absent): boolean {
  if (error.keyword === 'additionalProperties') {
    const key = String(error.params.additionalProperty);
    return hasField(schema, key) || hasField(entry, key);
  }
  return error.keyword === 'type' && error.data !== null && isEntry(error) && entry.type === typeOf(error.data);
}

const isEntry = ({ instancePath }: ErrorObject): boolean => /\/\d+$/.test(instancePath);

function at(data: unknown, pointer: string): unknown {
  const value = (holder: unknown, key: string) => (holder as Readonly<Record<string, unknown>> | undefined)?.[key];
  return keysOf(pointer).reduce<unknown>(value, data);
}

function absentFields(errors: readonly ErrorObject[], data: unknown, describe: DescribeField): readonly Absent[] {
  const required = errors.filter(({ keyword }) => keyword === 'required');
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const absent = (parent: string, key: string): Absent => ({
    parent,
    schema: describe(childPointer(parent, key)),
    entry: describe(`${childPointer(parent, key)}/0`),
  });
  const parents = new Set([...new Set(unknown.map(({ instancePath }) => instancePath))].flatMap(withAncestors));
  return [
    ...required.map((error) => ({ ...absent(error.instancePath, String(error.params.missingProperty)), error })),
    ...[...parents].flatMap((parent) =>
      Object.keys(describe(parent).properties ?? {})
        .filter((key) => !Object.hasOwn(Object(at(data, parent)) as object, key))
        .map((key) => absent(parent, key)),
    ),
  ];
}

/** What is out of place below the group of each absent field, and would be right in the field. */
function misplacedBy(errors: readonly ErrorObject[], absents: readonly Absent[]) {
  const byParent = groupBy(absents, ({ parent }) => parent);
  const pairs = errors.flatMap((error) =>
    withAncestors(error.instancePath)
      .flatMap((above) => byParent.get(above) ?? [])
      .filter((absent) => belongs(error, absent))
      .map((absent) => ({ absent, error })),
  );
  const misplaced = new Map<Absent, ErrorObject[]>(pairs.map(({ absent }) => [absent, []]));
  for (const { absent, error } of pairs) misplaced.get(absent)?.push(error);
  return misplaced;
}

/** A place in the data, and the error that tells of the absent field whose parts stand there. */
interface Strayed {
  readonly place: string;
  readonly cause: ErrorObject;
}

/** The values that belong to a required field which is absent. */
function strayedValues(misplaced: ReadonlyMap<Absent, readonly ErrorObject[]>): readonly Strayed[] {
  return [...misplaced].flatMap(([{ parent, error: cause }, errors]) => {
    const places = new Set(errors.map(({ instancePath }) => instancePath));
    return cause ? [...places].flatMap((place) => (place === parent ? [] : [{ place, cause }])) : [];
  });
}

/** What else goes wrong around strayed values: all that is below them, and the lists that they make too long. */
function reasonsAround(
  errors: readonly ErrorObject[],
  strayed: readonly Strayed[],
  absents: readonly Absent[],
): readonly Reason[] {
  const values = groupBy(strayed, ({ place }) => place);
  const lists = groupBy(strayed, ({ place }) => parentOf(place));
  // The entries of an absent list stand in the list above it.
  const beside = groupBy(absents, ({ parent, schema }) => (schema.type === 'array' ? parent : 'none'));
  return errors.flatMap((error) => {
    const { instancePath, keyword } = error;
    const isLong = instancePath !== '' && ['maxItems', 'uniqueItems'].includes(keyword);
    const causes = [
      ...withAncestors(instancePath)
        .flatMap((above) => values.get(above) ?? [])
        .map(({ cause }) => cause),
      ...(isLong ? (lists.get(instancePath) ?? []).map(({ cause }) => cause) : []),
      ...(isLong ? (beside.get(parentOf(instancePath)) ?? []).flatMap((absent) => absent.error ?? []) : []),
    ];
    return causes.map((cause): Reason => [error, cause]);
  });
}

/** Returns the errors that are only there because a field above them is missing, each with the one that tells so. */
export function findSwallowed(
  errors: readonly ErrorObject[],
  data: unknown,
  describe: DescribeField,
): readonly Reason[] {
  const absents = absentFields(errors, data, describe);
  const misplaced = misplacedBy(errors, absents);
  // Nothing tells of an optional field, so the first of its parts is told.
  const parts = [...misplaced].flatMap(([{ error: told }, errorsOf]) => {
    const cause = told ?? errorsOf[0];
    return errorsOf.flatMap((error): readonly Reason[] => (cause && error !== cause ? [[error, cause]] : []));
  });
  return [...parts, ...reasonsAround(errors, strayedValues(misplaced), absents)];
}
