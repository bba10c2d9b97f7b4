import type { Site } from '../../../schemas/types.ts';

type Address = Partial<NonNullable<Site['address']>>;

/** Countries that write the postal code before the town, by country code, as published by their postal services. */
const codeFirst = new Set(
  (
    'AD AL AM AR AT AX BA BE BG CH CL CR CU CY CZ DE DK DO DZ EE ES ET FI FO FR GE GF GL GP GR GT GW HR HT IS IT ' +
    'KG KW LA LI LR LU MA MC MD ME MG MK MQ MX MY MZ NC NE NI NL NO PF PH PL PM PT PY RE RO RS SE SI SJ SK SM SN ' +
    'SV TJ TN TR UY UZ VA WF XK YT ZM'
  ).split(' '),
);

/** Returns the lines of a postal address, if there is one, in the order of its country or of the settings. */
export function addressLines({ address }: { readonly address?: Address | undefined }): readonly string[] {
  if (address === undefined) return [];
  const { street, locality, postalCode, country, countryCode = '' } = address;
  const isCodeFirst = address.postalCodeFirst ?? codeFirst.has(countryCode);
  const town = isCodeFirst ? [postalCode, locality] : [locality, postalCode];
  return [street, town.filter(Boolean).join(' '), country].flatMap((line) => line || []);
}

/** Returns a telephone number with the link that dials it. */
export const phoneLink = (text: string) => ({ text, href: `tel:${text.replaceAll(' ', '')}` });
