// HTML of any origin as the Markdown that content allows: paragraphs, headings, lists, tables, strong words and links. Nothing
// else passes: what is in scripts, styles, forms and frames is left out, and every sign that means something is escaped.
import { ElementType, parseDocument } from 'htmlparser2';
import { withinTime } from '../../base/within-time.ts';
import { plainTitle } from '../sheets/titles.ts';
import { type FoundText, UNFIT } from './found.ts';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { attribs: object }>;

/** Whether a node is an element. */
export const isTag = (node: Node): node is Element => 'attribs' in node;
const isText = (node: Node): node is Extract<Node, { data: string }> => node.type === ElementType.Text;

export interface MarkdownOptions {
  /** The level of the first heading. */
  readonly top: number;
  /** What is shown above the text, and need not be its first heading. */
  readonly title?: string;
  /** Returns where a link leads in the new site; undefined where only its words stay. */
  readonly link: (href: string) => string | undefined;
  /** Returns where a picture is in the new site; undefined where it is left out. */
  readonly picture: (source: string, alt: string) => string | undefined;
  /** Is given the name of what is embedded, and left out. */
  readonly onDropped: (name: string) => void;
}

const leftOut =
  /^(?:script|style|template|noscript|iframe|object|embed|form|button|select|textarea|svg|math|canvas|audio|video|head|nav|dialog)$/;
const embedded = /^(?:iframe|object|embed|form|audio|video)$/;
const block =
  /^(?:address|article|aside|blockquote|center|d[dlt]|details|div|fieldset|fig\w+|footer|h[1-6r]|header|li|main|[ou]l|p|pre|section|summary|table|t(?:body|d|foot|h|head|r)|body|html)$/;

const [BREAK, PARAGRAPH] = ['\u0001', '\u0002'];

interface Context extends MarkdownOptions {
  /** The levels of the headings above, in the old text and in the new one. */
  readonly levels: { readonly was: number; readonly is: number }[];
  readonly hasLines: boolean;
}

const hasBlocks = (node: Node): boolean =>
  isTag(node) && (block.test(node.name) || node.children.some((child) => hasBlocks(child)));

const squeezed = (text: string): string => text.replace(/[^\S\u0001\u0002]+/g, ' ').trim();

