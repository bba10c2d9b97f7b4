// A section is held against the schema of its type, so that one mistake is one message at its line.
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sectionIds } from '../../../../generator/model/heading-ids.ts';
import { validate } from '../../../../generator/read/schema/validate.ts';

const HEAD = 'template: sections\ntitle: For companies\nsections:\n';

async function problemsOf(sections: string): Promise<readonly string[]> {
  const text = HEAD + sections;
  const source = { file: 'pages/x.yaml', kind: 'page', text, data: parse(text) as unknown, media: [], hash: '' };
  const { diagnostics } = await validate(source);
  return diagnostics.map(({ location, message, advice }) => `${location.start.line}: ${message} ${advice}`);
}

test.each([
  ['  - type: heroo\n    title: x\n', /^4: "heroo" is not one of the possible values. Did you mean "hero"\?/],
  ['  - title: x\n', /^4: The field "type" is missing\. Add it\. What kind of section/],
  ['  - type:\n    title: x\n', /^4: The field "type" has no value\./],
  ['  - type: text\n    titel: x\n    text: y\n', /^5: There is no field "titel" here\. Did you mean "title"\?/],
  ['  - type: text\n    title: x\n', /^4: The field "text" is missing\. Add it\. The text in Markdown/],
  [
    '  - type: text\n    text: y\n    items: []\n',
    /^6: There is no field "items" here\. Use one of: "id", "title", "intro"/,
  ],
  [
    '  - type: cards\n    items:\n      - titel: Small groups\n',
    /^6: There is no field "titel" here\. Did you mean "title"\?/,
  ],
  ['  - text\n', /^4: Expected a group of fields, but found "text"\./],
  ['  - type: text\n    text: "# Top"\n', /^5: .*heading/],
])('%s', async (sections, expected) => {
  const found = await problemsOf(sections);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(expected);
});

test('sections are named by their authors, or by their headings, and each differently', () => {
  const text = { type: 'text' as const, text: 'x' };
  expect(
    sectionIds([
      { type: 'hero', title: 'Top' },
      { ...text, title: 'Fees' },
      { ...text, id: 'fees', title: 'What it costs' },
      text,
      { type: 'video', video: { url: 'https://vimeo.com/1', title: 'A film' } },
    ]),
  ).toEqual([undefined, 'fees-2', 'fees', undefined, 'a-film']);
});
