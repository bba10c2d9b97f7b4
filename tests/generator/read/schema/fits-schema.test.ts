import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { beforeAll, expect, test } from 'vitest';
import { projectSchemas } from '../../../../generator/kinds/schema-files.ts';
import { compiledFolder, type FitsSchema, loadSchemas } from '../../../../generator/read/schema/fits-schema.ts';

let fits: FitsSchema;
beforeAll(async () => {
  ({ fits } = await loadSchemas(projectSchemas));
});

const course: object = parse(readFileSync('content/courses/agile-project-management.yaml', 'utf8'));
const LONGEST = 500;

test.each(['a', 'é', '\u{1F600}', 'س'])('a text of %s is as long as it has characters', (character) => {
  const of = (length: number) => ({ ...course, prerequisites: character.repeat(length) });
  expect([fits('course', of(LONGEST)), fits('course', of(LONGEST + 1))]).toEqual([true, false]);
});

test('characters are counted without a loop over all of them', () => {
  const file = path.join(compiledFolder, 'schemas.mjs');
  expect(readFileSync(file, 'utf8')).not.toContain('charCodeAt');
});
