// What can be wrong with the values of a course: its price, duration, level and languages.
import { defineRule } from '../../model/diagnostic.ts';
import { didYouMean, nearest, propose } from '../nearest.ts';
import { unknownName } from '../unknown-name.ts';

const list = (words: Iterable<string>): string => Array.from(words, (word) => `"${word}"`).join(', ');

export const unknownLevel = defineRule({
  code: 'link/unknown-level',
  severity: 'error',
  why: 'A slip in a level would be published as a level of its own.',
  say: ({
    level,
    known,
    isOwn,
  }: {
    readonly level: string;
    readonly known: ReadonlySet<string>;
    readonly isOwn: boolean;
  }) => ({
    ...propose(nearest(level, known), ''),
    message: isOwn ? `The levels in site.yaml have no "${level}".` : `"${level}" is not one of the six usual levels.`,
    advice:
      `${didYouMean(level, known, '')} Write one of ${list(known)}; or add your word to ${isOwn ? 'levels' : 'a list "levels"'} in site.yaml.`.trim(),
  }),
});

export const unknownTeachingLanguage = unknownName({
  code: 'link/unknown-teaching-language',
  thing: 'language with the code',
  advice: 'Write its code, such as en, ar, fr or pt-BR.',
  why: 'Visitors and search engines would read letters that mean nothing.',
});

export const missingCurrency = defineRule({
  code: 'link/missing-currency',
  severity: 'error',
  why: 'A figure without a currency is not a price.',
  say: ({ amount }: { readonly amount: number }) => ({
    message: `The price ${amount} has no currency.`,
    advice:
      'Add currency: EUR (or another code of three letters) to site.yaml, or to this price if it is the only one.',
  }),
});

/** By the last of the fields that exclude each other. */
const kept: Readonly<Record<string, string>> = {
  'headline: true twice': 'Keep it at the one option that cards and lists are to show.',
  instalments:
    'Instalments count payments. How many hours or lessons the price buys belongs in the name of the option, or in its note.',
};

export const unclearPrice = defineRule({
  code: 'link/unclear-price',
  severity: 'error',
  why: 'Visitors have to see one fee, or several fees with names.',
  say: ({ fields }: { readonly fields: readonly string[] }) => ({
    message:
      fields.length === 0
        ? 'The price has no amount.'
        : `The price has ${fields.join(' and ')}: only one can be shown.`,
    advice:
      kept[fields.at(-1) ?? ''] ??
      `${fields.length === 0 ? 'Write' : 'Keep'} one of amount (a number, free or on request), from (the lowest of several) or options (with names).`,
  }),
});

export const onlyInstalments = defineRule({
  code: 'link/only-instalments',
  severity: 'warning',
  why: 'Visitors compare what courses cost in all, and in many countries the law requires the total.',
  say: () => ({
    message: 'One instalment is shown as the price of the course.',
    advice:
      'Add an option with the whole price before it, as { name: All at once, amount: ... }; if there is one, mark it with headline: true.',
  }),
});

export const earlyPriceAbove = defineRule({
  code: 'link/early-price-above',
  severity: 'warning',
  why: 'Those who register early would pay more.',
  say: ({ name, amount, usual }: { readonly name: string; readonly amount: number; readonly usual: number }) => ({
    message: `The price "${name}" ends on a day and is ${amount}, more than the ${usual} that is paid after it.`,
    advice: 'Correct one of the two figures, or delete until at this price.',
  }),
});

export const thousandsPoint = defineRule({
  code: 'link/thousands-point',
  severity: 'warning',
  why: 'Visitors would read a thousandth of the fee.',
  say: ({ written, amount }: { readonly written: string; readonly amount: number }) => ({
    message: `The price ${written} is read as ${amount}, because a point separates decimals.`,
    advice: `If it is in thousands, write ${written.replace('.', '')}; otherwise ${amount}.`,
    fix: written.replace('.', ''),
    isGuess: true as const,
  }),
});

export const endedPrice = defineRule({
  code: 'link/ended-price',
  severity: 'warning',
  why: 'Visitors no longer see it.',
  say: ({ name, until }: { readonly name: string; readonly until: string }) => ({
    message: `The price "${name}" ended on ${until}.`,
    advice: 'Delete it, or correct until.',
  }),
});

export const severalDurations = defineRule({
  code: 'link/several-durations',
  severity: 'error',
  why: 'One duration is shown and given to search engines; the other would be lost.',
  say: ({ units }: { readonly units: readonly string[] }) => ({
    message: `The duration is counted in ${units.join(' and ')}.`,
    advice: `Keep one of them; to show both, write them in words as well: duration: "3 days, 18 hours".`,
  }),
});
