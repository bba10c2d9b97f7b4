// The metadata of a page for search engines and social networks.
import type { Head } from '../../../src/app/page.ts';
import { asHosted, withBase } from '../../../src/app/navigation/page-address.ts';
import type { Link } from '../../../src/ui/link-props.ts';
import { addressOfCategory, type LinkedCategory } from '../../model/catalogue.ts';
import type { LinkedCourse } from '../../model/content.ts';
import { limitsFor, pageTitle } from '../../model/page-title.ts';
import type { PageContext, SharedSite } from './page-context.ts';
import { COVER } from '../pictures/cover/composition.ts';
import { partName } from '../pictures/picture-variants.ts';

/** The longest description that search engines show whole, in characters. */
const DESCRIPTION = 160;

/** Whole sentences, whose last word is no abbreviation; a beginning that is much shorter than there is room says too little. */
const sentences = /^.{50,}[\p{L}\p{M}\p{N})]{3}[)”»"’]?[.!?؟۔।](?=\s+[^\p{Ll}\s])/su;

/** The same in Chinese and Japanese, which have no spaces; a stop within quotes ends no sentence. */
const wideSentences = /^.{25,}[。！？](?![」』）！？])/su;

/** The last word before a cut, which may be a part of one: between letters of scripts without spaces, every place is as good. */
const lastWord = /\s+[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]*$/u;

/** Cuts a text to `most` characters, half of them where they are wide: after a sentence, or a word if the first is too long. */
export function shorten(text: string, most = DESCRIPTION): string {
  const length = limitsFor(text, { minimum: 0, maximum: most }).maximum;
  if (text.length <= length) return text;
  const start = text.slice(0, length + 2);
  const whole = (sentences.exec(start) ?? wideSentences.exec(start))?.[0];
  if (whole !== undefined && whole.length <= length) return whole;
  return `${text
    .slice(0, length - 1)
    .replace(lastWord, '')
    .replace(/[,;:.、，：；]$/, '')}…`;
}

/** What the head of a page is made from. */
export interface HeadInput {
  /** The address that determines the page's texts and its canonical address. */
  readonly address: string;
  readonly title: string;
  /** Absent where nothing is known that describes the page. */
  readonly description?: string | undefined;
  readonly keywords: readonly string[];
  /** The social picture's file. */
  readonly picture: string;
  readonly pictureAlt: string;
  readonly jsonLd: readonly object[];
  /** Of an article: when it was published and last changed, in ISO 8601. */
  readonly article?: { readonly published: string; readonly modified?: string | undefined };
}

/** Returns where the home page is: that of a further language is a page like others. */
export const homeOf = ({ layout, isFurther }: Pick<SharedSite, 'layout' | 'isFurther'>, base: string): string =>
  isFurther && layout !== 'folders' ? base.slice(0, -1) : base;

/** Returns the absolute URL of an address or file of the site. */
export function absoluteUrl(
  { settings: { origin }, ...place }: Pick<SharedSite, 'settings' | 'layout' | 'isFurther'>,
  base: string,
  address: string,
): string {
  if (address === '/') return origin + homeOf(place, base);
  return origin + withBase(asHosted(address, { slash: place.layout === 'folders' }), base);
}

const named = (name: string, content: string) => ({ name, content });
const property = (name: string, content: string) => ({ property: name, content });

function geoTags({ geo }: SharedSite['settings']): Head['meta'] {
  if (geo === undefined) return [];
  return [
    named('geo.region', geo.region),
    named('geo.placename', geo.placename),
    named('geo.position', `${geo.latitude};${geo.longitude}`),
    named('ICBM', `${geo.latitude}, ${geo.longitude}`),
  ];
}

/** A locale as social networks write it, without what it says of numerals and calendars. */
export const socialLocale = (locale: string): string => locale.replace(/-u-.*$/, '').replaceAll('-', '_');

