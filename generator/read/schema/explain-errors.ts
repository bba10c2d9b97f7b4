// Translates the validator's errors into an author's words: one diagnostic per mistake.
import type { ErrorObject } from 'ajv/dist/2020.js';
import * as rules from '../../rules/words/schema.ts';
import { childPointer, groupBy } from '../../base/objects.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { firstOf } from '../../rules/arrange.ts';
import { asItLooks } from '../../model/invisible.ts';
import { locate, writtenAt } from '../../rules/locate.ts';
import { countryOf } from '../../model/dialling.ts';
import type { DescribeField, Schema } from '../../kinds/describe-field.ts';
import { weekdays } from '../../model/meetings.ts';
import { findCut, findRunOver, homeOf, type ParsedFile, textCutByComma, isFactOfOriginal } from './find-run-over.ts';
import { findSwallowed } from './find-swallowed.ts';
import { fits, nameForm, proposeForm } from './propose-form.ts';
import { asPair, eachDay, firstPair, shapeFor } from './propose-list.ts';
import type { Proposal } from '../../rules/nearest.ts';
import { adviseToWait } from '../../rules/unknown-name.ts';
import { factTranslated } from '../../rules/words/translation.ts';
import { adviseOnUnknown, adviseOnValue, proposeType, proposeUnit, inDecimals, nearestTwo } from './propose-type.ts';
import { explainForm, monthFor, pairFor } from './explain-form.ts';
import { fieldMeant, choiceCalled, plainName, weekdayNamed } from './names-in-languages.ts';
import { parentOf, showValue, valueAt } from './pointers.ts';
import { explainEachOther, hasField, isMissing, reportedErrors, type Explained } from './deduplicate-errors.ts';

// Which of a few words was meant by one of another language, or by its first letters.

/**
 * Returns the choice that a word most likely means: a day of the week in another language, a word that other systems
 * have for it, or the only choice that begins so; undefined for any other word.
 */
function choiceMeant(word: string, allowed: readonly string[]): string | undefined {
  const written = plainName(word);
  const turned = allowed.find((choice) => choice.split(' ').toReversed().join() === word.split(/[\s_-]+/).join());
  if (turned !== undefined) return turned;
  const beginning = allowed.filter(
    (choice) =>
      written.length > 1 &&
      (plainName(choice).startsWith(written) || plainName(word.split(' ')[0] ?? '') === plainName(choice)),
  );
  if (beginning.length === 1) return beginning[0];
  const called = choiceCalled(word, allowed);
  if (called !== undefined) return called;
  if (!allowed.includes(weekdays[0])) return undefined;
  const day = weekdayNamed(word);
  return day !== undefined && allowed.includes(day) ? day : undefined;
}

/** An error, the file that it is in, and a lookup of the schema of any field of that file. */
interface SchemaError {
  readonly error: ErrorObject;
  readonly source: ParsedFile;
  readonly describe: DescribeField;
  /** The reported errors about missing fields, by the pointer of the group that lacks them. */
  readonly lacking: ReadonlyMap<string, readonly ErrorObject[]>;
  readonly meant: Explained['meant'];
}

type ExplainError = (finding: SchemaError) => Diagnostic;

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  array: 'a list',
  object: 'a group of fields',
  boolean: 'true or false',
  null: 'nothing',
};

const comparisons: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
};

function wordsOf({ description, examples }: Schema): rules.FieldWords {
  return {
    description: typeof description === 'string' ? description : '',
    examples: Array.isArray(examples) ? examples : [],
  };
}

/** The schema of a group with those of its fields, whose references are followed. */
function groupAt(describe: DescribeField, pointer: string): Schema {
  const schema = describe(pointer);
  const fields = Object.keys(schema.properties ?? {}).map((key) => [key, describe(childPointer(pointer, key))]);
  return { ...schema, ...(fields.length > 0 ? { properties: Object.fromEntries(fields) as Schema } : {}) };
}

/** What to do about a value that is not known yet, in a field that may be left out. */
function waitFor({ error: { data, instancePath }, describe }: SchemaError): Proposal | undefined {
  const { required } = describe(parentOf(instancePath));
  const advice = Array.isArray(required) && required.includes(keyOf(instancePath)) ? undefined : adviseToWait(data);
  return advice === undefined ? undefined : { advice };
}

const keyOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);

