// A course that was published or is still listed and has no file any more was deleted or renamed, not misspelt: a name
// that is near is another course.
import { asItLooks } from '../model/invisible.ts';
import { nearest } from '../rules/nearest.ts';
import type { GoneCourse } from '../rules/unknown-name.ts';
import { toSlug } from '../rules/to-slug.ts';
import { courseAddress } from '../kinds/course.ts';
import type { LinkContext } from './link-context.ts';
import { listingsOf } from './place-courses.ts';
import { renamedTo } from './successor.ts';

function wasPublished(slug: string, { entries, mainAddresses }: LinkContext): boolean {
  const ledger = entries.addresses[0]?.data;
  const address = courseAddress(mainAddresses.catalogue, slug);
  return [...(ledger?.published ?? []), ...(ledger?.removed ?? []).map((removal) => removal.address)].includes(address);
}

/** Whether another file than the catalogue names what the catalogue lists, and no course is spelt nearly so. */
function isListed(slug: string, kind: string, { entries, slugs }: LinkContext): boolean {
  return kind !== 'catalogue' && listingsOf(entries).some((listing) => listing.slug === slug) && !nearest(slug, slugs);
}

/** Returns what is known of the course that a file of a kind names, if it was there once; undefined otherwise. */
export function goneCourse(name: string, kind: string, context: LinkContext): GoneCourse | undefined {
  const slug = toSlug(asItLooks(name));
  if (context.slugs.has(slug) || (!wasPublished(slug, context) && !isListed(slug, kind, context))) return undefined;
  const renamed = renamedTo(courseAddress(context.mainAddresses.catalogue, slug), context);
  return { slug, renamed, part: context.kinds.of(kind).part ?? 'this line' };
}
