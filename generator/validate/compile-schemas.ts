// The schemas as functions. Compiled once per run, when the first file of a kind needs them.
import { readFileSync, readdirSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { invariant } from '../invariant.ts';

// ajv-formats is CommonJS: its default export is the module or the function, depending on the loader.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020, formats: readonly string[]) => void;

const folder = new URL('../../schemas/', import.meta.url);

/** Decimal places by which multipleOf is judged, so that 4.7 is a multiple of 0.1. */
const DECIMALS = 6;

function makeAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: true, verbose: true, multipleOfPrecision: DECIMALS });
  addFormats(ajv, ['date', 'email', 'uri']);
  ajv.addVocabulary([]);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.schema.json'))
      ajv.addSchema(JSON.parse(readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8')) as object);
  }
  return ajv;
}

let ajv: Ajv2020 | undefined;

/** The names of all schemas of one folder below schemas/, such as the templates in `pages`. */
export function schemaNames(below: string): readonly string[] {
  return readdirSync(new URL(`${below}/`, folder))
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => file.replace('.schema.json', ''))
    .sort();
}

/** Returns the validator of the schema with this name, such as `course` or `pages/home`. */
export function validatorOf(name: string): ValidateFunction {
  ajv ??= makeAjv();
  const validator = ajv.getSchema(`${name}.schema.json`);
  invariant(validator, `schemas/${name}.schema.json exists`);
  return validator;
}
