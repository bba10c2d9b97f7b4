// Header and footer are the same on most pages. They are read when they change, and what they refer to is kept apart
// from what the page itself refers to.
import { writeFrame, type Frame } from './frame.ts';
import { readHtml } from './read-html.ts';
import { fileTarget, linkTarget } from './target.ts';

/** What a part of a page says, everything once but headings; targets are those of ./target.ts. */
interface Part {
  readonly headings: readonly number[];
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly files: readonly string[];
  /** Links to places of the page itself. */
  readonly fragments: readonly string[];
}

/** What a page says; links and files are its own only. */
export interface PageParts extends Part {
  readonly frame: string;
}

function unique(values: readonly (string | undefined)[]): readonly string[] {
  const found = new Set(values);
  found.delete(undefined);
  // The type does not see what has just been deleted.
  return [...(found as Set<string>)];
}

function readPart(html: string, base: string): Part {
  const { headings, ids, hrefs, resources } = readHtml(html);
  return {
    headings,
    ids: [...ids],
    links: unique(hrefs.map((href) => linkTarget(href, base))),
    files: unique(resources.map((url) => fileTarget(url, base))),
    fragments: unique(hrefs.map((href) => (href.startsWith('#') ? href : undefined))),
  };
}

type ReadPart = typeof readPart;

/** Reads a part only if it is another than the last time. */
function readChanged(): ReadPart {
  let last: { readonly html: string; readonly base: string; readonly part: Part } | undefined;
  return (html, base) => {
    if (last?.html !== html || last.base !== base) last = { html, base, part: readPart(html, base) };
    return last.part;
  };
}

/** How each of the parts that `cut` makes is read. */
const partReaders: readonly ReadPart[] = [readPart, readChanged(), readPart, readChanged(), readPart];

/** The place of the main part among the parts. */
const MAIN = 2;

/** Head, header, main part, footer and closing scripts; a page without a main part is main part only. */
function cut(html: string): readonly string[] {
  const main = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (main === -1 || end < main) return ['', '', html, '', ''];
  const body = Math.max(0, html.indexOf('<body'));
  const script = html.indexOf('<script', end);
  const tail = script === -1 ? html.length : script;
  return [html.slice(0, body), html.slice(body, main), html.slice(main, end), html.slice(end, tail), html.slice(tail)];
}

const without = (own: readonly string[], shared: ReadonlySet<string>): readonly string[] =>
  own.filter((target) => !shared.has(target));

interface WrittenFrame extends Frame {
  readonly text: string;
}

const isSameList = (some: readonly string[], others: readonly string[]): boolean =>
  some === others || (some.length === others.length && some.every((entry, i) => entry === others[i]));

/** Joins what the parts around a page refer to; those of the page before mostly refer to the same. */
function joinParts(): (around: readonly Part[]) => WrittenFrame {
  let last: { readonly around: readonly Part[]; readonly frame: WrittenFrame } | undefined;
  return (around) => {
    const isSame = last?.around.every(
      (part, i) => isSameList(part.links, around[i]?.links ?? []) && isSameList(part.files, around[i]?.files ?? []),
    );
    if (last && isSame) return last.frame;
    const links = new Set(around.flatMap((part) => part.links));
    const files = new Set(around.flatMap((part) => part.files));
    last = { around, frame: { text: writeFrame({ links, files }), links, files } };
    return last.frame;
  };
}

const frameOf = joinParts();

/** Reads a page, parted into what is its own and the frame around it. */
export function readParts(html: string, base: string): PageParts {
  const parts = cut(html).map((part, place) => (partReaders[place] ?? readPart)(part, base));
  const own = parts[MAIN] ?? readPart(html, base);
  const { text, links, files } = frameOf(parts.toSpliced(MAIN, 1));
  return {
    headings: parts.flatMap((part) => part.headings),
    ids: unique(parts.flatMap((part) => part.ids)),
    frame: text,
    links: without(own.links, links),
    files: without(own.files, files),
    fragments: unique(parts.flatMap((part) => part.fragments)),
  };
}
