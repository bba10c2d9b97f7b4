// The validator's errors in an author's words: one mistake, one diagnostic.
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { locate } from '../diagnostics/locate.ts';
import { nearest } from '../diagnostics/nearest.ts';
import * as rules from '../diagnostics/rules/schema.ts';
import type { SourceFile } from '../model.ts';

interface Described {
  readonly description: string;
  readonly examples: readonly unknown[];
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  array: 'a list',
  object: 'a group of fields',
  boolean: 'true or false',
  null: 'nothing',
};

/** The value as an author would recognise it, at most 60 characters. */
function show(value: unknown): string {
  if (Array.isArray(value)) return 'A list';
  if (typeof value === 'object' && value !== null) return 'A group of fields';
  if (value === null) return 'Nothing';
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 56)}..."` : text;
}

function describe(schema: unknown): Described {
  const { description, examples } = (schema ?? {}) as Partial<Described>;
  return { description: description ?? '', examples: examples ?? [] };
}

type Explain = (error: ErrorObject, source: SourceFile) => Diagnostic;

const childPointer = (parent: string, key: string): string =>
  `${parent}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const propertiesOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  (schema as { readonly properties?: Readonly<Record<string, unknown>> } | undefined)?.properties ?? {};

const range: Explain = (error, source) => {
  const { comparison, limit, multipleOf } = error.params as {
    readonly comparison?: string;
    readonly limit?: number;
    readonly multipleOf?: number;
  };
  const words: Readonly<Record<string, string>> = {
    '>=': 'at least',
    '<=': 'at most',
    '>': 'more than',
    '<': 'less than',
  };
  const text = multipleOf === undefined ? `${words[comparison ?? ''] ?? ''} ${limit}` : `a multiple of ${multipleOf}`;
  return rules.outOfRange(
    { value: show(error.data), limit: text, description: describe(error.parentSchema).description },
    locate(source, error.instancePath),
  );
};

const length: Explain = (error, source) => {
  const { limit } = error.params as { readonly limit: number };
  const isList = Array.isArray(error.data);
  const actual = isList ? (error.data as unknown[]).length : [...String(error.data)].length;
  if (!isList && String(error.data).trim() === '')
    return rules.emptyText(describe(error.parentSchema), locate(source, error.instancePath));
  const unit = isList ? 'entries' : 'characters';
  const bound = error.keyword.startsWith('min') ? 'at least' : 'at most';
  return rules.wrongLength(
    { subject: isList ? 'The list' : 'The text', limit: `${bound} ${limit} ${unit}`, actual },
    locate(source, error.instancePath),
  );
};

const format: Explain = (error, source) => {
  const place =
    error.propertyName === undefined
      ? locate(source, error.instancePath)
      : locate(source, childPointer(error.instancePath, error.propertyName), 'key');
  const described = describe(error.parentSchema);
  if (error.propertyName === undefined && String(error.data).trim() === '') return rules.emptyText(described, place);
  return rules.badFormat({ value: show(error.propertyName ?? error.data), ...described }, place);
};

const missing: Explain = (error, source) => {
  const { missingProperty: key } = error.params as { readonly missingProperty: string };
  return rules.missingField(
    { key, ...describe(propertiesOf(error.parentSchema)[key]) },
    locate(source, error.instancePath),
  );
};

const choice: Explain = (error, source) => {
  const { allowedValues, allowedValue } = error.params as {
    readonly allowedValues?: readonly unknown[];
    readonly allowedValue?: unknown;
  };
  const allowed = (allowedValues ?? [allowedValue]).map(String);
  return rules.notAllowed({ value: show(error.data), allowed }, locate(source, error.instancePath));
};

const explanations: Readonly<Record<string, Explain>> = {
  additionalProperties: (error, source) => {
    const { additionalProperty: key } = error.params as { readonly additionalProperty: string };
    const known = Object.keys(propertiesOf(error.parentSchema)).filter((name) => !(name in (error.data as object)));
    return rules.unknownField({ key, known }, locate(source, childPointer(error.instancePath, key), 'key'));
  },
  required: missing,
  dependentRequired: missing,
  type: (error, source) => {
    const { type } = error.params as { readonly type: string | readonly string[] };
    const expected = [type]
      .flat()
      .map((name) => typeNames[name] ?? name)
      .join(' or ');
    return rules.wrongType(
      { value: show(error.data), expected, examples: describe(error.parentSchema).examples },
      locate(source, error.instancePath),
    );
  },
  enum: choice,
  const: choice,
  minimum: range,
  maximum: range,
  exclusiveMinimum: range,
  exclusiveMaximum: range,
  multipleOf: range,
  minLength: length,
  maxLength: length,
  minItems: length,
  maxItems: length,
  minProperties: length,
  maxProperties: length,
  pattern: format,
  format,
  uniqueItems: (error, source) => {
    const { i, j } = error.params as { readonly i: number; readonly j: number };
    const later = Math.max(i, j);
    return rules.repeatedItem(
      { value: show((error.data as readonly unknown[])[later]) },
      locate(source, `${error.instancePath}/${later}`),
    );
  },
};

/** Which error tells most where several stand on one value: the first of these. */
const keywordOrder = ['type', 'enum', 'const', 'minLength', 'format', 'pattern', 'maxLength'];

function isTold(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword === 'propertyNames') return false;
  if (error.keyword === 'required') return !errors.some((other) => isMisspelling(other, error));
  const rank = keywordOrder.indexOf(error.keyword);
  return (
    rank === -1 ||
    !errors.some(
      (other) =>
        sameValue(other, error) &&
        keywordOrder.indexOf(other.keyword) !== -1 &&
        keywordOrder.indexOf(other.keyword) < rank,
    )
  );
}

const sameValue = (a: ErrorObject, b: ErrorObject): boolean =>
  a !== b && a.instancePath === b.instancePath && a.propertyName === b.propertyName;

/** A misspelt key is both unknown and, under its right name, missing: only the first is told. */
function isMisspelling(unknown: ErrorObject, missed: ErrorObject): boolean {
  if (unknown.keyword !== 'additionalProperties' || unknown.instancePath !== missed.instancePath) return false;
  const { additionalProperty } = unknown.params as { readonly additionalProperty: string };
  const { missingProperty } = missed.params as { readonly missingProperty: string };
  const free = Object.keys(propertiesOf(unknown.parentSchema)).filter((name) => !(name in (unknown.data as object)));
  return nearest(additionalProperty, free) === missingProperty;
}

/** Returns one diagnostic for each mistake behind the validator's errors. */
export function explainErrors(source: SourceFile, errors: readonly ErrorObject[]): readonly Diagnostic[] {
  return errors
    .filter((error) => isTold(error, errors))
    .map((error) => {
      const explain = explanations[error.keyword] ?? format;
      return explain(error, source);
    });
}
