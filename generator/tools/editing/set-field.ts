// prospectus set: one field of many courses at once. Prices may be raised or lowered, rounded as their currency counts.
import { parse } from 'yaml';
import { tryTo } from '../../base/try-to.ts';
import { describeFor } from '../../kinds/describe-field.ts';
import { fieldOf } from '../../kinds/kind.ts';
import { decimalIn, numberIn, plainText } from '../../model/figure.ts';
import { currencySigns, decimalsOf, plainSign, pointedFees, type Price } from '../../model/price.ts';
import { todayAt } from '../../model/site-settings.ts';
import { nearest, propose } from '../../rules/nearest.ts';
import type { Draft } from '../edits/draft.ts';
import { ChangeRefused, type Edit, type Path } from '../edits/edit.ts';
import { type ChangeOptions, type ChangeResult, makeChange } from '../edits/make-change.ts';
import { type Choice, chooseCourses, isToCome, sessionsByCourse } from './courses.ts';
import { pathOf } from './things.ts';

export interface Setting extends Choice {
  /** The field of the courses' files, such as `price` or `level`. */
  readonly field: string;
  /** As it is typed: `600`, of prices also `+5%`, `-10` and the like. */
  readonly value: string;
  /** Prices are rounded to multiples of this; by default, to the smallest coin of their currency. */
  readonly step?: number | undefined;
  /** Whether prices of coming sessions that have their own are changed as well. */
  readonly hasSessions?: boolean | undefined;
}

/** How prices change: by a part of them, by an amount, or to an amount. */
interface PriceChange {
  readonly sign: string;
  readonly figure: number;
  readonly isPercent: boolean;
  /** As it is typed. */
  readonly value: string;
}

function readChange(value: string): PriceChange | undefined {
  const [, sign = '', figure, percent] = /^([+-]?)(\d+(?:\.\d+)?)(%?)$/.exec(value.trim()) ?? [];
  if (figure === undefined || (percent !== '' && sign === '')) return undefined;
  return { sign, figure: Number(figure), isPercent: percent !== '', value };
}

/** Rounds half up to a multiple of a step, without the errors of binary fractions. */
function rounded(amount: number, step: number): number {
  const exact = (figure: number): number => Number(figure.toPrecision(12));
  return exact(Math.round(exact(amount / step)) * step);
}

function changed(amount: number, { sign, figure, isPercent, value }: PriceChange, step: number): number {
  if (sign === '') return figure;
  const by = (sign === '-' ? -1 : 1) * (isPercent ? (amount * figure) / 100 : figure);
  const result = rounded(amount + by, step);
  if (result < 0) throw new ChangeRefused(`${amount} ${value} would be below zero`);
  return result;
}

/** What all prices of a command have in common. */
interface PriceOrder extends Pick<Setting, 'step'> {
  readonly change: PriceChange;
  readonly currency: string;
}

/** The edits of one price. A price of several amounts can be raised, but not be one amount. */
function priceEdits(price: unknown, at: Path, { change, currency, step }: PriceOrder): readonly Edit[] {
  const fees = pointedFees(price as Price | undefined, '').filter(({ isExtra }) => !isExtra);
  if (change.sign === '' && fees.length > 1)
    throw new ChangeRefused('it has several prices, of which each is set by hand');
  if (change.sign === '' && fees.length === 0) return [{ kind: 'set', at, value: change.figure }];
  return fees.flatMap(({ fee, pointer }): readonly Edit[] => {
    const isFigure = typeof fee.amount === 'number' && fee.amount > 0;
    if (change.sign !== '' && !isFigure) return [];
    const coin = step ?? 10 ** -decimalsOf(fee.currency ?? currency);
    return [{ kind: 'set', at: [...at, ...pathOf(pointer)], value: changed(fee.amount ?? 0, change, coin) }];
  });
}

