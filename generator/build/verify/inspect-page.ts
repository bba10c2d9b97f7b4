// Checks what can be checked of one finished page alone, and collects what has to be checked against the other pages.
import type { PageHtml } from '../../../src/app/page-html.ts';
import { decoded } from '../../base/decoded.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { brokenFragment, headings } from '../../rules/words/build.ts';
import type { Outcome } from '../../model/content.ts';

// Links and files in the form in which facts store them: without base and query, so that equal targets are equal texts.

/** Prefix of a link or file outside the site's base; the URL follows unchanged. */
const OUTSIDE = '!';

const isOnSite = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/**
 * Returns the address, with its fragment, that a link on this site leads to; undefined for external links and for links
 * to the page itself.
 * @example linkTarget('/sub/courses/capm?x=1#reviews', '/sub/') // '/courses/capm#reviews'
 */
function linkTarget(href: string, base: string): string | undefined {
  if (!isOnSite(href)) return undefined;
  const hash = href.indexOf('#');
  const location = hash === -1 ? href : href.slice(0, hash);
  const query = location.indexOf('?');
  const path = query === -1 ? location : location.slice(0, query);
  if (!`${path}/`.startsWith(base)) return OUTSIDE + href;
  const address = path.slice(base.length).replace(/\/$/, '');
  return `/${address}${hash === -1 ? '' : href.slice(hash)}`;
}

/** Returns the path of a file of this site, relative to the output folder; undefined for external files. */
function fileTarget(url: string, base: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  return url.startsWith(base) && !url.startsWith('//') ? url.slice(base.length) : OUTSIDE + url;
}

/** Returns the URL of a target outside the base; undefined for all others. */
export const outside = (target: string): string | undefined =>
  target.startsWith(OUTSIDE) ? target.slice(OUTSIDE.length) : undefined;

// The targets of a page's frame (its header and footer) as one text. Equal frames are equal texts, so each is stored
// and verified once.

