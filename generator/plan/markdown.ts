import { Marked, Renderer, type Tokens } from 'marked';

const safeTarget = /^(\/(?!\/)|#|https?:|mailto:|tel:)/i;

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A cell, a header only if it has words, and aligned by an attribute that the styles read in both directions of writing. */
function cellToHtml(this: Renderer, { header, align, tokens }: Tokens.TableCell): string {
  const content = this.parser.parseInline(tokens);
  const [name, scope] = header && content !== '' ? ['th', ' scope="col"'] : ['td', ''];
  return `<${name}${scope}${align ? ` data-align="${align}"` : ''}>${content}</${name}>\n`;
}

/**
 * A table in a frame that scrolls sideways where the table is wider than the screen. Whoever uses a keyboard scrolls
 * it too, and hears its column headers as its name: two tables of a page may have the same, so that it is no landmark.
 */
function tableToHtml(this: Renderer, table: Tokens.Table): string {
  const headers = table.header.map(({ tokens }) => this.parser.parseInline(tokens, this.parser.textRenderer));
  const name = escapeAttribute(headers.filter(Boolean).join(', '));
  const named = name && ` role="group" aria-label="${name}"`;
  return `<div data-table tabindex="0"${named}>\n${Renderer.prototype.table.call(this, table)}</div>\n`;
}

const makeMarked = (base: string): Marked =>
  new Marked({
    async: false,
    renderer: {
      html: () => '',
      image: ({ text: alt }) => escapeAttribute(alt),
      table: tableToHtml,
      tablecell: cellToHtml,
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        if (!safeTarget.test(href)) return content;
        const target = href.startsWith('/') ? base + href.slice(1) : href;
        return `<a href="${escapeAttribute(target)}">${content}</a>`;
      },
    },
  });

/** One for each base: making one takes as long as turning a text. */
const markedBelow = new Map<string, Marked>();

/** Signs that mean something to Markdown or HTML, starts of links, and lines that begin or end in a special way. */
const special = /[\\`*_[\]<>&~|@\t]|:\/\/|www\.|mailto:|^[ \t#+=\-\d:]|[ \r#]$|^\s|\s$/im;

/** Strong words that stand apart from others, on one line. */
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
  const items = block
    .split('\n')
    .map((line) => (line.startsWith('- ') ? within('li', wordsToHtml(line.slice('- '.length))) : undefined));
  return items.includes(undefined) ? undefined : `<ul>\n${items.join('\n')}\n</ul>`;
}

/** Plain words need no parser; undefined where there is anything else. */
function plainToHtml(text: string): string | undefined {
  const parts: string[] = [];
  for (const block of text.replace(/\n+$/, '').split(/\n{2,}/)) {
    const html = blockToHtml(block);
    // Of two lists in a row Markdown makes one.
    if (html === undefined || (html.startsWith('<ul>') && parts.at(-1)?.startsWith('<ul>'))) return undefined;
    parts.push(html);
  }
  return parts.join('\n');
}

/**
 * Turns an author's Markdown into safe HTML: raw HTML is dropped, and a link keeps its text only unless it leads
 * to this site, the web, an e-mail or a telephone. Links on this site get the base before them.
 */
export function markdownToHtml(text: string, base: string): string {
  const plain = plainToHtml(text);
  if (plain !== undefined) return plain;
  const marked = markedBelow.get(base) ?? makeMarked(base);
  markedBelow.set(base, marked);
  return (marked.parse(text) as string).trim();
}
