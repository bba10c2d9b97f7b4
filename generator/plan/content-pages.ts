// The pages that have a file in content/pages.
import type { CourseCard, Figure, Page, Picture, Story } from '../../src/page-props.ts';
import type { LinkedPage } from '../model/content.ts';
import { ownDescription } from '../model/own-description.ts';
import type { PlannedPage } from '../model/planned.ts';
import { cataloguePage } from './catalogue.ts';
import { contactPage, pageForm } from './form-pages.ts';
import { makeHead, pageSocialPicture } from './head.ts';
import { markdownToHtml } from './markdown.ts';
import { offersOf } from './offers.ts';
import { extrasData, splitExtras } from './page-extras.ts';
import { pageFile } from './page-file.ts';
import { mediaPicture } from './pictures.ts';
import { schedulePage } from './schedule-page.ts';
import type { SiteContext } from './site-context.ts';
import { textPage, webPageData } from './text-page.ts';
import { breadcrumbData, catalogueData, organizationData } from './structured-data.ts';

const cardsOf = (slugs: readonly string[], { order, cardOf }: SiteContext): readonly CourseCard[] =>
  slugs.flatMap((slug) => order.courseOf(slug) ?? []).map(cardOf);

/** How many courses the home page shows where it does not choose. */
const FEATURED = 8;

/** The courses that the home page chooses, or else the first ones of the catalogue. */
function featuredCards({ featured }: Words<'home'>, context: SiteContext): readonly CourseCard[] {
  if (!featured) return [];
  if (featured.courses) return cardsOf(featured.courses, context);
  return context.site.courses.slice(0, FEATURED).map(context.cardOf);
}

function figuresOf(ids: readonly string[] = [], { site }: SiteContext): readonly Figure[] {
  return ids.flatMap((id) => site.settings.figures.find((figure) => figure.id === id) ?? []);
}

function storiesOf(ids: readonly string[] = [], { site, order }: SiteContext): readonly Story[] {
  return ids
    .flatMap((id) => site.stories.find((story) => story.id === id) ?? [])
    .map((story) => {
      const course = order.courseOf(story.course ?? '')?.course.title;
      const { course: _slug, ...rest } = story;
      return course === undefined ? rest : { ...rest, course };
    });
}

const galleryPicture = (
  picture: { readonly file: string; readonly alt: string; readonly caption: string },
  context: SiteContext,
): Picture & { readonly caption: string } => ({
  ...mediaPicture(picture, context.media),
  caption: picture.caption,
});

type Words<T extends LinkedPage['words']['template']> = Extract<LinkedPage['words'], { readonly template: T }>;

/** How the page of each template is filled; a template without an entry does not compile. */
const fillers: { readonly [T in LinkedPage['words']['template']]: (words: Words<T>, context: SiteContext) => Page } = {
  home: (words, context) => ({
    template: 'home',
    props: {
      words,
      ...(words.hero?.picture ? { heroPicture: mediaPicture(words.hero.picture, context.media) } : {}),
      featured: featuredCards(words, context),
      figures: figuresOf(words.impact?.figures, context),
      stories: storiesOf(words.stories?.ids, context),
    },
  }),
  about: (words, context) => ({
    template: 'about',
    props: {
      words,
      ...(words.story === undefined ? {} : { storyHtml: markdownToHtml(words.story, context.base) }),
      figures: figuresOf(words.figures, context),
      stories: storiesOf(words.stories?.ids, context),
    },
  }),
  catalogue: cataloguePage,
  contact: contactPage,
  schedule: schedulePage,
  registration: ({ form, ...words }, context) => {
    const offers = offersOf(context);
    const props = { words, form: pageForm('registration', form, context.site) };
    return { template: 'registration', props: { ...props, ...(offers && { offers }) } };
  },
  corporate: ({ form, ...words }, { site }) => ({
    template: 'corporate',
    props: { words, form: pageForm('corporate', form, site) },
  }),
  gallery: (words, context) => ({
    template: 'gallery',
    props: { words, pictures: (words.pictures ?? []).map((picture) => galleryPicture(picture, context)) },
  }),
  overview: (words) => ({ template: 'overview', props: { words, cards: words.cards ?? [] } }),
  trainers: (words, { trainers }) => ({ template: 'trainers', props: { words, trainers: trainers.all } }),
  landing: (words, context) => ({
    template: 'landing',
    props: {
      words,
      ...(words.intro === undefined ? {} : { introHtml: markdownToHtml(words.intro, context.base) }),
      courses: cardsOf(words.courses ?? [], context),
    },
  }),
  text: textPage,
};

function pageOf(words: LinkedPage['words'], context: SiteContext): Page {
  const fill: (words: never, context: SiteContext) => Page = fillers[words.template];
  const { words: own, extras } = splitExtras(words, context);
  // Each filler takes the words of its own template, which is the one that was looked up; those of templates without
  // extras have none.
  const page = fill(own as never, context);
  const props: object = { ...page.props, ...extras };
  return { ...page, props: props as never };
}

function structuredData({ address, words }: LinkedPage, context: SiteContext): readonly object[] {
  const home = { label: context.site.messages.navigation.home, to: '/' };
  const here = breadcrumbData([home, { label: words.title, to: address }], context);
  if (words.template === 'home') return [organizationData(context)];
  if (words.template === 'about') return [organizationData(context), here];
  if (words.template === 'text') return [webPageData({ address, words }, context), here];
  const hasList = words.template === 'catalogue' && context.site.courses.length > 0;
  return hasList ? [catalogueData(context), here] : [here];
}

/** The planned page of a file in content/pages. */
export function contentPage(linked: LinkedPage, context: SiteContext): PlannedPage {
  const { address, file, words } = linked;
  const { seo, settings } = context.site;
  const texts = seo.pages[address];
  const head = makeHead(
    {
      address,
      title: texts?.title ?? words.title,
      description: texts?.description ?? ownDescription(words) ?? settings.description ?? settings.tagline,
      keywords: texts?.keywords ?? [],
      picture: pageSocialPicture(address),
      pictureAlt: settings.name,
      jsonLd: [...structuredData(linked, context), ...extrasData(words, context)],
    },
    context,
  );
  return { address, file: pageFile(address), source: file, isMain: true, head, page: pageOf(words, context) };
}
