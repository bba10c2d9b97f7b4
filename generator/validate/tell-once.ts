// One mistake often breaks several conditions of a schema. This decides which of the validator's errors are told. Every
// reason to drop an error names the one that explains it, and an error is dropped only in favour of one that is kept:
// two can never explain each other away.
import { groupBy } from '../base/group-by.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from '../diagnostics/nearest.ts';
import type { DescribeField, Schema } from '../schema/describe-field.ts';
import { childPointer, withAncestors } from './pointers.ts';

/** An error, and another one that explains it. */
export type Reason = readonly [error: ErrorObject, cause: ErrorObject];

/** Which error tells most where several stand on one value: the first of these. */
const order = ['type', 'enum', 'const', 'minLength', 'format', 'pattern', 'maxLength'];

/** Tells whether an error is about a field that is not there. */
export const isMissing = ({ keyword }: ErrorObject): boolean =>
  keyword === 'required' || keyword === 'dependentRequired';

const isUnknown = ({ keyword }: ErrorObject): boolean => keyword === 'additionalProperties';

const unknownKey = ({ params }: ErrorObject): string => String(params.additionalProperty);

const missedKey = ({ params }: ErrorObject): string => String(params.missingProperty);

/** The name that schemas have for the type of a value. */
export const typeOf = (data: unknown): string => (Array.isArray(data) ? 'array' : typeof data);

/** What is wrong with the names of the fields of one group. */
interface Names {
  readonly unknown: readonly ErrorObject[];
  readonly missing: readonly ErrorObject[];
}

/** Tells whether a group may have a field with this name. */
export const hasField = ({ properties }: Schema, key: string): boolean =>
  Object.hasOwn(Object(properties) as object, key);

/** Whether the one field that a group has too much holds what the one that it lacks should: it has a wrong name. */
function isRenamed({ unknown, missing }: Names, describe: DescribeField): boolean {
  const [extra, missed] = [unknown[0], missing[0]];
  if (!extra || !missed || unknown.length > 1 || missing.length > 1) return false;
  const pointer = childPointer(missed.instancePath, missedKey(missed));
  const [schema, key] = [describe(pointer), unknownKey(extra)];
  // It has its right name, and stands where the line of the field that it belongs to is missing.
  if (hasField(schema, key) || hasField(describe(`${pointer}/0`), key)) return false;
  const value = (extra.data as Readonly<Record<string, unknown>>)[key];
  return schema.type === typeOf(value) || (schema.type === 'integer' && Number.isInteger(value));
}

/** The missing field of the group that each unknown one most likely stands for. */
function meantIn(names: Names, describe: DescribeField): ReadonlyMap<ErrorObject, ErrorObject> {
  const { unknown, missing } = names;
  if (missing.length === 0) return new Map();
  const byKey = new Map(missing.map((missed) => [missedKey(missed), missed] as const));
  const keys = new Set(byKey.keys());
  const renamed = isRenamed(names, describe) ? missing[0] : undefined;
  return new Map(
    unknown.flatMap((extra): readonly (readonly [ErrorObject, ErrorObject])[] => {
      const meant = byKey.get(nearest(unknownKey(extra), keys) ?? '') ?? renamed;
      return meant ? [[extra, meant]] : [];
    }),
  );
}

/**
 * In a group without any field that belongs there, that it lacks what it should have says it all; elsewhere a field
 * under a wrong name is not also missing under its right one.
 */
function reasonsIn(names: Names, meant: ReadonlyMap<ErrorObject, ErrorObject>, describe: DescribeField) {
  const [first] = names.unknown;
  const known = new Set(Object.keys(first ? (describe(first.instancePath).properties ?? {}) : {}));
  const hasOwn = Object.keys(Object(first?.data) as object).some((key) => nearest(key, known) !== undefined);
  const found = new Set(meant.values());
  const lacking = names.missing.find((missed) => !found.has(missed));
  return [
    ...Array.from(meant, ([extra, missed]): Reason => [missed, extra]),
    ...(lacking && !hasOwn ? names.unknown.map((extra): Reason => [extra, lacking]) : []),
  ];
}

/** The better of two errors on one value explains the other. */
function reasonsOnValues(errors: readonly ErrorObject[]): readonly Reason[] {
  const ranked = errors.filter(({ keyword }) => order.includes(keyword));
  const groups = groupBy(ranked, ({ instancePath, propertyName = '' }) => `${instancePath}\n${propertyName}`);
  return [...groups.values()].flatMap((group) => {
    const ranks = group.map(({ keyword }) => order.indexOf(keyword));
    const best = group[ranks.indexOf(Math.min(...ranks))];
    return group.flatMap((error, i): readonly Reason[] =>
      best && order.indexOf(best.keyword) < (ranks[i] ?? 0) ? [[error, best]] : [],
    );
  });
}

/** A key that has the wrong form is not also judged by the schema of its value, nor told as a wrong key of its group. */
function reasonsInKeys(errors: readonly ErrorObject[]): readonly Reason[] {
  const inKeys = errors.filter(({ propertyName }) => propertyName !== undefined);
  if (inKeys.length === 0) return [];
  const byKey = groupBy(inKeys, ({ instancePath, propertyName = '' }) => childPointer(instancePath, propertyName));
  return errors.flatMap((error) => {
    const own = error.keyword === 'propertyNames' ? String(error.params.propertyName) : undefined;
    const pointer = own === undefined ? error.instancePath : childPointer(error.instancePath, own);
    const causes = withAncestors(pointer).flatMap((above) => byKey.get(above) ?? []);
    return causes.filter((cause) => cause !== error).map((cause): Reason => [error, cause]);
  });
}

/** What the validator's errors say about each other. */
export interface Explained {
  readonly reasons: readonly Reason[];
  /** The missing field that an unknown one most likely stands for. */
  readonly meant: ReadonlyMap<ErrorObject, ErrorObject>;
}

/** Returns which errors explain others of the same group, value or key. */
export function explainEachOther(errors: readonly ErrorObject[], describe: DescribeField): Explained {
  const groups = groupBy(
    errors.filter((error) => isUnknown(error) || isMissing(error)),
    ({ instancePath }) => instancePath,
  );
  const reasons: Reason[] = [...reasonsOnValues(errors), ...reasonsInKeys(errors)];
  const meant = new Map<ErrorObject, ErrorObject>();
  for (const group of groups.values()) {
    const names = { unknown: group.filter(isUnknown), missing: group.filter(isMissing) };
    const own = meantIn(names, describe);
    for (const [extra, missed] of own) meant.set(extra, missed);
    reasons.push(...reasonsIn(names, own, describe));
  }
  return { reasons, meant };
}

/** Returns the errors that are told: all that no other explains, and at least one of any that explain each other. */
export function toldOf(errors: readonly ErrorObject[], reasons: readonly Reason[]): readonly ErrorObject[] {
  const causes = new Map<ErrorObject, ErrorObject[]>(errors.map((error) => [error, []]));
  for (const [error, cause] of reasons) causes.get(error)?.push(cause);
  const asked = new Set<ErrorObject>();
  const settled = new Set<ErrorObject>();
  const told = new Set<ErrorObject>();
  const settle = (error: ErrorObject): void => {
    asked.add(error);
    const isExplained = causes.get(error)?.some((cause) => {
      if (!asked.has(cause)) settle(cause);
      // One that is still being asked about depends on this one, and cannot be what explains it.
      return settled.has(cause);
    });
    if (!isExplained) told.add(error);
    settled.add(error);
  };
  for (const error of errors) if (!asked.has(error)) settle(error);
  return errors.filter((error) => told.has(error));
}
