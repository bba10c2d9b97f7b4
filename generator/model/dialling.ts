// Telephone numbers as they are dialled from everywhere.
import countriesOf from './dialling-codes.json' with { type: 'json' };

/** The codes of countries, as the ITU publishes them (E.164). */
const codes = new Map(
  Object.entries(countriesOf).flatMap(([code, countries]) => countries.split(' ').map((country) => [country, code])),
);

const ofCode = new RegExp(`^\\+(${[...new Set(codes.values())].join('|')})\\D*0(.*)`);

/** Codes after which a zero is dialled from abroad too. */
const keepingZero = new Set(['39', '225', '229', '241', '242', '378']);

/** What is dialled within a country only, before the number itself. */
function withoutTrunk(digits: string, code: string): string {
  if (keepingZero.has(code)) return digits;
  if (code === '36') return digits.replace(/^06/, '');
  if (code === '1' || code === '7') return digits.replace(/^[18](?=(?: ?\d){10}$)/, '');
  return digits.replace(/^0/, '');
}

/** Returns the country of an address, or of a locale where the address does not name it. */
export const countryOf = (address: { countryCode?: string } | undefined, locale = ''): string | undefined =>
  address?.countryCode ?? /-([A-Z]{2})$/.exec(locale)?.[1];

const FEWEST_DIGITS = 6;

/** Whether a number has no country code, after + or 00; short ones, such as that of the police, have none anywhere. */
export const isLocal = (text: string): boolean =>
  !/^\s*(?:\+|00)/.test(text) && text.replace(/\D+/g, '').length >= FEWEST_DIGITS;

/** A number without the zero after its country code; undefined if it has none, or is dialled with it. */
function withoutZero(written: string): string | undefined {
  const [, code = '', rest = ''] = ofCode.exec(written) ?? [];
  return code === '' || keepingZero.has(code) ? undefined : `+${code} ${rest.replace(/\D+/g, ' ').trim()}`;
}

/** Returns the international form of a number, grouped as it was; undefined without a country, or if it is too short. */
export function internationalForm(text: string, country: string | undefined): string | undefined {
  const [, written = ''] = /^\D*?(\+?(?:(?:[\d\s().\p{Pd}]|(?<=\d)\/(?=\d))(?!\p{L}))+)/u.exec(text) ?? [];
  if (written.startsWith('+')) return withoutZero(written);
  const digits = written.replace(/\D+/g, ' ').trim();
  const code = codes.get(country ?? '');
  if (code === undefined || !isLocal(digits)) return undefined;
  return digits.startsWith(`${code} `) ? `+${digits}` : `+${code} ${withoutTrunk(digits, code).trim()}`;
}
