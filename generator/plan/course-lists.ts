// Plain lists of the courses of a large catalogue, one for each subcategory, in pages of bounded size. By them every
// course is reached without JavaScript, also by robots. Search engines know all courses from the sitemap: the lists
// come and go with the size of the catalogue, so that no address of theirs is promised or to be found by searching.
import { fill } from '../../src/format.ts';
import type { Link } from '../../src/page-props.ts';
import type { LinkedCourse } from '../model/content.ts';
import type { PlannedPage } from '../model/planned.ts';
import { pageFile } from './page-file.ts';
import type { SiteContext } from './site-context.ts';

/** Where the lists stand. Authors' addresses have single hyphens, so that none of theirs can ever be here. */
const FOLDER = '/course--lists';

/** How many links one list has: about 60 kB of HTML. */
const LENGTH = 250;

/** One page of the list of a subcategory. */
export interface CourseList {
  readonly category: string;
  /** The name of the subcategory. */
  readonly name: string;
  /** All courses of the subcategory. */
  readonly shelf: readonly LinkedCourse[];
  /** The addresses of the pages of the list, in order. */
  readonly pages: readonly string[];
  /** The place of this page among them, from 0. */
  readonly current: number;
}

/** Every page of every list, in catalogue order. */
export function courseLists({ site, order }: SiteContext): readonly CourseList[] {
  return order.shelves.flatMap(({ category, subcategory, courses }) => {
    const group = site.categories.find(({ id }) => id === category);
    const name = group?.subcategories.find(({ id }) => id === subcategory)?.name ?? subcategory;
    const first = `${FOLDER}/${category}/${subcategory}`;
    const length = Math.ceil(courses.length / LENGTH);
    const pages = Array.from({ length }, (_, place) => (place === 0 ? first : `${first}/${place + 1}`));
    return pages.map((_, current) => ({ category, name, shelf: courses, pages, current }));
  });
}

function breadcrumbOf({ category, name, pages, current }: CourseList, { site }: SiteContext): readonly Link[] {
  const { navigation } = site.messages;
  const group = site.categories.find(({ id }) => id === category);
  return [
    { label: navigation.home, to: '/' },
    { label: navigation.courses, to: site.addresses.catalogue },
    ...(group ? [{ label: group.name, to: `${site.addresses.catalogue}?category=${group.id}` }] : []),
    { label: name, to: pages[current] ?? '/' },
  ];
}

/** The planned page of a list. */
export function listPage(list: CourseList, context: SiteContext): PlannedPage {
  const { name, shelf, pages, current } = list;
  const { seo, settings, messages } = context.site;
  const numbers = { page: current + 1, pages: pages.length };
  const address = pages[current] ?? FOLDER;
  return {
    address,
    file: pageFile(address),
    source: 'catalogue.yaml',
    isMain: false,
    head: {
      title: fill(seo.titlePattern, { title: name, name: settings.name }),
      meta: [
        { name: 'description', content: `${name}. ${fill(messages.catalogue.listPage, numbers)}` },
        { name: 'robots', content: 'noindex, follow' },
      ],
      jsonLd: [],
    },
    page: {
      template: 'catalogue-list',
      props: {
        title: name,
        breadcrumb: breadcrumbOf(list, context),
        count: shelf.length,
        courses: shelf
          .slice(current * LENGTH, (current + 1) * LENGTH)
          .map(({ course, address: to }) => ({ label: course.title, to })),
        pages,
        current,
      },
    },
  };
}
