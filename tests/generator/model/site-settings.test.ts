// What a provider leaves out is derived, and what it says is kept.
import { expect, test } from 'vitest';
import { settingsOf } from '../../../generator/model/site-settings.ts';

const least = { name: 'Alpine Club', origin: 'https://club.example', language: 'fr' };

test('a name, an origin and a language are enough', () => {
  expect(settingsOf(least)).toEqual({
    ...least,
    shortName: 'Alpine Club',
    locale: 'fr',
    direction: 'ltr',
    timeZone: 'UTC',
    phones: [],
    hours: [],
    social: [],
    figures: [],
    header: {},
  });
});

test.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['de', 'ltr'],
] as const)('%s is written %s', (language, direction) => {
  expect(settingsOf({ ...least, language }).direction).toBe(direction);
});

test('what the provider says is kept', () => {
  const said = {
    ...least,
    language: 'ar',
    shortName: 'Club',
    locale: 'ar-OM',
    direction: 'ltr' as const,
    timeZone: 'UTC',
  };
  expect(settingsOf(said)).toMatchObject(said);
});
