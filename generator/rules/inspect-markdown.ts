// Finds what has to be checked in an author's Markdown, with positions in the text.
import { lexer, walkTokens, type Token, type TokensList } from 'marked';
import type { TextRange } from './locate.ts';

// How deeply the parts of a Markdown text are nested. The parser takes minutes for thousands of levels, or overflows
// the stack, so such a text is recognised by its marks before it is parsed.

/** How deep quotes, lists and emphasis may be nested. */
export const MAX_NESTING = 20;

/** The depth from which a text is not even parsed. */
const ENDLESS = 100;

const containers = new Set(['blockquote', 'list', 'em', 'strong', 'del', 'link']);

const containerMark = '(?:[>*+-]|\\d{1,9}[.)])';

/** A run of marks that open quotes or lists and could reach the maximum depth. */
const containerMarks = new RegExp(`^[ \\t]*(?:${containerMark}[ \\t]*){${MAX_NESTING}}`, 'm');

/** As many emphasis marks as such a depth needs to open and to close. */
const EMPHASIS_MARKS = 2 * MAX_NESTING;

const emphasisMarks = new RegExp(`(?:[*_~][^*_~\\n]*(?:\\n(?!\\n)[^*_~\\n]*)*){${EMPHASIS_MARKS}}`);

function occurrences(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}

/** Returns where marks begin that could nest too deeply. To count them takes a fiftieth of the time of the pattern. */
function findNestedMarks(text: string): number | undefined {
  const found = containerMarks.exec(text)?.index;
  if (found !== undefined) return found;
  const count = occurrences(text, '*') + occurrences(text, '_') + occurrences(text, '~');
  return count < EMPHASIS_MARKS ? undefined : emphasisMarks.exec(text)?.index;
}

/**
 * As many marks that open quotes or lists, unless a line repeats the same mark throughout, which is a horizontal rule.
 */
const endlessMarks = new RegExp(
  `^(?![ \\t]*([*-])(?:[ \\t]|\\1)*$)[ \\t]*(?:(?:>|(?:[*+-]|\\d{1,9}[.)])[ \\t])[ \\t]*){${ENDLESS}}`,
  'm',
);

const isSpace = (character: string): boolean => /^\s?$/.test(character);
const isPunctuation = (character: string): boolean => /[\p{P}\p{S}]/u.test(character);

/** Whether an emphasis mark between two characters attaches to the text on its far side. */
const leansTo = (far: string, near: string): boolean =>
  !isSpace(far) && (!isPunctuation(far) || isSpace(near) || isPunctuation(near));

/** Whether that many emphasis marks are open at one point of a paragraph. */
function isEndlessEmphasis(paragraph: string): boolean {
  let open = 0;
  for (const { 0: marks, index } of paragraph.matchAll(/[*_~]+/g)) {
    const before = paragraph.charAt(index - 1);
    const after = paragraph.charAt(index + marks.length);
    const direction = Number(leansTo(after, before)) - Number(leansTo(before, after));
    open = Math.max(0, open + direction * marks.length);
    if (open > ENDLESS) return true;
  }
  return false;
}

/** Whether a text is nested too deeply to be parsed. */
const isEndless = (text: string): boolean =>
  endlessMarks.test(text) || text.split(/\n[ \t]*\n/).some(isEndlessEmphasis);

const innerOf = (token: Token): readonly Token[] => [
  ...('tokens' in token ? (token.tokens ?? []) : []),
  ...('items' in token ? ((token.items ?? []) as readonly Token[]) : []),
];

/** Whether tokens are nested more deeply than a page can show. */
function isDeep(tokens: readonly Token[]): boolean {
  const open = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const depth = next.depth + (containers.has(next.token.type) ? 1 : 0);
    if (depth > MAX_NESTING) return true;
    for (const token of innerOf(next.token)) open.push({ token, depth });
  }
  return false;
}

/** A piece of a text and its range. */
export interface MarkdownPiece {
  readonly text: string;
  readonly range: TextRange;
}

export interface MarkdownHeading extends MarkdownPiece {
  /** 1 to 6. */
  readonly level: number;
}

export interface MarkdownPicture extends MarkdownPiece {
  readonly alt: string;
}

/** Everything in a text that a rule applies to, in order. */
export interface MarkdownFindings {
  /** Pieces of raw HTML, at most 60 characters each, without tags that only close an earlier piece. */
  readonly html: readonly MarkdownPiece[];
  readonly links: readonly MarkdownPiece[];
  /** Addresses of pictures, with the range of the whole Markdown image. */
  readonly pictures: readonly MarkdownPicture[];
  readonly headings: readonly MarkdownHeading[];
  /** Where quotes, lists or emphasis are nested more than 20 levels deep; nothing else is reported then. */
  readonly deep?: TextRange;
}

