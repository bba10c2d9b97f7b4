// Addresses: free, unique, shown by a route, and still those that were published. Files that were recorded are there.
import path from 'node:path';
import { startOf, type Location } from '../../model/diagnostic.ts';
import { locate } from '../../rules/locate.ts';
import { reservedAddress, noRoute, secondMainPage } from '../../rules/words/addresses.ts';
import { isReserved, reservedNames } from '../../model/reserved-addresses.ts';
import { oldAddress, ownForm } from '../../model/old-addresses.ts';
import { courseAddress } from '../../kinds/course.ts';
import { pageAddress, pageKind, roleOf } from '../../kinds/page.ts';
import type { Check, LinkContext } from '../link-context.ts';
import { duplicateAddress, missingPage, slugMismatch } from '../../rules/words/link.ts';
import type { Template } from '../../../src/app/page.ts';
import { isAskable, routeFinder, showsTemplate } from '../../model/site-routes.ts';
import { mainTemplates, hasTemplate, neededPages } from '../needed-pages.ts';
import { nameOfFile } from '../../kinds/kind.ts';

/** A course's slug is its file's name; the slug of another file belongs to that one. */
export const slugsMatchFiles: Check = ({ entries }) => {
  const owners = new Map(entries.course.map(({ source }) => [nameOfFile(source.file), source]));
  return entries.course
    .filter(({ source, data }) => nameOfFile(source.file) !== data.slug)
    .map(({ source, data: { slug } }) => {
      const owner = owners.get(slug);
      const facts = { slug, file: path.posix.basename(source.file), isTaken: owner !== undefined };
      const related = owner && [{ note: 'The course that has this slug.', location: locate(owner, '/slug') }];
      return slugMismatch(facts, locate(source, '/slug'), related);
    });
};

/** The pages that every site's menus and buttons lead to are there; a folder without content is reported as a whole. */
export const pagesAreThere: Check = ({ loaded }) => {
  if (loaded.sources.length === 0) return [];
  const pages = loaded.sources.filter(({ kind }) => kind === pageKind.name);
  // A page whose template is unknown may be the one that is missed.
  if (!pages.every(({ data }) => hasTemplate(data))) return [];
  const present = pages.map(roleOf);
  return Object.keys(neededPages(loaded.sources))
    .filter((template) => !present.includes(template))
    .map((template) => missingPage({ template }, startOf('pages')));
};

/**
 * One page has each template that the site itself leads to; it would never lead to another. Two home pages are reported
 * already, because they have the same address, and so is a page whose address cannot be requested.
 */
export const mainPagesAreUnique: Check = ({ entries, mainAddresses }) =>
  mainTemplates.flatMap((template) => {
    const pages = entries.page.filter(({ data }) => data.template === template);
    const address = Object.entries(mainAddresses).find(([name]) => name === template)?.[1];
    const main = pages.find(({ source }) => pageAddress(source) === address) ?? pages[0];
    if (!main) return [];
    const others = pages.filter((page) => page !== main && isAskable(pageAddress(page.source)));
    return others.map(({ source }) => {
      const related = { note: 'The page that the site takes.', location: locate(main.source, '/template') };
      return secondMainPage({ template, first: main.source.file }, locate(source, '/template'), [related]);
    });
  });

// Checked against the route tree of the site: a page that no route shows at its address could not be opened.

/** A page at one of its addresses. */
interface Placed {
  readonly address: string;
  readonly template: Template;
  /** What gives it the address. */
  readonly at: () => Location;
}

const pagesIn = ({ entries }: LinkContext): readonly Placed[] =>
  entries.page.flatMap(({ source, data: { template } }) =>
    template === 'course' ? [] : [{ address: pageAddress(source), template, at: () => locate(source, '') }],
  );

