import { brokenTable } from '../rules/words/load.ts';
import type { Outcome } from '../model/content.ts';
import { redirectTable } from '../model/redirect-table.ts';
import { locationIn } from './location-in.ts';

/** Parses a table of redirects, as the data that redirects.yaml would have; undefined where a row cannot be read. */
export function parseTable(file: string, text: string): Outcome<unknown> {
  const { rows, mistakes } = redirectTable(text);
  const place = locationIn(file, text);
  if (mistakes.length > 0)
    return {
      value: undefined,
      diagnostics: mistakes.map(({ values, from, to }) => brokenTable({ values }, place(from, to))),
    };
  const redirects = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, { text: value }]) => [key, value])),
  );
  return { value: { redirects }, diagnostics: [] };
}
