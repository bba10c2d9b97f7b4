// Reads HTML as the site's own renderer writes it: names in lower case, one space before an attribute, values in double
// quotes, and neither "<" nor quotes unescaped in texts and values. It looks only at relevant tags, which is a tenth of
// the work of parsing arbitrary HTML.

/** What other pages or rules need to know of a page's HTML. */
export interface HtmlFacts {
  readonly headings: number[];
  readonly ids: Set<string>;
  readonly hrefs: string[];
  /** Scripts, styles, pictures and preloads. */
  readonly resources: string[];
}

interface Reader extends HtmlFacts {
  readonly html: string;
  at: number;
}

/** A comment, a relevant tag with its attributes, or the id of any other tag: only there is a quote written as it is. */
const relevantMarkup = /<(?:!--|(a|h[1-6]|img|link|script|source)(?=[\s/>])([^">]*(?:"[^"]*"[^">]*)*)>)| id="([^"]*)"/g;

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

/** Skips what is before a closing tag or mark, in which nothing is escaped. */
function skipTo(reader: Reader, closing: string): void {
  const end = reader.html.indexOf(closing, reader.at);
  reader.at = end === -1 ? reader.html.length : end;
}

function note(list: string[], value: string | undefined): void {
  if (value !== undefined) list.push(value);
}

function readScript(reader: Reader, attributes: string): void {
  note(reader.resources, attribute(attributes, ' src="'));
  skipTo(reader, '</script');
}

const candidates = (srcset: string): readonly string[] =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

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
  const facts: HtmlFacts = { headings: [], ids: new Set(), hrefs: [], resources: [] };
  const reader: Reader = { ...facts, html, at: 0 };
  relevantMarkup.lastIndex = 0;
  for (let found = relevantMarkup.exec(html); found; found = relevantMarkup.exec(html)) {
    const [, name, attributes = '', id] = found;
    reader.at = relevantMarkup.lastIndex;
    if (name !== undefined) readTag(reader, name, attributes);
    else if (id !== undefined) reader.ids.add(unescapeHtml(id));
    else skipTo(reader, '-->');
    relevantMarkup.lastIndex = reader.at;
  }
  return facts;
}
