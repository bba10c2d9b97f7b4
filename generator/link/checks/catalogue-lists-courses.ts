import { locate } from '../../diagnostics/locate.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { duplicateListing, unlistedCourse } from '../../diagnostics/rules/link.ts';
import { unknownCourse } from '../../diagnostics/rules/unknown-names.ts';
import { nameOfFile } from '../../kinds/kind.ts';
import { goneCourse } from '../gone-course.ts';
import type { Check } from '../link-context.ts';
import { listingsOf } from '../place-courses.ts';

/** The catalogue lists every course once, and no other. A slug unlike its file's name is told elsewhere. */
export const catalogueListsCourses: Check = (context) => {
  const { entries, slugs, register } = context;
  const catalogue = entries.catalogue[0]?.source;
  if (!catalogue) return [];
  const listings = listingsOf(entries);
  const first = new Map(listings.toReversed().map((listing) => [listing.slug, listing]));
  const unknown = listings.filter(({ slug }) => !slugs.has(slug));
  const unlisted = entries.course.filter(
    ({ source, data }) => !first.has(data.slug) && nameOfFile(source.file) === data.slug,
  );
  // A course that is listed under a misspelt name is told there only.
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
    ...listings
      .filter((listing) => first.get(listing.slug) !== listing)
      .map(({ slug, pointer }) => {
        const earlier = first.get(slug);
        const related = { note: 'It is listed here first.', location: locate(catalogue, earlier?.pointer ?? '') };
        return duplicateListing(
          { value: `"${slug}"`, first: `subcategory "${earlier?.subcategory}"` },
          locate(catalogue, pointer),
          [related],
        );
      }),
    ...unlisted
      .filter(({ data }) => !meant.has(data.slug))
      .map(({ source, data }) => unlistedCourse({ slug: data.slug }, locate(source, '/slug'))),
  ];
};
