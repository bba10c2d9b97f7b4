// Addresses: free, unique, shown by a route, and still those that were published. Files that were recorded are there.
import path from 'node:path';
import { startOf } from '../../model/diagnostic.ts';
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
import { checkClaims, type Claim } from '../claims.ts';

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

interface NamedClaim extends Claim {
  readonly name: string;
  readonly template?: Template;
}

/** All addresses but those of redirects, by what has them. Those that authors choose come after those of courses. */
function placesIn({ entries, courses, linkedEntries, categoryPages }: LinkContext) {
  const linked = new Map(courses.map((one) => [one.file, one]));
  const ofCourses = entries.course.map(({ source, data: { slug, page = 'standard', aliases = [] } }) => {
    const { address, numericAddress = address } = linked.get(source.file) ?? {};
    const template = `course-${page}` as const;
    const own = { owner: `the course "${slug}"`, template, at: () => locate(source, '/slug') };
    const number = { owner: '', template: 'course-generic' as const, at: () => locate(source, '/id') };
    return {
      own: address === undefined ? [] : [{ ...own, name: address }],
      number: numericAddress === undefined || numericAddress === address ? [] : [{ ...number, name: numericAddress }],
      aliases: aliases.map((name, i) => ({
        name,
        template,
        owner: `an alias of "${slug}"`,
        at: () => locate(source, `/aliases/${i}`),
      })),
    };
  });
  return {
    courses: ofCourses.flatMap(({ own }): readonly NamedClaim[] => own),
    numbers: ofCourses.flatMap(({ number }): readonly NamedClaim[] => number),
    pages: entries.page.flatMap(({ source, data: { template } }): readonly NamedClaim[] =>
      template === 'course'
        ? []
        : [{ name: pageAddress(source), owner: source.file, template, at: () => locate(source, '') }],
    ),
    categories: entries.catalogue.flatMap(({ source }) =>
      categoryPages.map(({ address, name, pointer }): NamedClaim => ({
        name: address,
        owner: `the category "${name}"`,
        template: 'category',
        at: () => locate(source, pointer),
      })),
    ),
    others: linkedEntries.map(({ file, address }): NamedClaim => ({
      name: address,
      owner: file,
      at: () => startOf(file),
    })),
    aliases: ofCourses.flatMap(({ aliases }): readonly NamedClaim[] => aliases),
  };
}

// Checked against the route tree of the site: a page that no route shows at its address could not be opened.

/** The addresses of files that are named as people like, such as those of trainers. */
const unaskable = ({ linkedEntries }: LinkContext) =>
  linkedEntries
    .filter(({ address }) => !isAskable(address))
    .map(({ address, file }) => noRoute({ address, templates: undefined }, startOf(file)));

/** A browser can ask for the address of every page, and the route that takes it shows pages with that template. */
export const addressesHaveRoutes: Check = (context) => {
  const { pages, courses, numbers, aliases, categories } = placesIn(context);
  const lost = pages.filter(({ name }) => !isAskable(name));
  // Where a main page is among them, the routes below it mean nothing yet.
  if (lost.length > 0) return lost.map(({ name, at }) => noRoute({ address: name, templates: undefined }, at()));
  const placed = [...pages, ...courses, ...numbers, ...aliases, ...categories];
  const routeOf = routeFinder(context.mainAddresses);
  const shown = placed.flatMap(({ name: address, template, at }) => {
    const route = routeOf(address);
    if (!template || showsTemplate(route, template)) return [];
    // Reported already: the site needs the address for itself, or another page has it.
    if (isReserved(address) || placed.filter((other) => other.name === address).length > 1) return [];
    return [noRoute({ address, templates: route?.templates }, at())];
  });
  return [...unaskable(context), ...shown];
};

/** No two pages have the same address. Courses' own are unique by their slugs and numbers. */
export const addressesAreUnique: Check = (context) => {
  const { courses, pages, categories, others, aliases } = placesIn(context);
  const claims = [...courses, ...pages, ...categories, ...others, ...aliases];
  return checkClaims(claims, duplicateAddress, 'page with this address');
};

/** No page, course, alias or redirect takes an address that the site or its host needs. */
export const addressesAreFree: Check = (context) => {
  const { entries, loaded, mainAddresses } = context;
  const { categories, others, aliases } = placesIn(context);
  const pages = loaded.sources.filter(({ kind }) => kind === pageKind.name);
  // A broken page, and a course that is not in the catalogue yet, have chosen theirs all the same.
  const chosen = [
    ...pages.map((source) => ({ name: pageAddress(source), at: () => locate(source, '') })),
    ...entries.course.map(({ source, data }) => ({
      name: courseAddress(mainAddresses.catalogue, data.slug),
      at: () => locate(source, '/slug'),
    })),
    ...[...categories, ...others, ...aliases],
    ...entries.redirects.flatMap(({ source, data }) =>
      data.redirects.map(({ from }, i) => ({
        name: (ownForm(from) ?? oldAddress(from).path).replace(/-{2,}/g, '-'),
        at: () => locate(source, `/redirects/${i}/from`),
      })),
    ),
  ];
  return chosen
    .filter(({ name }) => isReserved(name))
    .map(({ name, at }) => reservedAddress({ address: name, reserved: reservedNames }, at()));
};
