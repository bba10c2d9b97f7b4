// prospectus cms: the configuration of Sveltia CMS or Decap CMS, which edit the content on a forge. Its fields come from the
// schemas, with the words that editors read there; both programs know all that is used here.
import { stringify } from 'yaml';
import { isGroup } from '../../base/objects.ts';
import { fieldOf, type Kind, nameOfFile, schemaOf, shapeOf } from '../../kinds/kind.ts';
import { builtInKinds } from '../../kinds/kinds.ts';
import { branchesOfPart, type SchemaPart, resolvedPart, wholePart } from '../../kinds/describe-field.ts';
import { openDraft, type Draft } from '../edits/draft.ts';
import { ChangeRefused } from '../edits/edit.ts';

/** Where the content is kept, and where in there. */
export interface CmsOptions {
  readonly content: string;
  /** The content folder, from the folder of the repository on. */
  readonly folder: string;
  readonly backend: 'github' | 'gitlab' | 'gitea';
  /** "owner/name". */
  readonly repo: string;
  readonly branch: string;
}

type Setting = Readonly<Record<string, unknown>>;

/** A field of the files that a form edits, as the pattern of a JSON Pointer, with what the files say there. */
interface Place {
  readonly part: SchemaPart;
  readonly pattern: string;
  readonly values: readonly unknown[];
}

/** What is known of a kind besides its schema: where it has Markdown, what leads to things, and how each of these is chosen. */
interface Forms {
  readonly markdown: readonly string[];
  readonly leadsTo: ReadonlyMap<string, string>;
  readonly relations: ReadonlyMap<string, Setting>;
}

const hidden: Setting = { widget: 'hidden' };

/** The one type that a field has in all files; undefined where a form of one type would lose what a file says. */
function typeAt({ part, values }: Place): string | undefined {
  const types = [part.schema['type'] ?? []].flat().map((type) => (type === 'integer' ? 'number' : String(type)));
  const used = new Set(
    values.map((value) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)),
  );
  const [only = types[0]] = used;
  if (types.length === 1) return types[0];
  return used.size > 1 ? undefined : only;
}

const inner = (place: Place, key: string, schema: unknown): Place => ({
  part: resolvedPart({ ...place.part, schema: isGroup(schema) ? schema : {} }),
  pattern: `${place.pattern}/${key}`,
  values: place.values.flatMap((value) =>
    key === '*' ? (Array.isArray(value) ? value : []) : (fieldOf(value, key) ?? []),
  ),
});

function textWidget({ part: { schema } }: Place): Setting {
  const { format, maxLength, pattern, title } = schema;
  if (format === 'date')
    return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
  const isLong = maxLength === undefined || Number(maxLength) > 120;
  // A pattern that needs Unicode's properties is left to the check.
  const isPlain = typeof pattern === 'string' && !pattern.includes('\\p');
  return { widget: isLong && !isPlain ? 'text' : 'string', ...(isPlain && { pattern: [pattern, String(title)] }) };
}

function numberWidget({ part: { schema } }: Place): Setting {
  const { minimum, maximum, type } = schema;
  const isWhole = [type].flat().includes('integer');
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}

/** What names an item where the list is folded. */
function summaryOf(fields: readonly Setting[]): Setting {
  const names = ['title', 'name', 'label', 'question', 'course', 'id'];
  const name = names.find((one) => fields.some((field) => field['name'] === one));
  return name === undefined ? {} : { summary: `{{fields.${name}}}` };
}

function listWidget(place: Place, forms: Forms): Setting {
  const item = inner(place, '*', place.part.schema['items']);
  const { discriminator } = item.part.schema;
  if (discriminator !== undefined) {
    const key = String(fieldOf(discriminator, 'propertyName'));
    const types = Array.from(branchesOfPart(item.part), ([name, part]) => {
      const own = { ...item, part, values: item.values.filter((one) => fieldOf(one, key) === name) };
      const fields = fieldsAt(own, forms).filter((field) => field['name'] !== key);
      return { name, label: part.schema['title'], widget: 'object', fields };
    });
    return { widget: 'list', typeKey: key, types };
  }
  const each = widgetAt(item, forms);
  if (each['widget'] === 'relation' || each['widget'] === 'select') return { ...each, multiple: true };
  if (each['widget'] === 'hidden') return hidden;
  if (each['widget'] !== 'object')
    return { widget: 'list', field: { name: 'item', label: item.part.schema['title'], ...each } };
  const fields = each['fields'] as readonly Setting[];
  return { widget: 'list', collapsed: true, ...summaryOf(fields), fields };
}

const widgets: Readonly<Record<string, (place: Place, forms: Forms) => Setting>> = {
  string: textWidget,
  number: numberWidget,
  boolean: () => ({ widget: 'boolean' }),
  array: listWidget,
  object: (place, forms) => {
    const fields = fieldsAt(place, forms);
    // Names that an author chooses are no fields.
    return fields.length === 0 ? hidden : { widget: 'object', collapsed: true, fields };
  },
};

/** How something is chosen that has a name, or a file; undefined of all else. */
function choiceAt({ pattern }: Place, { leadsTo, relations }: Forms): Setting | undefined {
  const to = leadsTo.get(pattern) ?? '';
  if (to === 'media') return { widget: 'image' };
  return to === 'document' || to === 'captions' ? { widget: 'file' } : relations.get(to);
}

