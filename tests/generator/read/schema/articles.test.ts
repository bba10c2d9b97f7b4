// The text of a page itself: headings from ##, and pictures that are there and have words.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../../generator/index.ts';
import { site } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));

const page = (text: string): string =>
  `template: text\ntitle: Privacy notice\nintro: What we keep, and for how long we keep it; how to have it deleted.\ntext: |\n  ${text.replaceAll('\n', '\n  ')}\n`;

async function found(text: string): Promise<readonly string[]> {
  const plan = text.includes('plan.pdf') ? { 'media/plan.pdf': '%PDF-1.7' } : {};
  const content = site({ 'pages/privacy.yaml': page(text), ...plan }, tiny);
  const { diagnostics } = await check({ content, now: new Date('2026-01-01T12:00:00Z') });
  return diagnostics
    .filter(({ severity }) => severity !== 'info')
    .map(
      ({ code, message, advice, location: { start } }) => `${code} ${start.line}:${start.column} ${message} ${advice}`,
    );
}

test('a sound text is silent, and its own introduction describes it to search engines', async () => {
  expect(await found('## One\n\n### Part\n\n![Our logo](media/logo.svg)')).toEqual([]);
});

test.each([
  ['# One', /^text\/heading-level 5:3 .* headings in texts begin on level 2\. Write: ## One$/],
  ['### One', /^text\/heading-level 5:3 .* Write: ## One$/],
  ['Logo: ![](media/logo.svg)', /^text\/empty-alternative 5:9 .* Write .*: !\[what it shows\]\(media\/logo\.svg\)\.$/],
  ['![A desk](https://example.com/a.jpg)', /^text\/picture-in-text 5:3 .* on another site: .* into the media folder/],
  ['![A desk](//example.com/a.jpg)', /^text\/picture-in-text 5:3 /],
  ['![Our logo](media/logos.svg)', /^link\/missing-media 5:3 .*"media\/logo\.svg"/],
  ['![Our logo](/media/logos.svg)', /^link\/missing-media 5:3 .*"media\/logo\.svg"/],
  ['![A plan](media/plan.pdf)', /^link\/unusable-picture 5:3 .* is a PDF file, not a picture/],
])('%s', async (text, expected) => {
  const problems = await found(text);
  expect(problems).toEqual([expect.stringMatching(expected)]);
});
