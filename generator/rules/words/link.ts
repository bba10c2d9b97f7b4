// What can be wrong between files, references to unknown names included.
import { andOthers, rule } from '../rule.ts';
import { toSlug } from '../nearest.ts';
import { guessOf, unknownName, type GoneCourse, type WrongName } from '../unknown-name.ts';

// References to names, addresses and files that do not exist.

/** How many time zones of an offset are named. */
const SHOWN_ZONES = 5;

interface UnknownFragment {
  readonly page: string;
  readonly fragment: string;
  readonly known: readonly string[];
  /** The link as it is written. */
  readonly within: string;
}

export const unknownCourse = rule<WrongName & { gone?: GoneCourse | undefined }>(
  'link/unknown-course',
  ({ gone, ...wrong }) => (gone ? { is: 'gone', ...gone } : guessOf(wrong)),
);
export const unknownCategory = unknownName('link/unknown-category');
export const unknownSubcategory = unknownName('link/unknown-subcategory');
export const unknownFigure = unknownName('link/unknown-figure');
export const unknownLanguage = unknownName('link/unknown-language');
export const unknownTimeZone = rule<WrongName & { zones: readonly string[] }>(
  'link/unknown-time-zone',
  ({ zones, ...wrong }) => ({ zones: andOthers(zones, SHOWN_ZONES), ...guessOf(wrong) }),
);
export const unusableOrigin = rule<{ origin: string }>('link/unusable-origin');
export const unknownTarget = unknownName('link/unknown-target');
export const unknownFragment = rule<UnknownFragment>('link/unknown-fragment', ({ fragment, known, within }) => {
  const ids = known.map((id) => `#${id}`);
  return { ids, ...guessOf({ name: `#${fragment}`, known: ids, within }) };
});
export const unknownPage = unknownName('link/unknown-page');
export const missingMedia = rule<WrongName>('link/missing-media', (wrong) => ({
  thing: /\.(?:jpe?g|png|webp|avif|svg|gif|tiff?|hei[cf])$/i.test(wrong.name) ? 'picture' : 'file',
  ...guessOf(wrong),
}));

/** A value that two things claim, and only one can have. */
interface Repeated {
  readonly value: string;
  /** What has it already. */
  readonly first: string;
}

export const duplicateId = rule<Repeated>('link/duplicate-id');
export const sharedId = rule<Repeated>('link/shared-id');
export const duplicateCode = rule<Repeated>('link/duplicate-code');
/** `count` courses have the title of the first. */
export const duplicateTitle = rule<Repeated & { count: number }>('link/duplicate-title');
export const duplicateSession = rule<Repeated>('link/duplicate-session');
export const duplicateStory = rule<Repeated>('link/duplicate-story');
export const duplicatePlace = rule<Repeated>('link/duplicate-place');
export const duplicateCategory = rule<Repeated>('link/duplicate-category');
export const duplicateEvent = rule<Repeated>('link/duplicate-event');
export const duplicateSection = rule<Repeated>('link/duplicate-section');
/** How many empty parts of the catalogue are named. */
const SHOWN_PARTS = 5;

export const emptyCategory = rule<{ part: 'category' | 'subcategory'; names: readonly string[] }>(
  'link/empty-category',
  ({ part, names }) => ({
    parts: part.replace('y', 'ies'),
    count: names.length,
    names: andOthers(
      names.map((name) => `"${name}"`),
      SHOWN_PARTS,
    ),
  }),
);
export const duplicateListing = rule<{ slug: string; part: string }>('link/duplicate-listing');
export const duplicateAddress = rule<Repeated>('link/duplicate-address');

/** The name of the file may not be a valid slug. */
export const slugMismatch = rule<{ slug: string; file: string; isTaken: boolean }>(
  'link/slug-mismatch',
  ({ file, isTaken }) => {
    const name = file.replace('.yaml', '');
    const better = toSlug(name);
    const isSlug = better === name;
    return { better, isSlug, renamed: isSlug ? '' : better, is: isTaken ? 'taken' : 'other' };
  },
);

export const relatedToItself = rule<{ slug: string; field: 'related' | 'leadsTo' }>('link/related-itself');
export const leadsInCircle = rule<{ way: readonly string[] }>('link/leads-in-circle', ({ way }) => ({
  way: way.join(' -> '),
}));
export const unlistedCourse = rule<{ slug: string; part: string }>('link/unlisted-course');
export const missingPage = rule<{ template: string }>('link/missing-page');
export const redirectToItself = rule<{ from: string; chain: readonly string[] }>(
  'link/redirect-loop',
  ({ from, chain }) => ({ way: [...chain, from].join(' -> ') }),
);
export const redirectChain = rule<{ from: string; to: string; end: string }>('link/redirect-chain');
export const redirectOverPage = rule<{ from: string }>('link/redirect-over-page');
export const unusedMedia = rule<{ thing: string; file: string; better?: string }>('link/unused-media');
