// The hinge: from the linked content to everything that will be written, in a fixed order. A site plan is what belongs
// to no page alone, and the units that the pages belong to; build, dev and merge plan a unit when they need it.
import { memoize, once } from '../../base/memoize.ts';
import { compareText } from '../../base/objects.ts';
import type { LinkedPage, LinkedSite } from '../../model/content.ts';
import type { Hosting, Layout } from '../../model/hosting.ts';
import type {
  Plan,
  PlannedForward,
  PlannedLanguage,
  PlannedPage,
  PlannedText,
  SharedOutputs,
  SharedPlan,
  SiteMaps,
} from '../../model/planned.ts';
import { acceptedFields, formReceivers } from '../forms/form-fields.ts';
import { calendars } from '../sessions/calendars.ts';
import { catalogueFiles, isLarge } from '../catalogue/catalogue.ts';
import { categoryPage } from '../catalogue/category-page.ts';
import { contentPage } from '../pages/content-pages.ts';
import { courseLists, listPage } from '../course/course-lists.ts';
import { siteDrawings } from '../pictures/drawings.ts';
import { withSlashes, pageContext, sharedSite, type SharedInputs } from './page-context.ts';
import { manifest } from '../pictures/icons.ts';
import { formMessages, missingText, notFoundPage } from '../pages/missing-pages.ts';
import { feedLink, newsFeed } from '../news/news-feed.ts';
import { offerTexts } from '../forms/offers.ts';
import { isPublishedAsIs, variantsOf } from '../pictures/picture-variants.ts';
import { isThemed, themedDrawings } from '../pictures/themed-drawings.ts';
import { codeFiles } from '../pages/markdown.ts';
import { searchFiles } from '../search/search-index.ts';
import { typesetSite } from '../pages/typeset.ts';
import type { DocumentInput } from '../../../src/app/entry-server.tsx';
import { digest } from '../../base/digest.ts';
import { LAYERS, styleSheet } from '../../theme/style-sheet.ts';
import type { PlannedFont } from '../../model/theme-properties.ts';
import { coloursOf, hasColours } from '../../theme/derive.ts';
import { facesOf } from '../../theme/faces.ts';
import { analyticsFiles, makeShell } from './shell.ts';
import { absoluteUrl } from './head.ts';
import { addressIn } from '../../model/language-addresses.ts';
import { pagePolicy, responseHeaders } from './response-headers.ts';
import { siteContext, type PlanInput, type SiteContext } from './site-context.ts';
import { robots, sitemapEntries, sitemaps } from './sitemap.ts';
import { pageUnit, planUnit, type Planners, type Unit, type UnitContext } from './units.ts';

// What the provider's theme adds to a site: its style sheet, its typefaces, and what every page says of it in its head.

/** The theme as it is published; without one there is nothing of it. */
interface PlannedTheme {
  readonly texts: readonly PlannedText[];
  readonly fonts?: readonly PlannedFont[];
  readonly links?: NonNullable<DocumentInput['theme']>;
}

/** Plans the theme of a site. Its style sheet is named by its content, so that browsers may keep it. */
export function planTheme({ theme, fonts }: Pick<LinkedSite, 'theme' | 'fonts'>, base: string): PlannedTheme {
  const faces = theme && facesOf(theme, fonts);
  const text = theme ? styleSheet(theme, faces) : '';
  if (theme === undefined || text === '') return { texts: [] };
  const file = `assets/theme.${digest(text, 12)}.css`;
  const grounds = hasColours(theme)
    ? { grounds: { light: coloursOf(theme, 'light').ground, dark: coloursOf(theme, 'dark').ground } }
    : {};
  const links = { style: base + file, ...grounds };
  if (!faces) return { texts: [{ file, text }], links };
  const first = faces.files.flatMap(({ isFirst, font }) => (isFirst ? [base + font.file] : []));
  return {
    texts: [{ file, text }],
    fonts: faces.files.map(({ font }) => font),
    links: { ...links, fonts: first, ...(faces.usesOwn && { usesOwnFonts: true }) },
  };
}

/** Plans the sheet of extra.css, with its URL: the last of all layers, in a file named by its content. */
export function planExtraStyles(
  { extra }: Pick<LinkedSite, 'extra'>,
  base: string,
): { readonly texts: readonly PlannedText[]; readonly style?: string } {
  if (extra === undefined) return { texts: [] };
  const text = `${LAYERS}@layer extra{${extra}}\n`;
  const file = `assets/extra.${digest(text, 12)}.css`;
  return { texts: [{ file, text }], style: base + file };
}

/** Returns what every page announces on the day of the build, or on a later one. */
export function planAnnouncement({ site, today }: SiteContext): DocumentInput['announcement'] {
  const { announcement } = site.settings;
  if (announcement === undefined || (announcement.until ?? today) < today) return undefined;
  const { from, ...rest } = announcement;
  return from === undefined || from <= today ? rest : announcement;
}

