import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
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
