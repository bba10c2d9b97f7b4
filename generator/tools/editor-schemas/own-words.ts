// What an editor says of a value in the wrong form: the words of the schema, which are those of check, instead of a pattern.

type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the shared definition that a reference leads to. */
export type FindDefinition = (reference: string) => Schema | undefined;

const scalars = ['number', 'integer', 'boolean'];

/** A field with what its definition says where it is silent. */
function whole(field: Schema, find: FindDefinition): Schema {
  const { $ref: reference } = field;
  const definition = typeof reference === 'string' ? find(reference) : undefined;
  return definition ? { ...whole(definition, find), ...field } : field;
}

/** What the field is for, and an example. */
function wordsOn({ description, examples }: Schema): string | undefined {
  if (typeof description !== 'string') return undefined;
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  const isShown = typeof example === 'string' || typeof example === 'number' || typeof example === 'boolean';
  return isShown ? `${description} For example: ${JSON.stringify(example)}` : description;
}

function speakFor(field: Schema, find: FindDefinition): void {
  const seen = whole(field, find);
  const words = wordsOn(seen);
  if (words === undefined || 'enum' in seen || 'const' in seen) return;
  const types = [seen['type']].flat();
  if (types.every((type) => scalars.includes(String(type)))) {
    // A server reads the words beside the type only, not those of a field that refers to it.
    Object.assign(field, seen, { errorMessage: words });
    delete field['$ref'];
  }
  if ('pattern' in field || 'format' in field) field['patternErrorMessage'] = words;
}

const fieldsIn = (schema: Schema, group: string): readonly unknown[] =>
  Object.values(isSchema(schema[group]) ? schema[group] : {});

/** Gives each field of a schema the words for a value in the wrong form; changes the schema in place. */
export function speakOwnWords(schema: unknown, find: FindDefinition): void {
  if (!isSchema(schema)) return;
  const named = [...fieldsIn(schema, 'properties'), ...fieldsIn(schema, '$defs')];
  for (const field of [...named, schema['items'], schema['additionalProperties']])
    if (isSchema(field)) {
      speakFor(field, find);
      speakOwnWords(field, find);
    }
}
