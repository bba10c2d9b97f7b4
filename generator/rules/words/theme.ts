// What can be wrong with the look of the site.
import { defineRule } from '../../model/diagnostic.ts';

/** Two colours that meet, in words, with the contrast that they have and need. */
export interface ContrastFacts {
  /** The colour as it is written. */
  readonly colour: string;
  readonly mode: 'light' | 'dark';
  /** What is set in one of the two colours, such as "links", and what it is set on, such as "cards and forms". */
  readonly text: string;
  readonly on: string;
  /** The contrast, such as "1.4:1", and the least one. */
  readonly has: string;
  readonly needs: string;
  /** The nearest colour that passes, as #rrggbb; undefined where none does. */
  readonly nearest: string | undefined;
}

const fixWith = (nearest: string | undefined) =>
  nearest === undefined ? {} : { fix: `"${nearest}"`, isGuess: true as const };

export const lowContrast = defineRule({
  code: 'theme/low-contrast',
  severity: 'error',
  why: 'People who do not see well, and anyone in bright light, could not read it.',
  say: ({ colour, mode, text, on, has, needs, nearest }: ContrastFacts) => ({
    message: `With "${colour}" in ${mode} mode, the contrast of ${text} on ${on} is ${has}. It has to be ${needs} or more.`,
    advice:
      nearest === undefined
        ? 'Choose another colour, or delete the line: the colour then follows from the brand colour.'
        : `Write "${nearest}", the nearest colour that passes, or delete the line: the colour then follows from the brand colour.`,
    ...fixWith(nearest),
  }),
});

export const changedColour = defineRule({
  code: 'theme/changed-colour',
  severity: 'info',
  why: 'Links are clearly darker than the colour that you chose.',
  say: ({ colour, text, on, has, needs, nearest = colour }: ContrastFacts) => ({
    message: `With "${colour}", the contrast of ${text} on ${on} would be ${has}. It has to be ${needs}, so ${text} are "${nearest}" in light mode.`,
    advice:
      'Leave it as it is: buttons and other shapes keep your colour. To choose the colour of links yourself, add link to tones.light.',
  }),
});

/** Why a typeface of the provider's own cannot be used. */
export type TypefaceProblem =
  { readonly is: 'unnamed' } | { readonly is: 'missing' | 'broken' | 'large'; readonly file: string };

const typefaceWords: Readonly<Record<TypefaceProblem['is'], (file: string) => { message: string; advice: string }>> = {
  unnamed: () => ({
    message: 'The theme has a typeface of your own, but does not name it.',
    advice: 'Add ownTypeface with name, file and licence, or choose one of the typefaces that come with Prospectus.',
  }),
  missing: (file) => ({
    message: `There is no typeface "${file}".`,
    advice: 'Put the file into the media folder under this name, or correct the name.',
  }),
  broken: (file) => ({
    message: `The typeface "${file}" cannot be read as WOFF2.`,
    advice: 'Export it as WOFF2: renaming a file of another format is not enough.',
  }),
  large: (file) => ({
    message: `The typeface "${file}" has more than 10 MB, which take longer to load than browsers wait for a typeface.`,
    advice: 'Export it with only the letters of your languages: a subset usually has less than 0.2 MB.',
  }),
};

export const unusableTypeface = defineRule({
  code: 'theme/unusable-typeface',
  severity: 'error',
  why: 'Visitors would not see your typeface.',
  say: (problem: TypefaceProblem) => typefaceWords[problem.is]('file' in problem ? problem.file : ''),
});
