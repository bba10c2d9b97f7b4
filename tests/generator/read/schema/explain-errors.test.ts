// One mistake gives one diagnostic, whatever the validator makes of it.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { MAX_REPORTED } from '../../../../generator/rules/arrange.ts';
import { parseYaml } from '../../../../generator/read/yaml/parse-yaml.ts';
import { describeFor } from '../../../../generator/kinds/describe-field.ts';
import { explainErrors } from '../../../../generator/read/schema/explain-errors.ts';
import { findErrors } from '../../../../generator/read/schema/find-errors.ts';
import { validate as validateFile } from '../../../../generator/read/schema/validate.ts';
import { reportedErrors, type Reason } from '../../../../generator/read/schema/deduplicate-errors.ts';
import { growth } from '../../../support/processor-time.ts';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 10, pattern: '\\S', description: 'Its name.', examples: ['PMP'] },
    level: { type: 'string', enum: ['Beginner', 'Advanced'] },
    template: { type: 'string', const: 'home' },
    zone: { enum: ['UTC', 1] },
    rating: { type: 'number', minimum: 0, maximum: 5, multipleOf: 0.5 },
    hours: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 100 },
    topics: { type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items: { type: 'string' } },
    slug: { type: 'string', pattern: '^[a-z]+-$' },
    opens: { type: 'string' },
    closes: { type: 'string' },
    pages: { type: 'object', minProperties: 1, propertyNames: { pattern: '^/' }, additionalProperties: true },
  },
  dependentRequired: { opens: ['closes'] },
} as const;

const ajv = new Ajv2020({ allErrors: true, verbose: true, multipleOfPrecision: 6 });
const validate = ajv.compile(schema);

function explain(text: string) {
  const { value: data } = parseYaml('x.yaml', text);
  const source = { file: 'x.yaml', kind: 'course', text, data } as const;
  return validate(data) ? [] : explainErrors(source, validate.errors ?? [], describeFor('', { read: () => schema }));
}

test.each([
  ['additionalProperties', 'title: a\ncolour: red', 'schema/unknown-field', 2, 'There is no field "colour" here.'],
  ['required', 'level: Beginner', 'schema/missing-field', 1, 'The field "title" is missing.'],
  ['dependentRequired', 'title: a\nopens: "9"', 'schema/missing-field', 1, 'The field "closes" is missing.'],
  ['type', 'title: 5', 'schema/wrong-type', 1, 'Expected a text, but found 5.'],
  ['type, of a list', 'title: a\ntopics: x', 'schema/wrong-type', 2, 'Expected a list, but found "x".'],
  ['type, of nothing', 'title:', 'schema/missing-value', 1, 'The field "title" has no value.'],
  ['enum', 'title: a\nlevel: Expert', 'schema/not-allowed', 2, '"Expert" is not one of the possible values.'],
  ['const', 'title: a\ntemplate: hoem', 'schema/not-allowed', 2, '"hoem" is not one of the possible values.'],
  ['minimum', 'title: a\nrating: -1', 'schema/out-of-range', 2, '-1 is out of range: it must be at least 0.'],
  ['maximum', 'title: a\nrating: 6', 'schema/out-of-range', 2, '6 is out of range: it must be at most 5.'],
  ['exclusiveMinimum', 'title: a\nhours: 0', 'schema/out-of-range', 2, '0 is out of range: it must be more than 0.'],
  ['exclusiveMaximum', 'title: a\nhours: 100', 'schema/out-of-range', 2, 'it must be less than 100.'],
  ['multipleOf', 'title: a\nrating: 4.7', 'schema/out-of-range', 2, 'it must be a multiple of 0.5.'],
  ['minLength', 'title: ""', 'schema/empty-text', 1, 'The text is empty.'],
  ['pattern, of blanks', 'title: "  "', 'schema/empty-text', 1, 'The text is empty.'],
  [
    'maxLength',
    'title: abcdefghijk',
    'schema/wrong-length',
    1,
    'The text has 11 characters, and must have at most 10.',
  ],
  ['minItems', 'title: a\ntopics: []', 'schema/wrong-length', 2, 'The list is empty.'],
  [
    'maxItems',
    'title: a\ntopics: [a, b, c]',
    'schema/wrong-length',
    2,
    'The list has 3 entries, and must have at most 2.',
  ],
  ['uniqueItems', 'title: a\ntopics: [a, a]', 'schema/repeated-item', 2, '"a" is in this list twice.'],
  ['pattern', 'title: a\nslug: A B', 'schema/bad-format', 2, '"A B" does not have the form'],
  ['propertyNames', 'title: a\npages:\n  about: 1', 'schema/bad-format', 3, '"about" is not an address on this site'],
])('%s', (...[, text, code, line, message]) => {
  const found = explain(text);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ code, location: { file: 'x.yaml', start: { line } } });
  expect(found[0]?.message).toContain(message);
});

