// Writes docs/reference: every command and option from the command line itself, every field of every content file from the
// schemas. "npm run docs" runs it, and a test compares what it makes with what is there.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Argument, Command, Option } from 'commander';
import { parse, stringify } from 'yaml';
import { commandDefinitions, type CommandDefinition, examplesOf } from '../cli/command-definitions.ts';
import { anchorOf } from '../cli/commands/explain.ts';
import { createProgram } from '../cli/run.ts';
import { builtInKinds } from '../generator/kinds/kinds.ts';
import { projectSchemas, type Schema } from '../generator/kinds/schema-files.ts';
import { suppliedPages } from '../generator/read/defaults.ts';

const page = (title: string, intro: string, parts: readonly string[]): string =>
  `# ${title}\n\n${intro} Made by \`npm run docs\`.\n\n${parts.join('\n\n')}\n`;

const cell = (words: string): string => words.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');

/** A description outside code, without what Markdown would take for markup. */
const prose = (words: string): string => words.replace(/(`[^`]+`)|[<[\]*]/g, (found, quoted) => quoted ?? `\\${found}`);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

// Commands.

function meaning({ description, argChoices, defaultValue }: Argument | Option): string {
  const choices = argChoices ? `: ${argChoices.map(code).join(', ')}` : '';
  const otherwise = typeof defaultValue === 'string' ? `. Default: ${code(defaultValue)}` : '';
  return prose(description) + choices + otherwise;
}

function commandPart(command: Command, definition: CommandDefinition, level: string): string {
  const help = command.createHelp();
  const name = help.commandUsage(command).replace(/ \[.*| <.*/, '');
  const rows = [
    ...command.registeredArguments.map((one) => [code(one.name()), meaning(one)]),
    ...help.visibleOptions(command).map((one) => [code(one.flags), meaning(one)]),
  ];
  const lines = examplesOf(definition);
  const width = Math.max(...lines.map(([line]) => line.length));
  const typed = lines.map(([line, purpose]) => `${line.padEnd(width)}   # ${purpose}`);
  return [
    `${level} ${name}`,
    command.description(),
    `\`\`\`text\n${help.commandUsage(command)}\n\`\`\``,
    table(['argument or option', 'meaning'], rows),
    ...(typed.length === 0 ? [] : ['Examples:', `\`\`\`sh\n${typed.join('\n')}\n\`\`\``]),
    ...command.commands.map((inner) =>
      commandPart(inner, definition.commands?.[inner.name()] ?? { description: '' }, `${level}#`),
    ),
  ].join('\n\n');
}

function commandsPage(): string {
  const silent = { out: () => {}, err: () => {}, isColor: { out: false, err: false } };
  const io = { ...silent, cwd: '.', columns: 100, now: () => new Date(0), untilStopped: async () => {} };
  const { commands } = createProgram(io, () => {});
  return page(
    'Commands',
    'Every command of `prospectus`, with its arguments and options. In a site, type `npx prospectus`. [Exit codes and variables](README.md) are the same for all.',
    [
      table(
        ['command', 'purpose'],
        commands.map((one) => [`[${one.name()}](#prospectus-${one.name()})`, one.description()]),
      ),
      ...commands.map((one) => commandPart(one, commandDefinitions[one.name()] ?? { description: '' }, '##')),
    ],
  );
}

// Fields. A schema refers to another by the name of a file, and a definition in common.schema.json.

const group = (value: unknown): Readonly<Record<string, Schema>> => (value ?? {}) as Readonly<Record<string, Schema>>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const shared = group(projectSchemas.read('common.schema.json')['$defs']);

/** A schema with the definitions of its own file in place of their names. */
function readSchema(file: string): Schema {
  const schema = projectSchemas.read(file);
  const own = group(schema['$defs']);
  const inlined = (part: Schema | undefined): Schema =>
    JSON.parse(JSON.stringify(part), (_, value: Schema | null) => {
      const [, name = ''] = /^#\/\$defs\/(.+)/.exec(text(value?.['$ref'])) ?? [];
      return name in own ? { ...inlined(own[name]), ...value, $ref: undefined } : value;
    }) as Schema;
  return inlined(schema);
}

/** A link to a definition that several files share, or the type of a field of it. */
function sharedType(path: string): string {
  const [name = '', , field = ''] = path.split('/');
  const inner = group(shared[name]?.['properties'])[field];
  const title = text(shared[name]?.['title']);
  return inner ? typeOf(inner) : `[${title.toLowerCase()}](shared.md#${anchorOf(title)})`;
}

const span = (from: unknown, to: unknown, what = ''): string => {
  if (to !== undefined) return `, ${from === undefined ? 'up to' : `${String(from)} to`} ${String(to)}${what}`;
  return from === undefined || from === 1 ? '' : `, ${String(from)} or more${what}`;
};

