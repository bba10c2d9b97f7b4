// What the commands of editors work on: courses, categories, pages, trainers and places, by the names that content gives them.
import { dropUndefined, keysOf } from '../../base/objects.ts';
import { posix } from 'node:path';
import type { MainAddresses } from '../../../src/app/shell-props.ts';
import { type FoundText, textsAt } from '../../kinds/describe-field.ts';
import { fieldOf, nameOfFile, schemaOf, shapeOf, listIn } from '../../kinds/kind.ts';
import { builtInKinds } from '../../kinds/kinds.ts';
import { scheduleKind } from '../../kinds/offer.ts';
import { pageAddress, pageKind } from '../../kinds/page.ts';
import { formsKind, siteKind } from '../../kinds/settings.ts';
import type { SourceFile } from '../../model/content.ts';
import { nearest, propose, toSlug } from '../../rules/nearest.ts';
import { mainAddresses, withSupplied } from '../../site/needed-pages.ts';
import type { Draft } from '../edits/draft.ts';
import { ChangeRefused, type Edit, type Path } from '../edits/edit.ts';

/** The folder of the things of a kind that are a file with a page each; undefined for all others. */
function folderOf(thing: string): string | undefined {
  const kind = builtInKinds.all.find(({ name }) => name === thing);
  return kind && 'folder' in kind.files && (kind.address || kind === pageKind) ? kind.files.folder : undefined;
}

/** Whether a kind of content is one of things that are a file with a page each. */
export const isFileThing = (kind: string): boolean => folderOf(kind) !== undefined;

/** Things that are items of a list: where their names are. */
const lists: Readonly<Record<string, { readonly file: string; readonly patterns: readonly string[] }>> = {
  category: { file: 'catalogue.yaml', patterns: ['/categories/*/id', '/categories/*/subcategories/*/id'] },
  place: { file: 'places.yaml', patterns: ['/places/*/id'] },
};

/** Where a thing is: its file, and the path of its item where it has no file of its own. */
export interface Place {
  readonly file: string;
  readonly at?: Path;
}