/** A price or a change of prices, with the currency of the site before or after it, and no decimals or a dash in their place. */
const typedPrice = /^(\p{Sc}|[a-z]{3}\b)? *([+-]?) *(\d[\d.,' ]*?)(?:[.,][-–—]+)? *(%?) *(\p{Sc}|[a-z]{3})?$/iu;

/** Returns a figure with a point before its decimals, and refuses it where its sign may stand between thousands. */
function plainFigure(figure: string, currency: string): string {
  const sign = figure.includes(',') ? ',' : '.';
  if (decimalIn(figure) === 'either' && (sign === ',' || decimalsOf(currency) < 3))
    // A price that is a thousandth of what was meant would look right.
    throw new ChangeRefused(
      `"${figure}" may mean ${figure.replace(sign, '')} or ${numberIn(figure, sign)}. Write one of the two. Nothing was written.`,
    );
  return String(numberIn(figure, '.') ?? figure);
}

/** Returns a price or a change of prices without the currency of the site. */
function withoutCurrency(value: string, currency: string): string {
  const [, before, sign, figure, percent, after] = typedPrice.exec(plainText(value.trim())) ?? [];
  if (figure === undefined) return value;
  const named = [before, after].join('').toUpperCase();
  if (named === '' || (/^[A-Z]{3}$/.test(currency) && currencySigns(currency).includes(plainSign(named))))
    return [sign, plainFigure(figure, currency), percent].join('');
  throw new ChangeRefused(
    `The currency of prices is that of site.yaml${currency && `, ${currency}`}, and "${value}" names ${named}. Write the figure alone if it is in that currency. Nothing was written.`,
  );
}

function setPrices(draft: Draft, setting: Setting, today: string): void {
  const currency = String(fieldOf(draft.data('site.yaml'), 'currency') ?? '');
  const change = readChange(withoutCurrency(setting.value, currency));
  if (!change) return setValues(draft, setting);
  const order = { change, currency, step: setting.step };
  const sessions = setting.hasSessions ? sessionsByCourse(draft) : undefined;
  const ofSessions: Edit[] = [];
  for (const [course, file] of chooseCourses(draft, setting)) {
    const own = (sessions?.get(course) ?? []).filter(({ data }) => isToCome(data, today));
    try {
      draft.edit(file, priceEdits(fieldOf(draft.data(file), 'price'), ['price'], order));
      for (const { data, index } of own.filter((one) => fieldOf(one.data, 'price') !== undefined))
        ofSessions.push(...priceEdits(fieldOf(data, 'price'), ['sessions', index, 'price'], order));
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      throw new ChangeRefused(`The price of "${course}" cannot be set: ${error.message}. Nothing was written.`);
    }
  }
  draft.edit('schedule.yaml', ofSessions);
}

function setValues(draft: Draft, setting: Setting): void {
  const { type } = describeFor('course')(`/${setting.field}`);
  // A text may look like a list, a group or a number of YAML.
  const value = type === 'string' ? setting.value : (tryTo(() => parse(setting.value) as unknown) ?? setting.value);
  for (const file of chooseCourses(draft, setting).values())
    draft.edit(file, [{ kind: 'set', at: [setting.field], value }]);
}

/** Sets a field of the chosen courses; with `isDryRun`, nothing is written. */
export const setField = (options: ChangeOptions, setting: Setting): Promise<ChangeResult> =>
  makeChange(options, (draft) => {
    const { field } = setting;
    if (field === 'price') return setPrices(draft, setting, todayAt(draft.data('site.yaml'), options.now));
    const known = Object.keys(describeFor('course')('')['properties'] as object);
    const { advice } = propose(nearest(field, known), `It has ${known.join(', ')}.`);
    if (!known.includes(field)) throw new ChangeRefused(`A course has no field "${field}". ${advice}`);
    if (field === 'slug') throw new ChangeRefused('A course gets another name by "npx prospectus rename course".');
    setValues(draft, setting);
  });
