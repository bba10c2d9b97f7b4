// One mistake often violates several constraints of a schema. This module decides which of the validator's errors are
// reported. An error is dropped only in favour of the one that explains it, and only if that one is kept, so two errors
// can never cancel each other out.
import { childPointer, groupBy } from '../../base/objects.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from '../../rules/nearest.ts';
import type { DescribeField, Schema } from '../../kinds/describe-field.ts';
import { withAncestors } from './pointers.ts';
import { fieldCalled } from './names-in-languages.ts';

/** An error, and another one that explains it. */
export type Reason = readonly [error: ErrorObject, cause: ErrorObject];

/** Which of several errors on one value says most: the first of these. */
const order = ['type', 'enum', 'const', 'minLength', 'format', 'pattern', 'maxLength'];

/** Whether an error is about a missing field. */
export const isMissing = ({ keyword }: ErrorObject): boolean =>
  keyword === 'required' || keyword === 'dependentRequired';

const isUnknown = ({ keyword }: ErrorObject): boolean => keyword === 'additionalProperties';

const unknownKey = ({ params }: ErrorObject): string => String(params.additionalProperty);

const missedKey = ({ params }: ErrorObject): string => String(params.missingProperty);

/** Returns the name that schemas use for the type of a value. */
export const typeOf = (data: unknown): string => (Array.isArray(data) ? 'array' : typeof data);

/** What is wrong with the keys of one group. */
interface KeyErrors {
  readonly unknown: readonly ErrorObject[];
  readonly missing: readonly ErrorObject[];
}

/** Whether a group may have a field of this name. */
export const hasField = ({ properties }: Schema, key: string): boolean =>
  Object.hasOwn(Object(properties) as object, key);

/** Whether the only unknown field of a group has a value for its only missing field: it was misspelt. */
function isRenamed({ unknown, missing }: KeyErrors, describe: DescribeField): boolean {
  const [extra, missed] = [unknown[0], missing[0]];
  if (!extra || !missed || unknown.length > 1 || missing.length > 1) return false;
  const pointer = childPointer(missed.instancePath, missedKey(missed));
  const [schema, key] = [describe(pointer), unknownKey(extra)];
  // The key is right, and is out of place because the line of the field that it belongs to is missing.
  if (hasField(schema, key) || hasField(describe(`${pointer}/0`), key)) return false;
  const value = (extra.data as Readonly<Record<string, unknown>>)[key];
  return schema.type === typeOf(value) || (schema.type === 'integer' && Number.isInteger(value));
}

/** For each unknown field of the group, the missing field that was most likely meant. */
function meantIn(names: KeyErrors, describe: DescribeField): ReadonlyMap<ErrorObject, ErrorObject> {
  const { unknown, missing } = names;
  if (missing.length === 0) return new Map();
  const byKey = new Map(missing.map((missed) => [missedKey(missed), missed] as const));
  const keys = new Set(byKey.keys());
  const renamed = isRenamed(names, describe) ? missing[0] : undefined;
  return new Map(
    unknown.flatMap((extra): readonly (readonly [ErrorObject, ErrorObject])[] => {
      const key = unknownKey(extra);
      const meant = byKey.get(fieldCalled(key, [...keys]) ?? nearest(key, keys) ?? '') ?? renamed;
      return meant ? [[extra, meant]] : [];
    }),
  );
}

/** A group without any of its fields has one error; a misspelt field is not reported as missing as well. */
function reasonsIn(names: KeyErrors, meant: ReadonlyMap<ErrorObject, ErrorObject>, describe: DescribeField) {
  const [first] = names.unknown;
  const known = new Set(Object.keys(first ? (describe(first.instancePath).properties ?? {}) : {}));
  const isNear = (key: string): boolean => (nearest(key, known) ?? fieldCalled(key, [...known])) !== undefined;
  const hasOwn = Object.keys(Object(first?.data) as object).some(isNear);
  const found = new Set(meant.values());
  const lacking = names.missing.find((missed) => !found.has(missed));
  return [
    ...Array.from(meant, ([extra, missed]): Reason => [missed, extra]),
    ...(lacking && !hasOwn ? names.unknown.map((extra): Reason => [extra, lacking]) : []),
  ];
}

/** Of two errors on one value, the more informative one explains the other. */
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

/** A field that only another one asks for is not missed while that one is malformed. */
const reasonsBeside = (errors: readonly ErrorObject[]): readonly Reason[] =>
  errors
    .filter(({ keyword }) => keyword === 'dependentRequired')
    .flatMap((error) => {
      const asking = childPointer(error.instancePath, String(error.params.property));
      return errors.filter(({ instancePath }) => instancePath === asking).map((cause): Reason => [error, cause]);
    });

/** A malformed key is neither checked against the schema of its value nor reported as unknown. */
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

/** How the validator's errors relate to each other. */
export interface Explained {
  readonly reasons: readonly Reason[];
  /** The missing field that was most likely meant by an unknown one. */
  readonly meant: ReadonlyMap<ErrorObject, ErrorObject>;
}

/** Returns which errors explain others of the same group, value or key. */
export function explainEachOther(errors: readonly ErrorObject[], describe: DescribeField): Explained {
  const ofKeys = errors.filter((error) => isUnknown(error) || isMissing(error));
  const groups = groupBy(ofKeys, ({ instancePath }) => instancePath);
  const reasons: Reason[] = [...reasonsOnValues(errors), ...reasonsInKeys(errors), ...reasonsBeside(errors)];
  const meant = new Map<ErrorObject, ErrorObject>();
  for (const group of groups.values()) {
    const names = { unknown: group.filter(isUnknown), missing: group.filter(isMissing) };
    const own = meantIn(names, describe);
    for (const [extra, missed] of own) meant.set(extra, missed);
    reasons.push(...reasonsIn(names, own, describe));
  }
  return { reasons, meant };
}

/** Returns the errors that no other explains, and one of those that explain each other in a circle. */
export function reportedErrors(errors: readonly ErrorObject[], reasons: readonly Reason[]): readonly ErrorObject[] {
  const causes = new Map<ErrorObject, ErrorObject[]>(errors.map((error) => [error, []]));
  for (const [error, cause] of reasons) causes.get(error)?.push(cause);
  const visiting = new Set<ErrorObject>();
  const settled = new Set<ErrorObject>();
  const reported = new Set<ErrorObject>();
  const settle = (error: ErrorObject): void => {
    visiting.add(error);
    const isExplained = causes.get(error)?.some((cause) => {
      if (!visiting.has(cause)) settle(cause);
      // An error still being visited depends on this one, so it cannot be its explanation.
      return settled.has(cause);
    });
    if (!isExplained) reported.add(error);
    settled.add(error);
  };
  for (const error of errors) if (!visiting.has(error)) settle(error);
  return errors.filter((error) => reported.has(error));
}