const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
  object: 'group of fields',
  date: 'day (YYYY-MM-DD)',
  uri: 'full address',
  email: 'email address',
};

/** What a value of plain types may be, with its limits. */
function plainType(schema: Schema): string {
  const { items, type, format, minItems, maxItems, minimum, maximum, maxLength } = schema;
  const names = [type ?? []].flat().map(String);
  const kind = names.map((name) => kindNames[text(format)] ?? kindNames[name] ?? name).join(' or ');
  const size = span(minimum, maximum) + span(undefined, maxLength, ' characters');
  const limits = names.includes('array') ? span(minItems, maxItems, ' entries') : size;
  const isPlain = names.length === 1 && items !== undefined && !('properties' in (items as Schema));
  return kind + limits + (isPlain ? ` of: ${typeOf(items as Schema)}` : '');
}

/** What a value may be, in words. */
function typeOf(schema: Schema): string {
  const { $ref: ref, const: only, enum: choices, oneOf } = schema;
  if (ref !== undefined) return sharedType(text(ref).replace(/^.*#\/\$defs\//, ''));
  if (only !== undefined) return code(String(only));
  if (Array.isArray(choices)) return `one of ${choices.map((choice) => code(String(choice))).join(', ')}`;
  if (oneOf === undefined) return plainType(schema);
  const isSection = JSON.stringify(oneOf).includes('sections/');
  return isSection ? '[section](sections.md)' : '[service](files.md#services-that-count-visits)';
}

const inYaml = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, version: '1.1', flowCollectionPadding: true }).trim();

const exampleOf = ({ examples: all }: Schema): string => {
  const [first] = [all ?? []].flat();
  const isEmpty = first === undefined || (Array.isArray(first) && first.length === 0);
  return isEmpty ? '' : code(inYaml(first));
};

/** The parts of a value that have fields of their own, with what is written between its name and theirs. */
function innerOf(schema: Schema): readonly (readonly [between: string, inner: Schema])[] {
  const { items, additionalProperties: others } = schema;
  const named = typeof others === 'object' ? [['.<name>', others as Schema] as const] : [];
  const entries = items === undefined ? [] : [['[]', items as Schema] as const];
  return [...('properties' in schema ? [['', schema] as const] : []), ...entries, ...named];
}

/** A row for each field and each field below it; `supplied` is what the tool supplies in English. */
function fieldRows(schema: Schema, path = '', supplied?: unknown): readonly (readonly string[])[] {
  const required = new Set([schema['required'] ?? []].flat());
  return Object.entries(group(schema['properties'])).flatMap(([name, field]) => {
    const given: unknown = group(supplied)[name];
    const inner = innerOf(field).flatMap(([between, part]) => fieldRows(part, `${path}${name}${between}.`, given));
    const isShown = given !== undefined && inner.length === 0;
    const words = `${prose(text(field['description']))}${isShown ? ` Default: ${code(inYaml(given))}` : ''}`;
    const value = typeOf(field) + (required.has(name) ? ', **required**' : '');
    return [[code(path + name), value, words, exampleOf(field)], ...inner];
  });
}

const fieldTable = (...[schema, path, supplied]: Parameters<typeof fieldRows>): string =>
  table(['field', 'value', 'what it does', 'example'], fieldRows(schema, path, supplied));

/** What a part has besides its schema: what is supplied for its fields, a picture, and more paragraphs. */
interface Additions {
  readonly given?: unknown;
  readonly shown?: readonly string[];
  readonly more?: readonly string[];
}

/** A heading, what a schema describes with what else is to be said, and its fields. */
const schemaPart = (heading: string, schema: Schema, { given, shown = [], more = [] }: Additions = {}): string =>
  [`## ${heading}`, text(schema['description']), ...shown, ...more, fieldTable(schema, '', given)].join('\n\n');

const schemasIn = (place: string): readonly (readonly [name: string, schema: Schema])[] =>
  projectSchemas.files
    .filter(({ name }) => name.startsWith(`${place}/`))
    .map(({ name }) => [name.slice(place.length + 1), readSchema(`${name}.schema.json`)]);

