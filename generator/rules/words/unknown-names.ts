// References to names, addresses and files that do not exist.
import { defineRule } from '../../model/diagnostic.ts';
import { adviseOn, missing, unknownName, type GoneCourse, type WrongName } from '../unknown-name.ts';

interface UnknownFragment {
  readonly page: string;
  readonly fragment: string;
  /** The fragments that the page has. */
  readonly known: readonly string[];
  /** The link as it is written. */
  readonly within: string;
}

export const unknownCourse = defineRule({
  code: 'link/unknown-course',
  severity: 'error',
  why: 'The page would show or sell a course that does not exist.',
  say: ({ gone, ...wrong }: WrongName & { readonly gone?: GoneCourse | undefined }) =>
    gone
      ? {
          message: `The course "${gone.slug}" is gone: there is no file courses/${gone.slug}.yaml any more.`,
          advice:
            gone.renamed === undefined
              ? `Put the file back, or delete ${gone.part}.`
              : `If it was renamed, write "${gone.renamed}". Otherwise put the file back, or delete ${gone.part}.`,
        }
      : {
          message: missing('course', wrong.name),
          ...adviseOn(wrong, 'Correct the name, or add the course as a file in courses.'),
        },
});
export const unknownStory = unknownName({
  code: 'link/unknown-story',
  thing: 'story',
  advice: 'Correct the name, or add the story to stories.yaml.',
  why: 'The page would have an empty place among its stories.',
});
export const unknownTrainer = unknownName({
  code: 'link/unknown-trainer',
  thing: 'trainer',
  advice: 'Correct the name, or add the trainer as a file in trainers.',
  why: 'The page would name a trainer who does not exist.',
});
export const unknownPlace = unknownName({
  code: 'link/unknown-place',
  thing: 'place',
  advice: 'Correct the name, or add the place to places.yaml.',
  why: 'Visitors could not find where the session is held.',
});
export const unknownEvent = unknownName({
  code: 'link/unknown-event',
  thing: 'event',
  advice: 'Correct the name, or add the event to the events in schedule.yaml.',
  why: 'The session would be missing among those of its event.',
});
export const unknownCategory = unknownName({
  code: 'link/unknown-category',
  thing: 'category',
  advice: 'Correct the name, or add the category to catalogue.yaml.',
  why: 'A visitor who follows this link sees no courses.',
});
export const unknownSubcategory = unknownName({
  code: 'link/unknown-subcategory',
  thing: 'subcategory',
  advice: 'Correct the name, or add the subcategory to catalogue.yaml.',
  why: 'A visitor who follows this link sees no courses.',
});
export const unknownFigure = unknownName({
  code: 'link/unknown-figure',
  thing: 'figure',
  advice: 'Correct the name, or add the figure to the figures in site.yaml.',
  why: 'The page would have an empty place among its figures.',
});
export const unknownLanguage = unknownName({
  code: 'link/unknown-language',
  thing: 'messages file for the language',
  advice:
    'Add its file to the messages folder, such as messages/da.yaml for Danish: what it leaves out is shown in English. Or correct the code.',
  why: 'The interface would have no words.',
});
export const unknownTimeZone = unknownName({
  code: 'link/unknown-time-zone',
  thing: 'time zone',
  advice: 'Write it as continent and city, such as "Asia/Muscat".',
  why: 'It would be unknown which sessions are still to come.',
});
export const unusableOrigin = defineRule({
  code: 'link/unusable-origin',
  severity: 'error',
  why: 'Canonical addresses, the sitemap and all shared links begin with it, and no browser could open them.',
  say: ({ origin }: { readonly origin: string }) => ({
    message: `"${origin}" is not an address that browsers can open.`,
    advice:
      'Write the address of your site as the browser shows it, up to the name, such as "https://www.example.com".',
  }),
});
export const unknownTarget = unknownName({
  code: 'link/unknown-target',
  thing: 'page with the address',
  advice: 'Correct the address, or add a page or a redirect for it.',
  why: 'A visitor who follows this link gets the not-found page.',
});
export const unknownFragment = defineRule({
  code: 'link/unknown-fragment',
  severity: 'error',
  why: 'The link leads to the top of the page instead of the part that it promises.',
  say: ({ page, fragment, known, within }: UnknownFragment) => ({
    message: `The page ${page} has no part "#${fragment}".`,
    ...adviseOn(
      { name: `#${fragment}`, known: known.map((id) => `#${id}`), within },
      known.length === 0
        ? `Delete "#${fragment}" from the link: no link can lead to a part of this page.`
        : `Write one of ${known.map((id) => `#${id}`).join(', ')}.`,
    ),
  }),
});
export const unknownPage = unknownName({
  code: 'link/unknown-page',
  thing: 'page with the address',
  advice: 'Correct the address, add the page, or delete this entry.',
  why: 'The texts are written for a page that does not exist and are never shown.',
});
export const missingMedia = defineRule({
  code: 'link/missing-media',
  severity: 'error',
  why: 'Visitors would see a broken picture, or follow a link to nothing.',
  say: (wrong: WrongName) => {
    const thing = /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?|hei[cf])$/i.test(wrong.name) ? 'picture' : 'file';
    return {
      message: missing(thing, wrong.name),
      ...adviseOn(wrong, `Correct the name, or add the ${thing} to the media folder.`),
    };
  },
});
