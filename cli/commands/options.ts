// How the values of flags are read, by the names that commands.json gives the ways.
import { InvalidArgumentError } from 'commander';
import { UsageError } from '../failures.ts';
import { readOutput } from './reporting.ts';
import { readShard } from './build.ts';
import { readSpan } from './enquiries.ts';

/** Reads a text in a form; `advice` says which one that is. */
const inForm =
  <Value>(read: (text: string) => Value | undefined, advice: string) =>
  (text: string): Value => {
    const value = read(text);
    if (value === undefined) throw new InvalidArgumentError(advice);
    return value;
  };

/** Reads a whole number between two others. */
const whole = (least: number, most: number, advice: string): ((text: string) => number) =>
  inForm((text) => (/^\d+$/.test(text) && +text >= least && +text <= most ? +text : undefined), advice);

/** Several names may be given, separated by commas or one by one. */
const readNames = (text: string, names: readonly string[] = []): readonly string[] => [
  ...names,
  ...text.split(',').map((name) => name.trim()),
];

/** Reads names of which each is one of some, or has a form. */
const namesThat =
  (isRight: (name: string) => boolean, adviceOn: (wrong: string) => string) =>
  (text: string, before?: readonly string[]): readonly string[] => {
    const names = readNames(text, before);
    const wrong = names.find((name) => !isRight(name));
    if (wrong === undefined) return names;
    throw new InvalidArgumentError(adviceOn(wrong));
  };

/** A day, as noon of it in UTC, which is on the same day in nearly every time zone. */
function noonOf(text: string): Date | undefined {
  const noon = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(`${text}T`) ? noon : undefined;
}

function momentOf(text: string): Date | undefined {
  const moment = new Date(text);
  return /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** It becomes part of files that hosts and shells execute, so that any other character would have to be escaped in each. */
function baseOf(text: string): string | undefined {
  if (!/^(?:\/(?!\.\.?(?:\/|$))[\w.~-]+)*\/?$/.test(text) || text === '') return undefined;
  return text.endsWith('/') ? text : `${text}/`;
}

const states = ['missing', 'older', 'same', 'unrecorded', 'current', 'orphan'];

const [MAX_PORT, MAX_WORKERS, MAX_AMOUNT] = [65_535, 64, 999_999_999];

/** The ways to read a value. Each throws an InvalidArgumentError for what cannot be used. */
export const readers = {
  amount: whole(0, MAX_AMOUNT, 'Use a whole number, such as 0.'),
  port: whole(1, MAX_PORT, 'Use a number from 1 to 65535, such as 4173.'),
  workers: whole(0, MAX_WORKERS, `Use a number from 0 to ${MAX_WORKERS}, such as 2.`),
  step: inForm(
    (text) => (/^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
    'Use an amount, such as 5 or 0.5.',
  ),
  day: inForm(noonOf, 'Write a day as YYYY-MM-DD, such as 2025-11-01.'),
  moment: inForm(momentOf, 'Write a day such as 2025-11-01, or a moment such as 2025-11-01T08:00:00Z.'),
  span: readSpan,
  base: inForm(
    baseOf,
    'Use a path that begins with one slash, of the letters a to z, digits and - . _ ~, such as /site/.',
  ),
  folder: inForm((text) => (text.trim() === '' ? undefined : text), 'Use a folder, such as /var/cache/prospectus.'),
  url: inForm(
    (text) => (/^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
    'Use the address of the running site, such as http://127.0.0.1:4173/.',
  ),
  repo: (text: string): string => {
    if (/^[\w.-]+(?:\/[\w.-]+)+$/.test(text)) return text;
    throw new UsageError(
      `--repo: "${text}" is not a repository. Write its owner and its name, such as harbour/website.`,
    );
  },
  names: readNames,
  languages: namesThat(
    (name) => /^[a-z]{2,3}$/.test(name),
    () => 'Use codes of languages, such as ar or fr,ar.',
  ),
  states: namesThat(
    (name) => states.includes(name),
    (name) => `"${name}" is not a state. There are: ${states.join(', ')}.`,
  ),
  addable: namesThat(
    (name) => name === 'trainers' || name === 'categories',
    (name) => `"${name}" cannot be added. Use trainers, categories or trainers,categories.`,
  ),
  output: readOutput,
  shard: readShard,
} as const;
