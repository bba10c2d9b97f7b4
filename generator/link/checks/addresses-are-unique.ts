import { startOf, type Location } from '../../model/diagnostic.ts';
import { locate } from '../../diagnostics/locate.ts';
import { duplicateAddress } from '../../diagnostics/rules/link.ts';
import type { Check, LinkContext } from '../link-context.ts';
import { pageAddress } from '../needed-pages.ts';

interface Claim {
  readonly address: string;
  readonly owner: string;
  readonly location: () => Location;
}

/** Addresses that authors choose: of pages and aliases. Courses' own addresses are unique by their slugs and numbers. */
function claimsOf({ entries, courses }: LinkContext): readonly Claim[] {
  const pages = entries.page.filter(({ data }) => data.template !== 'course');
  return [
    ...courses.map(({ course, address }) => ({
      address,
      owner: `the course "${course.slug}"`,
      location: () => locateCourse(course.slug, '/slug'),
    })),
    ...pages.map(({ source }) => ({
      address: pageAddress(source),
      owner: source.file,
      location: () => locate(source, ''),
    })),
    ...courses.flatMap(({ course }) =>
      (course.aliases ?? []).map((address, i) => ({
        address,
        owner: `an alias of "${course.slug}"`,
        location: () => locateCourse(course.slug, `/aliases/${i}`),
      })),
    ),
  ];

  function locateCourse(slug: string, pointer: string): Location {
    const entry = entries.course.find(({ data }) => data.slug === slug);
    return entry ? locate(entry.source, pointer) : startOf(`courses/${slug}.yaml`);
  }
}

/** No two pages have the same address. */
export const addressesAreUnique: Check = (context) => {
  const first = new Map<string, Claim>();
  return claimsOf(context).flatMap((claim) => {
    const earlier = first.get(claim.address);
    if (!earlier) {
      first.set(claim.address, claim);
      return [];
    }
    const related = { note: 'The first page with this address.', location: earlier.location() };
    return [duplicateAddress({ value: `"${claim.address}"`, first: earlier.owner }, claim.location(), [related])];
  });
};