/** What social networks read of the kind of a page. */
function typeTags({ article }: HeadInput): Head['meta'] {
  if (!article) return [property('og:type', 'website')];
  const { published, modified } = article;
  return [
    property('og:type', 'article'),
    property('article:published_time', published),
    ...(modified === undefined ? [] : [property('article:modified_time', modified)]),
  ];
}

function socialTags(input: HeadInput, url: string, { site, base }: PageContext): Head['meta'] {
  const image = absoluteUrl(site, base, input.picture);
  return [
    ...typeTags(input),
    property('og:site_name', site.settings.name),
    property('og:locale', socialLocale(site.settings.locale)),
    property('og:url', url),
    property('og:title', input.title),
    ...(input.description === undefined ? [] : [property('og:description', input.description)]),
    property('og:image', image),
    property('og:image:width', String(COVER.width)),
    property('og:image:height', String(COVER.height)),
    property('og:image:alt', input.pictureAlt),
    // The rest of a card on X is read from the tags above.
    named('twitter:card', 'summary_large_image'),
  ];
}

function titleOf(title: string, { site }: Pick<PageContext, 'site'>): string {
  const { name, shortName } = site.settings;
  return pageTitle(title, { pattern: site.seo.titlePattern, name, shortName });
}

/** Returns the head of a page. */
export function makeHead(input: HeadInput, context: PageContext): Head {
  const { settings } = context.site;
  const canonical = absoluteUrl(context.site, context.base, input.address);
  const keywords = [...input.keywords, ...context.site.seo.keywords];
  const title = titleOf(input.title, context);
  return {
    title,
    meta: [
      ...(input.description === undefined ? [] : [named('description', input.description)]),
      ...(keywords.length > 0 ? [named('keywords', keywords.join(', '))] : []),
      ...geoTags(settings),
      ...socialTags({ ...input, title }, canonical, context),
    ],
    canonical,
    jsonLd: input.jsonLd,
  };
}

/** Returns the head of a page that search engines should not list. */
export const unlistedHead = (
  { title, description, robots }: { readonly title: string; readonly description: string; readonly robots: string },
  context: Pick<PageContext, 'site'>,
): Head => ({
  title: titleOf(title, context),
  meta: [named('description', description), named('robots', robots)],
  jsonLd: [],
});

/** Returns the way to a page of the catalogue: by the home page, the catalogue, and the category that it is in. */
export const catalogueTrail = (
  here: Link,
  category: LinkedCategory | undefined,
  { site }: Pick<PageContext, 'site'>,
): readonly Link[] => [
  { label: site.messages.navigation.home, to: '/' },
  { label: site.messages.navigation.courses, to: site.addresses.catalogue },
  ...(category ? [{ label: category.name, to: addressOfCategory(category, site) }] : []),
  here,
];

/** The social picture of the site as a whole. */
export const siteSocialPicture = 'media/social/site.png';

/** Returns whether all courses and pages share the social picture of the site. */
export const hasOneSocialPicture = ({ settings }: Pick<SharedSite, 'settings'>): boolean =>
  settings.covers?.social === 'site';

/** Returns the social picture of the page at an address. */
export const pageSocialPicture = (address: string, site: Pick<SharedSite, 'settings'>): string =>
  hasOneSocialPicture(site)
    ? siteSocialPicture
    : `media/social/pages/${address === '/' ? 'home' : address.slice(1)}.png`;

/** Returns whether courses share social pictures: those of a category one, or all of them that of the site. */
export const sharesSocialPictures = ({ settings: { covers } }: SharedSite): boolean =>
  covers?.social === 'category' || covers?.social === 'site';

/** Returns the social picture of a course. */
export function courseSocialPicture({ course, category }: LinkedCourse, site: SharedSite): string {
  if (hasOneSocialPicture(site)) return siteSocialPicture;
  return sharesSocialPictures(site)
    ? `media/social/categories/${partName(category)}.png`
    : `media/social/${course.slug}.png`;
}
