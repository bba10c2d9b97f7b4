// One description of the head's changing tags for server and browser: the server writes them, the browser replaces
// them.
import type { Head } from '../page.ts';

/** Selects the tags that `headTags` describes; all others in the head are the same on every page. */
export const PAGE_TAGS =
  'title, meta[name]:not([name=viewport], [name=theme-color]), meta[property], link[rel=canonical], link[rel=alternate][hreflang], script[type="application/ld+json"]';

/** A tag of the head; `text` is not escaped. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Returns the tags of a page's head in the order in which they are written. */
export function headTags({ title, meta, canonical, alternates = [], jsonLd }: Head): readonly HeadTag[] {
  return [
    { name: 'title', attributes: {}, text: title },
    ...meta.map((attributes) => ({ name: 'meta', attributes }) as const),
    ...(canonical === undefined ? [] : [{ name: 'link', attributes: { rel: 'canonical', href: canonical } } as const]),
    ...alternates.map((attributes) => ({ name: 'link', attributes: { rel: 'alternate', ...attributes } }) as const),
    ...jsonLd.map(
      (block) =>
        ({ name: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify(block) }) as const,
    ),
  ];
}
