// What can be wrong with one value in a file.
import { defineError, type Fix } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';
import { asWritten, inQuotes } from '../in-quotes.ts';
import { ask, nearest, propose, type Proposal } from '../nearest.ts';

/** The words of the schema about a field. */
export interface FieldWords {
  readonly description: string;
  readonly examples: readonly unknown[];
}

/** How many values a message lists at most; of the fields, which are the names that an author looks for, all. */
const LISTED = 20;

function list(words: readonly string[], most = LISTED): string {
  const shown = words.slice(0, most).map((word) => `"${word}"`);
  return words.length > most ? `${shown.join(', ')} and ${words.length - most} more` : shown.join(', ');
}

/** Joins sentences, leaving out empty ones. */
const join = (...sentences: readonly (string | undefined)[]): string => sentences.filter(Boolean).join(' ');

/** Sentences that follow another one. */
const about = (...sentences: readonly string[]): string => sentences.map((one) => one && ` ${one}`).join('');

function example(examples: readonly unknown[]): string {
  const simple = examples.filter((value) => typeof value !== 'object');
  const shown = simple.slice(0, 2).map((value) => JSON.stringify(value));
  return shown.length > 0 ? `For example: ${shown.join(' or ')}.` : '';
}

/** A field that does not exist, with what was most likely meant. */
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

/** Where else an author finds what a file does not have. */
const elsewhere: Readonly<Record<string, string>> = {
  startDate: 'Write the dates of a course in schedule.yaml, as a session.',
  sessions: 'Write the dates of a course in schedule.yaml, as sessions.',
  category: 'Write the slug of the course into its category in catalogue.yaml.',
};

function adviseUnknown(key: string, known: readonly string[]): string {
  // Only courses share titles.
  if (Object.hasOwn(elsewhere, key) && known.includes('sharesTitle')) return elsewhere[key] ?? '';
  return known.length > 0 ? `Use one of: ${list(known, known.length)}; or delete it.` : 'Delete it.';
}

function meantField({ key, guess, isSure, wants, known, instead }: MeantField & { readonly key: string }) {
  if (instead !== undefined) return { advice: instead };
  if (guess === undefined)
    return wants ? { advice: `Write ${wants.text}.`, fix: wants } : { advice: adviseUnknown(key, known) };
  const isWhole = wants?.text.includes('…') !== true;
  const advice = join(ask(guess), wants ? `Its value is written so: ${wants.text}.` : '');
  return { advice, fix: wants && isWhole ? wants : guess, ...(isSure && isWhole ? {} : { isGuess: true as const }) };
}

export const unknownField = defineError(
  'schema/unknown-field',
  ({
    key,
    guess,
    isSure,
    wants,
    known,
    instead,
    isWithinItself = false,
  }: MeantField & {
    key: string;
    /** Whether the group with the field is in a list of the same name. */
    isWithinItself?: boolean;
  }) =>
    isWithinItself
      ? {
          message: `"${key}" cannot contain "${key}": there is only one level.`,
          advice: `Move these entries up one level, or delete them.`,
        }
      : { message: `There is no field "${key}" here.`, ...meantField({ key, guess, isSure, wants, known, instead }) },
);

export const cutByComma = rule<{ field: string; text: string; rest: string; isFigure?: boolean }>(
  'schema/cut-by-comma',
  ({ text, isFigure }) => ({
    whole: isFigure ? text : inQuotes(text),
    // Three digits after a comma are sooner thousands than decimals.
    is: isFigure ? (/\.\d{3}$/.test(text) ? 'thousands' : 'figure') : 'text',
    joined: text.replace('.', ''),
  }),
);

