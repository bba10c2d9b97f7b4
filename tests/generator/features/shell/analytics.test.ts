// What pages are given of the service that counts visits: nothing where there is none.
import { expect, test } from 'vitest';
import type { AnalyticsSettings } from '../../../../generator/model/analytics.ts';
import { analyticsFiles, makeShell } from '../../../../generator/features/shell/shell.ts';
import { contextOfTiny } from '../../../support/content/tiny-plan.ts';

async function planned(analytics?: AnalyticsSettings, base?: string) {
  const { site } = await contextOfTiny();
  const context = await contextOfTiny({ settings: { ...site.settings, ...(analytics && { analytics }) } }, base);
  return { shell: makeShell(context), files: analyticsFiles(context) };
}

test('a site without a service has no trace of one', async () => {
  const { shell, files } = await planned();
  expect(shell).not.toHaveProperty('analytics');
  expect(shell.messages).not.toHaveProperty('consent');
  expect(files).toEqual([]);
});

test('the slugs of courses are found by their titles', async () => {
  const { files } = await planned({ service: 'plausible', domain: 'harbour.example.com' });
  expect(files.map(({ file }) => file)).toEqual(['data/course-names.json']);
  expect(JSON.parse(files[0]?.text ?? '')).toMatchObject({ 'Fire Safety': 'fire-safety' });
});

const google: AnalyticsSettings = { service: 'google', id: 'G-AB12CD34EF' };
const matomo: AnalyticsSettings = { service: 'matomo', server: 'https://stats.example.org/', site: 3 };

test.each<[AnalyticsSettings, object]>([
  [
    { service: 'plausible', domain: 'a.example' },
    { endpoint: 'https://plausible.io/api/event', id: 'a.example' },
  ],
  [
    matomo,
    { id: '3', endpoint: 'https://stats.example.org/matomo.php', script: 'https://stats.example.org/matomo.js' },
  ],
])('visitors are not asked about %j', async (settings, expected) => {
  const { shell } = await planned(settings);
  expect(shell.analytics).toMatchObject({ host: 'harbour.example.com', ...expected });
  expect(shell.analytics).not.toHaveProperty('consent');
  expect(shell.analytics).not.toHaveProperty('cookies');
});

test.each<[AnalyticsSettings, string]>([
  [google, 'Google Analytics'],
  [{ ...matomo, cookies: true }, 'Matomo'],
  [{ ...matomo, consent: 'required' }, 'Matomo'],
  [{ service: 'umami', website: '50429a93-8479-4073-be80-d5d29c09c2ec', consent: 'required' }, 'Umami'],
])('visitors are asked about %j', async (settings, name) => {
  const { shell } = await planned({ ...settings, privacy: { label: 'Privacy', to: '/privacy' } });
  expect(shell.analytics?.consent?.text).toContain(` ${name} `);
  expect(shell.analytics?.consent?.privacy).toEqual({ label: 'Privacy', to: '/privacy' });
});
