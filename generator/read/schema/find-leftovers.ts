// What a valid file may still have that its author most likely does not want: examples of fields and of a new site, texts
// to be written, a description that repeats the title, and fields that a later format will not have.
import { childPointer, keysOf, repeated } from '../../base/objects.ts';
import { memoize } from '../../base/memoize.ts';
import { describeFor } from '../../kinds/describe-field.ts';
import { fieldOf, nameOfFile, textIn } from '../../kinds/kind.ts';
import { originalKind } from '../../kinds/kinds.ts';
import type { Schemas } from '../../kinds/schema-files.ts';
import type { SourceFile } from '../../model/content.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { asItLooks } from '../../model/invisible.ts';
import { withoutCode } from '../../rules/inspect-markdown.ts';
import { locate, locationIn } from '../../rules/locate.ts';
import { deprecatedField } from '../../rules/words/build.ts';
import * as rules from '../../rules/words/text.ts';
import { pointersTo, showValue, valueAt } from './pointers.ts';
import { isStarterLine, isStarterPhone, isStarterPrice, isStarterTrainer } from '../starters.ts';

// What is still as `new site` wrote it. Files are compared with its templates line by line: a line is an example until its
// provider changes it.

/** What templates say where an answer is missing. No site can be published with it. */
const drafts = { origin: 'https://www.example.com', email: 'info@example.com' } as const;

/** Returns an error for an address of the example where a host is chosen, a note where none is. */
function findAddresses(source: SourceFile): readonly Diagnostic[] {
  const host = [fieldOf(source.data, 'hosts')].flat()[0];
  return Object.entries(drafts).flatMap(([field, draft]) => {
    if (fieldOf(source.data, field) !== draft) return [];
    const place = locate(source, `/${field}`);
    return host === undefined
      ? [rules.starterLeft({ fact: draft }, place)]
      : [rules.starterPublished({ field, fact: draft, host: String(host) }, place)];
  });
}

function findPhone(source: SourceFile): readonly Diagnostic[] {
  const phones = [fieldOf(source.data, 'phones') ?? []].flat().map(String);
  return phones.flatMap((fact, i) =>
    isStarterPhone(fact) ? [rules.starterLeft({ fact }, locate(source, `/phones/${i}`))] : [],
  );
}

/** Returns a note for the price of an example course: many courses cost as much, so only with its slug. */
function findPrice(source: SourceFile): readonly Diagnostic[] {
  const [slug, price] = ['slug', 'price'].map((field) => fieldOf(source.data, field));
  const isExample = typeof price === 'number' && isStarterPrice(String(slug), price);
  return isExample ? [rules.starterLeft({ fact: String(price) }, locate(source, '/price'))] : [];
}