test('a list within itself has one level, and nothing else is proposed', async () => {
  const items = '- { label: A, items: [{ label: B, to: /, items: [{ label: C, to: / }] }] }';
  const text = `name: Snow\norigin: https://snow.example.com\nlanguage: en\nmenus:\n  header:\n    ${items}\n`;
  const source = { file: 'site.yaml', kind: 'site', text, data: parse(text) as unknown, media: [], hash: '' } as const;
  const { diagnostics } = await validateFile(source);
  expect(diagnostics).toMatchObject([
    { code: 'schema/unknown-field', message: '"items" cannot contain "items": there is only one level.' },
  ]);
});

test('a misspelt key is only unknown, not also missing', () => {
  expect(explain('titel: a')).toMatchObject([{ code: 'schema/unknown-field', advice: 'Did you mean "title"?' }]);
});

test('a strange key that holds what a missing one should is one mistake: its name', () => {
  expect(explain('heading: a')).toMatchObject([{ code: 'schema/unknown-field', advice: 'Did you mean "title"?' }]);
});

test('a strange key that holds something else than the missing one is two mistakes', () => {
  const codes = explain('level: Beginner\ncolour: 5').map(({ code }) => code);
  expect(codes).toEqual(['schema/missing-field', 'schema/unknown-field']);
});

test('a group with none of its fields lacks them, and no more is said', () => {
  expect(explain('colour: 5\nsize: 6').map(({ code }) => code)).toEqual(['schema/missing-field']);
});

test('a list that takes in the entries of the missing list below it is one mistake', () => {
  const lists = {
    ...schema,
    required: ['topics', 'tools'],
    properties: { topics: schema.properties.topics, tools: { type: 'array', items: { type: 'string' } } },
  };
  const fits = new Ajv2020({ allErrors: true, verbose: true }).compile(lists);
  const source = {
    file: 'x.yaml',
    kind: 'course',
    text: 'topics: [a, b, c]',
    data: { topics: ['a', 'b', 'c'] },
  } as const;
  expect(fits(source.data)).toBe(false);
  const codes = explainErrors(source, fits.errors ?? [], describeFor('', { read: () => lists })).map(
    ({ code }) => code,
  );
  expect(codes).toEqual(['schema/missing-field']);
});

test('a text that runs on from the field above its missing own is one mistake', () => {
  const found = explain('slug: ab\n  A long text that had a line of its own.\n');
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    ['schema/missing-field', 'The field "title" is missing.'],
  ]);
});

test.each(['000+', '400 places', '400名'])(
  'a text that begins with a figure, cut by the comma before "%s", is one mistake',
  (rest) => {
    expect(explain(`{ title: 12,${rest}, hours: 3 }`)).toMatchObject([
      { code: 'schema/cut-by-comma', advice: `Put the whole text in quotes: title: "12,${rest}".` },
    ]);
  },
);