function listPage(title: string, intro: string, parts: readonly string[]): string {
  const headings = parts.map((part) => /^## (.*)/.exec(part)?.[1] ?? '');
  return page(title, intro, [headings.map((each) => `- [${each}](#${anchorOf(each)})`).join('\n'), ...parts]);
}

function filesPage(): string {
  const parts = builtInKinds.all
    .filter(({ name, variants }) => !variants && name !== 'messages')
    .map(({ name, files }) => {
      const more = 'more' in files ? `, ${files.more}/*.yaml` : '';
      const place = 'file' in files ? files.file + more : `${files.folder}/*.yaml`;
      const given = name === 'forms' ? { choices: supplied('words')['choices'] } : undefined;
      return schemaPart(place, readSchema(`${name}.schema.json`), { given });
    });
  const services = schemasIn('analytics').map(
    ([name, schema]) => `### ${name}\n\n${text(schema['description'])}\n\n${fieldTable(schema)}`,
  );
  return listPage(
    'Content files',
    'Every field of the files in `content/`. A dot leads into a group of fields, `[]` into each entry of a list. What is not marked as required may be left out. Pages have [their own list](pages.md), as have [sections](sections.md) and [messages](messages.md).',
    [
      ...parts,
      ['## Services that count visits', 'What `analytics` in `site.yaml` has for each service.', ...services].join(
        '\n\n',
      ),
    ],
  );
}

/** Words that are supplied in English, in a file of defaults/en. */
const supplied = (file: string) =>
  group(parse(readFileSync(new URL(`../defaults/en/${file}.yaml`, import.meta.url), 'utf8')));

function sharedPage(): string {
  const parts = Object.values(shared).map((schema) =>
    [
      `## ${text(schema['title'])}`,
      `${text(schema['description'])} Value: ${typeOf(schema)}. Example: ${exampleOf(schema)}`,
      ...innerOf(schema)
        .filter(([, inner]) => 'properties' in inner)
        .map(([between, inner]) => fieldTable(inner, between && `${between}.`)),
    ].join('\n\n'),
  );
  return listPage('Shared values', 'Values that several kinds of content use.', parts);
}

/** A picture that `npm run pictures` takes, with what it shows. */
const pictureOf = (file: string, words: string): string => `![${words}](../pictures/${file}.webp)`;

function sectionPart(name: string, schema: Schema): string {
  const [sentence = ''] = text(schema['description']).split(/\.(?: |$)/);
  const words = `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
  return schemaPart(name, schema, { shown: [pictureOf(`section-${name}`, `The section ${name} on a page: ${words}`)] });
}

/** What the upper part of a page of each template shows. */
const tops: Readonly<Record<string, string>> = {
  about: 'a large heading with a picture beside it, then the story of the provider and a card with its mission',
  catalogue: 'a large heading, then a search field, the subjects as buttons and the first courses',
  contact: 'a large heading with a picture of a harbour, then a form for a message and the address',
  corporate: 'a large heading with a picture, then a form to request a course and the steps that follow',
  course: 'the title of a course over a drawn cover, with its rating, its fee and a card of facts',
  gallery: 'a large heading, then pictures of different sizes side by side',
  home: 'a wide opening with a large heading, two buttons and the picture of a sailing boat',
  landing: 'a large heading with two buttons and a picture, then a text beside a list of outcomes',
  news: 'a large heading, then the latest item with its day, its headline and its picture',
  overview: 'a large heading with a picture, then three cards that lead to landing pages',
  registration: 'a large heading, then a form whose first field is the course, beside a card with the choice',
  schedule: 'a large heading, then three lists to filter by, and a table of sessions by month',
  sections: 'a wide opening with a large heading, two buttons and a picture, then the next section',
  text: 'a large heading with the day of the last change, then headings, text and a table beside their list',
  trainers: 'a large heading with a picture, then cards with the portraits and names of trainers',
};

const suppliedPage = new Map(suppliedPages('en').map(({ data }) => [data.template, data]));

function templatePart(name: string, schema: Schema): string {
  const page = suppliedPage.get(name);
  const whole = `\`\`\`yaml\n${stringify(page, { lineWidth: 0 })}\`\`\``;
  const intro = 'A site that needs this page and does not have it gets this one:';
  const more = page ? [intro, whole] : [];
  const shown = [pictureOf(`template-${name}`, `A page with the template ${name}: ${tops[name]}`)];
  return schemaPart(name, schema, { given: supplied('words')[name], shown, more });
}

/** Every page of the reference that is made, by the name of its file. */
export const referencePages = (): Readonly<Record<string, string>> => ({
  'commands.md': commandsPage(),
  'files.md': filesPage(),
  'pages.md': listPage(
    'Pages',
    'Every field of a file in `content/pages`, by its `template`. Words that a page leaves out are supplied in the language of the site; their English is the default. Where a whole page is supplied, the site fills in what is in braces.',
    schemasIn('pages').map(([name, schema]) => templatePart(name, schema)),
  ),
  'sections.md': listPage(
    'Sections',
    'Every field of the entries of `sections` on a page with `template: sections`, by their `type`.',
    schemasIn('sections').map(([name, schema]) => sectionPart(name, schema)),
  ),
  'messages.md': listPage(
    'Messages',
    'Every word of the interface, in `content/messages/<language>.yaml`. Write only those that you want to change; the defaults are those of English. What is in braces, such as `{name}`, is filled in by the site.',
    schemasIn('messages').map(([name, schema]) => schemaPart(name, schema, { given: supplied('messages')[name] })),
  ),
  'shared.md': sharedPage(),
});

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, made] of Object.entries(referencePages()))
    writeFileSync(new URL(`../docs/reference/${name}`, import.meta.url), made);
