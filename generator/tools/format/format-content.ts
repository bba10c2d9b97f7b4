// prospectus fmt: every file of the content in the one style. Files that cannot be read stay as they are.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Document, parseDocument, type Scalar, visit } from 'yaml';
import { arrange } from '../../rules/arrange.ts';
import { listContent, loadFile } from '../../read/load.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { commentsIn } from '../../model/comments-in.ts';
import { BYTE_ORDER_MARK } from '../../model/invisible.ts';
import { MAX_ALIASES } from '../../model/yaml-options.ts';
import { withModeline } from '../editing/things.ts';
import { openDraft } from '../edits/draft.ts';
import { writeChange } from '../edits/history.ts';
import type { RewrittenFile } from '../../model/apply-fixes.ts';

// One style for the YAML of content. The library decides on structure (indentation, spaces, blank lines); every scalar is
// copied as its author wrote it, with its quotes, its figures and its own line breaks. What cannot be written again without
// a change of data or comments is left as it is.

const INDENT = 2;

const parse = (text: string): Document.Parsed =>
  parseDocument(text, { prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: 'error' });

const isBlock = ({ type }: Scalar): boolean => type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';

/** The source of a scalar; undefined where the library writes it better: nothing, and what a tag or a digit explains. */
function sourceOf(scalar: Scalar, text: string): string | undefined {
  const [start, end] = scalar.range ?? [0, 0];
  const source = text.slice(start, end);
  if (source === '' || scalar.tag !== undefined) return undefined;
  return isBlock(scalar) && /^.[+-]?[1-9]/.test(source) ? undefined : source;
}

/** A list or group in brackets that takes several lines is written without them. */
function openCollections(document: Document.Parsed, text: string): void {
  visit(document, {
    Collection: (_key, collection) => {
      const [start, end] = collection.range ?? [0, 0];
      if (collection.items.length > 0 && text.slice(start, end).includes('\n')) collection.flow = false;
    },
  });
}

/** Puts placeholders for all values into a document, and returns what they stand for. */
function takeScalars(document: Document.Parsed, text: string, mark: string): readonly string[] {
  const sources: string[] = [];
  visit(document, {
    Scalar: (key, scalar) => {
      const source = key === 'key' ? undefined : sourceOf(scalar, text);
      if (source === undefined) return;
      // A comment beside | or > is part of what is copied.
      if (isBlock(scalar)) scalar.comment = null;
      scalar.value = `${mark}${sources.length}x`;
      scalar.type = 'PLAIN';
      delete scalar.source;
      sources.push(source);
    },
  });
  return sources;
}

/** A block text at another indentation. Blank lines after it are one at most, unless they are part of it. */
function indentBlock(source: string, indent: string): string {
  const [header = '', ...lines] = source.split('\n');
  const isKept = /^.[1-9]?\+/.test(header);
  const old = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0].length ?? 0;
  const moved = lines.map((line) => (line.length > old ? indent + line.slice(old) : ''));
  const text = [header.trimEnd(), ...moved].join('\n');
  return isKept ? text.replace(/\n$/, '') : text.replace(/\n(\n?)\n*$/, '$1');
}

/** A text over several lines at another indentation, which is not part of it. */
const indentFlow = (source: string, indent: string): string =>
  source
    .split('\n')
    .map((line, index) => (index === 0 ? line.trimEnd() : line.trim() === '' ? '' : indent + line.trim()))
    .join('\n');

/** How far the lines of a value are indented that begins in this line of the output. */
function indentIn(line: string, at: number): string {
  const prefix = /^ *(?:- )*/.exec(line)?.[0].length ?? 0;
  return ' '.repeat(prefix >= at && prefix > 0 ? prefix : prefix + INDENT);
}

function restoreScalars(written: string, sources: readonly string[], mark: string): string {
  const pattern = new RegExp(`${mark}(\\d+)x`, 'g');
  return written
    .split('\n')
    .map((line) =>
      line.replace(pattern, (_whole, number: string, at: number) => {
        const source = sources[Number(number)] ?? '';
        if (!source.includes('\n')) return source;
        const indent = indentIn(line, at);
        return /^[|>]/.test(source) ? indentBlock(source, indent) : indentFlow(source, indent);
      }),
    )
    .join('\n');
}

