// A WordPress export (WXR) as its entries, and what all of these have: a title, a text, a picture, addresses, and what they are
// below. XML only: a document type, in which entities could be declared, is refused.
import { SaxesParser } from 'saxes';
import { decodedPart } from '../../base/decoded.ts';
import { groupBy, ownValue } from '../../base/objects.ts';
import { ChangeRefused } from '../edits/edit.ts';
import { type Found, type FoundPicture, type FoundText, lineOf, mostOf, type Target, type Thing } from './found.ts';
import { toLine, withoutShortcodes } from './html-to-markdown.ts';
import names from './names.json' with { type: 'json' };
import { chainOf, keyOf, type Term } from './terms.ts';

/** The fields of a list as PHP writes it, as LearnDash keeps those of a course, with their texts. */
const PACKED = ['_sfwd-courses', /s:\d+:"([\w-]+)";s:\d+:"([^]*?)";(?=[\dsiabdN}]|$)/g] as const;

/** An entry: a page, a picture, a product, ... Fields and metas have the names that WordPress gives them. */
export class Entry {
  /** The metas that nothing has asked for yet. */
  readonly unread: Map<string, string>;
  readonly metas: ReadonlyMap<string, string>;
  readonly terms: readonly Term[];
  readonly id: string;
  readonly type: string;
  private readonly texts: ReadonlyMap<string, string>;

  constructor({ texts, metas, terms }: Pick<Open, 'texts' | 'metas' | 'terms'>) {
    [this.texts, this.terms] = [texts, terms];
    [this.id, this.type] = [this.field('wp:post_id'), this.field('wp:post_type')];
    const packed = metas.get(PACKED[0])?.matchAll(PACKED[1]) ?? [];
    this.metas = new Map([...metas, ...Array.from(packed, ([, key = '', text = '']) => [key, text] as const)]);
    this.unread = new Map(this.metas);
    this.unread.delete(PACKED[0]);
  }

  field(name: string): string {
    return this.texts.get(name) ?? '';
  }

  meta(key: string): string {
    this.unread.delete(key);
    return this.metas.get(key) ?? '';
  }

  get title(): string {
    return lineOf(toLine(this.field('title'))) ?? '';
  }

  /** The end of its address, in which percent signs stand for letters. */
  get slug(): string {
    return decodedPart(this.field('wp:post_name'));
  }

  /** Whether visitors see it. */
  get isPublic(): boolean {
    return this.field('wp:status') === 'publish' && this.field('wp:post_password') === '';
  }
}

/** An export: the fields of the site, its entries, and all of its terms. */
export interface Export {
  readonly channel: (name: string) => string;
  readonly entries: readonly Entry[];
  readonly terms: readonly Term[];
}

/** Whether a text is an export of WordPress. */
export const isWxr = (text: string): boolean => /<rss\b[^>]*wordpress\.org\/export\//.test(text.slice(0, 8000));

/** An element while it is read, with what is in it. */
interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The texts of its children by their names. */
  readonly texts: Map<string, string>;
  readonly metas: Map<string, string>;
  readonly terms: Term[];
  readonly entries: Entry[];
  text: string;
}

/** What keeps the former ends of an entry's address. */
const FORMER = '_wp_old_slug';

/** A term of the site: each sort of these names its parts in another way, with the same endings. */
function termIn({ name, texts }: Open): Term {
  const of = (end: RegExp): string => [...texts].find(([key]) => end.test(key))?.[1] ?? '';
  return {
    domain: of(/_taxonomy$/) || (name === 'wp:tag' ? 'post_tag' : 'category'),
    slug: of(/_(?:nicename|slug)$/),
    name: toLine(of(/_name$/)),
    parent: of(/_parent$/),
    text: of(/_description$/),
  };
}

/** Keeps a meta. Of several values, WordPress shows the first; it redirects from all former names. */
function keep({ metas }: Open, key = '', value = ''): void {
  const known = metas.get(key);
  if (known === undefined || key === FORMER) metas.set(key, known === undefined ? value : `${known}\n${value}`);
}

function add(element: Open, parent: Open): void {
  const { name, attributes, texts, text } = element;
  const { domain = '', nicename: slug = '' } = attributes;
  if (!parent.texts.has(name)) parent.texts.set(name, text.trim());
  if (name === 'wp:postmeta') keep(parent, texts.get('wp:meta_key'), texts.get('wp:meta_value'));
  if (name === 'category') parent.terms.push({ domain, slug, name: toLine(text), parent: '' });
  if (/^wp:(?:category|tag|term)$/.test(name)) parent.terms.push(termIn(element));
  if (name === 'item') parent.entries.push(new Entry(element));
}

