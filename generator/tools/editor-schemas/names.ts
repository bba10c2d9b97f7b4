// What content may refer to by name, for an editor's completion. Read from files as they are, valid or not: a course
// that is still being written is already a course.
import type { MainAddresses } from '../../../src/app/shell-props.ts';
import { isGroup } from '../../base/objects.ts';
import { resolvedPart } from '../../kinds/describe-field.ts';
import { type Kind, type Named, nameOfFile, listIn, textIn } from '../../kinds/kind.ts';
import type { Kinds } from '../../kinds/kinds.ts';
import { catalogueKind } from '../../kinds/offer.ts';
import type { Schemas } from '../../kinds/schema-files.ts';
import type { AddressState } from '../../model/address-state.ts';
import { type AttachmentUse, purposeOf } from '../../model/attachment.ts';
import type { LoadedContent } from '../../model/content.ts';
import { mainAddresses } from '../../site/needed-pages.ts';

// What an editor says of a value in the wrong form: the words of the schema, which are those of check, instead of a pattern.

type Schema = Record<string, unknown>;

function wordsOn({ description, examples }: Schema): string | undefined {
  if (typeof description !== 'string') return undefined;
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  const isShown = ['string', 'number', 'boolean'].includes(typeof example);
  return isShown ? `${description} For example: ${JSON.stringify(example)}` : description;
}

function speakFor(field: Schema, home: string, schemas: Schemas): void {
  const seen = resolvedPart({ schema: field, home, isShared: false }, schemas).schema;
  const words = wordsOn(seen);
  if (words === undefined || 'enum' in seen || 'const' in seen) return;
  const types = [seen['type']].flat();
  if (types.every((type) => ['number', 'integer', 'boolean'].includes(String(type)))) {
    // A server reads the words beside the type only, not those of a field that refers to it.
    Object.assign(field, seen, { errorMessage: words });
    delete field['$ref'];
  }
  if ('pattern' in field || 'format' in field) field['patternErrorMessage'] = words;
}

const fieldsIn = (schema: Schema, group: string): readonly unknown[] =>
  Object.values(isGroup(schema[group]) ? schema[group] : {});

/** Gives each field of a schema the words for a value in the wrong form; changes the schema in place. */
export function speakOwnWords(schema: unknown, home: string, schemas: Schemas): void {
  if (!isGroup(schema)) return;
  const named = [...fieldsIn(schema, 'properties'), ...fieldsIn(schema, '$defs')];
  for (const field of [...named, schema['items'], schema['additionalProperties']])
    if (isGroup(field)) {
      speakFor(field, home, schemas);
      speakOwnWords(field, home, schemas);
    }
}

/** The names of one kind of thing, each with a few words on what it is. */
export type Names = Readonly<Record<string, string>>;

/** By what references lead to; undefined while the file that lists the names cannot be read. */
export type AllNames = Readonly<Record<string, Names | undefined>>;

function entriesOf({ sources }: LoadedContent, kind: string, key: string): readonly unknown[] | undefined {
  const data = sources.find((source) => source.kind === kind)?.data;
  return data === undefined ? undefined : listIn(data, key);
}

function namesIn(loaded: LoadedContent, { name: kind, files }: Kind, { list, title, words = [title] }: Named) {
  const describe = (entry: unknown): string => words.map((key) => textIn(entry, key)).join(' ');
  if (list === undefined) {
    const sources = loaded.sources.filter((source) => source.kind === kind);
    return Object.fromEntries(sources.map(({ file, data }) => [nameOfFile(file), describe(data)]));
  }
  const isLeftOut = 'isOptional' in files && !loaded.sources.some((source) => source.kind === kind);
  const entries = isLeftOut ? [] : entriesOf(loaded, kind, list);
  return (
    entries && Object.fromEntries(entries.map((entry) => [textIn(entry, 'id'), describe(entry)]).filter(([id]) => id))
  );
}

/** The names of the things of all kinds, those with files of their own first. */
const thingNames = (loaded: LoadedContent, { all }: Kinds): AllNames =>
  Object.fromEntries(
    all.toReversed().flatMap((kind) => (kind.named ? [[kind.named.thing, namesIn(loaded, kind, kind.named)]] : [])),
  );

function titlesByAddress(names: AllNames, { all }: Kinds, main: MainAddresses): Names {
  return Object.fromEntries(
    all.flatMap(({ named, address }) =>
      named && address
        ? Object.entries(names[named.thing] ?? {}).map(([name, title]) => [address(name, main), title])
        : [],
    ),
  );
}

/** Legacy numbers are left out: links are written with names. Choices of the catalogue are added to links by themselves. */
function addressNames(addresses: readonly AddressState[], titles: Names): Names {
  const answering = addresses.filter(
    ({ state, address }) => state !== 'lost' && state !== 'removed' && !/\/\d+$|\?/.test(address),
  );
  return Object.fromEntries(answering.map(({ address }) => [address, titles[address] ?? '']));
}

function choiceNames(categories: readonly unknown[], catalogue: string): Names {
  const names = categories.flatMap((category) => {
    const [own, name] = [`${catalogue}?category=${textIn(category, 'id')}`, textIn(category, 'name')];
    const inner = listIn(category, 'subcategories').map((sub) => {
      return [`${own}&subcategory=${textIn(sub, 'id')}`, `${name}: ${textIn(sub, 'name')}`];
    });
    return [[own, name], ...inner];
  });
  return Object.fromEntries(names) as Names;
}

const fileNames = (files: readonly { readonly file: string }[]): Names =>
  Object.fromEntries(files.map(({ file }) => [file, '']));

/** Gathers every name that content can refer to. */
export function namesOf(loaded: LoadedContent, addresses: readonly AddressState[], kinds: Kinds): AllNames {
  const things = thingNames(loaded, kinds);
  const main = mainAddresses(loaded.sources);
  const answering = addressNames(addresses, titlesByAddress(things, kinds, main));
  const redirected = new Set(addresses.filter(({ leadsTo }) => leadsTo !== undefined).map(({ address }) => address));
  const categories = entriesOf(loaded, catalogueKind.name, 'categories');
  const namesFor = (use: AttachmentUse): Names =>
    fileNames(loaded.attachments.filter(({ file }) => purposeOf(file) === use));
  return {
    ...things,
    media: fileNames(loaded.media),
    document: namesFor('document'),
    video: namesFor('video'),
    captions: namesFor('captions'),
    address: Object.fromEntries(Object.entries(answering).filter(([address]) => !redirected.has(address))),
    target: categories && { ...answering, ...choiceNames(categories, main.catalogue) },
  };
}
