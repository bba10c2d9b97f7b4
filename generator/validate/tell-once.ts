// One mistake often breaks several conditions of a schema. This decides which of the validator's errors is told.
import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from '../diagnostics/nearest.ts';
import type { DescribeField } from '../schema/describe-field.ts';

/** Which error tells most where several stand on one value: the first of these. */
const order = ['type', 'enum', 'const', 'minLength', 'format', 'pattern', 'maxLength'];

const sameValue = (a: ErrorObject, b: ErrorObject): boolean =>
  a !== b && a.instancePath === b.instancePath && a.propertyName === b.propertyName;

const isMissing = ({ keyword }: ErrorObject): boolean => keyword === 'required' || keyword === 'dependentRequired';

const isUnknown = ({ keyword }: ErrorObject): boolean => keyword === 'additionalProperties';

const unknownKey = ({ params }: ErrorObject): string => String(params.additionalProperty);

const missedKey = ({ params }: ErrorObject): string => String(params.missingProperty);

/** All that a decision is made from: the validator's errors and what the schema says. */
interface Errors {
  readonly errors: readonly ErrorObject[];
  readonly describe: DescribeField;
}

/** What else is wrong with the same group of fields. */
const beside = ({ instancePath }: ErrorObject, { errors }: Errors): readonly ErrorObject[] =>
  errors.filter((other) => other.instancePath === instancePath);

const typeOf = (data: unknown): string => (Array.isArray(data) ? 'array' : typeof data);

/** Whether the one field that a group has too much holds what the one that it lacks should: it has a wrong name. */
function isRenamed(unknown: ErrorObject, missed: ErrorObject, all: Errors): boolean {
  const group = beside(missed, all);
  if (group.filter(isUnknown).length !== 1 || group.filter(isMissing).length !== 1) return false;
  const { type } = all.describe(`${missed.instancePath}/${escaped(missedKey(missed))}`);
  const value = (unknown.data as Readonly<Record<string, unknown>>)[unknownKey(unknown)];
  return type === typeOf(value) || (type === 'integer' && Number.isInteger(value));
}

/**
 * Returns the required field that an unknown one most likely stands for: it is then both unknown and, under its right
 * name, missing.
 */
export function meantField(unknown: ErrorObject, all: Errors): string | undefined {
  const missing = beside(unknown, all).filter(isMissing);
  const renamed = missing.find((missed) => isRenamed(unknown, missed, all));
  return nearest(unknownKey(unknown), missing.map(missedKey)) ?? (renamed && missedKey(renamed));
}

/** Whether a group has no field that belongs there: that it lacks what it should have says it all. */
function isForeign(unknown: ErrorObject, all: Errors): boolean {
  const known = Object.keys(all.describe(unknown.instancePath).properties ?? {});
  const group = beside(unknown, all);
  const hasOwn = Object.keys(unknown.data as object).some((key) => nearest(key, known) !== undefined);
  return !hasOwn && group.some((other) => isMissing(other) && isTold(other, all));
}

/** A key that has the wrong form is not also judged by the schema of its value. */
const isInUnknown = (error: ErrorObject, other: ErrorObject): boolean =>
  other.propertyName !== undefined &&
  (error.instancePath === `${other.instancePath}/${escaped(other.propertyName)}` ||
    error.instancePath.startsWith(`${other.instancePath}/${escaped(other.propertyName)}/`));

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Tells whether an error says something that no other error says better. */
export function isTold(error: ErrorObject, all: Errors): boolean {
  const { errors } = all;
  if (error.keyword === 'propertyNames' || errors.some((other) => isInUnknown(error, other))) return false;
  if (isUnknown(error)) return !isForeign(error, all);
  if (isMissing(error))
    return !beside(error, all).some((other) => isUnknown(other) && meantField(other, all) === missedKey(error));
  const rank = order.indexOf(error.keyword);
  const isBetter = (other: ErrorObject): boolean =>
    sameValue(other, error) && order.includes(other.keyword) && order.indexOf(other.keyword) < rank;
  return rank === -1 || !errors.some(isBetter);
}
