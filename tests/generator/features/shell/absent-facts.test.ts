// A provider without telephone, address or logo: heads, structured data, calendars and headers name none.
import { expect, test } from 'vitest';
import { settingsOf } from '../../../../generator/model/site-settings.ts';
import { drawMonogram } from '../../../../generator/features/pictures/icons.ts';
import { responseHeaders } from '../../../../generator/features/shell/response-headers.ts';
import { contextOfTiny, linkTiny, planOfTiny } from '../../../support/content/tiny-plan.ts';

const settings = settingsOf({ name: 'Alpine Club', origin: 'https://club.example', language: 'en' });
const plan = await planOfTiny('/', { settings });

test('no page names what the provider has not said', () => {
  const heads = JSON.stringify(plan.pages.map(({ head }) => head));
  expect(heads).not.toMatch(/undefined|geo\.|ICBM|PostalAddress|telephone|foundingDate|sameAs|"email"/);
});

test('no calendar names a mailbox or a venue', () => {
  const calendars = plan.texts.filter(({ file }) => file.endsWith('.ics'));
  expect(calendars.length).toBeGreaterThan(0);
  expect(calendars.map(({ text }) => text).join('')).not.toMatch(/undefined|ORGANIZER|mailto/);
});

test('the shell has no fact that is absent', () => {
  expect(plan.shell).toMatchObject({ addressLines: [], phones: [], hours: [], social: [], logo: 'favicon.svg' });
  for (const fact of ['email', 'gallery', 'map', 'description']) expect(plan.shell).not.toHaveProperty(fact);
});

test('no frame is allowed where there is no map', async () => {
  const site = { ...(await linkTiny()), settings };
  expect(responseHeaders(site)['Content-Security-Policy']).toContain("frame-src 'none'");
});

test('the mark of a provider without a logo is its initials', async () => {
  expect(plan.pictures.find(({ file }) => file === 'favicon.svg')?.svg).toContain('>AC<');
  expect(drawMonogram('Éco & Co')).toContain('>ÉC<');
  expect(drawMonogram('<Open> academy for all')).toContain('>OA<');
  expect(drawMonogram('Cisco')).toContain('>C<');
  expect(drawMonogram('أكاديمية الشفرة')).toContain('>أ<');
  expect((await contextOfTiny()).site.settings.logo).toBeDefined();
});