/** Reads an export. Throws a ChangeRefused where it is damaged. */
export function readWxr(text: string, name: string): Export {
  const [open, channels]: [Open[], Open[]] = [[], []];
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
    const parts = { texts: new Map(), metas: new Map(), terms: [], entries: [] };
    open.push({ name: tag, attributes: attributes as Record<string, string>, ...parts, text: '' });
  });
  const say = (words: string): void => {
    const last = open.at(-1);
    if (last) last.text += words;
  };
  parser.on('text', say);
  parser.on('cdata', say);
  parser.on('closetag', () => {
    const [element, parent] = [open.pop(), open.at(-1)];
    if (element && parent) add(element, parent);
    if (element?.name === 'channel') channels.push(element);
  });
  // Servers write warnings before and after an export. Editors let control characters through, which XML does not allow.
  const last = text.lastIndexOf('</rss>');
  const from = text.search(/<!doctype|<rss\b/i);
  const whole = text.slice(from, last < 0 ? undefined : last + '</rss>'.length);
  parser.write(text.slice(0, from).replace(/.+/g, ''));
  parser.write(whole.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')).close();
  const [{ texts, entries, terms } = { texts: new Map<string, string>(), entries: [], terms: [] }] = channels;
  return { channel: (field) => texts.get(field) ?? '', entries, terms };
}

export const HIDDEN = 'Drafts, and what is private or in the bin, are left out';

/** The key by which a product has the number of the event that it is a ticket for. */
export const TICKET_OF = '_tribe_wooticket_for_event';

/** Entries by numbers that they have or keep, of which some are empty. */
const byNumber = (entries: readonly Entry[], numbersOf: (entry: Entry) => readonly string[]): Map<string, Entry> =>
  new Map(entries.flatMap((one) => numbersOf(one).flatMap((id) => (id === '' ? [] : [[id, one] as const]))));

/** The tagline of a new site of WordPress, until it is given another. */
const SUPPLIED_TAGLINE =
  /^(?:Just another|Eine? weiterer?|Un (?:nouveau )?site utilisant|Otro sitio realizado con)\b.*WordPress[\w -]*$/i;

/** The exports of a site, of which there are several where it is large, with what reading an entry needs to know of all others. */
export class WordPress {
  readonly found: Found;
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
  /** The variations of products, by the numbers of these. */
  readonly variations: ReadonlyMap<string, readonly Entry[]>;
  /** The products that are tickets, by the numbers of their events. */
  readonly tickets: ReadonlyMap<string, Entry>;
  /** The courses that are sold as products, or in plans, by the numbers of these. */
  readonly sold = new Map<string, Entry>();
  /** All terms by their taxonomy and the end of their address. */
  readonly terms: ReadonlyMap<string, Term>;
  /** The path of the folder that WordPress is in; empty where it has a host of its own. */
  readonly base: string;
  /** What became of entries; undefined where that is not understood. */
  readonly targets = new Map<Entry, Target | undefined>();
  /** The types and titles of the entries that are courses. */
  private readonly read = new Set<string>();
  /** The addresses of all pictures and documents. */
  private readonly files: ReadonlySet<string>;

  constructor(exports: readonly Export[], found: Found) {
    this.found = found;
    const all = exports.flatMap(({ entries }) => entries);
    const byId = byNumber(all, ({ id }) => [id]);
    const entries = all.filter((one) => one.id === '' || byId.get(one.id) === one);
    const terms = [...entries.flatMap((one) => one.terms), ...exports.flatMap((one) => one.terms)];
    [this.entries, this.byId, this.base] = [entries, byId, this.readSite(exports[0]?.channel ?? (() => ''), entries)];
    this.terms = new Map(terms.map((term) => [keyOf(term), term]));
    this.files = new Set(entries.map((one) => one.field('wp:attachment_url')));
    this.variations = groupBy(
      entries.filter(({ type }) => type === 'product_variation'),
      (one) => one.field('wp:post_parent'),
    );
    this.tickets = byNumber(entries, (one) => [one.meta(TICKET_OF), one.meta('_tec_tickets_commerce_event')]);
    for (const one of entries) {
      // PHP writes a list around a number.
      const numberIn = (key: string): string => one.meta(key).replace(/^a:1:\{i:0;\w:(?:\d+:)?"?(\d+)"?;\}$/, '$1');
      const namedBy = (keys: readonly string[]): readonly Entry[] =>
        keys.flatMap((key) => byId.get(numberIn(key)) ?? []);
      for (const product of namedBy(names.sales.ofCourse)) this.sold.set(product.id, one);
      for (const course of namedBy(names.sales.ofProduct).filter(({ type }) => /courses?$/.test(type)))
        this.sold.set(one.id, course);
    }
  }