/** Words with what means something to Markdown escaped; where lines count, with their breaks. */
function wordsOf(text: string, { hasLines }: Pick<Context, 'hasLines'>): string {
  const words = text
    .replace(UNFIT, '')
    .replace(/[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/[\\`*[\]<>|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&');
  if (!hasLines) return words;
  return words
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n ?\n\s*/g, PARAGRAPH)
    .replace(/ ?\n ?/g, BREAK);
}

/** Puts marks around words, apart from what is beside them. */
function marked(words: string, mark: string): string {
  const inner = words.trim();
  return inner === '' || /[\u0001\u0002*]/.test(inner) ? words : ` ${mark}${inner}${mark} `;
}

function pictureOf({ attribs: { src = '', alt = '' } }: Element, context: Context): string {
  const words = squeezed(wordsOf(alt, { hasLines: false }));
  const file = src === '' ? undefined : context.picture(src, words);
  return file === undefined ? '' : `${PARAGRAPH}![${words}](${file})${PARAGRAPH}`;
}

function elementWords(element: Element, context: Context): string {
  const { name, attribs, children } = element;
  const words = children.map((child) => inlineOf(child, context)).join('');
  if (/^(?:strong|b)$/.test(name)) return marked(words, '**');
  if (/^(?:em|i)$/.test(name)) return marked(words, '*');
  const text = squeezed(words.replace(/[\u0001\u0002]/g, ' '));
  const to = name === 'a' && !/^(?:!\[|$)/.test(text) ? context.link((attribs['href'] ?? '').trim()) : undefined;
  const escaped = to?.replace(/[()\s<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return escaped === undefined ? words : `[${text}](${escaped})`;
}

function inlineOf(node: Node, context: Context): string {
  if (isText(node)) return wordsOf(node.data, context);
  if (!isTag(node)) return '';
  if (embedded.test(node.name)) context.onDropped(node.name);
  if (leftOut.test(node.name)) return '';
  if (node.name === 'img') return pictureOf(node, context);
  return node.name === 'br' ? BREAK : elementWords(node, context);
}

/** Strong words are not apart from the signs that follow them. */
const joined = (text: string): string => text.replace(/(\*+[^*]+\*+) (?=[.,;:!?)])/g, '$1').replace(/\( (?=\*)/g, '(');

/** A line that begins in no way that means something, but for signs by which people begin the items of a list. */
const begun = (line: string): string =>
  line
    .replace(/^(?=#{1,6}(?: |$)|[-+](?: |$)|=+ *$|-{2,} *$)/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?: |$))/, '$1\\')
    .replace(/^[•▪◦‣·]\s*(?=\S)/, '- ');

const paragraphs = (text: string): readonly string[] =>
  text
    .split(PARAGRAPH)
    .map((one) =>
      one
        .split(BREAK)
        .map((line) => begun(joined(squeezed(line))))
        .filter(Boolean)
        .join('\\\n')
        // Items are beside each other, and apart from what is none. What is before a break is looked at only where there is one.
        .replace(/\\\n(?=- )(?<=^- .*\\\n)/gm, '\n')
        .replace(/\\\n(?:(?=- )|(?<=^- .*\\\n))/gm, '\n\n'),
    )
    .filter(Boolean);

const onOneLine = (element: Element, context: Context): string =>
  joined(squeezed(inlineOf(element, context).replace(/[\u0001\u0002]/g, ' ')));

function headingOf(element: Element, context: Context): readonly string[] {
  const { levels, top, title = '' } = context;
  const words = onOneLine(element, context).replace(/^\*\*([^*]*)\*\*$/, '$1');
  const was = Number(element.name[1]);
  const isTitle = levels.length === 0 && plainTitle(words) === plainTitle(title);
  if (words === '' || isTitle) return [];
  while ((levels.at(-1)?.was ?? 0) >= was) levels.pop();
  const is = Math.min(6, (levels.at(-1)?.is ?? top - 1) + 1);
  levels.push({ was, is });
  return [`${'#'.repeat(is)} ${words}`];
}

const indented = (text: string, by: string): string => text.replace(/\n(?=[^\n])/g, `\n${by}`);

function listOf({ name, children }: Element, context: Context): readonly string[] {
  const items = children.filter(isTag).map((item) => blocksOf(item.children, context));
  const full = items.filter((item) => item.length > 0);
  if (full.length === 0) return [];
  const lines = full.map((item, i) => {
    const mark = name === 'ol' ? `${i + 1}. ` : '- ';
    return mark + indented(item.join('\n'), ' '.repeat(mark.length));
  });
  return [lines.join('\n')];
}

const within = (element: Element, names: RegExp): readonly Element[] =>
  element.children.filter(isTag).flatMap((child) => (names.test(child.name) ? [child] : within(child, names)));

/** A table; one that has one column or holds lists and tables is layout. */
function tableOf(element: Element, context: Context): readonly string[] {
  const rows = within(element, /^tr$/).map((row) => within(row, /^t[dh]$/));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const isLayout = width < 2 || rows.flat().some((cell) => within(cell, /^(?:table|[ou]l)$/).length > 0);
  if (isLayout) return rows.flat().flatMap((cell) => blocksOf(cell.children, context));
  const lines = rows.map((row) => {
    const cells = Array.from({ length: width }, (_, i) => (row[i] ? onOneLine(row[i], context) : ''));
    return `| ${cells.join(' | ')} |`;
  });
  return [[lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n')];
}

function blockOf(element: Element, context: Context): readonly string[] {
  const { name, children } = element;
  if (/^h[1-6]$/.test(name)) return headingOf(element, context);
  if (/^[ou]l$/.test(name)) return listOf(element, context);
  if (name === 'table') return tableOf(element, context);
  const inner = leftOut.test(name) ? [] : blocksOf(children, context);
  return name === 'blockquote' ? inner.map((one) => `> ${indented(one, '> ')}`) : inner;
}

function blocksOf(nodes: readonly Node[], context: Context): readonly string[] {
  const found: string[] = [];
  let run = '';
  for (const node of nodes) {
    if (isTag(node) && hasBlocks(node)) {
      found.push(...paragraphs(run), ...blockOf(node, context));
      run = '';
    } else run += inlineOf(node, context);
  }
  return [...found, ...paragraphs(run)];
}

/** Few texts are 60 levels deep: what is deeper is left out. */
function nodesOf(html: string): readonly Node[] {
  const { children } = parseDocument(html);
  let level: Node[] = children;
  for (let depth = 0; depth < 60; depth += 1) level = level.flatMap((node) => (isTag(node) ? node.children : []));
  for (const node of level) if (isTag(node)) node.children = [];
  return children;
}

/** What a step makes of HTML; nothing where that takes too long, as short HTML cannot: such HTML was made for that. */
function guarded(html: string, step: (nodes: readonly Node[]) => string): string {
  const make = (): string => step(nodesOf(html));
  return html.length < 8000 ? make() : withinTime(make, 5000, () => '');
}

/** Returns a text as Markdown; empty where it has no words. */
export function toMarkdown({ text, form }: FoundText, options: MarkdownOptions): string {
  const context: Context = { ...options, levels: [], hasLines: form !== 'html' };
  if (form === 'plain') return paragraphs(wordsOf(text, context)).join('\n\n');
  return guarded(text, (nodes) => blocksOf(nodes, context).join('\n\n'));
}

const textIn = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node) || leftOut.test(node.name)) return '';
      const isApart = node.name === 'br' || block.test(node.name);
      return `${isApart ? ' ' : ''}${textIn(node.children)}${isApart ? ' ' : ''}`;
    })
    .join('');

/** Returns the words of HTML on one line. */
export const toLine = (html: string): string =>
  (/[<&]/.test(html) ? guarded(html, textIn) : html).replace(/\s+/g, ' ').trim();

// Texts of WordPress without shortcodes, by which page builders and plugins show what is not in the text.

/** A shortcode; the values of its attributes may have brackets in them. What is within an element of HTML is none. */
const SHORTCODE =
  /\[\/?(?<name>[a-z][\w-]*)(?:[\s/](?:="[^"]*"|='[^']*'|=(?!["'])|[^\][<>=])*)?\](?![^<>\n]{0,400}>)/gi;

/** What page builders put around texts, in which themes have shortcodes of their own; and what of these has no words. */
const BUILDER = /\[\/?(?:vc|et_pb|fusion)_(?!raw|code)/;
const wordless = /btn|button|image|map|form|signup|video|slider$/;

/** The attributes in which shortcodes keep words, a heading first. */
const WORDS = /\s(?:(?:sub)?(?:title|heading)|text|h2)="([^"]+)"/g;
const wordsIn = (name: string, shortcode: string): readonly string[] =>
  wordless.test(name) ? [] : Array.from(shortcode.matchAll(WORDS), ([, words = '']) => words);

/** HTML and scripts that page builders encode: mostly what is embedded. */
const RAW = /\[(vc_raw_html|vc_raw_js|fusion_code)\b[^\][]*\][\w+/=\s]*\[\/\1\]/g;

/** Returns the words of a text, of which `leave` is given the names of what is left out; undefined where it has none. */
export function withoutShortcodes(whole: string, leave: (name: string) => void): FoundText | undefined {
  const raw = whole.replace(RAW, '[$1/]');
  const isBuilt = BUILDER.test(raw);
  const text = raw.replace(SHORTCODE, (all: string, name: string, at: number) => {
    const isShortcode = /[/=_-]|^\[(?:gallery|playlist)\]/.test(all) || raw.includes(`[/${name}]`);
    if (!isShortcode) return all;
    if (!BUILDER.test(all) && !/^\[(?:\/|caption)/.test(all)) leave(name);
    const [heading, ...others] = isBuilt ? wordsIn(name, all) : [];
    if (heading !== undefined) return [`\n\n<h4>${heading}</h4>`, ...others, ''].join('\n\n');
    // What is between two shortcodes is apart from what is beside them.
    return raw[at - 1] === ']' || raw[at + all.length] === '[' ? '\n\n' : ' ';
  });
  for (const [, name = ''] of raw.matchAll(/<!-- wp:((?!tribe\/|llms\/|post-)[\w/-]+) (?:\{[^<>]*\} )?\/-->/g))
    leave(name);
  const hasWords = text.split('-->').some((part) => /\S/.test(part.split('<!--', 1)[0] ?? ''));
  return hasWords ? { text, form: raw.includes('<!-- wp:') ? 'html' : 'lines' } : undefined;
}
