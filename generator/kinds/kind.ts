// What is known of a kind of content, in one place: where its files are, what they are checked against, how others name
// them, what they name, and which addresses are theirs. Stages ask the registry; they do not name kinds.
import type { Template } from '../../src/app/page.ts';
import type { MainAddresses } from '../../src/app/shell-props.ts';
import { dropUndefined } from '../base/objects.ts';
import { unknownName, type UnknownNameRule } from '../rules/unknown-name.ts';
import type { SourceFile } from '../model/content.ts';
import type { Planner } from '../features/shell/units.ts';

/** A field that names other content. */
export interface Reference {
  /** A pattern of a JSON Pointer, where * is any index and # is one of the keys of a group. */
  readonly pattern: string;
  /** What is named: a thing of a kind, `media` for a picture, another sort of file, or `address` for a page. */
  readonly to: string;
  /** Whether a rule of its own checks what is named. */
  readonly hasOwnCheck?: true;
  /** Whether the field itself may be absent where its object is there. */
  readonly isOptional?: true;
}

/** What is to be known of the fields of a file besides its schema. */
export interface Shape {
  readonly references?: readonly Reference[];
  /** Where the text is Markdown: patterns of JSON Pointers, where * is any index. */
  readonly markdown?: readonly string[];
  /** Fields with one decimal at most. No schema says so to every validator: some divide by 0.1, and refuse 4.7. */
  readonly oneDecimal?: readonly string[];
  /** Where Markdown is the text of the page itself: its headings begin at ## and have ids, and it has pictures. */
  readonly article?: string;
}

/** Where a course or page answers questions, which are headings of level 3. */
export const answers = '/questions/*/answer';

/** The files of the media folder that a course or page can have besides pictures. */
export const mediaReferences: readonly Reference[] = [
  { pattern: '/video/still', to: 'media', hasOwnCheck: true },
  { pattern: '/video/url', to: 'video', hasOwnCheck: true },
  { pattern: '/video/captions', to: 'captions', hasOwnCheck: true },
  { pattern: '/documents/*/file', to: 'document', hasOwnCheck: true },
];

/** Where pages name pictures that decorate their heading and their closing call. */
export const decorations: readonly Reference[] = [
  { pattern: '/picture', to: 'media', isOptional: true },
  { pattern: '/closing/picture', to: 'media', isOptional: true },
];

/** Files of one kind that differ in their fields. */
export interface Variants {
  /** The field that says which variant a file is. */
  readonly field: string;
  readonly description: string;
  /** What an editor shows of the kind as a whole. */
  readonly words: { readonly title: string; readonly description: string };
  /** The folder of their schemas below schemas/. */
  readonly schemas: string;
  /** The variant by which a file is judged that is no group of fields. */
  readonly otherwise: string;
  readonly shapes: Readonly<Record<string, Shape>>;
  /** Where one variant is a list of parts, each with a schema of its own: the folder of these, and where a part is. */
  readonly parts?: { readonly schemas: string; readonly variant: string; readonly at: string };
}

/** What the files of a kind are called where others refer to them. */
export interface Named {
  /** Such as `course`: what a reference leads `to`. */
  readonly thing: string;
  /** The list whose items have these names as their `id`; without one, each file is named as the file is. */
  readonly list?: string;
  /** The field by which people know it. */
  readonly title: string;
  /** The fields that an editor shows beside the name, where the title alone would not do. */
  readonly words?: readonly string[];
  /** What is wrong where nothing has the name. */
  readonly rule: UnknownNameRule;
}

/** What a file defines, valid or not: a mistake in it must not also make every link to it a mistake. */
export interface Claims {
  /** What it may be named by: the name of its file, and another one that it says. */
  readonly names: readonly string[];
  /** Addresses that are its alone: a redirect from there would hide it. */
  readonly fixed: readonly string[];
  /** Addresses by number, which redirects are made for; absent where the kind has none. */
  readonly numeric?: readonly string[];
}

/** A kind that is one file; the same may be written in a table beside it. */
interface OneFile {
  readonly file: string;
  readonly isOptional?: true;
  readonly table?: string;
  /** A folder of files that say more of the same. */
  readonly more?: string;
}

