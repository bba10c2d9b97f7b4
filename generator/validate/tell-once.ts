// One mistake often breaks several conditions of a schema. This decides which of the validator's errors is told.
import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from '../diagnostics/nearest.ts';

/** Which error tells most where several stand on one value: the first of these. */
const order = ['type', 'enum', 'const', 'minLength', 'format', 'pattern', 'maxLength'];

const sameValue = (a: ErrorObject, b: ErrorObject): boolean =>
  a !== b && a.instancePath === b.instancePath && a.propertyName === b.propertyName;

/** Whether an unknown key is a required one misspelt: it is then both unknown and, under its right name, missing. */
function isMisspelling(unknown: ErrorObject, missed: ErrorObject): boolean {
  if (unknown.keyword !== 'additionalProperties' || unknown.instancePath !== missed.instancePath) return false;
  return nearest(String(unknown.params.additionalProperty), [String(missed.params.missingProperty)]) !== undefined;
}

/** A key that has the wrong form is not also judged by the schema of its value. */
const isInUnknown = (error: ErrorObject, other: ErrorObject): boolean =>
  other.propertyName !== undefined &&
  (error.instancePath === `${other.instancePath}/${escaped(other.propertyName)}` ||
    error.instancePath.startsWith(`${other.instancePath}/${escaped(other.propertyName)}/`));

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Tells whether an error says something that no other error says better. */
export function isTold(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword === 'propertyNames' || errors.some((other) => isInUnknown(error, other))) return false;
  if (error.keyword === 'required' || error.keyword === 'dependentRequired')
    return !errors.some((other) => isMisspelling(other, error));
  const rank = order.indexOf(error.keyword);
  const isBetter = (other: ErrorObject): boolean =>
    sameValue(other, error) && order.includes(other.keyword) && order.indexOf(other.keyword) < rank;
  return rank === -1 || !errors.some(isBetter);
}
