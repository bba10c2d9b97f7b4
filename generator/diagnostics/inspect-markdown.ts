import { lexer, walkTokens } from 'marked';

/** What an author's Markdown contains that has to be checked. */
export interface MarkdownFindings {
  /** Pieces of raw HTML, at most 60 characters each, without the tags that only close one of them. */
  readonly html: readonly string[];
  /** Targets of links. */
  readonly links: readonly string[];
}

/** Tells whether a piece of HTML only closes what an earlier piece has opened: both are one mistake. */
function closes(piece: string, earlier: readonly string[]): boolean {
  const name = /^<\/(\w+)>$/.exec(piece.trim())?.[1];
  return name !== undefined && earlier.some((open) => open.startsWith(`<${name}`));
}

/** Finds raw HTML and links in a Markdown text. */
export function inspectMarkdown(text: string): MarkdownFindings {
  const html: string[] = [];
  const links: string[] = [];
  void walkTokens(lexer(text), (token) => {
    if (token.type === 'html' && !closes(String(token.raw), html)) html.push(String(token.raw).trim().slice(0, 60));
    if (token.type === 'link') links.push(String((token as { href?: unknown }).href));
  });
  return { html, links };
}
