import type { Diagnostic } from '../../../model/diagnostic.ts';
import { locate } from '../../../rules/locate.ts';
import { locateInText } from '../../../rules/locate-in-text.ts';
import { missingPlaceholder, unknownPlaceholder } from '../../../rules/words/text.ts';
import { nearest } from '../../../rules/nearest.ts';
import type { SourceFile } from '../../../model/content.ts';
import type { Check } from '../../link-context.ts';
import { placeholdersAt, placeholdersIn } from '../../placeholders.ts';

interface Text {
  readonly text: string;
  readonly keys: readonly string[];
}

function textsIn(value: unknown, keys: readonly string[]): readonly Text[] {
  if (typeof value === 'string') return [{ text: value, keys }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...keys, key]));
}

function checkText({ text, keys }: Text, schema: string, source: SourceFile): readonly Diagnostic[] {
  const { allowed, needed, example } = placeholdersAt(schema, keys);
  const pointer = keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const present = placeholdersIn(text);
  const unknown = present.filter((name) => !allowed.includes(name));
  // A misspelt placeholder is unknown and, under its right name, missing: only the first is reported.
  const meant = unknown.map((name) => nearest(name, needed) ?? (needed.length === 1 ? needed[0] : undefined));
  const unmatched = meant.filter((name) => name === undefined || present.includes(name)).length;
  const missing = needed.filter((name) => !present.includes(name) && !meant.includes(name)).slice(unmatched);
  return [
    ...unknown.map((name) => {
      const from = text.indexOf(`{${name}}`);
      const range = { from, to: from + name.length + 2 };
      return unknownPlaceholder({ name, known: allowed }, locateInText({ source, pointer, text }, range));
    }),
    ...missing.map((name) => missingPlaceholder({ name, example }, locate(source, pointer))),
  ];
}

/** Every placeholder in the words of the interface and of pages is filled, and none that a text needs is missing. */
export const placeholdersAreFilled: Check = ({ entries }) => [
  ...entries.messages.flatMap(({ source, data }) =>
    textsIn(data, []).flatMap((text) => checkText(text, 'messages', source)),
  ),
  ...entries.seo.flatMap(({ source, data: { titlePattern } }) =>
    checkText({ text: titlePattern, keys: ['titlePattern'] }, 'seo', source),
  ),
  ...entries.page.flatMap(({ source, data }) =>
    textsIn(data, []).flatMap((text) => checkText(text, `pages/${data.template}`, source)),
  ),
];
