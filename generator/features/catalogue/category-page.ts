// The page of a category that has a text: the text, and its courses by subcategory.
import type { CategoryPart } from '../../../src/catalogue/catalogue-props.ts';
import type { LinkedCategoryPage } from '../../model/catalogue.ts';
import type { PlannedPage } from '../../model/planned.ts';
import { isLarge } from './catalogue.ts';
import { listAddress } from '../course/course-lists.ts';
import type { GroupWithCourses } from '../course/course-cards.ts';
import { catalogueTrail, makeHead, siteSocialPicture, shorten } from '../shell/head.ts';
import { markdownToHtml, markdownToText } from '../pages/markdown.ts';
import { pageFile } from '../shell/page-context.ts';
import type { SiteContext } from '../shell/site-context.ts';
import { breadcrumbData, collectionData } from '../course/structured-data.ts';

/** The maximum number of cards: those beyond are on the lists of a large catalogue. */
const MOST = 24;

/** The courses of one subcategory, of which a large catalogue shows the first. */
function partOf(group: GroupWithCourses, most: number, { site, cardOf }: SiteContext): CategoryPart {
  const { category, subcategory, courses } = group;
  const names = site.categories.find(({ id }) => id === category)?.subcategories ?? [];
  const name = names.find(({ id }) => id === subcategory)?.name;
  return {
    id: subcategory,
    ...(name === undefined ? {} : { name }),
    courses: courses.slice(0, most).map(cardOf),
    count: courses.length,
    ...(courses.length > most ? { others: listAddress(group) } : {}),
  };
}

/** Returns the planned page of a category. */
export function categoryPage(linked: LinkedCategoryPage, context: SiteContext): PlannedPage {
  const { site, order, base } = context;
  const { address, category, name, text } = linked;
  const lists = order.lists.filter((list) => list.category === category);
  const most = isLarge(site) ? Math.max(3, Math.floor(MOST / 3 / Math.max(1, lists.length)) * 3) : Infinity;
  const breadcrumb = catalogueTrail({ label: name, to: address }, undefined, context);
  const textHtml = markdownToHtml(text, base);
  const texts = site.seo.pages[address];
  const description = texts?.description ?? shorten(markdownToText(text));
  const groups = lists.map((group) => partOf(group, most, context));
  const cards = groups.flatMap(({ courses }) => courses);
  const head = makeHead(
    {
      address,
      title: texts?.title ?? name,
      description,
      keywords: texts?.keywords ?? [name],
      picture: siteSocialPicture,
      pictureAlt: site.settings.name,
      jsonLd: [collectionData({ name, description, address, cards }, context), breadcrumbData(breadcrumb, context)],
    },
    context,
  );
  const props = { title: name, breadcrumb, textHtml, groups };
  return {
    address,
    file: pageFile(address),
    source: 'catalogue.yaml',
    isMain: true,
    head,
    page: { template: 'category', props },
  };
}