/** Spaces inside braces, none inside brackets, none at the end of a line, and one blank line at most. */
const tidy = (written: string): string =>
  written
    .split('\n')
    .map((line) => {
      const end = /(?:^|\s)#/.exec(line)?.index ?? line.length;
      const lists = line
        .slice(0, end)
        .replace(/\[ (?=\S)/g, '[')
        .replace(/(?<=\S) \]/g, ']');
      return (lists + line.slice(end)).trimEnd();
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');

/** A comment deeper than the lines around it belongs to what follows; the library would put it behind what is before. */
function raiseComments(text: string, document: Document.Parsed): string {
  const texts: (readonly [number, number])[] = [];
  visit(document, {
    Scalar: (_key, { range }) => {
      if (range) texts.push([range[0], range[1]]);
    },
  });
  const lines = text.split('\n');
  const depthOf = (line: string | undefined): number => line?.search(/\S/) ?? -1;
  let at = 0;
  let before = 0;
  return lines
    .map((line, index) => {
      const hash = at + depthOf(line);
      at += line.length + 1;
      if (depthOf(line) < 0) return line;
      const isComment = line.trimStart().startsWith('#') && !texts.some(([from, to]) => from <= hash && hash < to);
      if (!isComment) {
        before = depthOf(line);
        return line;
      }
      const next = lines.slice(index + 1).find((other) => /^\s*[^\s#]/.test(other));
      const depth = depthOf(next);
      return depth < 0 || depthOf(line) <= Math.max(depth, before) ? line : ' '.repeat(depth) + line.trimStart();
    })
    .join('\n');
}

/** Writes a document again; undefined where it cannot be read. */
function rewrite(written: string): string | undefined {
  const read = parse(written);
  if (read.errors.length > 0) return undefined;
  const raised = raiseComments(written, read);
  const again = raised === written ? read : parse(raised);
  // A comment stays where it is if it can be nowhere else.
  const [text, document] = again.errors.length > 0 ? [written, read] : [raised, again];
  if (document.contents === null) return text;
  // What stands for scalars while the library writes the rest: a word that is nowhere in the text, before a number.
  let mark = 'scalar';
  while (text.includes(mark)) mark += 'x';
  openCollections(document, text);
  const sources = takeScalars(document, text, mark);
  const style = { indent: INDENT, indentSeq: true, lineWidth: 0, flowCollectionPadding: true, nullStr: '' };
  const output = document.toString(style);
  return restoreScalars(tidy(output), sources, mark);
}

/** Whether two texts have the same data and the same comments. */
function isSame(before: string, after: string): boolean {
  const [one, other] = [parse(before), parse(after)];
  if (other.errors.length > 0) return false;
  const dataOf = (document: Document.Parsed): unknown => document.toJS({ maxAliasCount: MAX_ALIASES });
  return isDeepStrictEqual(dataOf(one), dataOf(other)) && isDeepStrictEqual(commentsIn(before), commentsIn(after));
}

/** The text as it stays however often it is written again; undefined where there is no such form with the same content. */
function formatUntilStable(text: string): string | undefined {
  let last = text;
  // A comment may find its place only when the text is written again.
  for (let round = 0; round < 4; round++) {
    const next = rewrite(last);
    if (next === undefined || next === last) return next;
    last = next;
  }
  return undefined;
}

/** Returns the text in the one style, with its own line breaks and byte order mark; undefined if data or comments would change. */
export function formatText(written: string): string | undefined {
  const mark = written.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const isWindows = /^[^\n]*\r\n/.test(written);
  const text = written.slice(mark.length).replaceAll('\r\n', '\n');
  const formatted = formatUntilStable(text);
  if (formatted === undefined || !isSame(text, formatted)) return undefined;
  return mark + (isWindows ? formatted.replaceAll('\n', '\r\n') : formatted);
}

export interface FormatOptions {
  readonly content: string;
  /** Whether a file, relative to the content folder with `/`, is to be formatted. */
  readonly isChosen: (file: string) => boolean;
  /** Whether files are only compared with the style. */
  readonly isDryRun: boolean;
  readonly now: Date;
  /** Whether files get the first line again that leads editors to their schemas, which other programs remove. */
  readonly restoresModelines?: boolean;
}

export interface FormatResult {
  /** Those whose style differs. */
  readonly files: readonly RewrittenFile[];
  /** Files that cannot be written in the style without a change of data or comments, and stay as they are. */
  readonly left: readonly string[];
  /** Why other files stay as they are: they cannot be read. */
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly string[];
  readonly textOf: (file: string) => string | undefined;
}

/**
 * Formats the files of a content folder, all or none, as one step that can be taken back; with `isDryRun`, nothing is written.
 * Throws a ChangeRefused if one was saved in the meantime.
 */
export async function formatContent(options: FormatOptions): Promise<FormatResult> {
  const { content, isChosen, isDryRun } = options;
  const { value: listed } = await listContent(content);
  const draft = openDraft(content);
  const restored = (file: string, text: string) => (options.restoresModelines ? withModeline(draft, file) : text);
  const chosen = listed.files.filter(({ file }) => isChosen(file));
  const files: RewrittenFile[] = [];
  const left: string[] = [];
  const broken: Diagnostic[] = [];
  const texts = new Map<string, string>();
  for (const known of chosen) {
    const { file } = known;
    const { value: source, diagnostics } = loadFile(content, known) ?? { diagnostics: [] };
    if (source?.data === undefined) {
      broken.push(...diagnostics.filter(({ severity }) => severity === 'error'));
      if (source) texts.set(file, source.text);
      continue;
    }
    const before = readFileSync(path.join(content, file), 'utf8');
    const after = formatText(restored(file, before));
    if (after === undefined) left.push(file);
    else if (after !== before) files.push({ file, before, after });
  }
  if (!isDryRun && files.length > 0) await writeChange(content, 'fmt', { files, now: options.now });
  const sources = chosen.map(({ file }) => file);
  return { files, left, diagnostics: arrange(broken), sources, textOf: (file) => texts.get(file) };
}
