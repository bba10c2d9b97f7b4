// What a cell says as a price: a figure with its currency, what it pays, what is said of taxes, or the lowest of two.
import { decimalIn, figureIn, numberIn, plainText } from '../../model/figure.ts';
import { currencySigns, decimalsOf, plainSign } from '../../model/price.ts';
import { isGroup } from '../../base/objects.ts';
import { choiceCalled } from '../../read/schema/names-in-languages.ts';
import { feeUnitIn } from '../../read/schema/propose-type.ts';
import { taxIn, taxProblem } from '../../read/schema/taxes.ts';
import priceNames from './price-names.json' with { type: 'json' };
import { type Cell, isLong } from './read-table.ts';
import { checkNumber, type Field, type Read, type Reading, shown, textIn, wrong } from './values.ts';

/** What is written beside the figure of a price, as a currency; undefined where it is none. */
function currencyCalled(beside: string, own: string | undefined): string | undefined {
  if (beside === '') return own ?? '';
  const [text, code] = [plainSign(beside), beside.toUpperCase()];
  if (Intl.supportedValuesOf('currency').includes(code)) return code;
  // A name may be cut short, such as Fr. for francs and đ for dong; one Latin letter may be anything.
  const isShort = text.length > 1 || /[^a-z]/.test(text);
  const isOwn = own && currencySigns(own).some((sign) => sign === text || (isShort && sign.startsWith(text)));
  return isOwn ? own : choiceCalled(beside, ['EUR', 'USD', 'GBP']);
}

const lowest = /^(?:from|ab|dès|à partir de|من|desde|от)\s+/iu;

/** Two amounts, with a currency before or after one of them or both. */
export const priceRange =
  /^(\D*?)(\d[\d.,' ]{0,30}?)(\D{0,30}?)(?:[-–—]|(?<= )(?:to|bis|à|إلى)(?= ))(\D{0,30}?)(\d[\d.,' ]*)(.*)$/u;

/** Returns a price as text; of two amounts in one currency, the lowest. */
function lowestOf(cell: Cell, { decimal }: Reading): string {
  // In place of decimals that are none there may be a dash.
  const text = plainText(textIn(cell)).replace(/(?:[.,] ?[-–—]+|\/[-=])(?! ?\d)/g, '');
  const parts = (priceRange.exec(text.replace(lowest, '')) ?? []).map((part) => part.trim());
  const [, before, from, after, beforeLast, to, afterLast] = parts;
  const signs = new Set([before, after, beforeLast, afterLast].filter(Boolean));
  const amountOf = (part = ''): number => numberIn(part, decimal) ?? Number.NaN;
  // A telephone number is no range.
  return signs.size < 2 && !/^0\d/.test(from ?? '') && amountOf(from) < amountOf(to)
    ? `from ${[...signs].join('')} ${from}`
    : text;
}

function amountIn(cell: Cell, text: string, { decimal, currency: own }: Reading) {
  if (typeof cell === 'number') return { amount: cell, currency: own ?? '' };
  const figure = figureIn(text);
  const beside = text.replace(lowest, '').replace(figure, '').trim();
  return { amount: numberIn(figure, decimal), currency: currencyCalled(beside, own) };
}

/** What is wrong with the decimals of a price: a currency of two is not written with three, and has no more than it has. */
function decimalsProblem(cell: Cell, amount: number, { currency, decimal }: Reading): Read | undefined {
  const decimals = decimalsOf(currency ?? '');
  const figure = typeof cell === 'string' ? figureIn(cell) : '';
  if (decimals < 3 && decimalIn(figure) === 'either' && figure.includes(decimal))
    return wrong(`"${shown(cell)}" may mean ${figure.replace(/[.,]/, '')} or ${amount}`, 'Write one of the two.');
  if (Number(amount.toFixed(decimals)) === amount) return undefined;
  return wrong(`${amount} has more decimals than the currency has`, `Write ${decimals} at most.`);
}

