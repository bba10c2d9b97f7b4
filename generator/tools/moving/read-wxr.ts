// A WordPress export (WXR) as its entries, and what all of these have: a title, a text, a picture, addresses, and what they are
// below. XML only: a document type, in which entities could be declared, is refused.
import { SaxesParser } from 'saxes';
import { decodedPart } from '../../base/decoded.ts';
import { ownValue } from '../../base/objects.ts';
import { ChangeRefused } from '../edits/refusal.ts';
import { type FoundContent, type FoundPicture, type FoundText, lineOf, note, type Target } from './found.ts';
import { toLine } from './html-to-markdown.ts';

/** A category, tag or attribute. */
export interface Term {
  readonly domain: string;
  readonly slug: string;
  readonly name: string;
  /** The slug of the term that it is below, if any. */
  readonly parent: string;
  readonly text?: string;
}

/** An entry: a page, a picture, a product, ... Fields and metas have the names that WordPress gives them. */
export interface Entry {
  readonly field: (name: string) => string;
  readonly meta: (key: string) => string;
  readonly metas: ReadonlyMap<string, string>;
  /** The metas that nothing has asked for yet. */
  readonly unread: ReadonlyMap<string, string>;
  readonly terms: readonly Term[];
}

/** An export: the fields of the site, its entries, and all of its terms. */
export interface Export {
  readonly channel: (name: string) => string;
  readonly entries: readonly Entry[];
  readonly terms: readonly Term[];
}

/** Whether a text is an export of WordPress. */
export const isWxr = (text: string): boolean => /<rss\b[^>]*wordpress\.org\/export\//.test(text.slice(0, 8000));

/** An element while it is read: the texts of its children by their names. */
interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly texts: Map<string, string>;
  text: string;
}

/** What keeps the former ends of an entry's address. */
const FORMER = '_wp_old_slug';

/** How each sort of terms names its parts. */
const termTags: Readonly<
  Record<string, readonly [domain: string, slug: string, name: string, parent: string, text: string]>
> = {
  'wp:category': ['', 'wp:category_nicename', 'wp:cat_name', 'wp:category_parent', 'wp:category_description'],
  'wp:tag': ['', 'wp:tag_slug', 'wp:tag_name', '', 'wp:tag_description'],
  'wp:term': ['wp:term_taxonomy', 'wp:term_slug', 'wp:term_name', 'wp:term_parent', 'wp:term_description'],
};

/** Keeps a meta. Of several values, WordPress shows the first; it redirects from all former names. */
function keep(metas: Map<string, string>, key: string, value: string): void {
  const known = metas.get(key);
  if (known === undefined || key === FORMER) metas.set(key, known === undefined ? value : `${known}\n${value}`);
}

/** Collects entries and terms while elements end. */
function collector() {
  const [entries, all]: [Entry[], Term[]] = [[], []];
  let [metas, terms]: [Map<string, string>, Term[]] = [new Map(), []];
  const end = ({ name, attributes, texts, text }: Open): void => {
    const of = (key: string): string => texts.get(key) ?? '';
    if (name === 'wp:postmeta') keep(metas, of('wp:meta_key'), of('wp:meta_value'));
    const { domain = '', nicename: slug = '' } = attributes;
    if (name === 'category') terms.push({ domain, slug, name: text.trim(), parent: '' });
    const tags = ownValue(termTags, name);
    if (tags) {
      const [own, end, title, parent, about] = tags;
      const usual = name === 'wp:tag' ? 'post_tag' : 'category';
      all.push({ domain: of(own) || usual, slug: of(end), name: of(title), parent: of(parent), text: of(about) });
    }
    if (name !== 'item') return;
    const own = metas;
    const unread = new Map(own);
    const meta = (key: string): string => {
      unread.delete(key);
      return own.get(key) ?? '';
    };
    entries.push({ field: of, meta, metas, unread, terms });
    [metas, terms] = [new Map(), []];
  };
  return { entries, all, end };
}

