import { childPointer } from '../../base/objects.ts';
import addFormatsModule from 'ajv-formats';
import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import { memoize } from '../../base/memoize.ts';
import { choicesOf } from '../../kinds/describe-field.ts';
import { parseSchema, projectSchemas, type Schemas } from '../../kinds/schema-files.ts';

// ajv-formats is CommonJS: its default export is the module or the function, depending on the loader.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020, formats: readonly string[]) => void;

/** Makes a validator that knows all of the schemas. */
export function makeAjv(options: Options, { files, idOf }: Schemas = projectSchemas): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, discriminator: true, allowUnionTypes: true, ...options });
  addFormats(ajv, ['date', 'email', 'uri']);
  for (const { name, text } of files) ajv.addSchema({ ...parseSchema(text), $id: idOf(name) });
  return ajv;
}

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