/** Returns the path that a JSON Pointer stands for. */
export const pathOf = (pointer: string): Path => keysOf(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The things of one sort, such as `course` or `place`, by their names; those of a list may be asked for in a translation of its file. */
export function allThings(draft: Draft, thing: string, translation?: string): ReadonlyMap<string, Place> {
  const folder = folderOf(thing);
  if (folder !== undefined) {
    const files = draft.files().filter((file) => posix.dirname(file) === folder && file.endsWith('.yaml'));
    return new Map(files.map((file) => [nameOfFile(file), { file }]));
  }
  const { file = '', patterns = [] } = { ...lists[thing], ...(translation !== undefined && { file: translation }) };
  const found = patterns.flatMap((pattern) => textsAt(draft.data(file), pattern));
  return new Map(found.map(({ text, pointer }) => [text, { file, at: pathOf(pointer).slice(0, -1) }]));
}

/** Returns where a thing is. Throws a ChangeRefused, with the name that was meant, if there is none. */
export function findThing(draft: Draft, thing: string, name: string): Place {
  const all = allThings(draft, thing);
  const place = all.get(name);
  if (place) return place;
  const known = [...all.keys()];
  const names = known.length > 0 && known.length <= 10 ? `Known are: ${known.join(', ')}.` : '';
  const { advice } = propose(nearest(name, known), names);
  throw new ChangeRefused(`There is no ${thing} "${name}". ${advice}`.trim());
}

/** Returns a title as a name in addresses, in the language of the site. */
export const slugIn = (draft: Draft, title: string): string =>
  toSlug(title, String(fieldOf(draft.data('site.yaml'), 'language')));

/** Throws a ChangeRefused for a name that cannot be part of an address. */
export function requireName(draft: Draft, name: string): void {
  if (/^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return;
  const slug = slugIn(draft, name);
  const proposal = slug === '' ? '' : `, such as "${slug}"`;
  throw new ChangeRefused(
    `"${name}" cannot be a name: use small letters, digits and single hyphens, 80 at most${proposal}.`,
  );
}

/** Throws a ChangeRefused for a name that cannot be part of an address, or is taken. */
export function requireFree(draft: Draft, thing: string, name: string): void {
  requireName(draft, name);
  const place = allThings(draft, thing).get(name);
  if (place) throw new ChangeRefused(`There is a ${thing} "${name}" already, in ${place.file}. Use another name.`);
}

/** The files of the content as they are read, of one kind or of all, those whose text has a word in it. */
const sourcesWith = (draft: Draft, word: string, only?: string): readonly SourceFile[] =>
  draft.files().flatMap((file) => {
    const kind = builtInKinds.ofFile(file)?.name;
    if (kind === undefined || (only ?? kind) !== kind || !file.endsWith('.yaml')) return [];
    return draft.text(file)?.includes(word) ? [sourceIn(draft, file)] : [];
  });

/**
 * Where the main pages are, with those that the tool supplies: of the schedule and of lists it is enough that they are there.
 * One of the files may be left out.
 */
export function mainOf(draft: Draft, without?: string): MainAddresses {
  const read = [pageKind, siteKind, formsKind]
    .flatMap(({ name }) => sourcesWith(draft, '', name))
    .filter(({ file }) => file !== without);
  const lists = draft.files().flatMap((file) => {
    const { name: kind = '', listedBy } = builtInKinds.ofFile(file) ?? {};
    return listedBy || kind === scheduleKind.name ? [{ file, kind, text: '', data: {}, media: [], hash: '' }] : [];
  });
  return mainAddresses(withSupplied([...read, ...lists]));
}

/** Whether a file is a page that would be there all the same, or be missed, if it were removed. */
export function isNeeded(draft: Draft, file: string): boolean {
  if (builtInKinds.ofFile(file) !== pageKind) return false;
  const template = String(fieldOf(draft.data(file), 'template'));
  return template === 'course' || addressAt(draft, file) === '/' || Object.hasOwn(mainOf(draft, file), template);
}

/** A place where content names a thing. */
export interface NamedPlace extends FoundText {
  readonly file: string;
  readonly kind: string;
}

/** Returns all places where files name a thing by its name. */
export const referencesTo = (draft: Draft, thing: string, name: string): readonly NamedPlace[] =>
  sourcesWith(draft, name).flatMap(({ file, kind, data }) =>
    (shapeOf(builtInKinds.of(kind), data).references ?? [])
      .filter(({ to }) => to === thing)
      .flatMap(({ pattern }) => textsAt(data, pattern))
      .filter(({ text }) => text === name)
      .map((found) => ({ ...found, file, kind })),
  );

const MODELINE = /^\uFEFF?# yaml-language-server: \$schema=(\S+)/;

const upFrom = (file: string): string => '../'.repeat(file.split('/').length - 1);

/** Where the schemas are, from the content folder on or as a URL, as the first line of a file says; undefined without one. */
function schemasAsIn(file: string, draft: Draft): string | undefined {
  const [, target] = MODELINE.exec(draft.text(file) ?? '') ?? [];
  const kind = builtInKinds.ofFile(file);
  if (target === undefined || !kind) return undefined;
  const written = target.replace(/^\.\//, '').replace(`${schemaOf(kind, draft.data(file))}.schema.json`, '');
  return written.startsWith(upFrom(file)) ? written.slice(upFrom(file).length) : written;
}

/** Returns the first line of a file, which leads editors to its schema; empty where no file of the content has such a line. */
export function modelineFor(draft: Draft, file: string, schema: string): string {
  let place = schemasAsIn('site.yaml', draft);
  // Of a large site, the list of files takes long.
  for (const other of place === undefined ? draft.files() : [])
    place ??= other.endsWith('.yaml') ? schemasAsIn(other, draft) : undefined;
  if (place === undefined) return '';
  const from = /^\w+:/.test(place) ? place : upFrom(file) + place;
  return `# yaml-language-server: $schema=${from}${schema}.schema.json\n`;
}

/** Changes a file, which is made with its first line for editors where it is not there. */
export function editOrMake(draft: Draft, file: string, edits: readonly Edit[]): void {
  const kind = builtInKinds.ofFile(file);
  const schema = kind === pageKind ? 'pages/text' : (kind?.name ?? '');
  if (draft.text(file) === undefined) draft.write(file, modelineFor(draft, file, schema));
  draft.edit(file, edits);
}

/** Returns the edits that write fields; what is undefined is left out. */
export const fieldEdits = (fields: Readonly<Record<string, unknown>>): readonly Edit[] =>
  Object.entries(dropUndefined(fields)).map(([field, value]) => ({ kind: 'set', at: [field], value }));

/**
 * Returns the text of a file with its first line, which leads editors to its schema: as other files have it, otherwise to the
 * schemas that a check writes.
 */
export function withModeline(draft: Draft, file: string): string {
  const [text = '', kind] = [draft.text(file), builtInKinds.ofFile(file)];
  if (!kind || MODELINE.test(text)) return text;
  const [, mark = '', rest = ''] = /^(\uFEFF?)([^]*)$/.exec(text) ?? [];
  const schema = schemaOf(kind, draft.data(file));
  const line =
    modelineFor(draft, file, schema) ||
    `# yaml-language-server: $schema=${upFrom(file)}.schemas/${schema}.schema.json\n`;
  return mark + (/^[^\n]*\r\n/.test(rest) ? line.replace('\n', '\r\n') : line) + rest;
}

/** Something that has an id, with everything else that people call it. */
export interface Named {
  readonly id: string;
  readonly titles: readonly string[];
}

/** A category or subcategory of the catalogue. */
export interface Category extends Named {
  /** The path of its list of courses. */
  readonly at: Path;
  readonly courses: readonly unknown[];
  /** Whether its courses are in subcategories, so that it has none of its own to choose. */
  readonly isDivided: boolean;
}

const categoriesIn = (holder: unknown, list: string, above: Path): readonly Category[] =>
  listIn(holder, list).flatMap((one, i) => {
    const [id, name] = [fieldOf(one, 'id'), fieldOf(one, 'name')];
    const own = [...above, list, i];
    const inner = categoriesIn(one, 'subcategories', own);
    if (typeof id !== 'string') return inner;
    const titles = typeof name === 'string' ? [name] : [];
    return [
      { id, titles, at: [...own, 'courses'], courses: listIn(one, 'courses'), isDivided: inner.length > 0 },
      ...inner,
    ];
  });

/** Returns the categories of the catalogue, each before its subcategories. */
export const categoriesOf = (draft: Draft): readonly Category[] =>
  categoriesIn(draft.data('catalogue.yaml'), 'categories', []);

/** A file as it is read. */
export const sourceIn = (draft: Draft, file: string): SourceFile => {
  const kind = builtInKinds.ofFile(file)?.name ?? '';
  return { file, kind, text: draft.text(file) ?? '', data: draft.data(file), media: [], hash: '' };
};

/** The address of a page that is a file. */
export const addressAt = (draft: Draft, file: string): string => pageAddress(sourceIn(draft, file));