function coursesIn({ entries, courses }: LinkContext): readonly Placed[] {
  const places = new Map(courses.map((linked) => [linked.course.slug, linked]));
  return entries.course.flatMap(({ source, data: { slug, page = 'standard', aliases = [] } }) => {
    const { address, numericAddress = address } = places.get(slug) ?? {};
    const template = `course-${page}` as const;
    return [
      ...(address === undefined ? [] : [{ address, template, at: () => locate(source, '/slug') }]),
      ...(numericAddress === address || numericAddress === undefined
        ? []
        : [{ address: numericAddress, template: 'course-generic' as const, at: () => locate(source, '/id') }]),
      ...aliases.map((alias, i) => ({ address: alias, template, at: () => locate(source, `/aliases/${i}`) })),
    ];
  });
}

const categoryPagesIn = ({ entries, categoryPages }: LinkContext): readonly Placed[] =>
  entries.catalogue.flatMap(({ source }) =>
    categoryPages.map(({ address, pointer }) => ({
      address,
      template: 'category' as const,
      at: () => locate(source, pointer),
    })),
  );

/** The addresses of files that are named as people like, such as those of trainers. */
const unaskable = ({ linkedEntries }: LinkContext) =>
  linkedEntries
    .filter(({ address }) => !isAskable(address))
    .map(({ address, file }) => noRoute({ address, templates: undefined }, startOf(file)));

/** A browser can ask for the address of every page, and the route that takes it shows pages with that template. */
export const addressesHaveRoutes: Check = (context) => {
  const pages = pagesIn(context);
  const lost = pages.filter(({ address }) => !isAskable(address));
  // Where a main page is among them, the routes below it mean nothing yet.
  if (lost.length > 0) return lost.map(({ address, at }) => noRoute({ address, templates: undefined }, at()));
  const placed = [...pages, ...coursesIn(context), ...categoryPagesIn(context)];
  const named = unaskable(context);
  const routeOf = routeFinder(context.mainAddresses);
  const shown = placed.flatMap(({ address, template, at }) => {
    const route = routeOf(address);
    if (showsTemplate(route, template)) return [];
    // Reported already: the site needs the address for itself, or another page has it.
    if (isReserved(address) || placed.filter((other) => other.address === address).length > 1) return [];
    return [noRoute({ address, templates: route?.templates }, at())];
  });
  return [...named, ...shown];
};

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

interface Chosen {
  readonly address: string;
  readonly at: () => Location;
}

const categoriesIn = ({ entries, categoryPages }: Pick<LinkContext, 'entries' | 'categoryPages'>): readonly Chosen[] =>
  entries.catalogue.flatMap(({ source }) =>
    categoryPages.map(({ address, pointer }) => ({ address, at: () => locate(source, pointer) })),
  );

/** Every address that an author has chosen, valid or not where a name of a file says it. */
function* chosenIn({ entries, linkedEntries, categoryPages, loaded, mainAddresses }: LinkContext): Generator<Chosen> {
  for (const source of loaded.sources)
    if (source.kind === pageKind.name) yield { address: pageAddress(source), at: () => locate(source, '') };
  for (const { source, data } of entries.course) {
    yield { address: courseAddress(mainAddresses.catalogue, data.slug), at: () => locate(source, '/slug') };
    for (const [i, address] of (data.aliases ?? []).entries())
      yield { address, at: () => locate(source, `/aliases/${i}`) };
  }
  yield* categoriesIn({ entries, categoryPages });
  for (const { file, address } of linkedEntries) yield { address, at: () => startOf(file) };
  for (const { source, data } of entries.redirects)
    for (const [i, { from }] of data.redirects.entries())
      yield {
        address: (ownForm(from) ?? oldAddress(from).path).replace(/-{2,}/g, '-'),
        at: () => locate(source, `/redirects/${i}/from`),
      };
}

/** No page, course, alias or redirect takes an address that the site or its host needs. */
export const addressesAreFree: Check = (context) =>
  [...chosenIn(context)]
    .filter(({ address }) => isReserved(address))
    .map(({ address, at }) => reservedAddress({ address, reserved: reservedNames }, at()));
