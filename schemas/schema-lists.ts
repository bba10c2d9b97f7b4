// The lists of schemas in other schemas: that of a page made of sections has one entry for each type of section.

/** The schemas that list all schemas of a folder, with the folder. */
const lists: Readonly<Record<string, string | undefined>> = {
  'pages/sections.schema.json': 'sections',
  'messages.schema.json': 'messages',
};

/**
 * Returns the text of a schema with an entry for each of the schemas that it lists: those that it has in their order, then the
 * others. All that is not a list stays as it is written.
 * @param file - such as `pages/sections.schema.json`, as are `files`, which are all schemas
 */
export function withEntries(file: string, text: string, files: readonly string[]): string {
  const folder = lists[file];
  if (folder === undefined) return text;
  const reference = `"\\$ref": "(?:\\.\\./)?${folder}/([\\w-]+)\\.schema\\.json"`;
  const found = [...text.matchAll(new RegExp(`\\s*(?:"[\\w-]+": )?\\{\\s*${reference}\\s*\\}`, 'g'))];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) throw new Error(`${file} lists no schema of ${folder}.`);
  const names = files.flatMap((one) => new RegExp(`^${folder}/(.*)\\.schema\\.json$`).exec(one)?.[1] ?? []);
  const before = found.flatMap(([, name = '']) => (names.includes(name) ? name : []));
  const entries = [...new Set([...before, ...names])].map((name) => first[0].replaceAll(first[1] ?? '', name));
  return text.slice(0, first.index) + entries.join(',') + text.slice(last.index + last[0].length);
}