/** Reads an export. Throws a ChangeRefused where it is damaged. */
export function readWxr(text: string, name: string): Export {
  const { entries, all, end } = collector();
  const open: Open[] = [];
  let channel = new Map<string, string>();
  const refuse = (reason: string): never => {
    throw new ChangeRefused(
      `--from: "${name}" cannot be read: ${reason}. Export it again (Tools, Export, All content).`,
    );
  };
  const parser = new SaxesParser({ position: true });
  parser.on('error', ({ message }) =>
    refuse(`it is damaged in line ${parser.line} (${message.replace(/^[\d:]+ |\.$/g, '')})`),
  );
  parser.on('doctype', () => refuse('it begins with a document type, which no export of WordPress has'));
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (open.length > 30) refuse('its elements are nested too deeply');
    open.push({ name: tag, attributes: attributes as Record<string, string>, texts: new Map(), text: '' });
  });
  const say = (words: string): void => {
    const last = open.at(-1);
    if (last) last.text += words;
  };
  parser.on('text', say);
  parser.on('cdata', say);
  parser.on('closetag', () => {
    const element = open.pop();
    const siblings = open.at(-1)?.texts;
    if (!element) return;
    if (!siblings?.has(element.name)) siblings?.set(element.name, element.text.trim());
    end(element);
    if (element.name === 'channel') channel = element.texts;
  });
  // Servers write warnings before and after an export. Editors let control characters through, which XML does not allow.
  const last = text.lastIndexOf('</rss>');
  const whole = text.slice(text.search(/<\?xml|<!doctype|<rss\b/i), last < 0 ? undefined : last + '</rss>'.length);
  parser.write(whole.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')).close();
  return { channel: (field) => channel.get(field) ?? '', entries, terms: all };
}

/** What reading an entry needs to know of all others. */
export interface WordPress {
  readonly found: FoundContent;
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
  /** The addresses of all pictures and documents. */
  readonly files: ReadonlySet<string>;
  /** The variations of products, by the numbers of these. */
  readonly variations: ReadonlyMap<string, readonly Entry[]>;
  /** What sells an event or a course: tickets by the numbers of events, and courses by those of products. */
  readonly tickets: ReadonlyMap<string, Entry>;
  readonly sold: ReadonlyMap<string, Entry>;
  /** All terms by their taxonomy and the end of their address. */
  readonly terms: ReadonlyMap<string, Term>;
  /** The path of the folder that WordPress is in; empty where it has a host of its own. */
  readonly base: string;
  /** What became of entries; undefined where that is not understood. */
  readonly targets: Map<Entry, Target | undefined>;
}

export const typeOf = (entry: Entry): string => entry.field('wp:post_type');
export const titleOf = (entry: Entry): string => lineOf(toLine(entry.field('title'))) ?? '';

/** Returns the end of an entry's address, in which percent signs stand for letters. */
export const slugOf = (entry: Entry): string => decodedPart(entry.field('wp:post_name'));

