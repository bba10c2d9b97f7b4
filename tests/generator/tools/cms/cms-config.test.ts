// The configuration is held against the schema that Sveltia CMS ships, and its forms against the content that they edit.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { cmsConfig } from '../../../../generator/tools/cms/cms-config.ts';
import { site } from '../../../support/content/site.ts';

const options = { folder: 'content', backend: 'github', repo: 'harbour/website', branch: 'main' } as const;

interface Field {
  readonly name: string;
  readonly widget: string;
  readonly fields?: readonly Field[];
  readonly types?: readonly Field[];
  readonly field?: Field;
}

interface Config {
  readonly collections: readonly {
    readonly name: string;
    readonly fields?: readonly Field[];
    readonly files?: readonly { readonly file: string; readonly fields: readonly Field[] }[];
  }[];
}

const configOf = (content: string): Config => parse(cmsConfig({ ...options, content }));
const sample = configOf('content');

const sveltia = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
const { $schema: _, ...schema } = JSON.parse(
  readFileSync(path.join(sveltia, '..', 'schema', 'sveltia-cms.json'), 'utf8'),
);
const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);

test.each([
  'content',
  'tests/fixtures/french/content',
  'tests/fixtures/second-provider/content',
  'tests/fixtures/whole/content',
])('Sveltia accepts the configuration for %s', (content) => {
  isValid(configOf(content));
  expect(isValid.errors ?? []).toEqual([]);
});

const fieldsOf = (name: string): readonly Field[] => {
  const { fields, files } = sample.collections.find((one) => one.name === name) ?? {};
  return fields ?? files?.[0]?.fields ?? [];
};
const fileOf = (file: string): readonly Field[] =>
  sample.collections.flatMap(({ files = [] }) => files).find((one) => one.file === `content/${file}`)?.fields ?? [];
const at = (fields: readonly Field[], ...names: readonly string[]): Field | undefined =>
  names.reduce<Field | undefined>((field, name) => field?.fields?.find((one) => one.name === name), {
    name: '',
    widget: '',
    fields,
  });

/** The places of a file's data that no field of a form shows or keeps. */
function lost(data: unknown, fields: readonly Field[]): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const field = fields.find(({ name }) => name === key);
    if (!field) return [key];
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item) => {
      const type = field.types?.find(({ name }) => name === (item as { readonly type?: string }).type);
      const inner = type ? [...(type.fields ?? []), { name: 'type', widget: 'hidden' }] : field.fields;
      return inner ? lost(item, inner).map((deeper) => `${key}/${deeper}`) : [];
    });
  });
}

test('every field of the sample has a place in the form of its file', () => {
  const found = sample.collections.flatMap(({ files = [] }) =>
    files.map(({ file, fields }) => [file, lost(parse(readFileSync(file, 'utf8')), fields)] as const),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(([, names]) => names.length > 0)).toEqual([]);
  expect(lost(parse(readFileSync('content/courses/project-management.yaml', 'utf8')), fieldsOf('courses'))).toEqual([]);
});

test('what names other content is chosen, and a day, a figure or Markdown has its own field', () => {
  const courses = fieldsOf('courses');
  expect(at(courses, 'related')).toMatchObject({ widget: 'relation', collection: 'courses', multiple: true });
  expect(at(fileOf('schedule.yaml'), 'sessions', 'course')).toMatchObject({
    widget: 'relation',
    collection: 'courses',
    value_field: '{{slug}}',
    search_fields: ['title'],
    required: true,
  });
  expect(at(fileOf('schedule.yaml'), 'sessions', 'startDate')).toMatchObject({
    widget: 'datetime',
    format: 'YYYY-MM-DD',
  });
  expect(at(courses, 'overview')?.widget).toBe('markdown');
  expect(at(courses, 'rating')).toMatchObject({
    widget: 'number',
    value_type: 'float',
    min: 0,
    max: 5,
    required: false,
  });
  expect(at(fileOf('site.yaml'), 'logo')?.widget).toBe('image');
});

test('a form of one type is not offered where files have several', () => {
  const course = (slug: string, price: string): string => `slug: ${slug}\ntitle: ${slug}\nprice: ${price}\n`;
  const widgetOf = (files: Readonly<Record<string, string>>): string | undefined => {
    const { collections } = configOf(site({ 'site.yaml': 'name: Harbour\n', ...files }));
    return collections[0]?.fields?.find(({ name }) => name === 'price')?.widget;
  };
  const first = { 'courses/one.yaml': course('one', '200') };
  expect(widgetOf(first)).toBe('number');
  expect(widgetOf({ ...first, 'courses/two.yaml': course('two', 'on request') })).toBe('hidden');
});

test('a file that cannot be read is named', () => {
  expect(() => configOf(site({ 'site.yaml': 'name: [' }))).toThrow(
    '"site.yaml" cannot be read. Run "npx prospectus check',
  );
});
