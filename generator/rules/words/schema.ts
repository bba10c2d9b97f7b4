// What can be wrong with one value in a file.
import type { Fix } from '../../model/diagnostic.ts';
import { someOf } from '../../base/objects.ts';
import { decimalIn, numberIn } from '../../model/figure.ts';
import { rule } from '../rule.ts';
import { asWritten, inQuotes } from '../in-quotes.ts';
import { nearest, propose, type Proposal } from '../nearest.ts';

/** The words of the schema about a field. */
export interface FieldWords {
  readonly description: string;
  readonly examples: readonly unknown[];
}

/** How many values a message lists at most; of the fields, which are the names that an author looks for, all. */
const LISTED = 20;

const list = (words: readonly string[], most = LISTED): string =>
  someOf(
    words.map((word) => `"${word}"`),
    most,
  );

const about = (...sentences: readonly string[]): string => sentences.map((one) => one && ` ${one}`).join('');

function example(examples: readonly unknown[]): string {
  const simple = examples.filter((value) => typeof value !== 'object');
  const shown = simple.slice(0, 2).map((value) => JSON.stringify(value));
  return shown.length > 0 ? `For example: ${shown.join(' or ')}.` : '';
}

interface MeantField {
  readonly guess?: string | undefined;
  /** Whether the guess is the same name, written in another way or in the words of other systems. */
  readonly isSure?: boolean | undefined;
  /** What is right in place of field and value, where the value is written in another way or stands for another field. */
  readonly wants?: { readonly text: string; readonly range: Fix['range'] } | undefined;
  /** What to write in place of the field, where it is known. */
  readonly instead?: string | undefined;
  readonly known: readonly string[];
}

/** What an author finds elsewhere than in a course; only courses share titles. */
const isElsewhere = (key: string, known: readonly string[]): boolean =>
  known.includes('sharesTitle') &&
  /^(?:startDate|date|[Ss]essions?|schedule|[Tt]ermine?|[Ss]éances?|category)$/.test(key);

interface UnknownField extends MeantField {
  readonly key: string;
  /** Whether the group with the field is in a list of the same name. */
  readonly isWithinItself?: boolean;
}

/** Where the value that is meant is not known as a whole, the fix is the name of the field alone. */
function guessed({ guess, isSure, wants }: UnknownField) {
  const isWhole = wants?.text.includes('…') !== true;
  return { is: 'guess', fix: wants && isWhole ? wants : guess, isGuess: !(isSure && isWhole) };
}

export const unknownField = rule<UnknownField>('schema/unknown-field', (field) => {
  const { key, guess, isSure, isWithinItself, wants, known, instead } = field;
  const isAway = isElsewhere(key, known);
  const facts = { written: wants?.text, names: list(known, known.length) };
  if (isWithinItself) return { is: 'within' };
  if (instead !== undefined) return { is: 'instead' };
  if (guess !== undefined && (isSure || !isAway)) return { ...facts, ...guessed(field) };
  return { ...facts, is: wants ? 'written' : isAway ? 'elsewhere' : 'other', fix: wants };
});

export const cutByComma = rule<{ field: string; text: string; rest: string; isFigure?: boolean | undefined }>(
  'schema/cut-by-comma',
  ({ text, isFigure }) => {
    if (!isFigure) return { is: 'text', whole: inQuotes(text) };
    const joined = String(numberIn(text, '.'));
    // Three digits after a comma are sooner thousands than decimals.
    if (decimalIn(text) === 'either') return { is: 'thousands', joined, whole: text.replace(',', '.') };
    return /[.,].*[.,]/.test(text) ? { is: 'grouped', whole: joined } : { is: 'figure', whole: text.replace(',', '.') };
  },
);

interface MissingField {
  readonly fields: readonly (FieldWords & { readonly key: string })[];
  /** The list of the file in which the group would be an entry, and its line. */
  readonly meantFor?: { readonly list: string; readonly line: number } | undefined;
  /** The group as it is right, where its only field is written as the name and the value of two. */
  readonly pair?: string | undefined;
  /** The first entry of the missing list, whose entries were written as fields beside it. */
  readonly entry?: string | undefined;
}

export const missingField = rule<MissingField>('schema/missing-field', ({ fields, meantFor, pair }) => {
  const [first, ...others] = fields;
  if (meantFor) return { is: 'misplaced', ...meantFor };
  if (!first || others.length > 0) return { is: 'several', names: fields.map(({ key }) => `"${key}"`), fix: pair };
  return { key: first.key, about: about(first.description, example(first.examples)) };
});

interface MissingValue extends FieldWords {
  readonly key: string;
  readonly isHidden: boolean;
  /** The fields that are beside it and belong below it. */
  readonly beside?: readonly string[];
}

export const missingValue = rule<MissingValue>(
  'schema/missing-value',
  ({ isHidden, beside = [], description, examples }) => ({
    is: isHidden ? 'hidden' : beside.length > 0 ? 'beside' : 'other',
    fields: list(beside),
    about: about(description, example(examples)),
  }),
);

export const wrongType = rule<FieldWords & { value: string; expected: string; proposal: Proposal | undefined }>(
  'schema/wrong-type',
  ({ value, proposal, description, examples }) => ({
    ...proposal,
    found: value.replace(/^A (?=list|group)/, 'a '),
    proposal: proposal?.advice,
    about: about(description, example(examples)),
  }),
);

interface NotAllowed {
  readonly value: string;
  readonly allowed: readonly string[];
  /** The choice that was most likely meant, where more is known than which one is near. */
  readonly meant?: string | undefined;
  /** The other field of the group that has such a choice, with it. */
  readonly other?: string | undefined;
  /** What to write in place of the field. */
  readonly instead?: string | undefined;
}

export const notAllowed = rule<NotAllowed>('schema/not-allowed', ({ value, allowed, other, instead, ...known }) => {
  const isOpen = other === undefined && instead === undefined;
  const { meant = isOpen ? nearest(value.replaceAll('"', ''), allowed) : undefined } = known;
  return { ...propose(meant, ''), meant, choices: list(allowed) };
});

export interface BadFormat extends FieldWords {
  readonly value: string;
  readonly form: string;
  readonly proposal: string | undefined;
  /** What is wrong, where it is not the form. */
  readonly reason?: string;
  /** The proposal in words, where it could be misread. */
  readonly inWords?: string;
  /** Which fields take two times or days in one text, as a sentence. */
  readonly pair?: string | undefined;
  /** Whether the author has to decide. */
  readonly isGuess?: boolean;
}

export const badFormat = rule<BadFormat>('schema/bad-format', ({ proposal, description, examples }) => ({
  about: about(description, example(examples)),
  fix: proposal && asWritten(proposal),
}));

export const outOfRange = rule<{ value: string; limit: string; description: string; proposal?: string | undefined }>(
  'schema/out-of-range',
  ({ description }) => ({ about: about(description) }),
);
export const emptyText = rule<FieldWords>('schema/empty-text', ({ description, examples }) => ({
  about: about(description, example(examples)),
}));

interface WrongLength extends FieldWords {
  readonly subject: string;
  readonly unit: 'character' | 'entry' | 'field';
  readonly actual: number;
  readonly limit: number;
  readonly isTooShort: boolean;
}

export const wrongLength = rule<WrongLength>('schema/wrong-length', ({ description, actual, unit }) => ({
  about: about(description),
  is: actual === 0 && unit === 'entry' ? 'empty' : 'other',
}));
export const repeatedItem = rule<{ value: string }>('schema/repeated-item');
