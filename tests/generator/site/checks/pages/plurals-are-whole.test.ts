// Arabic counts in six ways and Japanese in one: which forms a text needs depends on the language of its file.
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../../../generator/model/diagnostic.ts';
import { check } from '../../../../../generator/index.ts';
import { site } from '../../../../support/content/site.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const tiny = fileURLToPath(new URL('../../../../fixtures/tiny/content', import.meta.url));
const read = (file: string): string => readFileSync(`${tiny}/${file}`, 'utf8');
const english = '    one: "{count} review"\n    other: "{count} reviews"\n';

/** What is wrong with the number of reviews in a language that has these forms for it. */
async function problemsWith(language: string, forms: readonly string[]): Promise<readonly Diagnostic[]> {
  const written = forms.map((form) => `    ${form}: "{count}"\n`).join('');
  const content = site(
    {
      'messages/en.yaml': undefined,
      [`messages/${language}.yaml`]: read('messages/en.yaml').replace(english, written),
      'site.yaml': read('site.yaml').replace(/^language: .*/m, `language: ${language}`),
    },
    tiny,
  );
  const { diagnostics } = await check({ content, now: new Date('2026-01-01T12:00:00Z') });
  return diagnostics.filter(
    ({ code, location }) => code.endsWith('-plurals') && location.pointer === '/common/reviews',
  );
}

test('Arabic with the two forms of English lacks four, which are named at the line of the text', async () => {
  const [problem, ...others] = await problemsWith('ar', ['one', 'other']);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    code: 'text/missing-plurals',
    severity: 'warning',
    message: 'In Arabic, this text with a number also needs the forms zero, two, few, many.',
    advice: 'Write the forms zero, one, two, few, many, other.',
    location: { file: 'messages/ar.yaml', start: { line: 20 } },
  });
});

test.each([
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['fr', ['one', 'other']],
  ['fr', ['one', 'many', 'other']],
  ['pl', ['one', 'few', 'many', 'other']],
  ['cs', ['one', 'few', 'other']],
  ['ja', ['other']],
])('%s is content with the forms %s', async (language, forms) => {
  expect(await problemsWith(language, forms)).toEqual([]);
});

test('forms that no number takes are reported', async () => {
  expect(await problemsWith('ja', ['one', 'two', 'other'])).toMatchObject([
    {
      code: 'text/unused-plurals',
      severity: 'warning',
      message: 'Japanese has no plural form "one" or "two".',
      advice: 'Remove them: Japanese has the form other.',
    },
  ]);
});