interface KindDefinition extends Shape {
  /** Such as `course`; its schema has the same name, unless it has variants. */
  readonly name: string;
  /** One file, or all YAML files of a folder. */
  readonly files: OneFile | { readonly folder: string };
  /** Whether it has a line or more for each course, and grows with the provider. */
  readonly isList?: true;
  readonly variants?: Variants;
  /** The fields that only the file's own pages show: left out of memory where there may be thousands, and read again then. */
  readonly texts?: readonly string[];
  /** Lists of which others see one field of each item: the rest is left out of memory too. */
  readonly kept?: readonly { readonly list: string; readonly field: string }[];
  /** The rule for a name that nothing has may be left out: it is `link/unknown-<thing>`, whose words are in link.yaml. */
  readonly named?: Omit<Named, 'rule'> & Partial<Pick<Named, 'rule'>>;
  /** Whether it has links as a label and `to`, or the field in which they are. */
  readonly hasLinks?: true | string;
  /** What people call the part of the file that refers to something, such as "this session". */
  readonly part?: string;
  /** The template of the page that lists its files, which have pages below it; by custom it is at the name of their folder. */
  readonly listedBy?: Template;
  readonly address?: (name: string, main: MainAddresses) => string;
  /** The field with the day from which a file has its page, as YYYY-MM-DD; without one, it always has. */
  readonly publishedOn?: string;
  /** Whether its files have pages only where the catalogue lists them. */
  readonly isPlaced?: true;
  /** What a file defines, where that is more than its name and address. */
  readonly claims?: (source: SourceFile, main: MainAddresses) => Claims;
  /** Loads how pages are made of its files. */
  readonly planner?: () => Promise<Planner>;
}

/** A kind of content. */
export interface Kind extends KindDefinition {
  readonly named?: Named;
  /** The address of the page that lists its files where no page has the template. */
  readonly listAt?: string;
  readonly claims: (source: SourceFile, main: MainAddresses) => Claims;
}

/** The name of a file without its folders and its ending, however that is written. */
export const nameOfFile = (file: string): string => file.replace(/^.*\/|(?:\.ya?ml)+(?:\.txt)?$/gi, '');

/** The name of a file in the address of its page. */
export const nameInAddress = ({ file, slug }: Pick<SourceFile, 'file' | 'slug'>): string => slug ?? nameOfFile(file);

/** Describes a kind of content. */
export function defineKind(definition: KindDefinition): Kind {
  const { named: given, ...rest } = definition;
  const { files, listedBy } = rest;
  const named = given && { ...given, rule: given.rule ?? unknownName(`link/unknown-${given.thing}`) };
  const listAt = listedBy && 'folder' in files ? `/${files.folder}` : undefined;
  const listed: KindDefinition['address'] =
    listedBy && listAt ? (name, main) => `${main[listedBy] ?? listAt}/${name}` : undefined;
  const address = rest.address ?? listed;
  const byName = ({ file }: SourceFile, main: MainAddresses): Claims => {
    const name = nameOfFile(file);
    return { names: 'folder' in files ? [name] : [], fixed: address ? [address(name, main)] : [] };
  };
  return { claims: byName, ...rest, ...dropUndefined({ address, listAt, named }) };
}

/** The value of a field of a file's data; undefined where there is none. */
export const fieldOf = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[key] : undefined;

/** Returns a text among the fields of a file's data; empty where there is none. */
export function textIn(data: unknown, key: string): string {
  const value = fieldOf(data, key);
  return typeof value === 'string' ? value : '';
}

/** Returns a list among the fields of a file's data; empty where there is none. */
export function listIn(data: unknown, key: string): readonly unknown[] {
  const list = fieldOf(data, key);
  return Array.isArray(list) ? list : [];
}

/** Returns the name of the schema that a file of a kind is checked against, such as `pages/home`. */
export function schemaOf({ name, variants }: Pick<Kind, 'name' | 'variants'>, data: unknown): string {
  if (!variants) return name;
  const variant = String(fieldOf(data, variants.field));
  return `${variants.schemas}/${Object.hasOwn(variants.shapes, variant) ? variant : variants.otherwise}`;
}

/** Whether a file has its pages on a day, as YYYY-MM-DD; all files have them while the day is not known. */
export function isPublished({ publishedOn }: Kind, data: unknown, today: string | undefined): boolean {
  const from = publishedOn === undefined ? undefined : fieldOf(data, publishedOn);
  return today === undefined || typeof from !== 'string' || from <= today;
}

/** What is to be known of the fields of a file of a kind. */
export const shapeOf = (kind: Kind, data: unknown): Shape =>
  kind.variants ? (kind.variants.shapes[String(fieldOf(data, kind.variants.field))] ?? {}) : kind;