test.each([
  ['1,25,000', 'Write the figure without a comma: hours: 125000.'],
  ['1,195,000', 'Write the figure without a comma: hours: 1195000.'],
  ['1,195.50', 'Write the figure without a comma: hours: 1195.5.'],
  ['1.195,50', 'Write the figure without a comma: hours: 1195.5.'],
  ['9,50', 'Write a point in place of the comma: hours: 9.50.'],
  ['12,500', 'If it is in thousands, write hours: 12500; otherwise, a point in place of the comma: hours: 12.500.'],
])('the figure %s within braces is one mistake', (figure, advice) => {
  const found = explain(`{ title: Scheduling, hours: ${figure}, zone: UTC }`);
  expect(found.filter(({ code }) => code !== 'schema/missing-field')).toMatchObject([
    { code: 'schema/cut-by-comma', advice },
  ]);
});

test('several mistakes are all reported', () => {
  expect(
    explain('title: 5\nlevel: Expert\nrating: 9')
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['schema/not-allowed', 'schema/out-of-range', 'schema/wrong-type']);
});

test('advice quotes the description and the examples of the schema', () => {
  expect(explain('level: Beginner')[0]?.advice).toBe('Add it. Its name. For example: "PMP".');
});

test('a near value is suggested among the possible ones', () => {
  expect(explain('title: a\nlevel: Begginer')[0]?.advice).toBe(
    'Did you mean "Beginner"? Choose one of: "Beginner", "Advanced".',
  );
});

test('a long value is shown shortened', () => {
  const message = explain(`title: a\nlevel: ${'x'.repeat(100)}`)[0]?.message ?? '';
  expect(message.length).toBeLessThan(110);
});

test('a field that belongs in the missing one beside it is reported, and nothing else', async () => {
  const text = '# Snow\nsubcategories:\n  - id: snow\n    name: Snow\n    courses: [descent]\n';
  const data = parse(text) as unknown;
  const source = { file: 'catalogue.yaml', kind: 'catalogue', text, data, media: [], hash: '' } as const;
  const { diagnostics } = await validateFile(source);
  expect(diagnostics).toMatchObject([
    {
      code: 'schema/unknown-field',
      message: 'There is no field "subcategories" here.',
      location: { start: { line: 2 } },
    },
  ]);
});

/** Finds what is wrong with so many unknown fields. */
async function findUnknown(count: number): Promise<void> {
  const text = Array.from({ length: count }, (_, i) => `k${i}: v\n`).join('');
  const data = Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 'v']));
  const source = { file: 'courses/x.yaml', kind: 'course', text, data, media: [], hash: '' } as const;
  const { diagnostics } = await validateFile(source);
  expect(diagnostics.length).toBeLessThanOrEqual(MAX_REPORTED + 1);
}

test('ten times as many unknown fields take about ten times as long', async () => {
  await findUnknown(10);
  expect(await growth(findUnknown, 500)).toBeLessThan(40);
});

test('of very many problems the first are reported, and how many more there are', () => {
  const found = explain(`title: a\n${Array.from({ length: 1000 }, (_, i) => `k${i}: v`).join('\n')}`);
  expect(found).toHaveLength(MAX_REPORTED + 1);
  expect(found.at(-1)).toMatchObject({ code: 'load/many-problems', message: expect.stringMatching(/ 800 more /) });
});

test.each([
  [
    'each other',
    [
      [0, 1],
      [1, 0],
    ],
  ],
  [
    'each other in a circle',
    [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
  ],
  [
    'each other, and one of them itself',
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 1],
    ],
  ],
])('of errors that explain %s one is reported', (_, pairs) => {
  const all = findErrors('course', { a: 1, b: 2, c: 3 }).slice(0, 3);
  const reasons = pairs.map(([error = 0, cause = 0]) => [all[error], all[cause]] as Reason);
  expect(reportedErrors(all, reasons).length).toBeGreaterThan(0);
});

test('a group with a field that all objects have is no choice', () => {
  const [found] = explain('title: A\nzone: { toString: 1 }\n');
  expect(found).toMatchObject({ code: 'schema/not-allowed' });
});
