// What can be wrong with one value in a file.
import { defineRule } from '../diagnostic.ts';
import { didYouMean } from '../nearest.ts';

const list = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');
const example = (examples: readonly unknown[]): string =>
  examples.length > 0
    ? ` For example: ${examples
        .slice(0, 2)
        .map((value) => JSON.stringify(value))
        .join(' or ')}.`
    : '';

export const unknownField = defineRule({
  code: 'schema/unknown-field',
  severity: 'error',
  why: 'A misspelt field is left out of the site without anybody noticing.',
  say: ({ key, known }: { readonly key: string; readonly known: readonly string[] }) => ({
    message: `There is no field "${key}" here.`,
    advice: didYouMean(key, known, known.length > 0 ? `Delete it, or use one of: ${list(known)}.` : 'Delete it.'),
  }),
});

export const missingField = defineRule({
  code: 'schema/missing-field',
  severity: 'error',
  why: 'The page would have a hole where this value belongs.',
  say: ({
    key,
    description,
    examples,
  }: {
    readonly key: string;
    readonly description: string;
    readonly examples: readonly unknown[];
  }) => ({
    message: `The field "${key}" is missing.`,
    advice: `Add it. ${description}${example(examples)}`,
  }),
});

export const wrongType = defineRule({
  code: 'schema/wrong-type',
  severity: 'error',
  why: 'The site cannot tell what is meant.',
  say: ({
    value,
    expected,
    examples,
  }: {
    readonly value: string;
    readonly expected: string;
    readonly examples: readonly unknown[];
  }) => ({
    message: `${value} stands where ${expected} is expected.`,
    advice: `Write ${expected} here.${example(examples)}`,
  }),
});

export const notAllowed = defineRule({
  code: 'schema/not-allowed',
  severity: 'error',
  why: 'The site only knows the values of this list.',
  say: ({ value, allowed }: { readonly value: string; readonly allowed: readonly string[] }) => ({
    message: `${value} is not one of the possible values.`,
    advice: `${didYouMean(value.replaceAll('"', ''), allowed, '')} Choose one of: ${list(allowed)}.`.trim(),
  }),
});

export const badFormat = defineRule({
  code: 'schema/bad-format',
  severity: 'error',
  why: 'A value in the wrong form leads nowhere when a visitor or a program uses it.',
  say: ({
    value,
    description,
    examples,
  }: {
    readonly value: string;
    readonly description: string;
    readonly examples: readonly unknown[];
  }) => ({
    message: `${value} does not have the form that is expected here.`,
    advice: `${description}${example(examples)}`,
  }),
});

export const outOfRange = defineRule({
  code: 'schema/out-of-range',
  severity: 'error',
  why: 'A figure outside its range is a slip that visitors would believe.',
  say: ({
    value,
    limit,
    description,
  }: {
    readonly value: string;
    readonly limit: string;
    readonly description: string;
  }) => ({
    message: `${value} is out of range: it must be ${limit}.`,
    advice: `Correct the value. ${description}`.trim(),
  }),
});

export const emptyText = defineRule({
  code: 'schema/empty-text',
  severity: 'error',
  why: 'An empty text leaves a gap on the page.',
  say: ({ description, examples }: { readonly description: string; readonly examples: readonly unknown[] }) => ({
    message: 'The text is empty.',
    advice: `Write the text, or delete the field where it may be left out. ${description}${example(examples)}`,
  }),
});

export const wrongLength = defineRule({
  code: 'schema/wrong-length',
  severity: 'error',
  why: 'Text or lists of the wrong length do not fit their place on the page.',
  say: ({ subject, limit, actual }: { readonly subject: string; readonly limit: string; readonly actual: number }) => ({
    message: `${subject} must have ${limit}; this has ${actual}.`,
    advice: 'Shorten or extend it.',
  }),
});

export const repeatedItem = defineRule({
  code: 'schema/repeated-item',
  severity: 'error',
  why: 'A visitor would read the same line twice.',
  say: ({ value }: { readonly value: string }) => ({
    message: `${value} stands twice in this list.`,
    advice: 'Delete one of the two.',
  }),
});
