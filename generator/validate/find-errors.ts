import type { ErrorObject, Ajv2020 } from 'ajv/dist/2020.js';
import { memoize } from '../base/memoize.ts';
import { projectSchemas, type Schemas } from '../schema/schema-files.ts';
import { makeAjv } from './make-ajv.ts';

const validatorFor = memoize((schemas: Schemas): Ajv2020 => makeAjv({ allErrors: true, verbose: true }, schemas));

/** Returns every error of the data against the schema with this name. */
export function findErrors(schema: string, data: unknown, schemas: Schemas = projectSchemas): readonly ErrorObject[] {
  const validator = validatorFor(schemas).getSchema(schemas.idOf(schema));
  if (!validator || validator(data)) return [];
  return validator.errors ?? [];
}
