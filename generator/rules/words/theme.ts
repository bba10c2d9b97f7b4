// What can be wrong with the look of the site: theme.yaml, typefaces and extra.css.
import { defineError, defineInfo, defineWarning } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';

// What can be wrong with the styles in extra.css.

export const brokenStyles = rule<{ reason: string }>('styles/syntax');

export const refusedRule = defineError('styles/refused-rule', ({ name }: { name: string }) => ({
  message: `"@${name}" cannot be used in extra.css.`,
  advice:
    name === 'import'
      ? 'Copy the rules that you need into extra.css.'
      : name === 'font-face'
        ? 'Name the typeface in theme.yaml, which gives it a fallback of the same size.'
        : 'Delete the line.',
}));

export const refusedUrl = rule<{ url: string }>('styles/refused-url');
export const generatedClass = rule<{ name: string }>('styles/generated-class');

export const unknownProperty = defineWarning(
  'styles/unknown-property',
  ({ name, guess }: { name: string; guess: string | undefined }) => ({
    message: `There is no property "${name}".`,
    advice: guess === undefined ? 'Correct the name, or delete the line.' : `Did you mean "${guess}"?`,
    ...(guess === undefined ? {} : { fix: guess, isGuess: true as const }),
  }),
);

export const unknownValue = defineWarning(
  'styles/unknown-value',
  ({ property, value }: { property: string; value: string }) => ({
    message: `"${property}" cannot have the value "${value}".`,
    advice: /^-?[\d.]+$/.test(value)
      ? `Write its unit, such as ${value}px or ${value}rem.`
      : 'Correct it: a length has its unit right after the figure, a colour 3, 4, 6 or 8 digits after the #, and a text straight quotation marks.',
  }),
);

export const unknownVariable = defineWarning(
  'styles/unknown-variable',
  ({ name, guess }: { name: string; guess: string | undefined }) => ({
    message: `Neither the theme nor extra.css sets "${name}".`,
    advice:
      guess === undefined
        ? 'Set it on :root, or name a property of the theme, such as var(--color-accent).'
        : `Did you mean "${guess}"?`,
    ...(guess === undefined ? {} : { fix: guess, isGuess: true as const }),
  }),
);

export const largeStyles = rule<{ bytes: number; most: number }>('styles/large');
export const tooLargeStyles = rule<{ bytes: number; most: number }>('styles/too-large');

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

export const lowContrast = defineError(
  'theme/low-contrast',
  ({ colour, mode, text, on, has, needs, nearest }: ContrastFacts) => ({
    message: `With "${colour}" in ${mode} mode, the contrast of ${text} on ${on} is ${has}. It has to be ${needs} or more.`,
    advice:
      nearest === undefined
        ? 'Choose another colour, or delete the line: the colour then follows from the brand colour.'
        : `Write "${nearest}", the nearest colour that passes, or delete the line: the colour then follows from the brand colour.`,
    ...fixWith(nearest),
  }),
);

export const changedColour = defineInfo(
  'theme/changed-colour',
  ({ colour, text, on, has, needs, nearest = colour }: ContrastFacts) => ({
    message: `With "${colour}", the contrast of ${text} on ${on} would be ${has}. It has to be ${needs}, so ${text} are "${nearest}" in light mode.`,
    advice:
      'Leave it as it is: buttons and other shapes keep your colour. To choose the colour of links yourself, add link to tones.light.',
  }),
);

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

export const unusableTypeface = defineError('theme/unusable-typeface', (problem: TypefaceProblem) =>
  typefaceWords[problem.is]('file' in problem ? problem.file : ''),
);
