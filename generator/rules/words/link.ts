// What can be wrong between files, references to unknown names included.
import { defineRule, type Severity } from '../../model/diagnostic.ts';
import { toSlug } from '../to-slug.ts';
import { adviseOn, missing, unknownName, type GoneCourse, type WrongName } from '../unknown-name.ts';

// References to names, addresses and files that do not exist.

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

interface DuplicateRule {
  readonly code: string;
  readonly severity: Severity;
  /** What both of them claim. */
  readonly what: string;
  readonly why: string;
  readonly advice: string;
}

/** Defines a rule for two things that claim what only one can have. */
function repeated({ code, severity, what, why, advice }: DuplicateRule) {
  return defineRule({
    code,
    severity,
    why,
    say: ({ value, first }: { readonly value: string; readonly first: string }) => ({
      message: `The ${what} ${value} is already used by ${first}.`,
      advice,
    }),
  });
}

export const duplicateId = repeated({
  code: 'link/duplicate-id',
  severity: 'error',
  what: 'number',
  why: 'One number would lead to two courses of the same category.',
  advice: 'Give one of the two courses another number.',
});
export const sharedId = repeated({
  code: 'link/shared-id',
  severity: 'warning',
  what: 'number',
  why: 'The numeric address leads to the first course in catalogue order; the other is reached by its name only.',
  advice: 'Give one of the two another number, or write sharesId: true in this course if this is intentional.',
});
export const duplicateTitle = repeated({
  code: 'link/duplicate-title',
  severity: 'warning',
  what: 'title',
  why: 'Visitors cannot tell the two courses apart in menus, lists and the registration form.',
  advice: 'Give one of the two another title, or write sharesTitle: true in this course if this is intentional.',
});
export const duplicateSession = repeated({
  code: 'link/duplicate-session',
  severity: 'error',
  what: 'session id',
  why: 'Calendar entries and links could not tell the two sessions apart.',
  advice: 'Give one of the two sessions another id.',
});
export const duplicateStory = repeated({
  code: 'link/duplicate-story',
  severity: 'error',
  what: 'story id',
  why: 'Pages that name the story would always show the first of the two.',
  advice: 'Give one of the two stories another id.',
});
export const duplicatePlace = repeated({
  code: 'link/duplicate-place',
  severity: 'error',
  what: 'place id',
  why: 'Sessions that name the place would always show the first of the two.',
  advice: 'Give one of the two places another id.',
});
export const duplicateCategory = repeated({
  code: 'link/duplicate-category',
  severity: 'error',
  what: 'id',
  why: 'Visitors would see the two as one, under the name of the first.',
  advice:
    'Give one of the two another id, or write their courses in one list; an id that is still used does not belong in "formerly".',
});
export const duplicateEvent = repeated({
  code: 'link/duplicate-event',
  severity: 'error',
  what: 'event id',
  why: 'Sessions that name the event would always be shown with the first of the two.',
  advice: 'Give one of the two events another id.',
});
export const duplicateSection = repeated({
  code: 'link/duplicate-section',
  severity: 'error',
  what: 'section id',
  why: 'Links with this name would always lead to the first of the two.',
  advice: 'Give one of the two sections another id.',
});
export const duplicateListing = defineRule({
  code: 'link/duplicate-listing',
  severity: 'error',
  why: 'Visitors would see the same course twice in one list.',
  say: ({ slug, part }: { readonly slug: string; readonly part: string }) => ({
    message: `The course "${slug}" is in ${part} more than once.`,
    advice: 'Remove one of the two lines. The course may also be listed in other subcategories.',
  }),
});
export const duplicateAddress = repeated({
  code: 'link/duplicate-address',
  severity: 'error',
  what: 'address',
  why: 'Only one of the two pages could be published.',
  advice: 'Rename the file, or change the address, alias or number of one of the two.',
});

/** The advice for a slug that differs from its file's name, which may not be a valid slug. */
function adviseSlug(slug: string, name: string, isTaken: boolean): string {
  const better = toSlug(name);
  const rename = better === name ? '' : `Rename the file to ${better}.yaml. `;
  if (isTaken) return `${rename}Write slug: ${better}, or delete the copy: another course has the slug "${slug}".`;
  return rename === ''
    ? `Write slug: ${name}, or rename the file to ${slug}.yaml.`
    : `Rename the file to ${slug}.yaml.`;
}

export const slugMismatch = defineRule({
  code: 'link/slug-mismatch',
  severity: 'error',
  why: 'The file name is how everything else finds the course.',
  say: ({ slug, file, isTaken }: { readonly slug: string; readonly file: string; readonly isTaken: boolean }) => ({
    message: `The slug "${slug}" and the file name "${file}" disagree.`,
    advice: adviseSlug(slug, file.replace('.yaml', ''), isTaken),
  }),
});

export const relatedToItself = defineRule({
  code: 'link/related-itself',
  severity: 'error',
  why: 'The page would recommend the course that the visitor is already reading about.',
  say: ({ slug }: { readonly slug: string }) => ({
    message: `The course "${slug}" names itself among its related courses.`,
    advice: 'Remove the line, or name the course that is meant.',
  }),
});

export const unlistedCourse = defineRule({
  code: 'link/unlisted-course',
  severity: 'error',
  why: 'A course that the catalogue does not list has no category, no breadcrumb and no place in the menus.',
  say: ({ slug, part }: { readonly slug: string; readonly part: string }) => ({
    message: `The course "${slug}" is not listed in catalogue.yaml.`,
    advice: `Add "- ${slug}" to the courses of a ${part} in catalogue.yaml.`,
  }),
});

export const missingPage = defineRule({
  code: 'link/missing-page',
  severity: 'error',
  why: 'Menus, buttons and links of the site lead to this page.',
  say: ({ template }: { readonly template: string }) => ({
    message: `No page has the template "${template}".`,
    advice: `Add a file to the pages folder with the line "template: ${template}".`,
  }),
});

export const redirectToItself = defineRule({
  code: 'link/redirect-loop',
  severity: 'error',
  why: 'A browser that follows the redirects in a circle shows an error.',
  say: ({ from, chain }: { readonly from: string; readonly chain: readonly string[] }) => ({
    message: `The redirect from "${from}" leads back to itself: ${[...chain, from].join(' -> ')}.`,
    advice: 'Point one of them at a page.',
  }),
});

export const redirectChain = defineRule({
  code: 'link/redirect-chain',
  severity: 'warning',
  why: 'Each further redirect costs a visitor on a slow line another wait.',
  say: ({ from, to, end }: { readonly from: string; readonly to: string; readonly end: string }) => ({
    message: `The redirect from "${from}" leads to "${to}", which is itself redirected.`,
    advice: `Write to: ${end}`,
  }),
});

export const redirectOverPage = defineRule({
  code: 'link/redirect-over-page',
  severity: 'error',
  why: 'The page could never be seen.',
  say: ({ from }: { readonly from: string }) => ({
    message: `The redirect from "${from}" hides a page that has this address.`,
    advice: 'Delete the redirect, or give the page another address.',
  }),
});

export const unusedMedia = defineRule({
  code: 'link/unused-media',
  severity: 'warning',
  why: 'It costs space, and no visitor ever sees it.',
  say: ({ thing, file, better }: { readonly thing: string; readonly file: string; readonly better?: string }) => ({
    message: `Nothing uses the ${thing} "${file}".`,
    advice:
      better === undefined
        ? 'Name it in the course or page that it belongs to. Delete it only if no file that named it was deleted or cut short.'
        : `Rename the file to "${better}" and name it in the course or page that it belongs to.`,
  }),
});
