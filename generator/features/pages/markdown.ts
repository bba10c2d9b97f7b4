import { memoize } from '../../base/memoize.ts';
import { Lexer, Marked, Renderer, type MarkedExtension, type Token, type Tokens } from 'marked';
import { escapeMarkup } from '../../../src/app/html.ts';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import yaml from 'highlight.js/lib/languages/yaml';
import type { Messages } from '../../../schemas/types.ts';
import { digest } from '../../base/digest.ts';
import type { LinkedSite } from '../../model/content.ts';
import type { PlannedText } from '../../model/planned.ts';

// What the text of a page shows besides prose: examples of code, and notes. Pages that have neither load nothing of it.

hljs.configure({ classPrefix: 'code-' });
for (const [name, language] of Object.entries({ bash, json, yaml })) hljs.registerLanguage(name, language);

/** Returns a block of code in its frame, with its parts marked where its language, the first word after the fence, is known. */
export function codeToHtml({ text, lang = '' }: Tokens.Code): string {
  const language = /^\S*/.exec(lang)?.[0] ?? '';
  const html = hljs.getLanguage(language) ? hljs.highlight(text, { language }).value : escapeMarkup(text);
  return `<div data-code><pre tabindex="0"><code>${html}</code></pre></div>\n`;
}

const noteMark = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/;

/** Takes the mark of a note, such as [!NOTE], from the start of a quotation; returns which it was. */
export function takeNoteMark(quotation: Tokens.Blockquote): keyof Messages['notes'] | undefined {
  const [mark = '', kind] = noteMark.exec(quotation.text) ?? [];
  const [first] = quotation.tokens;
  if (kind === undefined || first?.type !== 'paragraph') return undefined;
  const [words] = (first.tokens ?? []) as Tokens.Text[];
  if (words) words.text = words.raw.slice(mark.length);
  if (first.raw.trim() === mark.trim()) quotation.tokens.shift();
  return kind.toLowerCase() as keyof Messages['notes'];
}

/** Returns a note with its label. */
export const noteToHtml = (kind: string, label: string, html: string): string =>
  `<div data-note="${kind}" role="note"><p>${escapeMarkup(label)}</p>\n${html}</div>\n`;

/** Whether Markdown has code or notes; prose that only resembles them loads a style sheet too many. */
const isStyled = /^ {0,3}(?:```|~~~)|^ {4}|^\t|^> ?\[!/m;

const text = `@layer components{
[data-code]{position:relative;margin-block:var(--space-4)}
[data-code] pre{padding:var(--space-4);overflow-x:auto;font-size:.875em;line-height:1.6;overflow-wrap:normal;white-space:pre;border:1px solid var(--color-line);border-radius:var(--radius-sm);background:var(--color-surface-sunken)}
[data-code] pre code{font-size:inherit;overflow-wrap:normal;white-space:inherit}
[data-code] button{position:absolute;inset-block-start:var(--space-2);inset-inline-end:var(--space-2);padding:var(--space-1) var(--space-3);color:var(--color-sea-strong);font-size:var(--text-sm);border:1px solid var(--color-line-strong);border-radius:var(--radius-sm);background:var(--color-surface);cursor:pointer}
.code-attr,.code-keyword,.code-built_in,.code-section{color:var(--color-sea-strong)}
.code-string,.code-number,.code-literal,.code-variable{color:var(--color-accent-strong)}
.code-comment,.code-meta{color:var(--color-ink-soft)}
[data-note]{margin-block:var(--space-5);padding:var(--space-4);border-inline-start:4px solid var(--color-sea);background:var(--color-sea-soft);color:var(--color-ink)}
[data-note]>p:first-child{font-weight:600}
[data-note]>*+*{margin-block-start:var(--space-2)}
:is([data-note=important],[data-note=warning],[data-note=caution]){border-color:var(--color-warning);background:var(--color-warning-soft)}
@media (scripting:enabled){[data-code] pre{padding-block-start:var(--space-8)}}
}
@media print{[data-code] button{display:none}[data-code] pre{padding-block:var(--space-2);white-space:pre-wrap}}
`;

const file = `assets/code.${digest(text, 12)}.css`;

/** Returns the URL of the style sheet that a text needs, with the base; undefined where it needs none. */
export const codeStyle = (markdown: string, base: string): string | undefined =>
  isStyled.test(markdown) ? base + file : undefined;

/** Returns the style sheet of code and notes, if a page of the site has some. */
export const codeFiles = ({ pages }: Pick<LinkedSite, 'pages'>): readonly PlannedText[] =>
  pages.some(({ words }) => words.template === 'text' && isStyled.test(words.text)) ? [{ file, text }] : [];

// Most texts are paragraphs, headings, lists and strong words: those need no parser.

/** Signs that mean something to Markdown or HTML, starts of links, and lines that begin or end in a special way. */
const special = /[\\`*_[\]<>&~|@\t]|:\/\/|www\.|mailto:|^[ \t#+=\-\d:]|[ \r#]$|^\s|\s$/im;

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

/** Marks the place between an asterisk and what it touches, where Markdown must not see the punctuation. */
const GAP = '\uE001';
const unspaced = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}]';
const besideMarks = new RegExp(`(?<=[^\\P{P}*\\\\])(?=\\*+${unspaced})|(?<=${unspaced}\\*+)(?=[^\\P{P}*])`, 'gu');

/** Lets strong words meet letters and punctuation, as in **「はい」**と: Markdown expects spaces between words. */
export const withGaps = (text: string): string => (text.includes('*') ? text.replace(besideMarks, GAP) : text);

/** Takes the marks out again. */
export const withoutGaps = (html: string): string => html.replaceAll(GAP, '');

const safeTarget = /^(\/(?!\/)|#|https?:|mailto:|tel:)/i;

/** A cell, a header only if it has words, and aligned by an attribute that the styles read in both directions of writing. */
function cellToHtml(this: Renderer, { header, align, tokens }: Tokens.TableCell): string {
  const content = this.parser.parseInline(tokens);
  const [name, scope] = header && content !== '' ? ['th', ' scope="col"'] : ['td', ''];
  return `<${name}${scope}${align ? ` data-align="${align}"` : ''}>${content}</${name}>\n`;
}

/** A table in a frame that scrolls sideways, also by keyboard. It is no landmark, since two may have the same headers as name. */
function tableToHtml(this: Renderer, table: Tokens.Table): string {
  const headers = table.header.map(({ tokens }) => this.parser.parseInline(tokens, this.parser.textRenderer));
  const name = escapeMarkup(headers.filter(Boolean).join(', '));
  const named = name && ` role="group" aria-label="${name}"`;
  return `<div data-table tabindex="0"${named}>\n${Renderer.prototype.table.call(this, table)}</div>\n`;
}

/** Returns how Markdown is turned into safe HTML; `base` is the prefix of links on this site. */
export const markdownOptions = (base: string): MarkedExtension => ({
  async: false,
  hooks: { preprocess: withGaps, postprocess: withoutGaps },
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

/** Turns an author's Markdown into safe HTML: no raw HTML, links to this site (with the base), the web, mail and telephone only. */
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
    .replace(/[^\S\u00A0\u202F]+/g, ' ')
    .trim();

/** Turns Markdown on one line into safe HTML that may be inside a label or a heading. */
export function inlineMarkdownToHtml(text: string, base: string): string {
  return (markedFor(base).parseInline(text) as string).trim();
}

/** Returns what visitors read of Markdown on one line. */
export function inlineMarkdownToText(text: string): string {
  return withoutGaps(plainText(Lexer.lexInline(withGaps(text)))).trim();
}
