// The schemas of translations, derived from those of content by the mark of each field: words, fact or reference. A
// translation holds words only, all optional, beside what says which thing or which design they are of.

/** A JSON Schema, or a part of one. */
export type Schema = { readonly [key: string]: unknown };

/** What a field is: text for people, a figure or setting, or the name of something else. */
export type Mark = 'words' | 'fact' | 'reference';

/** The schema of a file such as `pages/home.schema.json`. */
type Read = (file: string) => Schema;

/** A schema and the file in which it is written. */
interface Part {
  readonly schema: Schema;
  readonly home: string;
}

/** The folder of the derived schemas. */
export const TRANSLATIONS = 'translations';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typesOf = ({ type }: Schema): readonly unknown[] => [type].flat();

/** The file that a reference leads to, and the keys to the definition in it. */
function targetOf(reference: string, home: string): { readonly file: string; readonly keys: readonly string[] } {
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? home : new URL(file, `file:///${home}`).pathname.slice(1);
  return { file: target, keys: pointer.split('/').slice(1) };
}

/** The part with what its reference leads to; its own keywords hide those of the definition. */
export function resolved({ schema, home }: Part, read: Read): Part {
  const { $ref, ...own } = schema;
  if (typeof $ref !== 'string') return { schema, home };
  const { file, keys } = targetOf($ref, home);
  const found = keys.reduce<unknown>((inner, key) => (isSchema(inner) ? inner[key] : undefined), read(file));
  const target = resolved({ schema: isSchema(found) ? found : {}, home: file }, read);
  return { schema: { ...target.schema, ...own }, home: target.home };
}

/** The mark of a field, its own or that of the definition it refers to; undefined where it only holds other fields. */
export function markOf(part: Part, read: Read): Mark | undefined {
  const { $comment } = resolved(part, read).schema;
  return $comment === 'words' || $comment === 'fact' || $comment === 'reference' ? $comment : undefined;
}

/** A group without the fields that are undefined. */
const defined = (group: Schema): Schema =>
  Object.fromEntries(Object.entries(group).filter(([, value]) => value !== undefined));

const limitsOf = ({ pattern, minLength, maxLength }: Schema = {}): Schema => defined({ pattern, minLength, maxLength });

/** The fields that say of which design a group is: they are repeated. */
function requiredOf(properties: Readonly<Record<string, Schema>>): Schema {
  const required = Object.keys(properties).filter((key) => 'const' in (properties[key] ?? {}));
  return required.length > 0 ? { required } : {};
}

/** What describes a field, with an example of what is left of it. */
function described({ title, description }: Schema, example: unknown): Schema {
  return { title, description, examples: [example] };
}

const exampleOf = ({ examples }: Schema): unknown => (Array.isArray(examples) ? (examples as unknown[])[0] : undefined);

/** The names of fields by which the things of a list are known where the schema marks them as names. */
const KEYS = ['id', 'name'];

const ownName: Schema = {
  $ref: '/common.schema.json#/$defs/slug',
  title: 'Name in addresses',
  description:
    'The last part of the address of this page in this language, in place of the name of the file. The page also answers at the latter. Everything else in the content refers to it by its original.',
  examples: ['idarat-al-mashari'],
};

/** Derives the parts of one file. */
class Derivation {
  private readonly read: Read;
  private readonly hasPage: (file: string) => boolean;

  constructor(read: Read, hasPage: (file: string) => boolean) {
    this.read = read;
    this.hasPage = hasPage;
  }

  /** What a translation may say of a field; undefined where it has no words. */
  part(part: Part): Schema | undefined {
    const { schema, home } = resolved(part, this.read);
    const mark = markOf(part, this.read);
    const isLeaf = !schema['properties'] && !schema['items'] && !isSchema(schema['additionalProperties']);
    if (isLeaf && !schema['oneOf']) return mark === 'words' ? this.words(part) : undefined;
    // A list marked as words is a list of its own length.
    if (mark === 'words' && typesOf(schema).every((type) => type === 'array')) return this.list({ schema, home }, mark);
    return this.group({ schema, home }, mark);
  }

  private words({ schema, home }: Part): Schema {
    const { $ref, $comment: _mark, ...own } = schema;
    if (typeof $ref !== 'string') return this.texts(schema);
    const { file, keys } = targetOf($ref, home);
    if (file === home && home !== 'common.schema.json') {
      return this.texts(resolved({ schema, home }, this.read).schema);
    }
    return { $ref: `/${file}#/${keys.join('/')}`, ...own };
  }

  /** A field of texts without the other forms that it has. */
  private texts({ $comment: _mark, ...schema }: Schema): Schema {
    const types = typesOf(schema).filter((type) => type !== 'number' && type !== 'boolean');
    const isText = (example: unknown): boolean => typeof example === 'string' || Array.isArray(example);
    const examples = Array.isArray(schema['examples']) ? { examples: schema['examples'].filter(isText) } : {};
    return { ...schema, type: types.length === 1 ? types[0] : types, ...examples };
  }

  private list({ schema, home }: Part, mark: Mark | undefined): Schema | undefined {
    const items = this.part({ schema: schema['items'] as Schema, home });
    if (!items) return undefined;
    const { maxItems } = schema;
    const example = [exampleOf(this.whole(items))];
    return { ...described(schema, example), ...defined({ $comment: mark, maxItems }), type: 'array', items };
  }

