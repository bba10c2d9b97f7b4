import { Marked } from 'marked';

const safeTarget = /^(\/(?!\/)|#|https?:|mailto:|tel:)/i;

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const makeMarked = (base: string): Marked =>
  new Marked({
    async: false,
    renderer: {
      html: () => '',
      image: ({ text: alt }) => escapeAttribute(alt),
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
const special = /[\\`*_[\]<>&~|@"'\t]|:\/\/|www\.|mailto:|^[ \t#+=\-\d:]|[ \r#]$|^\s|\s$/im;

const isPlain = (words: string): boolean => words !== '' && !special.test(words);

/** A block of the three most usual kinds, with nothing but plain words in it; undefined for all others. */
function blockToHtml(block: string): string | undefined {
  const [, marks = '', heading = ''] = /^(#{1,6}) (.*)$/.exec(block) ?? [];
  if (isPlain(heading)) return `<h${marks.length}>${heading}</h${marks.length}>`;
  if (!block.startsWith('- ')) return isPlain(block) ? `<p>${block}</p>` : undefined;
  const items = block.split('\n').map((line) => (line.startsWith('- ') ? line.slice('- '.length) : ''));
  return items.every(isPlain) ? `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>` : undefined;
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
