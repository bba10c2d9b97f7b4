import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

/** What a composition draws with. */
export interface Brush {
  readonly random: Random;
  readonly palette: Palette;
}

/** Draws one kind of cover on top of its background, as SVG text. */
export type Composition = (brush: Brush) => string;