function noPrice(cell: Cell): Read {
  const isSeveral = /\d ?[^\d\s-]* ?[/(;,] ?\D*\d{2}/.test(shown(cell));
  const advice = isSeveral ? '; of several prices each with its name: Standard 450 / Early bird 400' : '';
  return wrong(`"${shown(cell)}" is not a price`, `Write a figure, "from 9", "free" or "on request"${advice}.`);
}

function readAmount(field: Field, cell: Cell, reading: Reading): Read {
  const text = lowestOf(cell, reading);
  const word = choiceCalled(text, ['free', 'on request']);
  if (word !== undefined) return { value: word };
  const { amount, currency } = amountIn(cell, text, reading);
  if (amount === undefined || currency === undefined) return noPrice(cell);
  const problem = decimalsProblem(cell, amount, { ...reading, currency });
  if (problem) return problem;
  const isOwn = currency === (reading.currency ?? '');
  const isLowest = lowest.test(text);
  if (!isLowest && isOwn) return checkNumber(field, amount);
  return { value: { [isLowest ? 'from' : 'amount']: amount, ...(isOwn ? {} : { currency }) } };
}

/** A price with what it pays, as in "45 per hour". */
function readFee(field: Field, cell: Cell, reading: Reading): Read {
  const text = plainText(textIn(cell));
  const { said, unit: per } = feeUnitIn(text);
  if (per === undefined) return readAmount(field, cell, reading);
  const read = readAmount(field, text.slice(0, -said.length), reading);
  if ('problem' in read || typeof read.value === 'string') return read;
  return { value: { ...(isGroup(read.value) ? read.value : { amount: read.value }), per } };
}

const known = Object.values(priceNames.names)
  .flatMap((names) => names.split('|'))
  .sort((a, b) => b.length - a.length)
  .join('|');
const named = new RegExp(
  `^(?:for |für |pour )?(${known})(?: price| fee| rate)?[ :]+(?=\\P{L}*\\d|[A-Z]{3} ?\\d)|[ :]+(?:for |für |pour )?(${known})(?: price| fee| rate)?$`,
  'iu',
);

/** The prices of a cell whose words say which is which, such as "£450 / £400 early bird"; the first may have no name. */
function namedIn(text: string, language = 'en') {
  const { standard } = priceNames;
  const parts = text
    .replace(/ ?\(([^()]*\d[^()]*)\)/g, ' / $1')
    .split(/ ?[;\n|] ?| ?\/(?=[^/]*\d) ?|, (?=.*\d)| (?:and|or|und|oder|et|ou) /);
  const names = parts.map((part) => named.exec(part));
  const usual = standard[language as keyof typeof standard] ?? standard.en;
  const prices = parts.map((part, i) => ({
    name: names[i]?.slice(1).find(Boolean) ?? (i === 0 ? usual : ''),
    text: part.replace(names[i]?.[0] ?? '', '').trim(),
  }));
  const isClear = names.some(Boolean) && new Set(prices.map(({ name }) => name)).size === parts.length;
  return parts.length > 1 && isClear && prices.every(({ name }) => name !== '') ? prices : undefined;
}

/** Several prices, each with its name; undefined where a cell does not say which is which. */
function readOptions(field: Field, text: string, reading: Reading): Read | undefined {
  const prices = namedIn(text, reading.language);
  const options = prices?.map(({ name, text: price }) => {
    const read = readFee(field, price, reading);
    if ('problem' in read) return undefined;
    const title = name.charAt(0).toLocaleUpperCase(reading.language) + name.slice(1);
    return { name: title, ...(isGroup(read.value) ? read.value : { amount: read.value }) };
  });
  return options?.every(Boolean) ? { value: { options } } : undefined;
}

/** Of a price without tax and one with tax, that of the site. */
function ownOfTwo(text: string, { language, isTaxIncluded }: Reading): string {
  const both = text.split(/ ?[/(] ?|\)$/).filter(Boolean);
  const taxes = both.map((part) => taxIn(part, language).tax?.isIncluded);
  const isBoth = both.length === 2 && taxes.includes(true) && taxes.includes(false);
  return (isBoth && both[taxes.indexOf(isTaxIncluded ?? taxes[0])]) || text;
}

function readTaxedPrice(field: Field, cell: Cell, reading: Reading): Read {
  const { bare, tax } = taxIn(ownOfTwo(plainText(textIn(cell)), reading), reading.language);
  const read = readOptions(field, bare, reading) ?? readFee(field, tax ? bare : cell, reading);
  if ('problem' in read) return tax ? readFee(field, cell, reading) : read;
  const said = read.value === 0 || typeof read.value === 'string' ? undefined : (tax ?? reading.tax);
  return (said && taxProblem(said, reading.isTaxIncluded)) ?? read;
}

/** Returns what a cell says as a price; the patterns would take minutes for a text without end. */
export const readPrice = (field: Field, cell: Cell, reading: Reading): Read =>
  isLong(cell) ? noPrice(cell) : readTaxedPrice(field, cell, reading);
