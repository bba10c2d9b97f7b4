import { memoize } from '../../base/memoize.ts';
import { Lexer, Marked, Renderer, type MarkedExtension, type Token, type Tokens } from 'marked';
import { escapeMarkup } from '../../../src/app/head/html.ts';

// Most texts are paragraphs, headings, lists and strong words: those need no parser.

/** Signs that mean something to Markdown or HTML, starts of links, and lines that begin or end in a special way. */
const special = /[\\`*_[\]<>&~|@\t]|:\/\/|www\.|mailto:|^[ \t#+=\-\d:]|[ \r#]$|^\s|\s$/im;

/** Strong words that are separated from others, on one line. */
const strong = /(?<=^|\s)\*\*(?=[\p{L}\p{N}])([^*\n]*[\p{L}\p{N}])\*\*(?=$|[\s.,;:!?)])/gu;

/** Words of which some may be strong; undefined where there is anything else. */
function wordsToHtml(words: string): string | undefined {
  const hasStrong = words.includes('**');
  if (words === '' || special.test(hasStrong ? words.replace(strong, '$1') : words)) return undefined;
  const quoted = /["']/.test(words) ? words.replaceAll('"', '&quot;').replaceAll("'", '&#39;') : words;
  return hasStrong ? quoted.replace(strong, '<strong>$1</strong>') : quoted;
}

const within = (name: string, html: string | undefined): string | undefined =>
  html === undefined ? undefined : `<${name}>${html}</${name}>`;

/** A block of the three most usual kinds, with nothing but plain words in it; undefined for all others. */
function blockToHtml(block: string): string | undefined {
  const [, marks, heading = ''] = /^(#{1,6}) (.*)$/.exec(block) ?? [];
  if (marks !== undefined) return within(`h${marks.length}`, wordsToHtml(heading));
  if (!block.startsWith('- ')) return within('p', wordsToHtml(block));
  // A line that begins no item goes on with the one before.
  const hasLongItems = /\n(?!- )/.test(block);
  const items = hasLongItems ? undefined : wordsToHtml(block.slice('- '.length).replaceAll('\n- ', '\n'));
  return items && `<ul>\n<li>${items.replaceAll('\n', '</li>\n<li>')}</li>\n</ul>`;
}

/** Returns the HTML of plain words, as the parser would; undefined where there is anything else. */
export function plainToHtml(text: string): string | undefined {
  const parts: string[] = [];
  for (const block of text.replace(/\n+$/, '').split(/\n{2,}/)) {
    const html = blockToHtml(block);
    // Of two lists in a row Markdown makes one.
    if (html === undefined || (html.startsWith('<ul>') && parts.at(-1)?.startsWith('<ul>'))) return undefined;
    parts.push(html);
  }
  return parts.join('\n');
}

const safeTarget = /^(\/(?!\/)|#|https?:|mailto:|tel:)/i;

/** A cell, a header only if it has words, and aligned by an attribute that the styles read in both directions of writing. */
function cellToHtml(this: Renderer, { header, align, tokens }: Tokens.TableCell): string {
  const content = this.parser.parseInline(tokens);
  const [name, scope] = header && content !== '' ? ['th', ' scope="col"'] : ['td', ''];
  return `<${name}${scope}${align ? ` data-align="${align}"` : ''}>${content}</${name}>\n`;
}

/**
 * A table in a frame that scrolls sideways where the table is wider than the screen. Users of a keyboard scroll
 * it too, and hears its column headers as its name: two tables of a page may have the same, so that it is no landmark.
 */
function tableToHtml(this: Renderer, table: Tokens.Table): string {
  const headers = table.header.map(({ tokens }) => this.parser.parseInline(tokens, this.parser.textRenderer));
  const name = escapeMarkup(headers.filter(Boolean).join(', '));
  const named = name && ` role="group" aria-label="${name}"`;
  return `<div data-table tabindex="0"${named}>\n${Renderer.prototype.table.call(this, table)}</div>\n`;
}

/** Returns how Markdown is turned into safe HTML; `base` is the prefix of links on this site. */
export const markdownOptions = (base: string): MarkedExtension => ({
  async: false,
  renderer: {
    html: () => '',
    image: ({ text: alt }) => escapeMarkup(alt),
    table: tableToHtml,
    tablecell: cellToHtml,
    link({ href, tokens }) {
      const content = this.parser.parseInline(tokens);
      if (!safeTarget.test(href)) return content;
      const target = href.startsWith('/') ? base + href.slice(1) : href;
      return `<a href="${escapeMarkup(target)}">${content}</a>`;
    },
  },
});

/** One for each base: making one takes as long as turning a text. */
const markedFor = memoize((base: string) => new Marked(markdownOptions(base)));

const plainText = (tokens: readonly Token[]): string =>
  tokens.map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : textOf(token))).join('');

function textOf(token: Token): string {
  if (token.type === 'html') return '';
  if (token.type === 'br') return ' ';
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}

/**
 * Turns an author's Markdown into safe HTML: raw HTML is dropped, and a link keeps its text only unless it leads
 * to this site, the web, an email or a telephone. Links on this site get the base before them.
 */
export function markdownToHtml(text: string, base: string): string {
  return plainToHtml(text) ?? (markedFor(base).parse(text) as string).trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Returns the sentences of an author's Markdown on one line, without the headings between them. */
export const markdownToText = (text: string): string =>
  markdownToHtml(text, '/')
    .replace(/<h(\d)[^>]*>.*?<\/h\1>/g, ' ')
    .replace(/<\/?(?:a|code|del|em|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Turns Markdown on one line into safe HTML that may be inside a label or a heading. */
export function inlineMarkdownToHtml(text: string, base: string): string {
  return (markedFor(base).parseInline(text) as string).trim();
}

/** Returns what visitors read of Markdown on one line. */
export function inlineMarkdownToText(text: string): string {
  return plainText(Lexer.lexInline(text)).trim();
}