/** Returns a note for each line of a file that is one of the examples, of so many at most. */
function findLines({ file, text, kind }: SourceFile, most = Infinity): readonly Diagnostic[] {
  const place = file.split('/')[originalKind(kind) === undefined ? 0 : 1] ?? '';
  const found: Diagnostic[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const written = line.trimEnd();
    if (isStarterLine(written, place)) {
      const [label = ''] = /^(?:# | *(?:- )?(?:\w+: )?)/.exec(written) ?? [];
      const fact = showValue(asItLooks(written.slice(label.length))).replaceAll('"', '');
      found.push(rules.starterLeft({ fact }, locationIn(file, text)(from + label.length, from + written.length)));
      if (found.length === most) break;
    }
    from += line.length + 1;
  }
  return found;
}

/** Of other files than settings, the first line represents all: pages and courses are replaced as a whole. */
const findLine = (source: SourceFile): readonly Diagnostic[] => findLines(source, 1);

/** Returns a note for an example, and where nothing but the address of its page still names one. */
function findPerson(source: SourceFile): readonly Diagnostic[] {
  const isTranslation = originalKind(source.kind) !== undefined;
  const fact = isTranslation ? String(fieldOf(source.data, 'slug')) : nameOfFile(source.file);
  const lines = findLine(source);
  if (lines.length > 0 || !isStarterTrainer(fact)) return lines;
  return [
    rules.starterLeft({ fact, is: isTranslation ? undefined : 'file' }, locate(source, isTranslation ? '/slug' : '')),
  ];
}

const byKind: Partial<Record<string, readonly ((source: SourceFile) => readonly Diagnostic[])[]>> = {
  site: [findAddresses, findPhone, findLines],
  course: [findLine, findPrice],
  trainer: [findPerson],
  places: [findLine],
  schedule: [findLine],
  page: [findLine],
};

/** Returns a note, or an error, for what a new site began with in a valid file. */
const findStarter = (source: SourceFile): readonly Diagnostic[] =>
  (byKind[originalKind(source.kind) ?? source.kind] ?? []).flatMap((find) => find(source));

// Entries that were copied and not changed: visitors would see the same picture, quote or line twice.

/** What two entries of a list do not share; of groups without any of these, all of their fields. */
const identities = ['file', 'quote', 'question'];

/** Days of a course may have the same topic; catalogue and sessions have rules of their own. */
const mayRepeat = /\/(?:agenda|courses|curriculum|sessions|topics)$/;

/** By the name of a list: the field by which visitors know its entries, which may differ in all others. */
const namedBy: Readonly<Record<string, string>> = {
  options: 'name',
  extras: 'name',
  facts: 'label',
  figures: 'id',
  monthNotes: 'month',
};

/** What an entry is, as a visitor sees it; undefined where it may be in a list twice. */
function identityOf(entry: unknown, list: string): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null || Object.keys(entry).length < 2) return undefined;
  const name = fieldOf(entry, namedBy[list] ?? '');
  // A fee may have the same name in another currency.
  if (typeof name === 'string') return [name, fieldOf(entry, 'currency')].filter(Boolean).join(', ');
  const named = identities.map((key) => fieldOf(entry, key)).find((value) => typeof value === 'string');
  return typeof named === 'string' ? named : JSON.stringify(entry);
}

/** Returns a warning for each entry of a list in a valid file that the list has already. */
function findRepeats(source: SourceFile, value: unknown = source.data, pointer = ''): readonly Diagnostic[] {
  const isTranslation = originalKind(source.kind) !== undefined;
  const isFree = mayRepeat.test(pointer);
  if (typeof value !== 'object' || value === null || (isFree && !isTranslation)) return [];
  const name = keysOf(pointer).at(-1) ?? '';
  // Of two translations of one thing, the second is not read.
  const identify = (entry: unknown): string | undefined =>
    (isTranslation && textIn(entry, 'id')) || (isFree ? undefined : identityOf(entry, name));
  const own = Array.isArray(value) ? repeated(value.keys(), (i) => identify(value[i])) : [];
  return [
    ...own.map(([first, later]) => {
      const shown = identify(Reflect.get(value, later));
      const what = shown?.startsWith('{') ? 'This entry' : showValue(shown);
      const related = { note: 'The first one is here.', location: locate(source, `${pointer}/${first}`) };
      return rules.repeatedEntry({ what }, locate(source, `${pointer}/${later}`), [related]);
    }),
    ...Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'object' ? findRepeats(source, inner, childPointer(pointer, key)) : [],
    ),
  ];
}

interface SchemaTools {
  readonly schemas: Schemas;
  readonly examples: ReadonlySet<string>;
}

const textAt = (data: unknown, pointer: string): string => String(valueAt(data, pointer)).trimEnd();

/** Shorter texts of examples, in characters, are what many providers write, such as the name of a level. */
const SENTENCE = 45;

const sentencesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.length < SENTENCE ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
};

/** The values of a key in all schemas, with the names of the fields whose schemas have it. */
const valuesInSchemas = ({ files }: Schemas, key: string): readonly (readonly [field: string, value: unknown])[] =>
  files.flatMap(({ text }) => {
    const found: (readonly [string, unknown])[] = [];
    if (text.includes(`"${key}"`))
      JSON.parse(text, (field, value: unknown) => {
        const inner = fieldOf(value, key);
        if (inner !== undefined) found.push([field, inner]);
        return value;
      });
    return found;
  });

/** The sentences among the examples of all fields. */
export const exampleTexts = (schemas: Schemas): readonly string[] => [
  ...new Set(valuesInSchemas(schemas, 'examples').flatMap(([, examples]) => sentencesIn(examples))),
];