/** A shortcode; the values of its attributes may have brackets in them. */
const SHORTCODE = /\[\/?(?<name>[a-z][\w-]*)(?:[\s/](?:="[^"]*"|='[^']*'|=(?!["'])|[^\][<>=])*)?\]/gi;

/** What page builders put around texts, and what of it has no words. */
const builder = /^(?:vc|et_pb|fusion)_/;
const wordless = /btn|button|image|map|form|signup|video|slider$/;

/** HTML and scripts as page builders encode them. */
const RAW = /\[(vc_raw_html|vc_raw_js|fusion_code)\b[^\][]*\]([\w+/=\s]*)\[\/\1\]/g;

/** A text with those of blocks that several entries share, and with whole pictures where WordPress shows smaller copies. */
const completed = (text: string, { byId, files }: WordPress): string =>
  text
    .replace(
      /<!-- wp:block \{"ref":(\d+)[^<>]*-->/g,
      (all, id: string) => byId.get(id)?.field('content:encoded') ?? all,
    )
    .replace(/(?<=["'])([^"'\s]+)-\d+x\d+(\.\w+)(?=["'])/g, (all, name: string, ending: string) => {
      const whole = [name + ending, `${name}-scaled${ending}`].find((one) => files.has(one));
      return whole ?? all;
    });

/** Returns the text of an entry without shortcodes, which mean something to plugins only; their names are noted. */
export function textOf(entry: Entry, site: WordPress, field = 'content:encoded'): FoundText | undefined {
  const leave = (name: string): void =>
    note(site.found, `What a plugin showed in place of [${name}] is left out`, titleOf(entry));
  const raw = completed(entry.field(field), site).replace(RAW, (_, name: string, code: string) =>
    name === 'vc_raw_js' ? '' : decodedPart(Buffer.from(code, 'base64').toString()),
  );
  const text = raw.replace(SHORTCODE, (all: string, name: string) => {
    const [, title] = /\s(?:title|text|heading|h2)="([^"]+)"/.exec(all) ?? [];
    if (builder.test(name)) return title === undefined || wordless.test(name) ? ' ' : `\n\n<h4>${title}</h4>\n\n`;
    const isShortcode = /[/=_-]|^\[(?:gallery|playlist)\]/.test(all) || raw.includes(`[/${name}]`);
    if (isShortcode && !/^\[(?:\/|caption)/.test(all)) leave(name);
    return isShortcode ? ' ' : all;
  });
  for (const [, name = ''] of raw.matchAll(/<!-- wp:((?!tribe\/|llms\/|post-)[\w/-]+) (?:\{[^<>]*\} )?\/-->/g))
    leave(name);
  const hasWords = text.split('-->').some((part) => /\S/.test(part.split('<!--', 1)[0] ?? ''));
  return hasWords ? { text, form: raw.includes('<!-- wp:') ? 'html' : 'lines' } : undefined;
}

/** Returns the picture of an entry: the one that was chosen for it, or the first in its text. */
export function pictureOf(entry: Entry, site: WordPress): FoundPicture | undefined {
  const chosen = site.byId.get(entry.meta('_thumbnail_id'));
  if (chosen?.field('wp:attachment_url'))
    return { source: chosen.field('wp:attachment_url'), alt: chosen.meta('_wp_attachment_image_alt') };
  const [image = ''] = /<img\b[^>]*>/i.exec(completed(entry.field('content:encoded'), site)) ?? [];
  const of = (name: string): string => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`, 'i').exec(image)?.[1] ?? '';
  return of('src') === '' ? undefined : { source: of('src').replaceAll('&amp;', '&'), alt: of('alt') };
}

/** Returns the addresses at which WordPress shows an entry. */
export function addressesOf(entry: Entry, { base }: Pick<WordPress, 'base'>): readonly string[] {
  const [id, type, guid] = [entry.field('wp:post_id'), typeOf(entry), entry.field('guid')];
  const query = ownValue({ page: 'page_id', attachment: 'attachment_id', post: 'p' }, type) ?? `post_type=${type}&p`;
  return [
    entry.field('link'),
    type === 'attachment' ? entry.field('wp:attachment_url') : guid,
    `${base}/?${query}=${id}`,
    `${base}/?p=${id}`,
  ];
}

/** Returns the addresses at which WordPress showed an entry before. */
export function formerAddressesOf(entry: Entry): readonly string[] {
  const [link, slug] = [entry.field('link'), entry.field('wp:post_name')];
  const at = link.lastIndexOf(`/${slug}`) + 1;
  const names = at === 0 || slug === '' ? [] : entry.meta(FORMER).split('\n').filter(Boolean);
  return names.map((name) => link.slice(0, at) + name + link.slice(at + slug.length));
}

/** Returns what tells a term from all others. */
export const keyOf = ({ domain, slug }: Pick<Term, 'domain' | 'slug'>): string => `${domain} ${decodedPart(slug)}`;

/** Returns what an entry is below, the nearest first. */
export function ancestorsOf(entry: Entry, { byId }: WordPress): readonly Entry[] {
  const chain: Entry[] = [];
  let next = byId.get(entry.field('wp:post_parent'));
  while (next && !chain.includes(next)) {
    chain.push(next);
    next = byId.get(next.field('wp:post_parent'));
  }
  return chain;
}
