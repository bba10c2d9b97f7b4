// The header in the colours of the dark bands: within it, every token has the value that it would have on such a band, so
// that the components in it need to know nothing of this. Buttons are those of the page.
import type { Theme } from '../../schemas/types.ts';
import { coloursOf, seedsOf, type Mode } from './derive.ts';
import type { ColourToken } from '../model/theme-properties.ts';
import { darkTones } from './recipes.ts';
import { solve, type Colours } from './solve.ts';

/** The tokens that are used within the header, its menus and the search. */
export const headerTokens = [
  ...['ground', 'surface', 'surface-sunken', 'sea-soft', 'ink', 'ink-soft', 'line', 'line-strong', 'sea'],
  ...['sea-strong', 'accent', 'accent-strong'],
] as readonly ColourToken[];

/** Returns the colours of a header on a dark band. */
export function headerColours(theme: Theme, mode: Mode): Colours {
  const { deep, 'deep-raised': raised } = coloursOf(theme, mode);
  const tones = darkTones(seedsOf(theme));
  const fixed = { ground: deep, surface: deep, 'surface-sunken': raised, sand: raised, 'sea-soft': raised };
  return solve({
    tones: { ...tones, line: { ...tones.line, l: 0.5 } },
    fixed: { ...fixed, deep, 'deep-raised': raised },
  });
}
