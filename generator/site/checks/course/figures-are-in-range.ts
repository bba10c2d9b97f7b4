import type { Site } from '../../../../schemas/types.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { locate } from '../../../rules/locate.ts';
import { emptyRange, outsideRange } from '../../../rules/words/figures.ts';
import type { SourceFile } from '../../../model/content.ts';
import { headlineOf, isWhole, pointedFees, type Price } from '../../../model/price.ts';
import type { Check } from '../../link-context.ts';

type Figure = keyof NonNullable<Site['ranges']>;

/**
 * The figure that is shown as the price of a whole course, if it is in the provider's currency, with its place in the
 * course's file. Free is no slip.
 */
function pricesOf(price: Price | undefined, siteCurrency: string | undefined) {
  const fees = pointedFees(price);
  const headline = headlineOf(fees.filter(({ isExtra }) => !isExtra).map(({ fee }) => fee));
  return fees.flatMap(({ fee, pointer }) => {
    const { amount, currency = siteCurrency } = fee;
    return fee === headline && isWhole(fee) && amount && currency === siteCurrency ? [{ value: amount, pointer }] : [];
  });
}

/** Prices and hours lie in the ranges that the provider declares. */
export const figuresAreInRange: Check = ({ entries }) => {
  const site = entries.site[0];
  const ranges = site?.data.ranges;
  if (!site || !ranges) return [];
  const empty = Object.entries(ranges).filter(([, { minimum, maximum }]) => minimum > maximum);
  return [
    ...empty.map(([what, range]) => emptyRange({ what, ...range }, locate(site.source, `/ranges/${what}`))),
    ...entries.course.flatMap(({ source, data }) => [
      ...pricesOf(data.price, site.data.currency).flatMap(({ value, pointer }) =>
        outside('price', value, { source, pointer }),
      ),
      ...outside('hours', data.hours, { source, pointer: '/hours' }),
    ]),
    ...entries.schedule.flatMap(({ source, data }) =>
      data.sessions.flatMap(({ hours }, i) => outside('hours', hours, { source, pointer: `/sessions/${i}/hours` })),
    ),
  ];

  function outside(
    what: Figure,
    value: number | undefined,
    place: { readonly source: SourceFile; readonly pointer: string },
  ): readonly Diagnostic[] {
    const range = ranges?.[what];
    if (!site || !range || value === undefined || range.minimum > range.maximum) return [];
    if (value >= range.minimum && value <= range.maximum) return [];
    const related = { note: 'The declared range.', location: locate(site.source, `/ranges/${what}`, 'key') };
    return [outsideRange({ what, value, ...range }, locate(place.source, place.pointer), [related])];
  }
};
