// If the line of a field is deleted, YAML assigns the lines below it to the field above, where each of their values is
// out of place. That is one mistake: the missing field. If the lines below a field lose their indentation, they are
// fields beside it: that is one mistake as well.
import { childPointer, groupBy } from '../../base/objects.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { DescribeField, Schema } from '../../kinds/describe-field.ts';
import { parentOf, valueAt, withAncestors } from './pointers.ts';
import { hasField, typeOf, type Reason } from './deduplicate-errors.ts';

interface MissingField {
  readonly parent: string;
  readonly schema: Schema;
  readonly entry: Schema;
  readonly error?: ErrorObject;
}

function belongs(error: ErrorObject, { schema, entry }: MissingField): boolean {
  if (error.keyword === 'additionalProperties') {
    const key = String(error.params.additionalProperty);
    return hasField(schema, key) || hasField(entry, key);
  }
  return error.keyword === 'type' && error.data !== null && isEntry(error) && entry.type === typeOf(error.data);
}

const isEntry = ({ instancePath }: ErrorObject): boolean => /\/\d+$/.test(instancePath);

function absentFields(errors: readonly ErrorObject[], data: unknown, describe: DescribeField): readonly MissingField[] {
  const required = errors.filter(({ keyword }) => keyword === 'required');
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const absent = (parent: string, key: string): MissingField => ({
    parent,
    schema: describe(childPointer(parent, key)),
    entry: describe(`${childPointer(parent, key)}/0`),
  });
  const errorOf = (pointer: string) => {
    const error = errors.find(({ instancePath, data }) => instancePath === pointer && data === null);
    return error && { error };
  };
  const parents = new Set([...new Set(unknown.map(({ instancePath }) => instancePath))].flatMap(withAncestors));
  return [
    ...required.map((error) => ({ ...absent(error.instancePath, String(error.params.missingProperty)), error })),
    ...[...parents].flatMap((parent) =>
      Object.keys(describe(parent).properties ?? {})
        .filter((key) => (valueAt(data, childPointer(parent, key)) ?? undefined) === undefined)
        .map((key) => ({ ...absent(parent, key), ...errorOf(childPointer(parent, key)) })),
    ),
  ];
}

/** For each missing field, the errors below its group whose values would be valid within the field. */
function misplacedBy(errors: readonly ErrorObject[], absents: readonly MissingField[]) {
  const byParent = groupBy(absents, ({ parent }) => parent);
  const pairs = errors.flatMap((error) =>
    withAncestors(error.instancePath)
      .flatMap((above) => byParent.get(above) ?? [])
      .filter((absent) => belongs(error, absent))
      .map((absent) => ({ absent, error })),
  );
  const misplaced = new Map<MissingField, ErrorObject[]>(pairs.map(({ absent }) => [absent, []]));
  for (const { absent, error } of pairs) misplaced.get(absent)?.push(error);
  return misplaced;
}

/** The pointer of a misplaced value, and the error that reports the missing field it belongs to. */
interface MisplacedValue {
  readonly place: string;
  readonly cause: ErrorObject;
}

/** The misplaced values of required fields that are missing. */
function misplacedValues(misplaced: ReadonlyMap<MissingField, readonly ErrorObject[]>): readonly MisplacedValue[] {
  return [...misplaced].flatMap(([{ parent, error: cause }, errors]) => {
    const places = new Set(errors.map(({ instancePath }) => instancePath));
    return cause ? [...places].flatMap((place) => (place === parent ? [] : [{ place, cause }])) : [];
  });
}

/** Other errors caused by misplaced values: everything below them, and lists that they make too long. */
function reasonsAround(
  errors: readonly ErrorObject[],
  misplaced: readonly MisplacedValue[],
  absents: readonly MissingField[],
): readonly Reason[] {
  const values = groupBy(misplaced, ({ place }) => place);
  const lists = groupBy(misplaced, ({ place }) => parentOf(place));
  // The entries of a missing list end up in the list above it.
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

/** Returns the errors that exist only because a field above them is missing, each with the error that explains it. */
export function findSwallowed(
  errors: readonly ErrorObject[],
  data: unknown,
  describe: DescribeField,
): readonly Reason[] {
  const absents = absentFields(errors, data, describe);
  const misplaced = misplacedBy(errors, absents);
  // A missing optional field has no error of its own, so the first of its misplaced parts is reported.
  const parts = [...misplaced].flatMap(([{ error }, errorsOf]) => {
    const cause = error ?? errorsOf[0];
    return errorsOf.flatMap((error): readonly Reason[] => (cause && error !== cause ? [[error, cause]] : []));
  });
  return [...parts, ...reasonsAround(errors, misplacedValues(misplaced), absents)];
}
