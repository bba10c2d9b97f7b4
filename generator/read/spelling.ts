// How a country spells what others of its language spell in another way: the supplied words are in one spelling each.

const american: readonly (readonly [RegExp, string])[] = [
  [/ancelled/g, 'anceled'],
  [/nstalment/g, 'nstallment'],
  [/rogramme\b/g, 'rogram'],
  [/ractis(?=e)/g, 'ractic'],
  [/(?<=olo)u(?=r)/g, ''],
  [/(?<=gani|ogni)s/g, 'z'],
  [/(?<=[Cc]are)rs/g, 'givers'],
];
const swiss: typeof american = [
  [/ß/g, 'ss'],
  [/„/g, '«'],
  [/“/g, '»'],
];
const canadian: typeof american = [
  [/E-mail/g, 'Courriel'],
  [/e-mail/g, 'courriel'],
  [/\u202F(?=[?!;])/g, ''],
];

/** The locales whose words are spelled in another way. */
export const spellings: ReadonlyMap<string, typeof american> = new Map([
  ['en-US', american],
  ['de-CH', swiss],
  ['de-LI', swiss],
  ['fr-CA', canadian],
]);

/** Returns a text as it is spelled in a locale. */
export const spelledIn = (locale: string, text: string): string =>
  (spellings.get(locale) ?? []).reduce((said, [other, own]) => said.replace(other, own), text);