/** Files of the media folder that are published as they are, under their own names. */
function publishedAsIs({ media, settings, theme, attachments, originals }: LinkedSite): readonly string[] {
  const logos = [settings.logo, theme?.logo?.light, theme?.logo?.dark];
  const pictures = media.filter((one) => isPublishedAsIs(one, logos)).map(({ file }) => file);
  const themed = new Set(media.filter(isThemed).map(({ file }) => file));
  const all = new Set([...pictures, ...originals, ...attachments.map(({ file }) => file)]);
  return [...all].filter((file) => !themed.has(file)).sort();
}

/** A plan of which no page is planned yet. */
export interface SitePlan extends Omit<SharedPlan, keyof SharedOutputs | 'texts'> {
  /** The site in its other languages, with what their pages share. */
  readonly languages?: readonly (PlannedLanguage & { readonly shared: SharedInputs })[];
  readonly context: SiteContext;
  readonly shared: SharedInputs;
  /** Every page belongs to one of them. */
  readonly units: readonly Unit[];
  /** The page for addresses that no page has: one of the units. */
  readonly notFound: () => PlannedPage;
  /** The title of what is at an address, without the folder of the language. */
  readonly titleOf: (address: string) => string | undefined;
  /** Planned when they are asked for: most builds take them from the release before. */
  readonly outputs: () => SharedOutputs;
  /** Planned one by one, and again each time: they are as long as all pages of a list together, and are written once. */
  readonly texts: () => Iterable<PlannedText>;
}

const byAddress = (a: { readonly address: string }, b: { readonly address: string }): number =>
  compareText(a.address, b.address);

/** Which slug each legacy number leads to, and where old addresses lead. */
export function siteMaps({ courses, redirects, moved }: LinkedSite): SiteMaps {
  return {
    idToSlug: Object.fromEntries(
      courses.flatMap(({ course, numericAddress }) =>
        numericAddress === undefined ? [] : [[String(course.id), course.slug]],
      ),
    ),
    redirects: Object.fromEntries([...moved, ...redirects].map(({ from, to }) => [from, to])),
  };
}

function* texts(context: SiteContext, styles: readonly PlannedText[]): Iterable<PlannedText> {
  const { site, base } = context;
  yield* styles;
  yield* sitemaps(sitemapEntries(context), (file) => absoluteUrl(site, base, file));
  yield* newsFeed(context);
  yield* catalogueFiles(context);
  yield* searchFiles(context);
  yield* codeFiles(site);
  yield* analyticsFiles(context);
  yield* offerTexts(context);
  yield missingText(context);
  yield* calendars(context);
  yield manifest(site, base);
  yield* formReceivers(context);
  if (!site.isFurther) yield* themedDrawings(site);
  yield { file: 'maps/forms.json', text: `${JSON.stringify(acceptedFields(site), null, 2)}\n` };
  yield { file: 'robots.txt', text: robots(absoluteUrl(site, base, 'sitemap.xml')) };
}

interface PagePlanner {
  readonly address: string;
  readonly plan: () => PlannedPage;
}

/** The pages of which none belongs to a file with a planner, by address. */
function pagesOf(context: SiteContext): readonly PagePlanner[] {
  const { site, redirected } = context;
  const lists = isLarge(site) ? courseLists(context) : [];
  const pages: readonly PagePlanner[] = [
    ...site.pages.map((page: LinkedPage) => ({ address: page.address, plan: () => contentPage(page, context) })),
    ...site.categoryPages.map((page) => ({ address: page.address, plan: () => categoryPage(page, context) })),
    ...lists.map((list) => ({ address: list.pages[list.current] ?? '', plan: () => listPage(list, context) })),
    ...formMessages(context).map((page) => ({ address: page.address, plan: () => page })),
  ];
  return pages
    .filter(({ address }) => !redirected.has(address))
    .map(({ address, plan }) => ({ address, plan: once(plan) }))
    .sort(byAddress);
}

function titlesOf({ site }: SiteContext, pages: readonly PagePlanner[]): (address: string) => string | undefined {
  const titles = new Map([
    ...site.entries.map(({ address, title }) => [address, title] as const),
    ...site.courses.flatMap(({ address, numericAddress = address, course: { title } }) => [
      [address, title] as const,
      [numericAddress, title] as const,
    ]),
  ]);
  return (address) => pages.find((page) => page.address === address)?.plan().head.title ?? titles.get(address);
}