  /** Reads what the export says of the site; returns the path that all of its addresses begin with. */
  private readSite(channel: Export['channel'], entries: readonly Entry[]): string {
    const { site } = this.found;
    const said = [channel('wp:base_blog_url'), channel('link')].filter((one) => URL.canParse(one));
    // Copies of a site may name another address than the one that its pages have.
    const links = entries.filter(({ type }) => type !== 'attachment').map((one) => one.field('link'));
    const origins = links.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin);
    site['name'] ??= lineOf(toLine(channel('title')));
    site['tagline'] ??= lineOf(toLine(channel('description')).replace(SUPPLIED_TAGLINE, ''));
    this.found.readLanguage(channel('language'));
    site['origin'] ??= mostOf(origins) ?? said.map((one) => new URL(one).origin)[0];
    return said.map((one) => new URL(one).pathname.replace(/\/$/, ''))[0] ?? '';
  }

  /** A text with those of blocks that several entries share, and with whole pictures where WordPress shows smaller copies. */
  private completed(text: string): string {
    return text
      .replace(
        /<!-- wp:block \{"ref":(\d+)[^<>]*-->/g,
        (all, id: string) => this.byId.get(id)?.field('content:encoded') ?? all,
      )
      .replace(/(?<=["'])([^"'\s]+)-\d+x\d+(\.\w+)(?=["'])/g, (all, name: string, ending: string) => {
        const whole = [name + ending, `${name}-scaled${ending}`].find((one) => this.files.has(one));
        return whole ?? all;
      });
  }

  /** Returns the text of an entry without shortcodes, which mean something to plugins only; their names are noted. */
  textOf(entry: Entry, field = 'content:encoded'): FoundText | undefined {
    return withoutShortcodes(this.completed(entry.field(field)), (name) =>
      this.found.note('What plugins showed in texts is left out', `${entry.title}: [${name}]`),
    );
  }

  /** Returns the picture of an entry: the one that was chosen for it, or the first in its text. */
  pictureOf(entry: Entry): FoundPicture | undefined {
    const id = entry.meta('_thumbnail_id');
    const chosen = this.byId.get(id);
    if (id !== '' && !chosen) this.found.note('Pictures that entries show and the export does not have', entry.title);
    if (chosen?.field('wp:attachment_url'))
      return { source: chosen.field('wp:attachment_url'), alt: chosen.meta('_wp_attachment_image_alt') };
    const [image = ''] = /<img\b[^>]*>/i.exec(this.completed(entry.field('content:encoded'))) ?? [];
    const of = (name: string): string => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`, 'i').exec(image)?.[1] ?? '';
    return of('src') === '' ? undefined : { source: of('src').replaceAll('&amp;', '&'), alt: of('alt') };
  }

  /** Redirects the addresses at which WordPress shows an entry. */
  redirect(entry: Entry, to: Target): void {
    const { id, type } = entry;
    const query = ownValue({ page: 'page_id', attachment: 'attachment_id', post: 'p' }, type) ?? `post_type=${type}&p`;
    const own = entry.field(type === 'attachment' ? 'wp:attachment_url' : 'guid');
    this.found.redirect([entry.field('link'), own, `${this.base}/?${query}=${id}`, `${this.base}/?p=${id}`], to);
  }

  /** Redirects the addresses at which WordPress showed an entry before. */
  redirectFormer(entry: Entry, to: Target): void {
    const [link, slug] = [entry.field('link'), entry.field('wp:post_name')];
    const at = link.lastIndexOf(`/${slug}`) + 1;
    const names = at === 0 || slug === '' ? [] : entry.meta(FORMER).split('\n').filter(Boolean);
    this.found.redirect(
      names.map((name) => link.slice(0, at) + name + link.slice(at + slug.length)),
      to,
    );
  }

  /** Returns what an entry is below, the nearest first. */
  ancestorsOf(entry: Entry): readonly Entry[] {
    return chainOf(entry, (one) => this.byId.get(one.field('wp:post_parent'))).slice(1);
  }

  /** Returns the course of an entry, with what all say in one way. Those of one type and title are several, but for dates. */
  courseOf(entry: Entry, slug = entry.slug): Thing {
    const { type, title } = entry;
    const sold = this.targets.get(this.sold.get(entry.id) ?? entry);
    const isOther = type !== 'tribe_events' && this.read.has(`${type} ${title}`);
    const named = isOther ? this.found.add({ kind: 'courses', title }, slug) : undefined;
    const course = typeof sold === 'object' ? sold : (named ?? this.found.course(title, slug));
    this.read.add(`${type} ${title}`);
    this.found.takeText(course, this.textOf(entry));
    course.summary ??= this.textOf(entry, 'excerpt:encoded');
    course.picture ??= this.pictureOf(entry);
    return course;
  }
}
