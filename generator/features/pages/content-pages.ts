// The pages that have a file in content/pages.
import type { WebPage, WithContext } from 'schema-dts';
import type { Page } from '../../../src/app/page.ts';
import type { CourseCard } from '../../../src/course/course-props.ts';
import type { PageExtras, PagePictures, Picture } from '../../../src/media/media-props.ts';
import type { TextWays } from '../../../src/pages/static-page-props.ts';
import { dropUndefined } from '../../base/objects.ts';
import type { LinkedPage } from '../../model/content.ts';
import { ownDescription } from '../../model/page-title.ts';
import type { PlannedPage } from '../../model/planned.ts';
import { cataloguePage } from '../catalogue/catalogue.ts';
import { contactPage, pageForm } from '../forms/form-fields.ts';
import { makeHead, pageSocialPicture, absoluteUrl } from '../shell/head.ts';
import { newsPage } from '../news/news-feed.ts';
import { offersOf } from '../forms/offers.ts';
import { pageFile } from '../shell/page-context.ts';
import { mediaPicture } from '../pictures/picture-variants.ts';
import { schedulePage } from '../sessions/schedule-page.ts';
import type { SiteContext } from '../shell/site-context.ts';
import { breadcrumbData, catalogueData, organizationData } from '../course/structured-data.ts';
import type { SectionsPage, TextPage } from '../../../schemas/types.ts';
import {
  cardsOf,
  figuresOf,
  galleryPicture,
  storiesOf,
  questionsData,
  questionsOf,
  type Questions,
} from './questions.ts';
import { codeStyle, markdownToHtml } from './markdown.ts';
import { sectionsData, sectionsPage } from './sections-page.ts';
import { articleOf } from './article.ts';
import { mediaOf, videoData, type WrittenMedia } from '../pictures/page-media.ts';

// What pages of several templates may have besides their own words.

type AnyWords = LinkedPage['words'];

interface WrittenExtras extends WrittenMedia {
  readonly questions?: Questions;
  readonly picture?: string;
  readonly closing?: { readonly picture?: string };
}

/** The decorative pictures of a page, which need no words. */
function picturesOf({ picture, closing }: WrittenExtras, { media }: SiteContext): PagePictures {
  const shown = (file: string | undefined): Picture | undefined =>
    file === undefined ? undefined : mediaPicture({ file, alt: '' }, media);
  return dropUndefined({ picture: shown(picture), closingPicture: shown(closing?.picture) });
}

/** Takes what a page has besides its words out of them, ready to be shown. */
export function splitExtras<W extends AnyWords>(
  all: W,
  context: SiteContext,
): { readonly words: Omit<W, Exclude<keyof WrittenExtras, 'closing'>>; readonly extras: PageExtras } {
  const { questions, documents, video, picture: _picture, ...words } = all as W & WrittenExtras;
  const media = mediaOf(dropUndefined({ documents, video }), context);
  const answered = dropUndefined({ questions: questionsOf(questions, context) });
  return { words, extras: { ...media, ...answered, ...picturesOf(all as WrittenExtras, context) } };
}

function extrasData(words: AnyWords, context: SiteContext): readonly object[] {
  const written = words as WrittenExtras;
  const { video } = mediaOf(written, context);
  return [...videoData(written, video?.still, context), ...questionsData(written.questions, context)];
}

// Pages of text, such as a privacy notice.

interface TextAt<Words = TextPage | SectionsPage> {
  readonly address: string;
  readonly words: Words;
}

/** The links at the end of a text: to the page that it continues, to the one that continues it, and to its source. */
function waysOf(
  { address, words }: TextAt<TextPage>,
  { site: { pages, messages } }: SiteContext,
): TextWays | undefined {
  const { others: label, previous, next, source: edit } = messages.text;
  const last = pages.find((page) => page.words.template === 'text' && page.words.next?.to === address);
  const others = [
    ...(last ? [{ detail: previous, label: last.words.title, to: last.address }] : []),
    ...(words.next ? [{ detail: next, ...words.next }] : []),
  ];
  const { source: url } = words;
  if (others.length === 0 && url === undefined) return undefined;
  return { label, others, ...(url !== undefined && { source: { label: edit, url } }) };
}

function textPage(words: TextPage, context: SiteContext, address: string): Page {
  const { title, intro, text, lastUpdated } = words;
  const { notes, text: labels } = context.site.messages;
  const style = codeStyle(text, context.base);
  const props = {
    title,
    ...articleOf(text, { ...context, notes }),
    ...dropUndefined({
      intro,
      lastUpdated: lastUpdated === undefined ? undefined : context.format.day(lastUpdated),
      code: style === undefined ? undefined : { style, copy: labels.copy, copied: labels.copied },
      ways: waysOf({ address, words }, context),
    }),
  };
  return { template: 'text', props };
}

function webPageData({ address, words }: TextAt, context: SiteContext): WithContext<WebPage> {
  const { title, intro } = words;
  const lastUpdated = 'lastUpdated' in words ? words.lastUpdated : undefined;
  const url = absoluteUrl(context.site, context.base, address);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    ...(intro === undefined ? {} : { description: intro }),
    ...(lastUpdated === undefined ? {} : { dateModified: lastUpdated }),
    inLanguage: context.site.settings.language,
  };
}

/** How many courses the home page shows where it does not choose. */
const FEATURED = 8;

/** The courses that the home page chooses, or else the first ones of the catalogue. */
function featuredCards({ featured }: Words<'home'>, context: SiteContext): readonly CourseCard[] {
  if (!featured) return [];
  if (featured.courses) return cardsOf(featured.courses, context);
  return context.site.courses.slice(0, FEATURED).map(context.cardOf);
}

type Words<T extends LinkedPage['words']['template']> = Extract<LinkedPage['words'], { readonly template: T }>;

/** How the page of each template is filled; a template without an entry does not compile. */
const fillers: {
  readonly [T in LinkedPage['words']['template']]: (words: Words<T>, context: SiteContext, address: string) => Page;
} = {
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
  news: newsPage,
  landing: (words, context) => ({
    template: 'landing',
    props: {
      words,
      ...(words.intro === undefined ? {} : { introHtml: markdownToHtml(words.intro, context.base) }),
      courses: cardsOf(words.courses ?? [], context),
    },
  }),
  text: textPage,
  sections: sectionsPage,
};

function pageOf({ address, words }: LinkedPage, context: SiteContext): Page {
  const fill: (words: never, context: SiteContext, address: string) => Page = fillers[words.template];
  const { words: own, extras } = splitExtras(words, context);
  // Each filler takes the words of its own template, which is the one that was looked up; those of templates without
  // extras have none.
  const page = fill(own as never, context, address);
  const props: object = { ...page.props, ...extras };
  return { ...page, props: props as never };
}

function structuredData({ address, words }: LinkedPage, context: SiteContext): readonly object[] {
  const home = { label: context.site.messages.navigation.home, to: '/' };
  const here = breadcrumbData([home, { label: words.title, to: address }], context);
  if (words.template === 'sections') {
    const own = address === '/' ? organizationData(context) : webPageData({ address, words }, context);
    return [own, ...(address === '/' ? [] : [here]), ...sectionsData(words, context)];
  }
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
      picture: pageSocialPicture(address, context.site),
      pictureAlt: settings.name,
      jsonLd: [...structuredData(linked, context), ...extrasData(words, context)],
    },
    context,
  );
  return { address, file: pageFile(address), source: file, isMain: true, head, page: pageOf(linked, context) };
}
