// Every picture that is drawn rather than supplied: icons, covers and the pictures of social networks.
import type { LinkedCourse } from '../model.ts';
import type { PlannedPicture } from '../planned.ts';
import { drawCover, type CoverInput } from './cover/draw-cover.ts';
import { courseSocialPicture, pageSocialPicture, sharesSocialPictures, siteSocialPicture } from './head.ts';
import { icons, logoOf } from './icons.ts';
import { coverFile } from './pictures.ts';
import type { PlanContext } from './plan-context.ts';
import { drawSocialPicture } from './social/draw-social-picture.ts';

/** What the cover of a course is drawn from: its slug and its place in the catalogue. */
function coverInput(linked: LinkedCourse, { site, order }: PlanContext): CoverInput {
  const group = site.categories.findIndex(({ id }) => id === linked.category);
  const subcategories = site.categories[group]?.subcategories ?? [];
  return {
    seed: linked.course.slug,
    category: Math.max(0, group),
    subcategory: Math.max(
      0,
      subcategories.findIndex(({ id }) => id === linked.subcategory),
    ),
    place: order.placeOf(linked),
    palettes: site.settings.covers?.palettes,
  };
}

/** The title of a picture for social networks, and the cover behind it. */
interface SocialInput {
  readonly title: string;
  readonly cover: CoverInput;
}

function social(file: string, input: SocialInput, { site }: PlanContext): PlannedPicture {
  const { name: provider, direction } = site.settings;
  return { file, svg: drawSocialPicture({ ...input, provider, logo: logoOf(site), direction }) };
}

/** The cover behind a title that is no course's. */
const plainCover = (seed: string, { site }: PlanContext, { category = 0, place = 0 } = {}): CoverInput => ({
  seed,
  category,
  subcategory: 0,
  place,
  palettes: site.settings.covers?.palettes,
});

/** The pictures that the courses of a category share, where they do. */
function categoryDrawings(context: PlanContext): readonly PlannedPicture[] {
  const { categories } = context.site;
  if (!sharesSocialPictures(context.site)) return [];
  return context.order.shelves.flatMap((shelf, i, shelves) => {
    const [first] = shelf.courses;
    if (!first || shelves[i - 1]?.category === shelf.category) return [];
    const category = categories.findIndex(({ id }) => id === shelf.category);
    const title = categories[category]?.name ?? shelf.category;
    return [
      social(
        courseSocialPicture(first, context.site),
        { title, cover: plainCover(title, context, { category }) },
        context,
      ),
    ];
  });
}

/** The pictures of the site as a whole, in a fixed order. */
export function siteDrawings(context: PlanContext): readonly PlannedPicture[] {
  const { pages, settings } = context.site;
  const { name, tagline } = settings;
  return [
    ...icons(context.site),
    ...categoryDrawings(context),
    ...pages.map(({ address, words: { title } }, place) =>
      social(pageSocialPicture(address), { title, cover: plainCover(name + address, context, { place }) }, context),
    ),
    social(siteSocialPicture, { title: tagline, cover: plainCover(name, context) }, context),
  ];
}

/** The pictures of one course: its cover, where it has no picture, and its own for social networks. */
export function courseDrawings(linked: LinkedCourse, context: PlanContext): readonly PlannedPicture[] {
  const { slug, title, image } = linked.course;
  const cover = coverInput(linked, context);
  return [
    ...(image === undefined ? [{ file: coverFile(slug), svg: drawCover(cover) }] : []),
    ...(sharesSocialPictures(context.site)
      ? []
      : [social(courseSocialPicture(linked, context.site), { title, cover }, context)]),
  ];
}
