// What can be wrong with the look of the site: theme.yaml, typefaces and extra.css.
import type { ContrastFacts } from '../../model/theme-properties.ts';
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