const forwards = ({ site, base }: SiteContext, { titleOf }: Pick<SitePlan, 'titleOf'>): readonly PlannedForward[] =>
  site.redirects.map(({ from, to }) => {
    const [address = to] = to.split(/[?#]/);
    return { from, to, title: titleOf(address) ?? to, canonical: absoluteUrl(site, base, address) };
  });

/** What a site is planned with. */
export interface SitePlanInput extends PlanInput {
  /** Where the files of pages are; flat by default. */
  readonly layout?: Layout;
  /** Whether every host sends the headers of the site; by default they do. */
  readonly areHeadersSent?: boolean;
  readonly planners: Planners;
}

/** What the document of every page says besides page and theme. */
function documentParts(context: SiteContext): Pick<SharedInputs, 'announcement' | 'feed' | 'languages'> {
  const [announcement, feed] = [planAnnouncement(context), feedLink(context)];
  const { languages } = context;
  return { ...(announcement && { announcement }), ...(feed && { feed }), ...(languages && { languages }) };
}

const oldAddressesOf = ({ redirects, moved, gone }: LinkedSite): Pick<Hosting, 'redirects' | 'moved' | 'gone'> => ({
  redirects: redirects.map(({ from, to }) => ({ from, to })),
  ...(moved.length > 0 && { moved }),
  gone,
});

/** Plans the styles of a site, which are the same in all its languages. */
function planStyles(site: LinkedSite, { base, languages }: SiteContext) {
  const root = languages?.all[0]?.base ?? base;
  return { theme: planTheme(site, root), extra: planExtraStyles(site, root) };
}

/** Plans a site but for its pages. It cannot fail: whatever could be wrong was found before. */
export function planSite(linked: LinkedSite, input: SitePlanInput): SitePlan {
  const site = typesetSite(input.layout === 'folders' ? { ...linked, layout: input.layout } : linked);
  const context = siteContext(site, input);
  const { base } = context;
  const pages = pagesOf(context);
  const notFound = once(() => notFoundPage(context));
  const planned = makeShell(context);
  const shell = planned.slash ? withSlashes(planned) : planned;
  const headers = responseHeaders(site);
  const { theme, extra } = planStyles(site, context);
  const titleOf = memoize(titlesOf(context, pages));
  const policy = input.areHeadersSent === false ? { policy: pagePolicy(headers) } : {};
  return {
    context,
    shared: {
      base,
      site: sharedSite(site),
      shell,
      ...policy,
      ...(theme.links && { theme: theme.links }),
      ...(extra.style !== undefined && { extra: extra.style }),
      ...documentParts(context),
    },
    units: [
      ...pages.map(({ address, plan }) => pageUnit(address, plan)),
      pageUnit(notFound().address, notFound),
      ...Array.from(input.planners.values()).flatMap((planner) => planner.units(context)),
    ],
    base,
    shell,
    notFound,
    titleOf,
    maps: siteMaps(site),
    hosting: { base, origin: site.settings.origin, ...oldAddressesOf(site), headers },
    ...policy,
    media: publishedAsIs(site),
    ...(theme.fonts && { fonts: theme.fonts }),
    outputs: once(() => ({
      forwards: forwards(context, { titleOf }),
      pictures: siteDrawings(context),
      variants: site.media.flatMap(variantsOf),
    })),
    texts: () => texts(context, [...theme.texts, ...extra.texts]),
  };
}

/** Returns a plan with what belongs to no unit. */
export const withOutputs = ({ outputs, texts, ...site }: SitePlan) => ({ ...site, ...outputs(), texts: [...texts()] });

/** What units of a language are planned with. */
export const meansIn = (shared: SharedInputs, means: UnitContext): UnitContext => ({
  ...means,
  context: pageContext(shared),
  readContent: means.readIn?.(shared.languages?.folder ?? '') ?? means.readContent,
});

/** Plans every unit of a site plan: what a build would write, as plain JSON. */
export function wholePlan(plan: SitePlan, means: UnitContext): Plan {
  const { context: _context, shared: _shared, titleOf: _titleOf, ...planned } = withOutputs(plan);
  const { units, notFound, languages, ...site } = planned;
  const meansOf = memoize((own: Unit['site']) => (own ? meansIn(own.shared, means) : means));
  const ofUnits = units.map((unit) => {
    const { pages: own, pictures } = planUnit(unit.inputs(), meansOf(unit.site));
    const folder = unit.site?.shared.languages?.folder ?? '';
    return { pages: own.map((page) => ({ ...page, address: addressIn(folder, page.address) })), pictures };
  });
  const missing = notFound();
  const pages = ofUnits.flatMap((unit) => unit.pages).filter(({ address }) => address !== missing.address);
  return {
    ...site,
    ...(languages && { languages: languages.map(({ shared: _, ...language }) => language) }),
    pages: pages.sort(byAddress),
    notFound: missing,
    pictures: [...site.pictures, ...ofUnits.flatMap(({ pictures }) => pictures)],
  };
}
