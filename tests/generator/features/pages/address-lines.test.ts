import { expect, test } from 'vitest';
import { addressLines } from '../../../../generator/features/shell/text-format.ts';

const address = { street: 'Way 1', locality: 'Town', postalCode: '133', country: 'Country' };

test.each([
  ['FR', undefined, '133 Town'],
  ['DE', undefined, '133 Town'],
  ['GB', undefined, 'Town 133'],
  ['OM', undefined, 'Town 133'],
  ['OM', true, '133 Town'],
  ['FR', false, 'Town 133'],
])('in %s, with the setting %s, the town is written %s', (countryCode, postalCodeFirst, town) => {
  const changed = { ...address, countryCode, ...(postalCodeFirst === undefined ? {} : { postalCodeFirst }) };
  expect(addressLines({ address: changed })).toEqual(['Way 1', town, 'Country']);
});

test('a town without a postal code stands alone', () => {
  const { postalCode: _code, ...rest } = address;
  expect(addressLines({ address: { ...rest, countryCode: 'FR' } })).toEqual(['Way 1', 'Town', 'Country']);
});

test.each([
  [{}, '133 Town'],
  [{ country: 'Country' }, '133 Town'],
  [{ country: 'Elsewhere' }, 'Town 133'],
  [{ countryCode: 'GB' }, 'Town 133'],
])('a place that names %j is in the country of the provider, or in its own', (named, town) => {
  const { country: _country, ...place } = address;
  const home = { country: 'Country', countryCode: 'DE' };
  expect(addressLines({ address: { ...place, ...named } }, { address: home })[1]).toBe(town);
});

test.each([
  ['ja-JP', 'JP', ['日本', '133 Town', 'Way 1']],
  ['ko-KR', 'KR', ['日本', '133 Town', 'Way 1']],
  ['en-JP', 'JP', ['Way 1', 'Town 133', '日本']],
])('in %s, an address in %s begins with what is largest, or with the street', (locale, countryCode, lines) => {
  expect(addressLines({ address: { ...address, country: '日本', countryCode } }, { locale })).toEqual(lines);
});
