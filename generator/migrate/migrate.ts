// Content of an earlier format is rewritten to the current one, step by step. Only what a step changes is written again:
// everything else, comments and blank lines among it, stays byte for byte as it was.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, parseDocument, type Document } from 'yaml';
import { replaceFile } from '../base/replace-file.ts';

/** The format that new content has. Content without the field has format 1. */
export const CURRENT_FORMAT = 2;

/** A piece of a text and what takes its place, by offsets in UTF-16 code units. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What turns a file of one format into the next. */
interface Step {
  /** The format that it leads to. */
  readonly to: number;
  readonly file: string;
  edits(document: Document.Parsed): readonly Edit[];
}

/** Puts the number of a format at the top of site.yaml, or in the place of the number that is there. */
const raise = (to: number): Step => ({
  to,
  file: 'site.yaml',
  edits: ({ contents }) => {
    if (!isMap(contents)) return [];
    const known = contents.get('format', true);
    if (isScalar(known) && known.range) return [{ start: known.range[0], end: known.range[1], text: String(to) }];
    const [first] = contents.items;
    const start = isScalar(first?.key) ? first.key.range?.[0] : undefined;
    return start === undefined ? [] : [{ start, end: start, text: `format: ${to}\n` }];
  },
});

/** From the oldest. Format 2 has every field of format 1: what was required then may be left out since. */
const steps: readonly Step[] = [raise(CURRENT_FORMAT)];

function apply(text: string, edits: readonly Edit[]): string {
  const lastFirst = [...edits].sort((a, b) => b.start - a.start);
  return lastFirst.reduce((so, { start, end, text: piece }) => so.slice(0, start) + piece + so.slice(end), text);
}

/** A file before and after. */
export interface MigratedFile {
  /** Relative to the content folder, with `/`. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

export interface MigrateResult {
  /** The format that the content had. */
  readonly from: number;
  readonly to: number;
  /** The files that change; none where the content has the current format. */
  readonly files: readonly MigratedFile[];
  /** Why nothing can be changed: site.yaml cannot be read. */
  readonly problem?: string;
}

/** The format that a text of site.yaml names. */
function formatOf(text: string): number | undefined {
  const document = parseDocument(text);
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined;
  const format: unknown = document.contents.get('format') ?? 1;
  return typeof format === 'number' ? format : undefined;
}

/** Returns what changes so that the content of a folder has the current format; with `isDryRun`, nothing is written. */
export function migrate(content: string, { isDryRun }: { readonly isDryRun: boolean }): MigrateResult {
  const site = path.join(content, 'site.yaml');
  const from = existsSync(site) ? formatOf(readFileSync(site, 'utf8')) : undefined;
  if (from === undefined) {
    return {
      from: 1,
      to: CURRENT_FORMAT,
      files: [],
      problem: 'site.yaml is missing or cannot be read: run check first.',
    };
  }
  const texts = new Map<string, { readonly before: string; after: string }>();
  for (const { file, edits } of steps.filter(({ to }) => to > from)) {
    const before = texts.get(file)?.before ?? readFileSync(path.join(content, file), 'utf8');
    const so = texts.get(file)?.after ?? before;
    texts.set(file, { before, after: apply(so, edits(parseDocument(so))) });
  }
  const files = Array.from(texts, ([file, { before, after }]) => ({ file, before, after }));
  if (!isDryRun) for (const { file, after } of files) replaceFile(path.join(content, file), after);
  return { from, to: Math.max(from, CURRENT_FORMAT), files };
}
