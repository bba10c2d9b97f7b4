// References to names, addresses and files that do not exist.
import { defineRule } from '../../model/diagnostic.ts';
import type { FindByTitle } from '../find-by-title.ts';
import { asItLooks } from '../../model/invisible.ts';
import { ask, nearest } from '../nearest.ts';

interface UnknownName {
  readonly code: string;
  readonly thing: string;
  /** What to do if no known name is near. */
  readonly advice: string;
  readonly why: string;
}

interface WrongName {
  readonly name: string;
  readonly known: Iterable<string>;
  /** Finds a thing by its title, where things have titles. */
  readonly byTitle?: FindByTitle | undefined;
}

/** The endings that addresses of older sites often have. */
const oldEnding = /(?:\/index)?\.(?:html?|php|aspx?)$/;

/** The name that was most likely meant; a text that does not look like a name is tried as a title first. */
function meantName({ name: written, known, byTitle = () => undefined }: WrongName): string | undefined {
  const name = asItLooks(written);
  const isTitle = /[^a-z0-9/.-]/.test(name);
  const near = nearest(name.replace(oldEnding, '') || '/', known);
  return isTitle ? (byTitle(name) ?? near) : (near ?? byTitle(name));
}

const missing = (thing: string, name: string): string => `There is no ${thing} "${name}".`;

function advise(wrong: WrongName, otherwise: string): string {
  const meant = meantName(wrong);
  return meant === undefined ? otherwise : ask(meant);
}

/** Defines a rule for references by name to something defined elsewhere. */
function unknownName({ code, thing, advice, why }: UnknownName) {
  return defineRule({
    code,
    severity: 'error',
    why,
    say: (wrong: WrongName) => ({ message: missing(thing, wrong.name), advice: advise(wrong, advice) }),
  });
}

/** What is known about a course that used to exist. */
export interface GoneCourse {
  readonly slug: string;
  /** The slug that it most likely has now. */
  readonly renamed: string | undefined;
  /** What refers to it, such as "this session". */
  readonly part: string;
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
          advice: advise(wrong, 'Correct the name, or add the course as a file in courses.'),
        },
});
export const unknownStory = unknownName({
  code: 'link/unknown-story',
  thing: 'story',
  advice: 'Correct the name, or add the story to stories.yaml.',
  why: 'The page would have an empty place among its stories.',
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
  advice: 'Correct the language, or add its file to the messages folder.',
  why: 'The interface would have no words.',
});
export const unknownTimeZone = unknownName({
  code: 'link/unknown-time-zone',
  thing: 'time zone',
  advice: 'Write it as continent and city, such as "Asia/Muscat".',
  why: 'Nobody could tell which sessions are still to come.',
});
export const unknownTarget = unknownName({
  code: 'link/unknown-target',
  thing: 'page with the address',
  advice: 'Correct the address, or add a page or a redirect for it.',
  why: 'A visitor who follows this link gets the not-found page.',
});
export const unknownPage = unknownName({
  code: 'link/unknown-page',
  thing: 'page with the address',
  advice: 'Correct the address, add the page, or delete this entry.',
  why: 'The texts are written for a page that does not exist and are never shown.',
});
export const missingMedia = unknownName({
  code: 'link/missing-media',
  thing: 'picture',
  advice: 'Correct the name, or add the picture to the media folder.',
  why: 'Visitors would see a broken picture.',
});