  /** An item with its example, which may be that of a definition or of one of several schemas. */
  private whole(items: Schema): Schema {
    const reference = items['$ref'];
    if (exampleOf(items) !== undefined || typeof reference !== 'string') return items;
    return resolved({ schema: { $ref: reference.slice(1) }, home: '' }, this.read).schema;
  }

  /** A group of fields, a list, or a field with several forms of which some are no words. */
  private group({ schema, home }: Part, mark: Mark | undefined): Schema | undefined {
    if (schema['oneOf']) return this.choice({ schema, home });
    const text = mark === 'words' ? this.texts(schema) : undefined;
    const list = schema['items'] ? this.list({ schema, home }, undefined) : undefined;
    const fields = this.fields({ schema, home });
    const types = [text && { type: 'string' }, fields, list].flatMap((form) => form?.['type'] ?? []);
    if (types.length === 0) return undefined;
    const example = exampleOf(text ?? list ?? this.exampleIn(fields ?? {}));
    return {
      ...list,
      ...fields,
      ...described(schema, example),
      ...limitsOf(text),
      type: types.length === 1 ? types[0] : types,
    };
  }

  /** What a group says of its fields, or of all fields of a map. */
  private fields({ schema, home }: Part): Schema | undefined {
    const properties = this.properties({ schema, home });
    if (properties) return { type: 'object', additionalProperties: false, ...requiredOf(properties), properties };
    const { additionalProperties: field, propertyNames } = schema;
    const inner = isSchema(field) ? this.part({ schema: field, home }) : undefined;
    const names = isSchema(propertyNames) ? this.named(propertyNames, home) : undefined;
    return inner && { type: 'object', ...defined({ propertyNames: names }), additionalProperties: inner };
  }

  private exampleIn({ properties, additionalProperties }: Schema): Schema {
    if (!isSchema(properties)) return { examples: [{ '/': exampleOf(additionalProperties as Schema) }] };
    const known = Object.entries(properties).map(
      ([key, inner]) => [key, exampleOf(this.whole(inner as Schema))] as const,
    );
    return { examples: [defined(Object.fromEntries(known))] };
  }

  private choice({ schema, home }: Part): Schema | undefined {
    const branches = (schema['oneOf'] as readonly Schema[]).map(({ $ref }) => targetOf(String($ref), home).file);
    const { $comment, required } = schema;
    const [example] = branches.map((file) => exampleOf(this.file(file) ?? {}));
    const oneOf = branches.map((file) => ({ $ref: `/${TRANSLATIONS}/${file}` }));
    return { $comment, ...described(schema, example), type: 'object', required, oneOf };
  }

  /** The fields with words, and those that say which thing or design these are of; undefined where there are no words. */
  private properties({ schema, home }: Part): Readonly<Record<string, Schema>> | undefined {
    if (!isSchema(schema['properties'])) return undefined;
    const fields = Object.entries(schema['properties']).map(
      ([key, field]) => [key, { schema: field as Schema, home }] as const,
    );
    const kept = fields.flatMap(([key, field]) => {
      const words = this.part(field);
      return words ? [[key, words] as const] : [];
    });
    if (kept.length === 0) return undefined;
    const tells = ([key, field]: (typeof fields)[number]): boolean =>
      'const' in field.schema || (KEYS.includes(key) && markOf(field, this.read) === 'reference');
    const names = fields.filter(tells).map(([key, { schema: field }]) => [key, this.named(field, home)] as const);
    return Object.fromEntries([...names, ...kept]);
  }

  private named({ $comment: _mark, ...field }: Schema, home: string): Schema {
    if (typeof field['$ref'] !== 'string') return field;
    const { file, keys } = targetOf(field['$ref'], home);
    return { ...field, $ref: `/${file}#/${keys.join('/')}` };
  }

  /** The schema of a translation of a file; undefined where that has no words. */
  file(file: string): Schema | undefined {
    const { $schema, $id, title, description, ...schema } = this.read(file);
    const derived = this.part({ schema, home: file });
    if (!derived) return undefined;
    const { title: _title, description: _description, ...rest } = derived;
    const properties = this.hasPage(file) ? { properties: { ...(rest['properties'] as Schema), slug: ownName } } : {};
    return {
      $schema,
      $id: String($id).replace(/schemas\/.*$/, `schemas/${TRANSLATIONS}/${file}`),
      title: `${String(title)}: translation`,
      description: `The words of a file in another language; its facts stay in the original. ${String(description)}`,
      ...rest,
      ...properties,
    };
  }
}

/** Makes references relative to the file in which they are. */
function relative(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((item) => relative(item, file));
  if (!isSchema(value)) return value;
  const up = '../'.repeat(file.split('/').length - 1);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.startsWith('/')
        ? up + inner.slice(1)
        : relative(inner, file),
    ]),
  );
}

/** The kinds of files that have no words, or are words of one language already. */
const without = /^(?:common|theme|addresses|redirects|messages|terms|translations)[./]/;

/**
 * Returns the schemas of translations by file, such as `translations/pages/home.schema.json`.
 * @param hasPage - whether each file with a schema has a page, whose address a translation may name
 */
export function translationSchemas(
  files: readonly string[],
  read: Read,
  hasPage: (file: string) => boolean,
): ReadonlyMap<string, Schema> {
  const derivation = new Derivation(read, hasPage);
  return new Map(
    files
      .filter((file) => !without.test(file))
      .flatMap((file) => {
        const schema = derivation.file(file);
        const name = `${TRANSLATIONS}/${file}`;
        return schema ? [[name, relative(schema, name) as Schema] as const] : [];
      }),
  );
}
