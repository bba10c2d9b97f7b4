// A field that its schema calls deprecated: the file stays valid, and a warning says what to write instead.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkAndLink } from '../../../../generator/build/pipeline/check.ts';
import { makeKinds } from '../../../../generator/kinds/kinds.ts';
import { makeSchemas } from '../../../../generator/kinds/schema-files.ts';
import { kindsWithMentors } from '../../../support/content/mentor-kinds.ts';
import { site } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');
const files = {
  'addresses.yaml': undefined,
  'team.yaml': 'mentors: [ann-berg]\n',
  'mentors/ann-berg.yaml': 'name: Ann Berg\nbiography: Twenty years at sea.\nlinks:\n  - fax: "+44"\n    name: Fax\n',
};

const link = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    fax: { type: 'string', deprecated: true, description: 'Write "phone" in its place.' },
  },
};

const schemas = makeSchemas(
  kindsWithMentors.schemas.files.map(({ name, text }) => {
    if (name !== 'mentor') return { name, text };
    const { properties, ...schema } = JSON.parse(text);
    const links = { type: 'array', items: link };
    return { name, text: JSON.stringify({ ...schema, properties: { ...properties, links } }) };
  }),
);

test('is a warning at its place, with what the schema says', async () => {
  const kinds = makeKinds(kindsWithMentors.all, schemas);
  const { diagnostics } = await checkAndLink({ content: site(files, tiny), now, kinds });
  expect(diagnostics).toEqual([
    {
      code: 'schema/deprecated-field',
      severity: 'warning',
      message: 'The field "fax" is deprecated: a later format of the content will not have it.',
      advice: 'Write "phone" in its place.',
      location: expect.objectContaining({ file: 'mentors/ann-berg.yaml', start: { line: 4, column: 5 } }),
    },
  ]);
}, 300_000);
