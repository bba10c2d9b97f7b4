// What derivation cannot set right: colours that a theme fixes itself, and seeds too light to be written in.
import type { Theme } from '../../schemas/types.ts';
import { contrastOf, hexOf, ratioText, toneOf } from './colour.ts';
import { coloursOf, failedPairs, modes, namedTones, type FailedPair, type Mode, type ToneName } from './derive.ts';
import type { ColourToken } from '../model/theme-properties.ts';
import { pairsOf, tokenWords } from './pairs.ts';
import type { Colours } from './solve.ts';

/** Two colours that could not be told apart well enough, and the nearest one that could. */
export interface Unreadable {
  /** Where the colour is written in theme.yaml. */
  readonly pointer: string;
  /** As it is written. */
  readonly colour: string;
  readonly mode: Mode;
  /** In words, such as "links" and "cards and forms". */
  readonly text: string;
  readonly on: string;
  readonly has: string;
  readonly needs: string;
  readonly nearest: string | undefined;
}

const words = ({ token, on, has, ratio }: FailedPair) => ({
  text: tokenWords[token],
  on: tokenWords[on],
  has: ratioText(has),
  needs: `${ratio}:1`,
});

/** What follows from a tone directly. */
const followers: Readonly<Partial<Record<ColourToken, ToneName>>> = {
  'sea-strong': 'link',
  'accent-strong': 'button',
  'deep-raised': 'band',
};

/** The tones of a theme in a mode. */
const ownTones = ({ tones }: Theme, mode: Mode) => Object.entries(tones?.[mode] ?? {}) as readonly [ToneName, string][];

/** Which of the tones that a theme sets is to blame for a pair. */
function blamed({ token, on }: FailedPair, own: readonly ToneName[]): ToneName | undefined {
  const isOwn = (each: ColourToken) => own.find((name) => namedTones[name] === each || followers[each] === name);
  return isOwn(token) ?? isOwn(on) ?? own[0];
}

const withTone = (theme: Theme, mode: Mode, tone: { readonly name: ToneName; readonly colour: string }): Theme => ({
  ...theme,
  tones: { ...theme.tones, [mode]: { ...theme.tones?.[mode], [tone.name]: tone.colour } },
});

/** The pairs that a tone is to blame for, the worst first. */
function failuresOf(theme: Theme, mode: Mode, name: ToneName): readonly FailedPair[] {
  const own = ownTones(theme, mode).map(([each]) => each);
  return failedPairs(coloursOf(theme, mode)).filter((pair) => blamed(pair, own) === name);
}

/** How many steps of lightness are tried in each direction: from the middle, all there are. */
const STEPS = 100;

/** The nearest lightness at which nothing is wrong with a tone; undefined where there is none. */
function nearestTone(
  theme: Theme,
  mode: Mode,
  { name, colour }: { name: ToneName; colour: string },
): string | undefined {
  const { l, ...tone } = toneOf(colour);
  for (let step = 1; step <= STEPS; step++) {
    for (const lightness of [l - step / STEPS, l + step / STEPS]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = hexOf({ ...tone, l: lightness });
      if (failuresOf(withTone(theme, mode, { name, colour: candidate }), mode, name).length === 0) return candidate;
    }
  }
  return undefined;
}

/** Returns the tones of a theme that cannot be read, each with its worst pair. */
export function unreadableTones(theme: Theme): readonly Unreadable[] {
  return modes.flatMap((mode) =>
    ownTones(theme, mode).flatMap(([name, colour]) => {
      const [worst] = failuresOf(theme, mode, name);
      if (!worst) return [];
      const nearest = nearestTone(theme, mode, { name, colour });
      return [{ pointer: `/tones/${mode}/${name}`, colour, mode, ...words(worst), nearest }];
    }),
  );
}

/** From this difference in lightness on, people take a colour for another one. */
const CLEARLY = 0.1;

/** The worst pair that a colour would make in the place of a token. */
function worstPair(token: ColourToken, hex: string, colours: Colours): FailedPair | undefined {
  const seen = { ...colours, [token]: hex };
  return (pairsOf.get(token) ?? [])
    .map((pair) => ({ ...pair, has: contrastOf(seen[pair.token], seen[pair.on]) }))
    .sort((a, b) => a.has / a.ratio - b.has / b.ratio)[0];
}

/** Returns the seeds of a theme in whose place pages show a much darker colour. */
export function changedSeeds(theme: Theme): readonly Unreadable[] {
  const light = coloursOf(theme, 'light');
  const seeds = [
    { field: 'brand', tone: 'link', seed: theme.brand },
    { field: 'accent', tone: 'button', seed: theme.accent },
  ] as const;
  return seeds.flatMap(({ field, tone, seed }) => {
    const token = namedTones[tone];
    if (seed === undefined || theme.tones?.light?.[tone] !== undefined) return [];
    if (toneOf(seed).l - toneOf(light[token]).l < CLEARLY) return [];
    const worst = worstPair(token, seed, light);
    return worst
      ? [{ pointer: `/${field}`, colour: seed, mode: 'light' as const, ...words(worst), nearest: light[token] }]
      : [];
  });
}