const range: ExplainError = ({ error, source, describe }) => {
  const { comparison, limit, multipleOf } = error.params;
  const bound =
    multipleOf === undefined ? `${comparisons[String(comparison)] ?? ''} ${limit}` : inDecimals(Number(multipleOf));
  const { description } = wordsOf(describe(error.instancePath));
  const proposal = multipleOf === undefined ? undefined : nearestTwo(Number(error.data), Number(multipleOf));
  return rules.outOfRange(
    { value: showValue(error.data), limit: bound, description, proposal },
    locate(source, error.instancePath),
  );
};

/** What kind of value the data is, and the unit in which its length is counted. */
function measure(data: unknown) {
  if (Array.isArray(data)) return { subject: 'The list', unit: 'entry', actual: data.length } as const;
  if (typeof data === 'object' && data !== null)
    return { subject: 'The group', unit: 'field', actual: Object.keys(data).length } as const;
  return { subject: 'The text', unit: 'character', actual: [...String(data)].length } as const;
}

const isBlank = (data: unknown): boolean => typeof data === 'string' && data.trim() === '';

const length: ExplainError = ({ error, source, describe }) => {
  const place = locate(source, error.instancePath);
  const words = wordsOf(describe(error.instancePath));
  if (isBlank(error.data)) return rules.emptyText(words, place);
  const isTooShort = error.keyword.startsWith('min');
  return rules.wrongLength({ ...measure(error.data), ...words, limit: Number(error.params.limit), isTooShort }, place);
};

const badKey: ExplainError = ({ error, source, describe }) => {
  const key = error.propertyName ?? '';
  const names = describe(childPointer(error.instancePath, '#'));
  const { text: proposal, isGuess = false } = proposeForm(names, key) ?? {};
  return rules.badFormat(
    { value: showValue(key), form: nameForm(names), proposal, isGuess, ...wordsOf(names) },
    locate(source, childPointer(error.instancePath, key), 'key'),
  );
};

/** Where a number or one of a few words is expected, another text may be a number with its unit. */
function figureFor({ error, source, describe }: SchemaError): Parameters<typeof rules.wrongType>[0] | undefined {
  const schema = describe(error.instancePath);
  if (![schema.type].flat().includes('number')) return undefined;
  const written = writtenAt(source, error.instancePath);
  const proposal = proposeType({ data: error.data, written, expected: ['number'], schema });
  return proposal === undefined
    ? undefined
    : { value: showValue(error.data), expected: 'a number', proposal, ...wordsOf(schema) };
}

/** The country of the address beside a value or around it, or of the locale of the site. */
function countryAt(data: unknown, pointer: string): string | undefined {
  const { address, locale } = Object(valueAt(data, pointer)) as { address?: { countryCode?: string }; locale?: string };
  return countryOf(address, String(locale)) ?? (pointer === '' ? undefined : countryAt(data, parentOf(pointer)));
}

