// What derivation cannot set right: colours that a theme fixes itself, and seeds too light to be written in.
import type { Theme } from '../../schemas/types.ts';
import { hexOf, ratioText, toneOf, type Colours } from './solve.ts';
import { coloursOf, failedPairs, modes, namedTones, type FailedPair, type Mode, type ToneName } from './derive.ts';
import { type ColourToken, type ContrastFacts, tokenWords } from '../model/theme-properties.ts';
import { CLEARLY } from './recipes.ts';

/** Two colours that could not be distinguished well enough, and the nearest one that could. */
export interface Unreadable extends ContrastFacts {
  readonly pointer: string;
}

const words = ({ token, on, has, ratio }: FailedPair) => ({
  text: tokenWords[token],
  on: tokenWords[on],
  has: ratioText(has),
  needs: `${ratio}:1`,
});

const ownTones = ({ tones }: Theme, mode: Mode) => Object.entries(tones?.[mode] ?? {}) as readonly [ToneName, string][];

/** Which of the tones that a theme sets is to blame for a pair. */
function blamed({ token, on }: FailedPair, own: readonly ToneName[]): ToneName | undefined {
  // What follows from a tone directly.
  const followers: Partial<Record<ColourToken, ToneName>> = { 'sea-strong': 'link', 'deep-raised': 'band' };
  const isOwn = (each: ColourToken) => own.find((name) => namedTones[name] === each || followers[each] === name);
  return isOwn(token) ?? isOwn(on) ?? own[0];
}

/** The pairs among some colours that a tone is to blame for, the worst first. */
function failuresOf(theme: Theme, mode: Mode, { name, colours }: { name: ToneName; colours: Colours }) {
  const own = ownTones(theme, mode).map(([each]) => each);
  return failedPairs(colours).filter((pair) => blamed(pair, own) === name);
}

/** The nearest lightness at which a tone suits all others as they are without it; undefined where there is none. */
function nearestTone(
  theme: Theme,
  mode: Mode,
  { name, colour }: { name: ToneName; colour: string },
): string | undefined {
  const { l, ...tone } = toneOf(colour);
  const { [name]: _tone, ...others } = theme.tones?.[mode] ?? {};
  const rest = coloursOf({ ...theme, tones: { ...theme.tones, [mode]: others } }, mode);
  // From the middle, these are all there are.
  for (let step = 1; step <= 100; step++) {
    for (const lightness of [l - step / 100, l + step / 100]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = hexOf({ ...tone, l: lightness });
      const raised = name === 'band' && { 'deep-raised': hexOf({ ...tone, l: lightness + 0.052 }) };
      const colours = { ...rest, [namedTones[name]]: candidate, ...raised };
      if (failuresOf(theme, mode, { name, colours }).length === 0) return candidate;
    }
  }
  return undefined;
}

/** Returns the tones of a theme that cannot be read, each with its worst pair. */
export function unreadableTones(theme: Theme): readonly Unreadable[] {
  return modes.flatMap((mode) =>
    ownTones(theme, mode).flatMap(([name, colour]) => {
      const [worst] = failuresOf(theme, mode, { name, colours: coloursOf(theme, mode) });
      if (!worst) return [];
      const nearest = nearestTone(theme, mode, { name, colour });
      return [{ pointer: `/tones/${mode}/${name}`, colour, mode, ...words(worst), nearest }];
    }),
  );
}

/** Returns the brand colour of a theme where links have a clearly darker one. */
export function changedSeeds(theme: Theme): readonly Unreadable[] {
  const { brand, tones } = theme;
  if (brand === undefined || tones?.light?.link !== undefined) return [];
  const light = coloursOf(theme, 'light');
  if (toneOf(brand).l - toneOf(light.sea).l < CLEARLY) return [];
  const [worst] = failedPairs({ ...light, sea: brand }).filter(({ token }) => token === 'sea');
  return worst ? [{ pointer: '/brand', colour: brand, mode: 'light', ...words(worst), nearest: light.sea }] : [];
}