/** Returns a warning for each text that an editor's completion wrote as an example, and that was not replaced. */
function findExamples(source: SourceFile, schema: string, { schemas, examples }: SchemaTools): readonly Diagnostic[] {
  if (source.kind === 'messages') return [];
  const found = pointersTo(
    source.data,
    (value) => typeof value === 'string' && value.length >= SENTENCE && examples.has(value.trimEnd()),
  );
  if (found.length === 0) return [];
  const describe = describeFor(schema, schemas, source.data);
  // What forms say is mostly said in the same words everywhere, as messages are.
  const isExample = (pointer: string): boolean =>
    !pointer.includes('/form/') && sentencesIn(describe(pointer)['examples']).includes(textAt(source.data, pointer));
  return found.filter(isExample).map((pointer) => rules.exampleText({}, locate(source, pointer)));
}

const inWords = (text: unknown): string => String(text).trim().replace(/\.$/, '').toLowerCase();

/** Returns a warning where a file says of itself nothing but its title. */
function findRepeatedTitle(source: SourceFile): readonly Diagnostic[] {
  const title = fieldOf(source.data, 'title');
  return ['description', 'summary', 'intro'].flatMap((field) => {
    const text = fieldOf(source.data, field);
    const repeats = typeof text === 'string' && inWords(text) === inWords(title);
    return repeats ? [rules.repeatsTitle({ field }, locate(source, `/${field}`))] : [];
  });
}

/** What is written in the place of a text that is still to come. */
const unwritten = /\blorem ipsum\b|^\W*(?:tbd|tbc|todo|x{3,}|\?\?)\W*$|^\[[^\]]+\]$/i;
const mayBeUnwritten = /lorem ipsum|\b(?:tbd|tbc|todo|xxx+)\b|\?\?|['"]\[/i;

/** The name of a field of the file in the braces of a template, which nothing replaces; pages have placeholders. */
function findTemplates(source: SourceFile): readonly Diagnostic[] {
  if (/page$|messages$|seo$/.test(source.kind) || !source.text.includes('{{')) return [];
  return pointersTo(source.data, (value) => typeof value === 'string' && value.includes('{{')).flatMap((pointer) => {
    const [text, name = ''] = /\{\{\s*(\w+)\s*\}\}/.exec(withoutCode(textAt(source.data, pointer))) ?? [];
    const isField = text !== undefined && fieldOf(source.data, name) !== undefined;
    return isField ? [rules.unwrittenText({ text }, locate(source, pointer))] : [];
  });
}

/** Returns a warning for each text that is still to be written. */
function findUnwritten(source: SourceFile): readonly Diagnostic[] {
  if (source.kind === 'messages' || !mayBeUnwritten.test(source.text)) return [];
  return pointersTo(source.data, (value) => typeof value === 'string' && unwritten.test(value)).map((pointer) => {
    const text = textAt(source.data, pointer);
    return rules.unwrittenText({ text: unwritten.exec(text)?.[0].trim() ?? text }, locate(source, pointer));
  });
}

/** The names of all deprecated fields: mostly there is none, and then no file is looked through. */
const deprecatedNames = memoize(
  (schemas: Schemas): ReadonlySet<string> =>
    new Set(valuesInSchemas(schemas, 'deprecated').flatMap(([name, is]) => (is === true ? name : []))),
);

/** Returns a warning for each field that a later format will not have: its schema calls it deprecated, and says what to write. */
function findDeprecated(source: SourceFile, schema: string, schemas: Schemas): readonly Diagnostic[] {
  const names = deprecatedNames(schemas);
  if (names.size === 0) return [];
  const describe = describeFor(schema, schemas, source.data);
  return pointersTo(source.data, (_, key) => names.has(key)).flatMap((pointer) => {
    const { deprecated, description } = describe(pointer);
    if (deprecated !== true) return [];
    const key = keysOf(pointer).at(-1) ?? '';
    return [deprecatedField({ key, description: String(description) }, locate(source, pointer, 'key'))];
  });
}

/** Returns a warning or note for each of them, in a file that fits the schema. */
export const findLeftovers = (source: SourceFile, schema: string, tools: SchemaTools): readonly Diagnostic[] => [
  ...findDeprecated(source, schema, tools.schemas),
  ...findExamples(source, schema, tools),
  ...findUnwritten(source),
  ...findTemplates(source),
  ...findRepeatedTitle(source),
  ...findRepeats(source),
  ...findStarter(source),
];