/** What the header and footer of a page refer to. */
export interface FrameTargets {
  readonly links: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/** Separators; no entry contains white space. */
const [ENTRY, LIST] = ['\n', '\n\n'];

/** Serialises the targets of a frame. */
const writeFrameTargets = ({ links, files }: FrameTargets): string =>
  [...links].join(ENTRY) + LIST + [...files].join(ENTRY);

/** Parses the text that `writeFrameTargets` returned. */
export function readFrameTargets(text: string): FrameTargets {
  const [links, files] = text.split(LIST).map((list) => new Set(list === '' ? [] : list.split(ENTRY)));
  return { links: links ?? new Set(), files: files ?? new Set() };
}

// Reads HTML as the site's own renderer writes it: names in lower case, one space before an attribute, values in double
// quotes, and neither "<" nor quotes unescaped in texts and values. It looks only at relevant tags, which is a tenth of
// the work of parsing arbitrary HTML.

/** What other pages or rules need to know of a page's HTML. */
export interface HtmlFacts {
  readonly title: string;
  /** The levels of its headings, in order. */
  readonly headings: readonly number[];
  readonly ids: ReadonlySet<string>;
  /** The targets of its links. */
  readonly hrefs: readonly string[];
  /** Scripts, styles, pictures and preloads. */
  readonly resources: readonly string[];
}

/** The state of reading. */
interface Reader {
  readonly html: string;
  /** The offset after what was read last. */
  at: number;
  title: string;
  readonly headings: number[];
  readonly ids: Set<string>;
  readonly hrefs: string[];
  readonly resources: string[];
}

/** A comment, a relevant tag with its attributes, or the id of any other tag: only there is a quote written as it is. */
const relevantMarkup =
  /<(?:!--|(a|h[1-6]|img|link|script|source|title)(?=[\s/>])([^">]*(?:"[^"]*"[^">]*)*)>)| id="([^"]*)"/g;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function character(whole: string, entity: string): string {
  if (!entity.startsWith('#')) return named[entity] ?? whole;
  const isHex = /^#x/i.test(entity);
  return String.fromCodePoint(Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10));
}

const unescapeHtml = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, character) : text;

/** The value of an attribute; `opening` is the text from the space before its name to the quote before its value. */
function attribute(attributes: string, opening: string): string | undefined {
  const start = attributes.indexOf(opening);
  if (start === -1) return undefined;
  const from = start + opening.length;
  return unescapeHtml(attributes.slice(from, attributes.indexOf('"', from)));
}

/** Reads the text before the closing tag of an element that contains text only. */
function readText(reader: Reader, closing: string): string {
  const end = reader.html.indexOf(closing, reader.at);
  const text = reader.html.slice(reader.at, end === -1 ? undefined : end);
  reader.at = end === -1 ? reader.html.length : end;
  return text;
}

function note(list: string[], value: string | undefined): void {
  if (value !== undefined) list.push(value);
}

function readScript(reader: Reader, attributes: string): void {
  note(reader.resources, attribute(attributes, ' src="'));
  readText(reader, '</script');
}

function readTitle(reader: Reader): void {
  const text = unescapeHtml(readText(reader, '</title'));
  if (reader.title === '') reader.title = text;
}

const candidates = (srcset: string): readonly string[] =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** How each relevant tag is read, by its name. */
const tagReaders: Readonly<Record<string, (reader: Reader, attributes: string) => void>> = {
  a: ({ hrefs }, attributes) => note(hrefs, attribute(attributes, ' href="')),
  img: ({ resources }, attributes) => note(resources, attribute(attributes, ' src="')),
  link: ({ resources }, attributes) => {
    if (!attributes.includes(' rel="canonical"')) note(resources, attribute(attributes, ' href="'));
  },
  source: ({ resources }, attributes) => {
    const srcset = attribute(attributes, ' srcset="') ?? attribute(attributes, ' srcSet="');
    if (srcset !== undefined) resources.push(...candidates(srcset));
  },
  script: readScript,
  title: readTitle,
};

function readTag(reader: Reader, name: string, attributes: string): void {
  const id = attribute(attributes, ' id="');
  if (id !== undefined) reader.ids.add(id);
  const read = tagReaders[name];
  if (read) read(reader, attributes);
  else reader.headings.push(Number(name[1]));
}

/** Reads a page's HTML, or a part of it that begins and ends between tags. */
export function readHtml(html: string): HtmlFacts {
  const reader: Reader = { html, at: 0, title: '', headings: [], ids: new Set(), hrefs: [], resources: [] };
  relevantMarkup.lastIndex = 0;
  for (let found = relevantMarkup.exec(html); found; found = relevantMarkup.exec(html)) {
    const [, name, attributes = '', id] = found;
    reader.at = relevantMarkup.lastIndex;
    if (name !== undefined) readTag(reader, name, attributes);
    else if (id !== undefined) reader.ids.add(unescapeHtml(id));
    else readText(reader, '-->');
    relevantMarkup.lastIndex = reader.at;
  }
  const { title, headings, ids, hrefs, resources } = reader;
  return { title, headings, ids, hrefs, resources };
}

// Header, footer and most tags of the head are the same on most pages. They are parsed only when they change, and what they
// refer to is kept apart from what the page itself refers to.

/** What a part of a page contains, without duplicates except for headings; targets are in the form of ./target.ts. */
interface PagePart {
  readonly headings: readonly number[];
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly files: readonly string[];
  /** Links to fragments of the page itself. */
  readonly fragments: readonly string[];
}

/** What a page contains; links and files exclude those of its frame. */
interface PageParts extends PagePart {
  readonly frame: string;
}

function unique(values: readonly (string | undefined)[]): readonly string[] {
  const found = new Set(values);
  found.delete(undefined);
  // TypeScript does not see that this was just deleted.
  return [...(found as Set<string>)];
}

function readPart(html: string, base: string): PagePart {
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

/** Returns a reader that parses a part only if it differs from the previous one. */
function readChanged(): ReadPart {
  let last: { readonly html: string; readonly base: string; readonly part: PagePart } | undefined;
  return (html, base) => {
    if (last?.html !== html || last.base !== base) last = { html, base, part: readPart(html, base) };
    return last.part;
  };
}

const readers: Readonly<Record<keyof PageHtml, ReadPart>> = {
  head: readPart,
  sharedHead: readChanged(),
  header: readChanged(),
  main: readPart,
  footer: readChanged(),
  end: readPart,
};

const without = (own: readonly string[], shared: ReadonlySet<string>): readonly string[] =>
  own.filter((target) => !shared.has(target));

interface WrittenFrame extends FrameTargets {
  readonly text: string;
}

const isSameList = (some: readonly string[], others: readonly string[]): boolean =>
  some === others || (some.length === others.length && some.every((entry, i) => entry === others[i]));

/** Returns a function that joins the targets of header and footer; they are usually those of the previous page. */
function joinParts(): (around: readonly PagePart[]) => WrittenFrame {
  let last: { readonly around: readonly PagePart[]; readonly frame: WrittenFrame } | undefined;
  return (around) => {
    const isSame = last?.around.every(
      (part, i) => isSameList(part.links, around[i]?.links ?? []) && isSameList(part.files, around[i]?.files ?? []),
    );
    if (last && isSame) return last.frame;
    const links = new Set(around.flatMap((part) => part.links));
    const files = new Set(around.flatMap((part) => part.files));
    last = { around, frame: { text: writeFrameTargets({ links, files }), links, files } };
    return last.frame;
  };
}

const frameOf = joinParts();

/** Reads a page, separated into its own contents and its frame. */
export function readParts(html: PageHtml, base: string): PageParts {
  const read = (name: keyof PageHtml): PagePart => readers[name](html[name], base);
  const before = [read('head'), read('sharedHead'), read('header')];
  const own = read('main');
  const after = [read('footer'), read('end')];
  const parts = [...before, own, ...after];
  const { text, links, files } = frameOf([...before, ...after]);
  return {
    headings: parts.flatMap((part) => part.headings),
    ids: unique(parts.flatMap((part) => part.ids)),
    frame: text,
    links: without(own.links, links),
    files: without(own.files, files),
    fragments: unique(parts.flatMap((part) => part.fragments)),
  };
}

/** A page as it will be published. */
export interface PublishedPage {
  readonly address: string;
  readonly source: string;
  readonly html: PageHtml;
}

/** What a page refers to, and can be referred to by, as plain JSON; those of all pages are held in memory. */
export interface PageFacts {
  readonly address: string;
  readonly source: string;
  /** The targets in the page's header and footer, from `writeFrameTargets`: the same text on most pages. */
  readonly frame: string;
  /** Distinct targets of its links on this site, without those of the frame and its own fragments. */
  readonly links: readonly string[];
  /** Scripts, styles and pictures of this site that are not in the frame, without duplicates. */
  readonly files: readonly string[];
  /** The ids that links of other pages can lead to, separated by spaces. */
  readonly ids: string;
}

function headingProblem(levels: readonly number[]): string | undefined {
  const tops = levels.filter((level) => level === 1).length;
  if (tops !== 1) return `it has ${tops} main headings`;
  const skip = levels.findIndex((level, i) => i > 0 && level > (levels[i - 1] ?? 0) + 1);
  return skip === -1 ? undefined : `level ${levels[skip]} follows level ${levels[skip - 1]}`;
}

function problemsOf(
  { address, source }: PublishedPage,
  { headings: levels, ids, fragments }: PageParts,
): readonly Diagnostic[] {
  const at = startOf(source);
  const problem = headingProblem(levels);
  const lost = fragments.filter((href) => href !== '#' && !ids.includes(decoded(href.slice(1))));
  return [
    ...lost.map((target) => brokenFragment({ address, target }, at)),
    ...(problem === undefined ? [] : [headings({ address, problem }, at)]),
  ];
}

/** No link may lead to the ids that React generates, which begin with "_": they change with the markup. */
const isStableId = (id: string): boolean => !id.startsWith('_');

/** Reads and checks a finished page; `base` is the prefix of every address. */
export function inspectPage(page: PublishedPage, base: string): Outcome<PageFacts> {
  const parts = readParts(page.html, base);
  const { address, source } = page;
  const { frame, links, files, ids } = parts;
  return {
    value: { address, source, frame, links, files, ids: ids.filter(isStableId).join(' ') },
    diagnostics: problemsOf(page, parts),
  };
}
