// Corners and density: sizes in the place of those in src/styles/tokens.css.
import type { Theme } from '../../schemas/types.ts';

/** Custom properties with their values, without the two dashes. */
export type Properties = Readonly<Record<string, string>>;

const corners: Readonly<Record<NonNullable<Theme['corners']>, Properties>> = {
  square: { 'radius-sm': '0rem', 'radius-md': '0rem', 'radius-lg': '0rem', 'radius-full': '0rem' },
  slight: { 'radius-sm': '.125rem', 'radius-md': '.25rem', 'radius-lg': '.375rem', 'radius-full': '.375rem' },
  round: {},
};

const densities: Readonly<Record<NonNullable<Theme['density']>, Properties>> = {
  compact: {
    'space-5': '1.25rem',
    'space-6': '1.5rem',
    'space-7': '2.25rem',
    'space-8': '3rem',
    'space-9': '4.5rem',
    'space-section': 'clamp(2.25rem,1.5rem + 2.8vw,4rem)',
    'text-md': '1rem',
    'text-3xl': 'clamp(1.625rem,1.4rem + 1vw,2.125rem)',
    'text-4xl': 'clamp(2rem,1.5rem + 2vw,3rem)',
  },
  normal: {},
  airy: {
    'space-6': '2.25rem',
    'space-7': '3.75rem',
    'space-8': '5rem',
    'space-9': '7.5rem',
    'space-section': 'clamp(3.75rem,2.25rem + 5.5vw,8.5rem)',
    'text-4xl': 'clamp(2.375rem,1.6rem + 3.3vw,4.375rem)',
  },
};

/** Returns the sizes that a theme sets: those of corners, and those of the space between things. */
export const shapeProperties = (theme: Theme): Properties => ({
  ...corners[theme.corners ?? 'round'],
  ...densities[theme.density ?? 'normal'],
});
