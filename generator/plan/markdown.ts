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
const special = /[\\`*_[\]<>&~|@"']|:\/\/|www\.|mailto:|^[ \t#+=\-\d]|[ \t\r]$|^\s|\s$/im;

/** Paragraphs of plain words need no parser. */
const plainToHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');

/**
 * Turns an author's Markdown into safe HTML: raw HTML is dropped, and a link keeps its text only unless it leads
 * to this site, the web, an e-mail or a telephone. Links on this site get the base before them.
 */
export function markdownToHtml(text: string, base: string): string {
  if (text !== '' && !special.test(text)) return plainToHtml(text);
  const marked = markedBelow.get(base) ?? makeMarked(base);
  markedBelow.set(base, marked);
  return (marked.parse(text) as string).trim();
}