const format: ExplainError = (finding) => {
  const { error, source, describe } = finding;
  if (error.propertyName !== undefined) return badKey(finding);
  const place = locate(source, error.instancePath);
  const schema = describe(error.instancePath);
  if (isBlank(error.data)) return rules.emptyText(wordsOf(schema), place);
  const figure = figureFor(finding);
  if (figure) return rules.wrongType(figure, place);
  const wrong = explainForm(schema, error.data, countryAt(source.data, error.instancePath));
  // A redirect leads on from an address as it was: a neater one would not lead there.
  const isOther = (address = ''): boolean =>
    /^\/redirects\/\d+\/from$/.test(error.instancePath) && !String(error.data).endsWith(address.replace(/^\//, ''));
  const proposal = isOther(wrong.proposal) ? undefined : wrong.proposal;
  const pair =
    pairFor(wrong.form, error.data, keyOf(error.instancePath)) ??
    monthFor(schema, error.data, describe(parentOf(error.instancePath))) ??
    waitFor(finding)?.advice;
  return rules.badFormat({ ...wrong, proposal, pair, ...wordsOf(schema) }, place);
};

/** The other list of the file in which a group with these fields would be an entry. */
function listMeant({ error: { instancePath, data }, source, describe }: SchemaError): string | undefined {
  const own = /^\/(\w+)\/\d+$/.exec(instancePath)?.[1];
  const keys = Object.keys(Object(data) as object);
  if (own === undefined || keys.length < 2) return undefined;
  const known = (list: string): readonly string[] => Object.keys(describe(`/${list}/0`).properties ?? {});
  const isLost = keys.filter((key) => known(own).includes(key)).length < keys.length / 2;
  const others = Object.keys(Object(source.data) as object).filter((list) => list !== own);
  return isLost ? others.find((list) => keys.every((key) => known(list).includes(key))) : undefined;
}

const missing: ExplainError = (finding) => {
  const { error, source, describe, lacking } = finding;
  const fields = (lacking.get(error.instancePath) ?? [])
    .map(({ params }) => String(params.missingProperty))
    .map((key) => ({ key, ...wordsOf(describe(childPointer(error.instancePath, key))) }));
  const list = listMeant(finding);
  const meantFor =
    list === undefined ? undefined : { list, line: locate(source, childPointer('', list), 'key').start.line };
  const pair = fields.length > 1 ? asPair(error.data, groupAt(describe, error.instancePath)) : undefined;
  // The entries of a list that is missing, as if they were fields beside it.
  const [first, ...more] = fields.map(({ key }) => childPointer(childPointer(error.instancePath, key), '0'));
  const entry = first && more.length === 0 ? firstPair(error.data, groupAt(describe, first)) : undefined;
  return rules.missingField({ fields, meantFor, pair, entry }, locate(source, error.instancePath));
};

/** Which field an unknown one most likely means, and what is right in its place where the value is not as it should be. */
function fieldFor({ error, source, describe, meant }: SchemaError, key: string, free: readonly string[]) {
  const value = (error.data as Readonly<Record<string, unknown>>)[key];
  const fieldAt = (name: string): Schema => describe(childPointer(error.instancePath, name));
  const suits = (name: string): boolean => typeof value !== 'string' || fits(fieldAt(name), value);
  const missing = meant.get(error)?.params.missingProperty as string | undefined;
  const { name: guess, isSure } = fieldMeant(asItLooks(key), free, { missing, suits });
  const pair = isSure ? undefined : asPair(error.data, groupAt(describe, error.instancePath));
  if (pair !== undefined) return { guess: undefined, wants: pair };
  // The right name is half of the way where a list or a group is expected.
  const wants = guess !== undefined && typeof value === 'string' ? shapeFor(fieldAt(guess), guess, value) : undefined;
  const instead = guess === undefined ? homeOf(source.file, error.instancePath, key) : undefined;
  return { guess, isSure, wants, instead };
}

const unknown: ExplainError = (finding) => {
  const { error, source, describe, lacking } = finding;
  const key = String(error.params.additionalProperty);
  const free = Object.keys(describe(error.instancePath).properties ?? {}).filter(
    (name) => !Object.hasOwn(error.data as object, name),
  );
  const missed = (lacking.get(error.instancePath) ?? []).map(({ params }) => String(params.missingProperty));
  const place = locate(source, childPointer(error.instancePath, key), 'key');
  const cut = textCutByComma(source, error, describe);
  if (cut) return rules.cutByComma(cut, place);
  if (isFactOfOriginal(source, childPointer(error.instancePath, key)))
    return factTranslated({ key, file: source.file }, place);
  const value = valueAt(source.data, childPointer(error.instancePath, key));
  const advice = adviseOnUnknown(key, value, free);
  if (advice !== undefined) return rules.unknownField({ key, instead: advice, known: [] }, place);
  const { wants, ...guessed } = fieldFor(finding, key, free);
  const end = locate(source, childPointer(error.instancePath, key)).end;
  return rules.unknownField(
    {
      key,
      ...guessed,
      wants: wants === undefined ? undefined : { text: wants, range: { start: place.start, end } },
      known: [...missed, ...free.filter((name) => !missed.includes(name))],
      isWithinItself: parentOf(error.instancePath).endsWith(childPointer('', key)) && /\/\d+$/.test(error.instancePath),
    },
    place,
  );
};

const choice: ExplainError = (finding) => {
  const { error, source, describe } = finding;
  const { allowedValues, allowedValue } = error.params;
  const allowed = (Array.isArray(allowedValues) ? allowedValues : [allowedValue]).map(String);
  const days = eachDay(error.data, allowed);
  const wait = waitFor(finding);
  const meant = typeof error.data === 'string' && !days ? choiceMeant(error.data, allowed) : undefined;
  const said = typeof error.data === 'object' ? '' : String(error.data);
  const fields = Object(describe(parentOf(error.instancePath)).properties) as Record<string, Schema>;
  // A word of another field: a full session is one whose availability is Full.
  const other = Object.entries(fields).flatMap(([name, { enum: words }]) => {
    const word =
      Array.isArray(words) && meant === undefined && wait === undefined
        ? choiceMeant(said, words.map(String))
        : undefined;
    return word === undefined ? [] : [`${name}: ${word}`];
  })[0];
  const instead =
    days ?? wait?.advice ?? adviseOnValue(source.file, error.instancePath, { data: error.data, allowed, fields });
  return rules.notAllowed(
    { value: showValue(error.data), allowed, meant, other, instead },
    locate(source, error.instancePath),
  );
};

const noValue: ExplainError = ({ error, source, describe }) => {
  const key = keyOf(error.instancePath);
  const isEntry = /^\d*$/.test(key);
  const place = locate(source, error.instancePath, isEntry ? 'value' : 'key');
  const line = source.text.split('\n', place.start.line)[place.start.line - 1] ?? '';
  const isHidden = /:\s+#\S/.test(line);
  const own = describe(error.instancePath);
  const around = describe(parentOf(error.instancePath));
  const beside = Object.keys(Object(valueAt(source.data, parentOf(error.instancePath))) as object).filter(
    (name) => hasField(own, name) && !hasField(around, name),
  );
  return rules.missingValue({ key: isEntry ? '' : key, isHidden, beside, ...wordsOf(own) }, place);
};

const type: ExplainError = (finding) => {
  const { error, source, describe } = finding;
  const { data, instancePath } = error;
  if (data === null) return noValue(finding);
  const [place, key] = [locate(source, instancePath), keyOf(instancePath)];
  if (isFactOfOriginal(source, instancePath, data)) return factTranslated({ key, file: source.file }, place);
  const expected = [error.params.type].flat().map(String);
  const [own, items] = [groupAt(describe, instancePath), groupAt(describe, childPointer(instancePath, '0'))];
  const schema = items.properties ? { ...own, items } : own;
  const others = Object(describe(parentOf(instancePath)).properties) as object;
  const country = countryAt(source.data, instancePath);
  const misfit = { data, written: writtenAt(source, instancePath), expected, schema, country };
  const proposal = waitFor(finding) ?? proposeUnit(data, key, others) ?? proposeType(misfit);
  const form = expected.includes('string') && typeof error.data === 'number' && !proposal ? nameForm(schema) : '';
  const names = form || expected.map((name) => typeNames[name] ?? name).join(' or ');
  return rules.wrongType({ value: showValue(error.data), expected: names, proposal, ...wordsOf(schema) }, place);
};

const repeated: ExplainError = ({ error, source }) => {
  const places = [Number(error.params.i), Number(error.params.j)].sort((a, b) => a - b);
  const [first = 0, later = 0] = places;
  return rules.repeatedItem(
    { value: showValue((error.data as readonly unknown[])[later]) },
    locate(source, `${error.instancePath}/${later}`),
    [{ note: 'The first one is here.', location: locate(source, `${error.instancePath}/${first}`) }],
  );
};

/** How the errors of a keyword are explained; all others are about the form of a text. */
const explanations: readonly (readonly [keyword: RegExp, explain: ExplainError])[] = [
  [/^additionalProperties$/, unknown],
  [/^(?:required|dependentRequired)$/, missing],
  [/^type$/, type],
  [/^(?:enum|const)$/, choice],
  [/^(?:minimum|maximum|exclusiveMinimum|exclusiveMaximum|multipleOf)$/, range],
  [/^(?:min|max)(?:Length|Items|Properties)$/, length],
  [/^uniqueItems$/, repeated],
];

/** Returns one diagnostic per mistake behind the validator's errors; `describe` looks up the schema of a field. */
export function explainErrors(
  source: ParsedFile,
  errors: readonly ErrorObject[],
  describe: DescribeField,
): readonly Diagnostic[] {
  const { reasons, meant } = explainEachOther(errors, describe);
  const reported = reportedErrors(errors, [
    ...findSwallowed(errors, source.data, describe),
    ...findRunOver(source, errors, describe),
    ...findCut(source, errors, describe),
    ...reasons,
  ]);
  const lacking = groupBy(reported.filter(isMissing), ({ instancePath }) => instancePath);
  const unique = reported.filter((error) => !isMissing(error) || lacking.get(error.instancePath)?.[0] === error);
  return firstOf(unique, startOf(source.file), (error) => {
    const [, explain = format] = explanations.find(([keyword]) => keyword.test(error.keyword)) ?? [];
    return explain({ error, source, describe, lacking, meant });
  });
}
