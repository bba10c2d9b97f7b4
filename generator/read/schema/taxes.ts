// What a cell or the title of a column says of taxes beside a price. Whether prices include them is said once, as tax in
// site.yaml: a price that says the same is its figure, one that says otherwise is none.
import { asWritten } from '../../rules/in-quotes.ts';

const TAX =
  '(?:VAT|GST|HST|sales tax|tax(?:es)?|MwSt|Mehrwertsteuer|USt|Umsatzsteuer|TVA|taxe|IVA|BTW|НДС|(?:ال)?ضريبة(?: القيمة المضافة)?)\\.?';
const RATE = '(?:\\d+(?:[.,]\\d+)? ?% ?)?';

const outside = `(?:\\+|plus|zzgl\\.?|zuzüglich|(?:and )?excl\\.?|excluding|exclusive of|ex\\.?|exkl\\.?|exklusive|without|ohne|hors|без|غير شامل(?:ة)?|بدون)`;
const inside = `(?:incl\\.?|including|inclusive of|inc\\.?|inkl\\.?|inklusive|einschl\\.?|einschließlich|mit|dont|y compris|вкл\\.?|включая|с|شامل(?:ة)?)`;

/** A figure with what is added to it, taxes or anything else. */
export const withAddition = new RegExp(
  `^(\\d+(?:\\.\\d+)?) ?((?:${outside}|${inside}|H\\.?T|T\\.?T\\.?C)(?!\\p{L}).*)$`,
  'iu',
);

/** Ways to say that a price does not include taxes, and that it does; "net" alone is one of the former but in French. */
const ways = [
  `${outside} ?${RATE}${TAX}(?: ?@? ?\\d+ ?%)?|${TAX} (?:excluded|extra|exkl\\.?|en sus)|H\\.?T\\.?|netto|net`,
  `${inside} ?${RATE}${TAX}(?: ?@? ?\\d+ ?%)?|${TAX} (?:incl\\.?|included|inkl\\.?|inklusive|incluse)|T\\.?T\\.?C\\.?|brutto|gross`,
].map((words) => new RegExp(`^(?:${words})(?![\\p{L}.])[ :]*|(?<!\\p{L})[ ,(]{0,3}(?:${words})[ )]{0,3}$`, 'iu'));

/** What is said of taxes. */
export interface TaxSaid {
  readonly words: string;
  readonly isIncluded: boolean;
}

/** What is longer is no price. */
const LONGEST = 150;

/** Returns what a plain text says of taxes, and the text without it. */
export function taxIn(text: string, language = ''): { readonly bare: string; readonly tax?: TaxSaid } {
  if (text.length > LONGEST) return { bare: text };
  for (const [i, way] of ways.entries()) {
    const said = way.exec(text)?.[0] ?? '';
    const words = said.replace(/^[ ,(]+|[ :)]+$/g, '');
    // In French, what is net has no tax at all.
    if (words !== '' && !(language === 'fr' && /^net$/i.test(words)))
      return { bare: text.replace(said, '').trim(), tax: { words, isIncluded: i === 1 } };
  }
  return { bare: text };
}

/** Returns why a price that says something of taxes is not that of the site; `included` is what site.yaml says. */
export function taxProblem({ words, isIncluded }: TaxSaid, included: boolean | undefined) {
  if (included === isIncluded) return undefined;
  const [does, other] = isIncluded ? ['includes', 'without'] : ['does not include', 'with'];
  const problem = `"${words}" says that the price ${does} tax`;
  const note = asWritten(words.replace(/^\+ ?(?=[\w])/, 'plus '));
  return included === undefined
    ? {
        problem: `${problem}, and site.yaml does not say whether prices do`,
        advice: `If this holds for all prices, add tax: { included: ${isIncluded}, note: ${note} } to site.yaml; else write all of them in one way.`,
      }
    : {
        problem: `${problem}, unlike those of the site (tax in site.yaml)`,
        advice: `Write the price ${other} tax.`,
      };
}
