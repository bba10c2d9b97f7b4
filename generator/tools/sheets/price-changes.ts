// What a price becomes by the figure of a cell, which leaves what else it says.
import { isGroup } from '../../base/objects.ts';
import { feesOf, headlineOf, type Price } from '../../model/price.ts';

/** Returns whether a new price is only the figure of an old one that says more, which then stays as it is. */
export const isFigureOf = (price: Price | undefined, figure: unknown): boolean =>
  isGroup(price) && (price.options ? headlineOf(feesOf(price))?.amount : (price.from ?? price.amount)) === figure;

/** The options of a new price, with what the old ones of the same names say besides, such as until when they hold. */
const optionsAfter = ({ options: old = [], ...more }: Exclude<Price, string | number>, options: typeof old) => ({
  ...more,
  options: options.map((option) => ({ ...old.find(({ name }) => name === option.name), ...option })),
});

function figureAfter(old: Exclude<Price, string | number>, fresh: number): unknown {
  const { amount: _, from: __, ...more } = old;
  const fees = feesOf(old);
  const shown = fees.findIndex((fee) => fee === headlineOf(fees));
  // The figure is in the currency of the site.
  if (Object.keys(more).length === 0 || fees[shown]?.currency !== undefined) return fresh;
  const withFigure = (group: object): object => ({ ...group, ['from' in group ? 'from' : 'amount']: fresh });
  if (!old.options) return withFigure(old);
  return { ...old, options: old.options.map((option, i) => (i === shown ? withFigure(option) : option)) };
}

/** Returns what a price becomes by a new one: a figure alone leaves what else the old one says, such as its options or a note. */
export function priceAfter(old: Price | undefined, fresh: unknown): unknown {
  if (!isGroup(old)) return fresh;
  if (typeof fresh === 'number') return figureAfter(old, fresh);
  const options = isGroup(fresh) ? (fresh as Partial<typeof old>).options : undefined;
  return options && old.options ? optionsAfter(old, options) : fresh;
}
