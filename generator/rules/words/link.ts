// What can be wrong between files, references to unknown names included.
import { defineError } from '../../model/diagnostic.ts';
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
export const unknownStory = unknownName('link/unknown-story');
export const unknownTrainer = unknownName('link/unknown-trainer');
export const unknownPlace = unknownName('link/unknown-place');
export const unknownEvent = unknownName('link/unknown-event');
export const unknownCategory = unknownName('link/unknown-category');
export const unknownSubcategory = unknownName('link/unknown-subcategory');
export const unknownFigure = unknownName('link/unknown-figure');
export const unknownLanguage = unknownName('link/unknown-language');
export const unknownTimeZone = unknownName('link/unknown-time-zone');
export const unusableOrigin = rule<{ origin: string }>('link/unusable-origin');
export const unknownTarget = unknownName('link/unknown-target');
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
export const unknownPage = unknownName('link/unknown-page');
export const missingMedia = defineError('link/missing-media', (wrong: WrongName) => {
  const thing = /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?|hei[cf])$/i.test(wrong.name) ? 'picture' : 'file';
  return {
    message: missing(thing, wrong.name),
    ...adviseOn(wrong, `Correct the name, or add the ${thing} to the media folder.`),
  };
});

/** A value that two things claim, and only one can have. */
interface Repeated {
  readonly value: string;
  /** What has it already. */
  readonly first: string;
}

export const duplicateId = rule<Repeated>('link/duplicate-id');
export const sharedId = rule<Repeated>('link/shared-id');
export const duplicateCode = rule<Repeated>('link/duplicate-code');
export const duplicateTitle = rule<Repeated>('link/duplicate-title');
export const duplicateSession = rule<Repeated>('link/duplicate-session');
export const duplicateStory = rule<Repeated>('link/duplicate-story');
export const duplicatePlace = rule<Repeated>('link/duplicate-place');
export const duplicateCategory = rule<Repeated>('link/duplicate-category');
export const duplicateEvent = rule<Repeated>('link/duplicate-event');
export const duplicateSection = rule<Repeated>('link/duplicate-section');
export const duplicateListing = rule<{ slug: string; part: string }>('link/duplicate-listing');
export const duplicateAddress = rule<Repeated>('link/duplicate-address');

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

export const relatedToItself = rule<{ slug: string; field: 'related' | 'leadsTo' }>('link/related-itself');
export const leadsInCircle = rule<{ way: readonly string[] }>('link/leads-in-circle', ({ way }) => ({
  way: way.join(' -> '),
}));
export const unlistedCourse = rule<{ slug: string; part: string }>('link/unlisted-course');
export const missingPage = rule<{ template: string }>('link/missing-page');
export const redirectToItself = rule<{ from: string; chain: readonly string[] }>(
  'link/redirect-loop',
  ({ from, chain }) => ({
    way: [...chain, from].join(' -> '),
  }),
);
export const redirectChain = rule<{ from: string; to: string; end: string }>('link/redirect-chain');
export const redirectOverPage = rule<{ from: string }>('link/redirect-over-page');
export const unusedMedia = rule<{ thing: string; file: string; better?: string }>('link/unused-media');
