import type { ErrorObject, Ajv2020 } from 'ajv/dist/2020.js';
import { memoize } from '../../base/memoize.ts';
import { choicesOf } from '../../kinds/describe-field.ts';
import { projectSchemas, type Schemas } from '../../kinds/schema-files.ts';
import { makeAjv } from './make-ajv.ts';
import { childPointer } from './pointers.ts';

const validatorFor = memoize((schemas: Schemas): Ajv2020 => makeAjv({ allErrors: true, verbose: true }, schemas));

/** An error about the field that chooses the schema of a group, as that of any other field. */
function asField(error: ErrorObject, home: string, schemas: Schemas): ErrorObject {
  if (error.keyword !== 'discriminator') return error;
  const { tag, tagValue } = error.params as { readonly tag: string; readonly tagValue: unknown };
  if (tagValue === undefined) return { ...error, keyword: 'required', params: { missingProperty: tag } };
  const field = { ...error, instancePath: childPointer(error.instancePath, tag), data: tagValue };
  if (tagValue === null) return { ...field, keyword: 'type', params: { type: 'string' } };
  const allowedValues = choicesOf(error.parentSchema ?? {}, home, schemas);
  return { ...field, keyword: 'enum', params: { allowedValues } };
}

/** Returns every error of the data against the schema with this name. */
export function findErrors(schema: string, data: unknown, schemas: Schemas = projectSchemas): readonly ErrorObject[] {
  const validator = validatorFor(schemas).getSchema(schemas.idOf(schema));
  if (!validator || validator(data)) return [];
  return (validator.errors ?? []).map((error) => asField(error, `${schema}.schema.json`, schemas));
}