/** What a form has at a place; what it has no form for is hidden, and stays. */
function widgetAt(place: Place, forms: Forms): Setting {
  const choice = choiceAt(place, forms);
  if (choice) return choice;
  const { const: only, enum: choices } = place.part.schema;
  if (only !== undefined) return { ...hidden, default: only };
  if (Array.isArray(choices)) return { widget: 'select', options: choices };
  if (forms.markdown.includes(place.pattern)) return { widget: 'markdown', modes: ['rich_text', 'raw'] };
  return widgets[typeAt(place) ?? '']?.(place, forms) ?? hidden;
}

function fieldsAt(place: Place, forms: Forms): readonly Setting[] {
  const { properties, required } = place.part.schema;
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(isGroup(properties) ? properties : {}).map(([name, schema]) => {
    const field = inner(place, name, schema);
    const { title, description } = field.part.schema;
    const widget = widgetAt(field, forms);
    if (widget['widget'] === 'hidden') return { name, label: title, ...widget };
    return { name, label: title, ...widget, required: needed.includes(name), hint: description };
  });
}

/** The fields of files of a kind that are checked against the same schema. */
function fieldsOf(kind: Kind, all: readonly unknown[], relations: Forms['relations']): readonly Setting[] {
  const { references = [], markdown = [] } = shapeOf(kind, all[0]);
  const leadsTo = new Map(references.map(({ pattern, to }) => [pattern, to]));
  const place = { part: wholePart(schemaOf(kind, all[0])), pattern: '', values: all };
  return fieldsAt(place, { markdown, leadsTo, relations });
}

const SITE = 'site';

/** How things are chosen that have a name: from the files of a folder, or from a list in one file. */
function relationTo({ files, named }: Kind): readonly (readonly [string, Setting])[] {
  if (!named) return [];
  const { thing, list, title } = named;
  const [at, value] = list === undefined ? ['', '{{slug}}'] : [`${list}.*.`, `${list}.*.id`];
  const place =
    'file' in files ? { collection: SITE, file: files.file.replace('.yaml', '') } : { collection: files.folder };
  const shown = { value_field: value, search_fields: [at + title], display_fields: [at + title] };
  return [[thing, { widget: 'relation', ...place, ...shown }]];
}

interface Making extends CmsOptions {
  readonly draft: Draft;
  readonly relations: Forms['relations'];
}

/** What a file says. Throws a ChangeRefused if that cannot be read. */
function dataOf(draft: Draft, file: string): Setting {
  const data = draft.data(file);
  if (isGroup(data)) return data;
  throw new ChangeRefused(
    `"${file}" cannot be read. Run "npx prospectus check", correct what it says, then try again.`,
  );
}

const fileForms = (kind: Kind, files: readonly string[], { draft, folder, relations }: Making): readonly Setting[] =>
  files.map((file) => {
    const [name, fields] = [nameOfFile(file), fieldsOf(kind, [dataOf(draft, file)], relations)];
    return { name, label: name, file: `${folder}/${file}`, fields };
  });

const labelOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What commands record, which is not edited by hand. */
const recorded = new Set(['addresses', 'translations']);

/** The files of a folder: of one form, or each of its own. */
function folderForms(kind: Kind, making: Making): readonly Setting[] {
  const { files, variants, named, name } = kind;
  if (!('folder' in files) || recorded.has(name)) return [];
  const { draft, relations } = making;
  const own = draft.files().filter((file) => builtInKinds.ofFile(file) === kind);
  const titled = { name: files.folder, label: labelOf(files.folder) };
  if (variants || !named) return own.length === 0 ? [] : [{ ...titled, files: fileForms(kind, own, making) }];
  const all = own.map((file) => dataOf(draft, file));
  const fields = fieldsOf(kind, all, relations);
  const slug = fields.some((field) => field['name'] === 'slug') ? '{{fields.slug}}' : '{{slug}}';
  return [
    {
      ...titled,
      label_singular: labelOf(name),
      folder: `${making.folder}/${files.folder}`,
      create: true,
      extension: 'yaml',
      format: 'yaml',
      identifier_field: named.title,
      slug,
      fields,
    },
  ];
}

/** Returns the configuration as YAML, for the folder of the page that edits. */
export function cmsConfig(options: CmsOptions): string {
  const { content, folder, backend, repo, branch } = options;
  const draft = openDraft(content);
  const making = { ...options, draft, relations: new Map(builtInKinds.all.flatMap(relationTo)) };
  const single = builtInKinds.all.flatMap((kind) => {
    const { files, name } = kind;
    const isEdited = 'file' in files && !recorded.has(name) && draft.text(files.file) !== undefined;
    return isEdited ? fileForms(kind, [files.file], making) : [];
  });
  const config = {
    backend: { name: backend, repo, branch },
    media_folder: `${folder}/media`,
    public_folder: 'media',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...builtInKinds.all.flatMap((kind) => folderForms(kind, making)),
      { name: SITE, label: labelOf(SITE), files: single },
    ],
  };
  return stringify(config, { lineWidth: 0, aliasDuplicateObjects: false });
}
