// What can be wrong with the look of the site: theme.yaml, typefaces and extra.css.
import { rule } from '../rule.ts';

// What can be wrong with the styles in extra.css.

export const brokenStyles = rule<{ reason: string }>('styles/syntax');
export const refusedRule = rule<{ name: string }>('styles/refused-rule');
export const refusedUrl = rule<{ url: string }>('styles/refused-url');
export const generatedClass = rule<{ name: string }>('styles/generated-class');
export const unknownProperty = rule<{ name: string; guess: string | undefined }>('styles/unknown-property');
export const unknownValue = rule<{ property: string; value: string }>('styles/unknown-value', ({ value }) => ({
  is: /^-?[\d.]+$/.test(value) ? 'figure' : 'other',
}));
export const unknownVariable = rule<{ name: string; guess: string | undefined }>('styles/unknown-variable');
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

export const lowContrast = rule<ContrastFacts>('theme/low-contrast', ({ nearest }) => ({
  fix: nearest && `"${nearest}"`,
}));
export const changedColour = rule<ContrastFacts>('theme/changed-colour', ({ colour, nearest = colour }) => ({
  shown: nearest,
}));

/** Why a typeface of the provider's own cannot be used. */
export type TypefaceProblem =
  | { readonly is: 'unnamed' }
  | { readonly is: 'missing' | 'broken' | 'large'; readonly file: string };

export const unusableTypeface = rule<TypefaceProblem>('theme/unusable-typeface');

export const wideLogo = rule<{ width: number; height: number }>('theme/wide-logo');
