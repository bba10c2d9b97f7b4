// What all entries of a WordPress export have: a title, a text, a picture, addresses, and what they are below.
import { decodedPart } from '../../base/decoded.ts';
import { type Found, type FoundPicture, type FoundText, lineOf, note, type Target } from './found.ts';
import { toLine } from './html-to-markdown.ts';
import type { Entry } from './read-wxr.ts';

/** What reading an entry needs to know of all others. */
export interface WordPress {
  readonly found: Found;
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
  /** What became of entries. */
  readonly targets: Map<Entry, Target>;
}

export const typeOf = (entry: Entry): string => entry.field('wp:post_type');
export const titleOf = (entry: Entry): string => lineOf(toLine(entry.field('title'))) ?? '';

/** Returns the end of an entry's address, in which percent signs stand for letters. */
export const slugOf = (entry: Entry): string => decodedPart(entry.field('wp:post_name'));

const SHORTCODE = /\[\/?(?<name>[a-z][\w-]*)(?:\s+[^\][]*)?\]/gi;

/** Returns the text of an entry without shortcodes, which mean something to plugins only; their names are noted. */
export function textOf(entry: Entry, found: Found, field = 'content:encoded'): FoundText | undefined {
  const raw = entry.field(field);
  const text = raw.replace(SHORTCODE, (all: string, name: string) => {
    const isShortcode = /[/=_-]/.test(all) || raw.includes(`[/${name}]`);
    if (isShortcode && !/^(?:\[\/|\[caption|\[vc_|\[et_pb_|\[fusion_)/.test(all))
      note(found, `What the plugin of [${name}] showed is left out`, titleOf(entry));
    return isShortcode ? ' ' : all;
  });
  return /\S/.test(text) ? { text, form: raw.includes('<!-- wp:') ? 'html' : 'lines' } : undefined;
}

/** Returns the picture of an entry: the one that was chosen for it, or the first in its text. */
export function pictureOf(entry: Entry, { byId }: WordPress): FoundPicture | undefined {
  const chosen = byId.get(entry.meta('_thumbnail_id'));
  if (chosen?.field('wp:attachment_url'))
    return { source: chosen.field('wp:attachment_url'), alt: chosen.meta('_wp_attachment_image_alt') };
  const [image = ''] = /<img\b[^>]*>/i.exec(entry.field('content:encoded')) ?? [];
  const of = (name: string): string => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`, 'i').exec(image)?.[1] ?? '';
  return of('src') === '' ? undefined : { source: of('src').replaceAll('&amp;', '&'), alt: of('alt') };
}

/** How WordPress asks for an entry by its number. */
const queries: Readonly<Record<string, string>> = { page: 'page_id', attachment: 'attachment_id', post: 'p' };

/** Returns the addresses at which WordPress shows an entry. */
export function addressesOf(entry: Entry): readonly string[] {
  const [id, type, guid] = [entry.field('wp:post_id'), typeOf(entry), entry.field('guid')];
  const query = queries[type] ?? `post_type=${type}&p`;
  return [
    entry.field('link'),
    type === 'attachment' ? entry.field('wp:attachment_url') : guid,
    `/?${query}=${id}`,
    `/?p=${id}`,
  ];
}

/** Returns the name of the first term of a sort, but for that of what has none. */
export const termOf = (entry: Entry, sort: RegExp): string | undefined =>
  lineOf(entry.terms.find(({ domain, slug }) => sort.test(domain) && slug !== 'uncategorized')?.name);

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
