// Answers are Markdown like other texts, below a heading of their own, in every place that has questions.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../../generator/index.ts';
import { site, type Files } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));

const withAnswer = (file: string, answer: string): Files => ({
  [file]: `${readFileSync(`${tiny}/${file}`, 'utf8')}questions:
  - question: Where is it?
    answer: In Bristol.
  - question: Where does this lead?
    answer: |
      ${answer.replaceAll('\n', '\n      ')}
`,
});

async function found(files: Files): Promise<readonly string[]> {
  const { diagnostics } = await check({ content: site(files, tiny), now: new Date('2026-01-01T12:00:00Z') });
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message, location: { file } }) => `${code} ${file} ${message}`);
}

const files = ['courses/first-aid.yaml', 'pages/contact.yaml', 'pages/home.yaml'];

test.each(files)('an answer of %s that is sound is silent', async (file) => {
  expect(
    await found(withAnswer(file, '#### One\n\nA [link](/contact#main) and one to [questions](#questions).')),
  ).toEqual([]);
});

test.each([
  ['### One', /^text\/heading-level .* begin on level 4/],
  ['<b>bold</b>', /^text\/raw-html /],
  ['[dates](/dates)', /^link\/unknown-target /],
  ['[there](#nowhere)', /^link\/unknown-fragment /],
  ['![Logo](media/logo.svg)', /^text\/picture-in-text /],
])('an answer with %s is reported', async (answer, expected) => {
  for (const file of files.slice(0, 2))
    expect(await found(withAnswer(file, answer))).toEqual([expect.stringMatching(expected)]);
});

test('a page without questions has no such part', async () => {
  const link = withAnswer('pages/contact.yaml', '[questions](/schedule#questions)');
  expect(await found(link)).toEqual([expect.stringMatching(/^link\/unknown-fragment /)]);
});
