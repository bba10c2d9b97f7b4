// The typefaces of the page that follows the content.
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { dev } from '../../../generator/dev/dev.ts';
import { FOREVER } from '../../../generator/model/caching.ts';
import { site } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));

test.each(['{}', 'typeface: figtree'])('with the theme %j, browsers keep them, but no page', async (theme) => {
  const content = site({ 'theme.yaml': `${theme}\n` }, tiny);
  const ignore = (): void => undefined;
  const now = () => new Date('2026-01-01T12:00:00Z');
  const server = await dev({
    content,
    submissions: `${content}/.submissions`,
    now,
    isPreview: true,
    onCheck: ignore,
    onFault: ignore,
  });
  onTestFinished(() => server.close());
  const page = await fetch(server.url, { headers: { accept: 'text/html' } });
  const [file = ''] = /\/assets\/[^"]+\.woff2/.exec(await page.text()) ?? [];
  const typeface = await fetch(new URL(file, server.url));
  const kept = [page, typeface].map(({ status, headers }) => [status, headers.get('cache-control')]);
  expect(kept).toEqual([
    [200, 'no-store'],
    [200, FOREVER],
  ]);
});
