// Every picture that is drawn rather than supplied: icons, covers and the pictures of social networks.
import { fullTitle } from '../../../src/app/format.ts';
import type { LinkedCourse } from '../../model/content.ts';
import type { PlannedPicture } from '../../model/planned.ts';
import {
  courseSocialPicture,
  hasOneSocialPicture,
  pageSocialPicture,
  sharesSocialPictures,
  siteSocialPicture,
} from '../shell/head.ts';
import { hasCovers, coverPalettes } from '../../theme/derive.ts';
import type { CourseInputs } from '../course/course-inputs.ts';
import type { PageContext, SharedSite } from '../shell/page-context.ts';
import type { SiteContext } from '../shell/site-context.ts';
import type { Theme } from '../../../schemas/types.ts';
import { memoize } from '../../base/memoize.ts';
import { drawCover, type CoverInput, shortNames } from './cover/draw-cover.ts';
import { icons, logoOf } from './icons.ts';
import { COVERS, coverFile } from './picture-variants.ts';
import { drawSocialPicture } from './social/draw-social-picture.ts';

// What the theme says of drawn covers.

const palettesOf = memoize((theme: Theme | undefined) => coverPalettes(theme));

/** Returns the style and the colours of covers: the provider's own palettes, or those of the theme. */
function coverLook({ settings, theme }: SharedSite): Pick<CoverInput, 'palettes' | 'style'> {
  const palettes = settings.covers?.palettes ?? palettesOf(theme);
  const style = theme?.covers === 'none' ? 'plain' : (theme?.coversBySubject ?? theme?.covers);
  return { palettes, ...(style && { style }) };
}

/** What the cover of a course is drawn from: its place in the catalogue. */
function coverInput(linked: LinkedCourse, place: number, { site }: PageContext): CoverInput {
  const group = site.categories.findIndex(({ id }) => id === linked.category);
  const subcategories = site.categories[group]?.subcategories ?? [];
  const part = subcategories.findIndex(({ id }) => id === linked.subcategory);
  return {
    seed: `${linked.category} ${linked.subcategory} ${place % COVERS}`,
    category: Math.max(0, group),
    subcategory: Math.max(0, part),
    place: place % COVERS,
    ...coverLook(site),
  };
}

/** The covers of all courses without a picture of their own, each once; drawn when they are asked for. */
function covers(context: SiteContext): readonly PlannedPicture[] {
  if (!hasCovers(context.site.theme)) return [];
  const drawn = context.order.groups.flatMap(({ courses }) => {
    const used = new Set(courses.flatMap(({ course }, place) => (course.image ? [] : [place % COVERS])));
    // Later courses of a large subcategory share the covers of the first, so these cannot have letters of their own.
    const isShared = courses.length > COVERS;
    return courses.slice(0, COVERS).flatMap((linked, place) => {
      const words = isShared ? linked.subcategory : fullTitle(linked.course);
      return used.has(place) ? [{ linked, place, words }] : [];
    });
  });
  const { covers: style, coversBySubject } = context.site.theme ?? {};
  const named = [...new Set(style === 'initials' || coversBySubject ? drawn.map(({ words }) => words) : [])];
  const names = shortNames(named);
  return drawn.map(({ linked, place, words }) => {
    const letters = names[named.indexOf(words)];
    const input = { ...coverInput(linked, place, context), ...(letters !== undefined && { letters }) };
    return {
      file: coverFile(linked, place),
      key: JSON.stringify(input),
      get svg() {
        return drawCover(input);
      },
    };
  });
}

function social(
  file: string,
  input: { readonly title: string; readonly cover: CoverInput },
  { site }: PageContext,
): PlannedPicture {
  const { name: provider, direction } = site.settings;
  return { file, svg: drawSocialPicture({ ...input, provider, logo: logoOf(site), direction }) };
}

/** The cover behind a title that is no course's. */
const plainCover = (seed: string, { site }: PageContext, { category = 0, place = 0 } = {}): CoverInput => ({
  seed,
  category,
  subcategory: 0,
  place,
  ...coverLook(site),
});

/** A picture for social networks with a title that is no course's. */
export const titleDrawing = (file: string, title: string, context: PageContext): PlannedPicture =>
  social(file, { title, cover: plainCover(file, context) }, context);

function categoryDrawings(context: SiteContext): readonly PlannedPicture[] {
  const { categories } = context.site;
  if (!sharesSocialPictures(context.site) || hasOneSocialPicture(context.site)) return [];
  return context.order.groups.flatMap((group, i, groups) => {
    const [first] = group.courses;
    if (!first || groups[i - 1]?.category === group.category) return [];
    const category = categories.findIndex(({ id }) => id === group.category);
    const title = categories[category]?.name ?? context.site.settings.name;
    const cover = plainCover(title, context, { category: Math.max(0, category) });
    return [social(courseSocialPicture(first, context.site), { title, cover }, context)];
  });
}

/** The pictures of the site as a whole, in a fixed order. */
export function siteDrawings(context: SiteContext): readonly PlannedPicture[] {
  const { pages, settings } = context.site;
  const { name, tagline = name } = settings;
  return [
    ...icons(context.site),
    ...covers(context),
    ...categoryDrawings(context),
    ...(hasOneSocialPicture(context.site) ? [] : pages.map(pageDrawing)),
    social(siteSocialPicture, { title: tagline, cover: plainCover(name, context) }, context),
  ];

  function pageDrawing({ address, words: { title } }: (typeof pages)[number], place: number): PlannedPicture {
    const cover = plainCover(name + address, context, { place });
    return social(pageSocialPicture(address, context.site), { title, cover }, context);
  }
}

/** The pictures of one course: its own for social networks, unless the courses of a category share one. */
export function courseDrawings({ linked, place }: CourseInputs, context: PageContext): readonly PlannedPicture[] {
  const { site } = context;
  if (sharesSocialPictures(site)) return [];
  const cover = coverInput(linked, place, context);
  return [social(courseSocialPicture(linked, site), { title: linked.course.title, cover }, context)];
}