/** The longest piece of HTML that a message quotes, in characters. */
const QUOTED = 60;

/** Most texts contain none of these characters, so there is nothing to inspect. */
const notable = /[<[]|^ {0,3}(?:[-*+>]? *#|[=-]+ *$)/m;

/**
 * Constructs because of which a line that begins with # may be no heading, or a heading may be written in another way.
 */
const intricate = /[<[`~\t]|^ {4}|^ {0,3}[=-]+ *$|^[ >*+.)\d-]+#|^#{1,6} *#* *$/m;

const headingLine = /^(#{1,6})(?: +(.*?))??(?: +#+)? *$/gm;

/** The headings of a text that contains nothing else to inspect. Most texts are like that and need no parser. */
function plainHeadings(text: string): readonly MarkdownHeading[] {
  return [...text.matchAll(headingLine)].map(({ 0: line, 1: marks = '', 2: words = '', index }) => ({
    text: words,
    level: marks.length,
    range: { from: index, to: index + line.trimEnd().length },
  }));
}

/** Returns a text with its code, in which anything may be meant as it is, blanked out. */
export const withoutCode = (text: string): string =>
  text.includes('`')
    ? text.replace(/```[^]*?```|`(?:[^`\n]|\n(?!\s*\n))+`/g, (code) => code.replace(/[^\n]/g, '\0'))
    : text;

/** Returns a text without the addresses of its links. */
export const withoutAddresses = (text: string): string => text.replace(/\]\([^)\s]*|https?:\/\/\S+/g, ' ');

/** Whether a piece of HTML only closes a tag that an earlier piece opened: both are one mistake. */
function closes(piece: string, earlier: readonly MarkdownPiece[]): boolean {
  const name = /^<\/(\w+)>$/.exec(piece.trim())?.[1];
  return name !== undefined && earlier.some(({ text }) => text.startsWith(`<${name}`));
}

const isLeaf = (token: Token): boolean => !('tokens' in token && token.tokens) && !('items' in token);

/** Locates tokens in the text: each begins at or after the end of the previous one. */
function makeFinder(text: string): (token: Token) => TextRange {
  let cursor = 0;
  return (token) => {
    const line = token.raw.trim().split('\n')[0] ?? '';
    const found = text.indexOf(line, cursor);
    const from = found === -1 ? cursor : found;
    cursor = isLeaf(token) && found !== -1 ? from + line.length : from;
    return { from, to: from + line.length };
  };
}

/** The range of a link's target within the range of the whole link. */
function targetRange(text: string, href: string, { from, to }: TextRange): TextRange {
  const at = text.lastIndexOf(href, to);
  return at >= from ? { from: at, to: at + href.length } : { from, to };
}

/** Parses a text; undefined if it is nested so deeply that the library could overflow the stack. */
function parse(text: string, mayBeDeep: boolean): TokensList | undefined {
  if (mayBeDeep && isEndless(text)) return undefined;
  try {
    const tokens = lexer(text);
    return isDeep(tokens) ? undefined : tokens;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Finds raw HTML, links, pictures and headings in a Markdown text. */
export function inspectMarkdown(text: string): MarkdownFindings {
  const html: MarkdownPiece[] = [];
  const links: MarkdownPiece[] = [];
  const pictures: MarkdownPicture[] = [];
  const headings: MarkdownHeading[] = [];
  const nested = findNestedMarks(text);
  const mayBeDeep = nested !== undefined;
  if (!mayBeDeep && !notable.test(text)) return { html, links, pictures, headings };
  if (!mayBeDeep && !intricate.test(text)) return { html, links, pictures, headings: plainHeadings(text) };
  const tokens = parse(text, mayBeDeep);
  const from = nested ?? 0;
  if (!tokens) return { html, links, pictures, headings, deep: { from, to: from + 1 } };
  const find = makeFinder(text);
  void walkTokens(tokens, (generic) => {
    const token = generic as Token;
    const range = find(token);
    if (token.type === 'html' && !closes(token.raw, html))
      html.push({ text: token.raw.trim().slice(0, QUOTED), range });
    if (token.type === 'link')
      links.push({ text: String(token.href), range: targetRange(text, String(token.href), range) });
    if (token.type === 'image') pictures.push({ text: String(token.href), alt: String(token.text), range });
    if (token.type === 'heading') headings.push({ text: String(token.text), level: Number(token.depth), range });
  });
  return { html, links, pictures, headings };
}