export const missingField = defineError(
  'schema/missing-field',
  ({
    fields,
    meantFor,
    pair,
    entry,
  }: {
    fields: readonly (FieldWords & { readonly key: string })[];
    /** The list of the file in which the group would be an entry, and its line. */
    meantFor?: { readonly list: string; readonly line: number } | undefined;
    /** The group as it is right, where its only field is written as the name and the value of two. */
    pair?: string | undefined;
    /** The first entry of the missing list, whose entries were written as fields beside it. */
    entry?: string | undefined;
  }) => {
    const [first] = fields;
    if (meantFor)
      return {
        message: `By its fields, this is an entry of "${meantFor.list}", and it is in another list.`,
        advice: `Move it to the list "${meantFor.list}", which begins on line ${meantFor.line}.`,
      };
    return fields.length === 1 && first
      ? {
          message: `The field "${first.key}" is missing.`,
          advice:
            entry === undefined
              ? join('Add it.', first.description, example(first.examples))
              : `Write "${first.key}:" on a line of its own, and below it each entry as this one: - ${entry}`,
        }
      : {
          message: `The fields ${fields.map(({ key }) => `"${key}"`).join(', ')} are missing.`,
          advice:
            pair === undefined
              ? 'Add them, or check whether the lines above and below are in the right place.'
              : `Write ${pair}.`,
          fix: pair,
        };
  },
);

export const missingValue = defineError(
  'schema/missing-value',
  ({
    key,
    isHidden,
    beside = [],
    description,
    examples,
  }: FieldWords & {
    key: string;
    isHidden: boolean;
    /** The fields that are beside it and belong below it. */
    beside?: readonly string[];
  }) => ({
    message: key === '' ? 'This entry of the list is empty.' : `The field "${key}" has no value.`,
    advice: isHidden
      ? 'YAML treats a value that begins with # as a comment. Put it in quotes.'
      : beside.length > 0
        ? `Begin the lines of ${list(beside)} with two more spaces: they belong below it.`
        : join('Write its value, or delete the line where it may be left out.', description, example(examples)),
  }),
);

export const wrongType = defineError(
  'schema/wrong-type',
  ({
    value,
    expected,
    proposal,
    examples,
  }: FieldWords & { value: string; expected: string; proposal: Proposal | undefined }) => ({
    message: `Expected ${expected}, but found ${value.replace(/^A (?=list|group)/, 'a ')}.`,
    advice: join(`Write ${expected} here.`, example(examples)),
    ...proposal,
  }),
);

export const notAllowed = defineError(
  'schema/not-allowed',
  ({
    value,
    allowed,
    other,
    instead,
    meant = other === undefined && instead === undefined ? nearest(value.replaceAll('"', ''), allowed) : undefined,
  }: {
    value: string;
    allowed: readonly string[];
    /** The choice that was most likely meant, where more is known than which one is near. */

    meant?: string | undefined;
    /** The other field of the group that has such a choice, with it. */
    other?: string | undefined;
    /** What to write in place of the field. */
    instead?: string | undefined;
  }) => ({
    ...propose(meant, ''),
    message: `${value} is not one of the possible values.`,
    advice: join(
      meant === undefined ? '' : ask(meant),
      other === undefined ? '' : `Another field has this choice: ${other}.`,
      instead ?? `Choose one of: ${list(allowed)}.`,
    ),
  }),
);

export const badFormat = defineError(
  'schema/bad-format',
  ({
    value,
    form,
    proposal,
    reason = '',
    inWords = '',
    pair,
    isGuess = false,
    description,
    examples,
  }: FieldWords & {
    value: string;
    form: string;
    proposal: string | undefined;
    /** What is wrong, where it is not the form. */
    reason?: string;
    /** The proposal in words, where it could be misread. */
    inWords?: string;
    /** Which fields take two times or days in one text, as a sentence. */
    pair?: string | undefined;
    /** Whether the author has to decide. */
    isGuess?: boolean;
  }) => ({
    message:
      reason !== ''
        ? `${value} does not exist. ${reason}`
        : form === ''
          ? `${value} does not have the form that is expected here.`
          : `${value} is not ${form}.`,
    advice: join(
      proposal === undefined ? '' : `Did you mean "${proposal}"?`,
      inWords === '' ? '' : `That is ${inWords}.`,
      pair,
      description,
      example(examples),
    ),
    fix: proposal === undefined ? undefined : asWritten(proposal),
    ...(isGuess ? { isGuess } : {}),
  }),
);

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
