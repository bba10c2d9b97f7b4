// What can be wrong between files, references to unknown names included.
import { defineError, defineWarning } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';
import { toSlug } from '../nearest.ts';
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

export const unknownCourse = defineError(
  'link/unknown-course',
  ({ gone, ...wrong }: WrongName & { gone?: GoneCourse | undefined }) =>
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
);
export const unknownStory = unknownName(
  'link/unknown-story',
  'story',
  'Correct the name, or add the story to stories.yaml.',
);
export const unknownTrainer = unknownName(
  'link/unknown-trainer',
  'trainer',
  'Correct the name, or add the trainer as a file in trainers.',
);
export const unknownPlace = unknownName(
  'link/unknown-place',
  'place',
  'Correct the name, or add the place to places.yaml.',
);
export const unknownEvent = unknownName(
  'link/unknown-event',
  'event',
  'Correct the name, or add the event to the events in schedule.yaml.',
);
export const unknownCategory = unknownName(
  'link/unknown-category',
  'category',
  'Correct the name, or add the category to catalogue.yaml.',
);
export const unknownSubcategory = unknownName(
  'link/unknown-subcategory',
  'subcategory',
  'Correct the name, or add the subcategory to catalogue.yaml.',
);
export const unknownFigure = unknownName(
  'link/unknown-figure',
  'figure',
  'Correct the name, or add the figure to the figures in site.yaml.',
);
export const unknownLanguage = unknownName(
  'link/unknown-language',
  'messages file for the language',
  'Add its file to the messages folder, such as messages/da.yaml for Danish: what it leaves out is shown in English. Or correct the code.',
);
export const unknownTimeZone = unknownName(
  'link/unknown-time-zone',
  'time zone',
  'Write it as continent and city, such as "Asia/Muscat".',
);
export const unusableOrigin = rule<{ origin: string }>('link/unusable-origin');
export const unknownTarget = unknownName(
  'link/unknown-target',
  'page with the address',
  'Correct the address, or add a page or a redirect for it.',
);
export const unknownFragment = defineError(
  'link/unknown-fragment',
  ({ page, fragment, known, within }: UnknownFragment) => ({
    message: `The page ${page} has no part "#${fragment}".`,
    ...adviseOn(
      { name: `#${fragment}`, known: known.map((id) => `#${id}`), within },
      known.length === 0
        ? `Delete "#${fragment}" from the link: no link can lead to a part of this page.`
        : `Write one of ${known.map((id) => `#${id}`).join(', ')}.`,
    ),
  }),
);
export const unknownPage = unknownName(
  'link/unknown-page',
  'page with the address',
  'Correct the address, add the page, or delete this entry.',
);
export const missingMedia = defineError('link/missing-media', (wrong: WrongName) => {
  const thing = /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?|hei[cf])$/i.test(wrong.name) ? 'picture' : 'file';
  return {
    message: missing(thing, wrong.name),
    ...adviseOn(wrong, `Correct the name, or add the ${thing} to the media folder.`),
  };
});

/** What is said of two things that claim what only one can have. */
const repeated =
  (what: string, advice: string) =>
  ({ value, first }: { value: string; first: string }) => ({
    message: `The ${what} ${value} is already used by ${first}.`,
    advice,
  });

export const duplicateId = defineError(
  'link/duplicate-id',
  repeated('number', 'Give one of the two courses another number.'),
);
export const sharedId = defineWarning(
  'link/shared-id',
  repeated(
    'number',
    'Give one of the two another number, or write sharesId: true in this course if this is intentional.',
  ),
);
export const duplicateTitle = defineWarning(
  'link/duplicate-title',
  repeated(
    'title',
    'Give one of the two another title, or write sharesTitle: true in this course if this is intentional.',
  ),
);
export const duplicateSession = defineError(
  'link/duplicate-session',
  repeated('session id', 'Give one of the two sessions another id.'),
);
export const duplicateStory = defineError(
  'link/duplicate-story',
  repeated('story id', 'Give one of the two stories another id.'),
);
export const duplicatePlace = defineError(
  'link/duplicate-place',
  repeated('place id', 'Give one of the two places another id.'),
);
export const duplicateCategory = defineError(
  'link/duplicate-category',
  repeated(
    'id',
    'Give one of the two another id, or write their courses in one list; an id that is still used does not belong in "formerly".',
  ),
);
export const duplicateEvent = defineError(
  'link/duplicate-event',
  repeated('event id', 'Give one of the two events another id.'),
);
export const duplicateSection = defineError(
  'link/duplicate-section',
  repeated('section id', 'Give one of the two sections another id.'),
);
export const duplicateListing = rule<{ slug: string; part: string }>('link/duplicate-listing');
export const duplicateAddress = defineError(
  'link/duplicate-address',
  repeated('address', 'Rename the file, or change the address, alias or number of one of the two.'),
);

/** The advice for a slug that differs from its file's name, which may not be a valid slug. */
function adviseSlug(slug: string, name: string, isTaken: boolean): string {
  const better = toSlug(name);
  const rename = better === name ? '' : `Rename the file to ${better}.yaml. `;
  if (isTaken) return `${rename}Write slug: ${better}, or delete the copy: another course has the slug "${slug}".`;
  return rename === ''
    ? `Write slug: ${name}, or rename the file to ${slug}.yaml.`
    : `Rename the file to ${slug}.yaml.`;
}

export const slugMismatch = defineError(
  'link/slug-mismatch',
  ({ slug, file, isTaken }: { slug: string; file: string; isTaken: boolean }) => ({
    message: `The slug "${slug}" and the file name "${file}" disagree.`,
    advice: adviseSlug(slug, file.replace('.yaml', ''), isTaken),
  }),
);

export const relatedToItself = defineError(
  'link/related-itself',
  ({ slug, field }: { slug: string; field: 'related' | 'leadsTo' }) => ({
    message: `The course "${slug}" names itself among the courses ${field === 'related' ? 'related to it' : 'that it leads to'}.`,
    advice: 'Remove the line, or name the course that is meant.',
  }),
);

export const unlistedCourse = rule<{ slug: string; part: string }>('link/unlisted-course');
export const missingPage = rule<{ template: string }>('link/missing-page');

export const redirectToItself = defineError(
  'link/redirect-loop',
  ({ from, chain }: { from: string; chain: readonly string[] }) => ({
    message: `The redirect from "${from}" leads back to itself: ${[...chain, from].join(' -> ')}.`,
    advice: 'Point one of them at a page.',
  }),
);

export const redirectChain = rule<{ from: string; to: string; end: string }>('link/redirect-chain');
export const redirectOverPage = rule<{ from: string }>('link/redirect-over-page');

export const unusedMedia = defineWarning(
  'link/unused-media',
  ({ thing, file, better }: { thing: string; file: string; better?: string }) => ({
    message: `Nothing uses the ${thing} "${file}".`,
    advice:
      better === undefined
        ? 'Name it in the course or page that it belongs to. Delete it only if no file that named it was deleted or cut short.'
        : `Rename the file to "${better}" and name it in the course or page that it belongs to.`,
  }),
);
