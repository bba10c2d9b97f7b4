import type { ErrorObject, Ajv2020 } from 'ajv/dist/2020.js';
import { makeAjv } from './make-ajv.ts';

let ajv: Ajv2020 | undefined;

/** Returns all errors of the data against the schema of this name. */
export function findErrors(schema: string, data: unknown): readonly ErrorObject[] {
  ajv ??= makeAjv({ allErrors: true, verbose: true });
  const validator = ajv.getSchema(`${schema}.schema.json`);
  if (!validator || validator(data)) return [];
  return validator.errors ?? [];
}
