// What the theme says of drawn covers.
import type { Theme } from '../../../schemas/types.ts';
import { memoize } from '../../base/memoize.ts';
import { coverPalettes } from '../../theme/cover-palettes.ts';
import type { CoverInput } from './cover/draw-cover.ts';
import type { SharedSite } from '../shell/page-context.ts';

const palettesOf = memoize((theme: Theme | undefined) => coverPalettes(theme));

/** Returns the style and the colours of covers: the provider's own palettes, or those of the theme. */
export function coverLook({ settings, theme }: SharedSite): Pick<CoverInput, 'palettes' | 'style'> {
  const palettes = settings.covers?.palettes ?? palettesOf(theme);
  const style = theme?.covers === 'none' ? 'plain' : (theme?.coversBySubject ?? theme?.covers);
  return { palettes, ...(style && { style }) };
}
