// Reads a feed with a strict parser of XML, and holds it against what RFC 4287 demands of feeds and entries.
import { SaxesParser } from 'saxes';

const ATOM = 'http://www.w3.org/2005/Atom';

/** An element with the elements and the text in it. */
interface XmlElement {
  readonly name: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/**
 * Returns the outermost element of a document.
 * @throws where it is not well-formed.
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', uri: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const element = { name: local, uri, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (piece) => {
    const inner = open.at(-1);
    if (inner) inner.text += piece;
  });
  parser.on('closetag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return root.children[0] ?? root;
}

/** Returns the elements with a name in another one. */
export const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

/** Returns the text of the first element with a name in another one. */
export const textIn = (element: XmlElement | undefined, name: string): string | undefined =>
  element && childrenOf(element, name)[0]?.text;

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(text);
const isAbsolute = (text = ''): boolean => /^https?:\/\/[^\s/]+\//.test(text);

/** What is wrong with what a feed and an entry have in common. */
function commonProblems(element: XmlElement): readonly string[] {
  const once = ['id', 'title', 'updated'].filter((name) => childrenOf(element, name).length !== 1);
  const moments = ['updated', 'published'].flatMap((name) => childrenOf(element, name));
  const links = childrenOf(element, 'link');
  const rels = links.map(({ attributes }) => [attributes['rel'], attributes['type'], attributes['hreflang']].join(' '));
  return [
    ...once.map((name) => `${element.name} has not exactly one ${name}`),
    ...moments.filter(({ text }) => !isMoment(text)).map(({ text }) => `${text} is no moment`),
    ...links.filter(({ attributes }) => !isAbsolute(attributes['href'])).map(() => 'a link is not absolute'),
    ...(new Set(rels).size < rels.length ? ['two links are alike'] : []),
    ...(/^(?:https?:\/\/|tag:[\w.-]+,\d{4})/.test(textIn(element, 'id') ?? '')
      ? []
      : ['the id is no permanent address']),
  ];
}

/** Returns what is wrong with a feed; nothing of one that every reader takes. */
export function atomProblems(text: string): readonly string[] {
  const feed = readXml(text);
  const entries = childrenOf(feed, 'entry');
  const ids = entries.map((entry) => textIn(entry, 'id'));
  const hasAuthor = (element: XmlElement) => childrenOf(element, 'author').some((one) => textIn(one, 'name'));
  const contents = entries.flatMap((entry) => childrenOf(entry, 'content'));
  const relative = contents.filter((one) => /\s(?:href|src)="(?!https?:|mailto:|tel:)/.test(one.text));
  return [
    ...(feed.name === 'feed' && feed.uri === ATOM ? [] : ['it is no feed']),
    ...[feed, ...entries].flatMap(commonProblems),
    ...(childrenOf(feed, 'link').some(({ attributes }) => attributes['rel'] === 'self') ? [] : ['no link to itself']),
    ...(hasAuthor(feed) || entries.every(hasAuthor) ? [] : ['nobody is the author']),
    ...(new Set(ids).size < ids.length ? ['two entries have one id'] : []),
    ...relative.map(() => 'an address in a text is relative'),
  ];
}
