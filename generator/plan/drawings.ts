// Every picture that is drawn rather than supplied: icons, covers and the pictures of social networks.
import type { LinkedCourse, LinkedSite, PlannedPicture } from '../model.ts';
import { drawCover, type CoverInput } from './cover/draw-cover.ts';
import { courseSocialPicture, pageSocialPicture, siteSocialPicture } from './head.ts';
import { icons, logoOf } from './icons.ts';
import { coverFile } from './pictures.ts';
import { drawSocialPicture } from './social/draw-social-picture.ts';

/** What the cover of a course is drawn from: its slug and its place in the catalogue. */
function coverInput({ course, category, subcategory }: LinkedCourse, site: LinkedSite): CoverInput {
  const group = site.categories.findIndex(({ id }) => id === category);
  const subcategories = site.categories[group]?.subcategories ?? [];
  const neighbours = site.courses.filter((other) => other.category === category && other.subcategory === subcategory);
  return {
    seed: course.slug,
    category: Math.max(0, group),
    subcategory: Math.max(
      0,
      subcategories.findIndex(({ id }) => id === subcategory),
    ),
    place: neighbours.findIndex((other) => other.course.slug === course.slug),
    palettes: site.settings.covers?.palettes,
  };
}

/** Every picture to draw, in a fixed order. */
export function drawings(site: LinkedSite): readonly PlannedPicture[] {
  const { name, direction, covers, tagline } = site.settings;
  const logo = logoOf(site);
  const social = (file: string, title: string, cover: CoverInput): PlannedPicture => ({
    file,
    svg: drawSocialPicture({ title, provider: name, logo, direction, cover }),
  });
  const siteCover = (seed: string, place: number): CoverInput => ({
    seed,
    category: 0,
    subcategory: 0,
    place,
    palettes: covers?.palettes,
  });
  return [
    ...icons(site),
    ...site.courses
      .filter(({ course }) => course.image === undefined)
      .map((linked) => ({ file: coverFile(linked.course.slug), svg: drawCover(coverInput(linked, site)) })),
    ...site.courses.map((linked) =>
      social(courseSocialPicture(linked.course.slug), linked.course.title, coverInput(linked, site)),
    ),
    ...site.pages.map(({ address, words }, place) =>
      social(pageSocialPicture(address), words.title, siteCover(name + address, place)),
    ),
    social(siteSocialPicture, tagline, siteCover(name, 0)),
  ];
}
