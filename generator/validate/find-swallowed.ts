// Where the line of a field is deleted, YAML gives what stood below it to the field above, and every value of it is
// out of place there. That is one mistake: the missing field.
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { DescribeField, Schema } from '../schema/describe-field.ts';

/** A field that is not there, and the group that lacks it. */
interface Absent {
  readonly parent: string;
  readonly schema: Schema;
  readonly entry: Schema;
  readonly isRequired: boolean;
}

const hasField = ({ properties }: Schema, key: string): boolean =>
  typeof properties === 'object' && properties !== null && Object.hasOwn(properties, key);

const typeOf = (data: unknown): string => (Array.isArray(data) ? 'array' : typeof data);

const isWithin = (pointer: string, parent: string): boolean => pointer === parent || pointer.startsWith(`${parent}/`);

const parentOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

/** Whether what an error is about would be right as a part of the absent field. */
function belongs(error: ErrorObject, { parent, schema, entry }: Absent): boolean {
  if (!isWithin(error.instancePath, parent)) return false;
  if (error.keyword === 'additionalProperties') {
    const key = String(error.params.additionalProperty);
    return hasField(schema, key) || hasField(entry, key);
  }
  return error.keyword === 'type' && error.data !== null && isEntry(error) && entry.type === typeOf(error.data);
}

const isEntry = ({ instancePath }: ErrorObject): boolean => /\/\d+$/.test(instancePath);

/** A pointer and all above it. */
const withAncestors = (pointer: string): readonly string[] =>
  pointer === '' ? [''] : [...withAncestors(parentOf(pointer)), pointer];

function at(data: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], data);
}

function absentFields(errors: readonly ErrorObject[], data: unknown, describe: DescribeField): readonly Absent[] {
  const required = errors.filter(({ keyword }) => keyword === 'required');
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const describeAbsent = (parent: string, key: string, isRequired: boolean): Absent => ({
    parent,
    schema: describe(`${parent}/${key}`),
    entry: describe(`${parent}/${key}/0`),
    isRequired,
  });
  const parents = new Set(unknown.flatMap(({ instancePath }) => withAncestors(instancePath)));
  return [
    ...required.map((error) => describeAbsent(error.instancePath, String(error.params.missingProperty), true)),
    ...[...parents].flatMap((parent) =>
      Object.keys(describe(parent).properties ?? {})
        .filter((key) => !Object.hasOwn(Object(at(data, parent)) as object, key))
        .map((key) => describeAbsent(parent, key, false)),
    ),
  ];
}

const listsIn = (errors: readonly ErrorObject[], parent: string): readonly string[] =>
  errors.flatMap(({ instancePath }) =>
    instancePath !== '' && parentOf(instancePath) === parent ? [instancePath] : [],
  );

/** The errors that one absent field explains; of an optional one the first is left, because nothing else is told. */
function explainedBy(absent: Absent, errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const misplaced = errors.filter((error) => belongs(error, absent));
  if (!absent.isRequired) return misplaced.slice(1);
  const places = new Set(misplaced.map(({ instancePath }) => instancePath).filter((place) => place !== absent.parent));
  // The entries of an absent list stand in the list above it, which they make too long.
  const beside = absent.schema.type === 'array' ? listsIn(errors, absent.parent) : [];
  const lists = new Set([...[...places].map(parentOf), ...beside]);
  const isBelow = (pointer: string): boolean => [...places].some((place) => isWithin(pointer, place));
  return errors.filter(
    (error) =>
      misplaced.includes(error) ||
      isBelow(error.instancePath) ||
      (['maxItems', 'uniqueItems'].includes(error.keyword) && lists.has(error.instancePath)),
  );
}

/** Returns the errors that are only there because a field above them is missing. */
export function findSwallowed(
  errors: readonly ErrorObject[],
  data: unknown,
  describe: DescribeField,
): ReadonlySet<ErrorObject> {
  return new Set(absentFields(errors, data, describe).flatMap((absent) => explainedBy(absent, errors)));
}
