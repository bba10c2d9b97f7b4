import type { Diagnostic } from '../../../model/diagnostic.ts';
import { locate } from '../../../rules/locate.ts';
import { missingPlurals, unusedPlurals } from '../../../rules/words/text.ts';
import type { SourceFile } from '../../../model/content.ts';
import type { Check } from '../../link-context.ts';

/** Larger numbers are counted alike: French has a form for millions, which no catalogue needs. */
const LARGEST = 1000;

interface Counting {
  /** The language's name in English. */
  readonly language: string;
  /** The forms that whole numbers take, beside "other", without which the schema lets no text pass. */
  readonly needed: readonly string[];
  /** All forms that any number may take. */
  readonly possible: readonly string[];
}

/** How the language of a file counts; undefined where the file's name is not one of a language. */
function countingOf(file: string): Counting | undefined {
  const code = file.replace(/^messages\/|\.ya?ml$/gi, '');
  if (!/^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(code) || Intl.PluralRules.supportedLocalesOf(code).length === 0)
    return undefined;
  const rules = new Intl.PluralRules(code);
  const taken = new Set(Array.from({ length: LARGEST + 1 }, (_, count) => rules.select(count)));
  return {
    language: new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code,
    needed: [...taken].filter((form) => form !== 'other'),
    possible: rules.resolvedOptions().pluralCategories,
  };
}

interface Forms {
  readonly pointer: string;
  readonly forms: readonly string[];
}

const categories: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Every text with a number below a value: its keys are ways to count. */
function formsIn(value: unknown, pointer = ''): readonly Forms[] {
  if (typeof value !== 'object' || value === null) return [];
  const forms = Object.keys(value);
  if ('other' in value && forms.every((key) => categories.includes(key))) return [{ pointer, forms }];
  return Object.entries(value).flatMap(([key, inner]) => formsIn(inner, `${pointer}/${key}`));
}

function problemsOf(source: SourceFile, data: unknown): readonly Diagnostic[] {
  const counting = countingOf(source.file);
  if (!counting) return [];
  const { language, needed, possible } = counting;
  return formsIn(data).flatMap(({ pointer, forms }) => {
    const missing = needed.filter((form) => !forms.includes(form));
    const unused = forms.filter((form) => !possible.includes(form));
    const at = () => locate(source, pointer, 'key');
    return [
      ...(missing.length > 0 ? [missingPlurals({ language, missing, needed }, at())] : []),
      ...(unused.length > 0 ? [unusedPlurals({ language, unused, possible }, at())] : []),
    ];
  });
}

/** Texts with a number have the forms that their language counts with, and no others. */
export const pluralsAreWhole: Check = ({ entries }) =>
  entries.messages.flatMap(({ source, data }) => problemsOf(source, data));
