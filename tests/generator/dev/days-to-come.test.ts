// News whose day is to come: a build leaves them out, and the preview shows them to their author.
import { expect, onTestFinished, test } from 'vitest';
import { dev } from '../../../generator/dev/dev.ts';
import { planOf } from '../../../generator/index.ts';
import { site } from '../../support/content/site.ts';

test('the preview shows a page of the news whose day is to come', async () => {
  const item = 'title: Soon\ndate: "2026-02-01"\ntext: We open a second room.\n';
  const content = site({ 'news/soon.yaml': item }, 'tests/fixtures/tiny/content');
  const now = new Date('2026-01-01T12:00:00Z');
  const ignore = (): void => undefined;
  const server = await dev({
    ...{ content, submissions: `${content}/.submissions`, now: () => now, isPreview: true },
    ...{ onCheck: ignore, onFault: ignore },
  });
  onTestFinished(() => server.close());
  const { status } = await fetch(new URL('/news/soon', server.url), { headers: { accept: 'text/html' } });
  expect(status).toBe(200);
  const { plan } = await planOf({ content, now, base: '/' });
  expect(plan?.pages.some(({ address }) => address === '/news/soon')).toBe(false);
});
