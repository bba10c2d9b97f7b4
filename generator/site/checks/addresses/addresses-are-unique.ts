import { startOf, type Location } from '../../../model/diagnostic.ts';
import { locate } from '../../../rules/locate.ts';
import { duplicateAddress } from '../../../rules/words/link.ts';
import { pageAddress } from '../../../kinds/page.ts';
import type { Check, LinkContext } from '../../link-context.ts';

interface Claim {
  readonly address: string;
  readonly owner: string;
  readonly location: () => Location;
}

/** Addresses that authors choose: of pages and aliases. Courses' own addresses are unique by their slugs and numbers. */
function claimsOf({ entries, courses, linkedEntries, categoryPages }: LinkContext): readonly Claim[] {
  const pages = entries.page.filter(({ data }) => data.template !== 'course');
  return [
    ...courses.map(({ course, file, address }) => ({
      address,
      owner: `the course "${course.slug}"`,
      location: () => locateCourse(file, '/slug'),
    })),
    ...pages.map(({ source }) => ({
      address: pageAddress(source),
      owner: source.file,
      location: () => locate(source, ''),
    })),
    ...categoryPages.map(({ address, name, pointer }) => ({
      address,
      owner: `the category "${name}"`,
      location: () => locateCategory(pointer),
    })),
    ...linkedEntries.map(({ file, address }) => ({ address, owner: file, location: () => startOf(file) })),
    ...courses.flatMap(({ course, file }) =>
      (course.aliases ?? []).map((address, i) => ({
        address,
        owner: `an alias of "${course.slug}"`,
        location: () => locateCourse(file, `/aliases/${i}`),
      })),
    ),
  ];

  function locateCategory(pointer: string): Location {
    const [catalogue] = entries.catalogue;
    return catalogue ? locate(catalogue.source, pointer) : startOf('catalogue.yaml');
  }

  function locateCourse(file: string, pointer: string): Location {
    const entry = entries.course.find(({ source }) => source.file === file);
    return entry ? locate(entry.source, pointer) : startOf(file);
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
