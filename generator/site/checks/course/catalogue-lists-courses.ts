import type { Catalogue } from '../../../../schemas/types.ts';
import { locate } from '../../../rules/locate.ts';
import { nearest } from '../../../rules/nearest.ts';
import { duplicateListing, unlistedCourse } from '../../../rules/words/link.ts';
import { unknownCourse } from '../../../rules/words/unknown-names.ts';
import { nameOfFile } from '../../../kinds/kind.ts';
import { shelfKey } from '../../../model/catalogue.ts';
import type { SourceFile } from '../../../model/content.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { goneCourse } from '../../gone-course.ts';
import type { Check } from '../../link-context.ts';
import { listingsOf, type Listing } from '../../place-courses.ts';

/** The listings of courses that the same part of the catalogue has listed before. */
function repeatedListings(listings: readonly Listing[], catalogue: SourceFile): readonly Diagnostic[] {
  const keyOf = (listing: Listing): string => `${shelfKey(listing)}/${listing.slug}`;
  const first = new Map(listings.toReversed().map((listing) => [keyOf(listing), listing]));
  return listings.flatMap((listing) => {
    const earlier = first.get(keyOf(listing));
    if (!earlier || earlier === listing) return [];
    const { slug, category, subcategory, pointer } = listing;
    const related = { note: 'It is listed here first.', location: locate(catalogue, earlier.pointer) };
    const part = subcategory === '' ? `category "${category}"` : `subcategory "${subcategory}"`;
    return [duplicateListing({ slug, part }, locate(catalogue, pointer), [related])];
  });
}

/** Where this catalogue lists its courses: in categories, in subcategories, or in both. */
function usualPart(categories: Catalogue['categories'] = []): string {
  const isFlat = ({ courses, subcategories = [] }: NonNullable<Catalogue['categories']>[number]): boolean =>
    courses !== undefined || subcategories.length === 0;
  const hasSubcategories = categories.some(({ subcategories = [] }) => subcategories.length > 0);
  if (!hasSubcategories) return 'category';
  return categories.some(isFlat) ? 'category or subcategory' : 'subcategory';
}

/** The catalogue lists every course, each part of it once, and no other. A slug unlike its file's name is reported elsewhere. */
export const catalogueListsCourses: Check = (context) => {
  const { entries, slugs, register } = context;
  const catalogue = entries.catalogue[0]?.source;
  if (!catalogue) return [];
  const part = usualPart(entries.catalogue[0]?.data.categories);
  const listings = listingsOf(entries);
  const listed = new Set(listings.map(({ slug }) => slug));
  const unknown = listings.filter(({ slug }) => !slugs.has(slug));
  const unlisted = entries.course.filter(
    ({ source, data }) => !listed.has(data.slug) && nameOfFile(source.file) === data.slug,
  );
  // A course that is listed under a misspelt name is reported there only.
  const bare = new Set(unlisted.map(({ data }) => data.slug));
  const isOneForOne = unknown.length === 1 && bare.size === 1;
  const meant = isOneForOne ? bare : new Set(unknown.map(({ slug }) => nearest(slug, bare)));
  return [
    ...unknown.map(({ slug, pointer }) =>
      unknownCourse(
        {
          name: slug,
          known: slugs,
          byTitle: register().get('course')?.byTitle,
          gone: goneCourse(slug, 'catalogue', context),
        },
        locate(catalogue, pointer),
      ),
    ),
    ...repeatedListings(listings, catalogue),
    ...unlisted
      .filter(({ data }) => !meant.has(data.slug))
      .map(({ source, data }) => unlistedCourse({ slug: data.slug, part }, locate(source, '/slug'))),
  ];
};
