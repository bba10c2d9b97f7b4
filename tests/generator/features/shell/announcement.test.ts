// The announcement of site.yaml: who decides when it is shown, and that no trace is left of one that is over.
import { expect, test } from 'vitest';
import type { Site } from '../../../../schemas/types.ts';
import { announcementDays, announcementHtml } from '../../../../src/app/document.ts';
import { planAnnouncement, planSite } from '../../../../generator/features/shell/plan.ts';
import { contextOfTiny, linkTiny } from '../../../support/content/tiny-plan.ts';

const text = 'We are <closed>.';

/** What the pages of a provider in London announce, made on the first of January. */
async function announced(announcement: Site['announcement'], base = '/') {
  const { settings } = await linkTiny();
  const context = await contextOfTiny({ settings: { ...settings, ...(announcement && { announcement }) } }, base);
  const { shell, shared } = planSite(context.site, {
    base,
    now: new Date('2026-01-01T12:00:00Z'),
    planners: new Map(),
  });
  const planned = planAnnouncement(context);
  expect(shared.announcement).toEqual(planned);
  return { planned, html: announcementHtml(planned, shell), days: planned && announcementDays(planned, shell) };
}

test('a site without an announcement, or with one that is over, has nothing of one', async () => {
  const nothing = { planned: undefined, html: '', days: undefined };
  expect(await announced(undefined)).toEqual(nothing);
  expect(await announced({ text, until: '2025-12-31' })).toEqual(nothing);
});

test('one without days is in the page, and no script is needed', async () => {
  const { html, days } = await announced({ text, link: { label: 'Hours', to: '/contact#hours' } }, '/sub/');
  expect(html).toContain(
    '<section id="announcement" aria-label="Announcement" data-nosnippet>' +
      '<p>We are &lt;closed&gt;. <a href="/sub/contact#hours">Hours</a></p></section>\n',
  );
  expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf('<section'));
  expect(days).toBeUndefined();
});

test('the last day is shown, and the browser hides what ends after the build', async () => {
  const { html, days } = await announced({ text, from: '2025-12-24', until: '2026-01-01' });
  expect(html).not.toContain('hidden');
  expect(days).toEqual({ 'data-until': '2026-01-01', 'data-zone': 'Europe/London' });
});

test('one that begins later is in the page, and hidden until the browser knows the day', async () => {
  const { html, days } = await announced({ text, from: '2026-01-02' });
  expect(html).toContain(' hidden>');
  expect(days).toEqual({ 'data-from': '2026-01-02', 'data-zone': 'Europe/London' });
});
