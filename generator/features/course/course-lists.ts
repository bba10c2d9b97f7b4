// Plain lists of the courses of a large catalogue, one per subcategory, in pages of bounded size. They make every
// course reachable without JavaScript, also for robots. Search engines know all courses from the sitemap. The lists
// appear and disappear with the size of the catalogue, so their addresses are neither recorded as published nor
// indexed.
import { fill } from '../../../src/app/format.ts';
import type { CatalogueGroup } from '../../model/catalogue.ts';
import type { LinkedCourse } from '../../model/content.ts';
import type { PlannedPage } from '../../model/planned.ts';
import { catalogueTrail, unlistedHead } from '../shell/head.ts';
import { pageFile } from '../shell/page-context.ts';
import { partName } from '../pictures/picture-variants.ts';
import type { SiteContext } from '../shell/site-context.ts';

/** The folder of the lists. Addresses chosen by authors contain single hyphens only, so none of them can be in it. */
const FOLDER = '/course--lists';

/** How many links one page has: about 60 kB of HTML. */
const LENGTH = 250;

/** One page of the list of a subcategory. */
export interface CourseList {
  readonly category: string;
  readonly subcategory: string;
  /** The name of the subcategory, or else of the category. */
  readonly name: string;
  readonly all: readonly LinkedCourse[];
  readonly pages: readonly string[];
  /** The index of this page among them, from 0. */
  readonly current: number;
}

/** Returns the address of the list of a part of the catalogue. */
export const listAddress = ({ category, subcategory }: CatalogueGroup): string =>
  `${FOLDER}/${partName(category)}/${partName(subcategory)}`;

/** Returns every page of every list, in catalogue order. */
export function courseLists({ site, order }: SiteContext): readonly CourseList[] {
  return order.lists.flatMap(({ category, subcategory, courses }) => {
    const group = site.categories.find(({ id }) => id === category);
    const sub = group?.subcategories.find(({ id }) => id === subcategory);
    const name = sub?.name ?? group?.name ?? site.messages.navigation.allCourses;
    const first = listAddress({ category, subcategory });
    const length = Math.ceil(courses.length / LENGTH);
    const pages = Array.from({ length }, (_, place) => (place === 0 ? first : `${first}/${place + 1}`));
    return pages.map((_, current) => ({ category, subcategory, name, all: courses, pages, current }));
  });
}

/** Returns the planned page of a list. */
export function listPage(list: CourseList, context: SiteContext): PlannedPage {
  const { category, subcategory, name, all, pages, current } = list;
  const { site } = context;
  const numbers = { page: current + 1, pages: pages.length };
  const address = pages[current] ?? FOLDER;
  const group = subcategory === '' ? undefined : site.categories.find(({ id }) => id === category);
  const description = `${name}. ${fill(site.messages.catalogue.listPage, numbers)}`;
  return {
    address,
    file: pageFile(address),
    source: 'catalogue.yaml',
    isMain: false,
    head: unlistedHead({ title: name, description, robots: 'noindex, follow' }, context),
    page: {
      template: 'catalogue-list',
      props: {
        title: name,
        breadcrumb: catalogueTrail({ label: name, to: address }, group, context),
        count: all.length,
        courses: all
          .slice(current * LENGTH, (current + 1) * LENGTH)
          .map(({ course, address: to }) => ({ label: course.title, to })),
        pages,
        current,
      },
    },
  };
}
