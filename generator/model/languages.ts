import { memoize } from '../base/memoize.ts';

/** Codes of languages that are most often taught and spoken; many more are known. */
export const usualLanguages: ReadonlySet<string> = new Set(
  'ar bn cs da de el en es fa fi fr he hi hu id it ja ko ms nb nl pl pt ro ru sv sw th tr uk ur vi zh'.split(' '),
);

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Whether a name is the usual code of a language, such as ar: folders of translations have it. */
export const isLanguage = memoize((name: string): boolean => {
  if (!/^[a-z]{2,3}$/.test(name)) return false;
  return names.of(name) !== undefined && Intl.getCanonicalLocales(name)[0] === name;
});

/** The language of the folder that a content file is in, if it is a translation. */
export const languageOfFile = (file: string): string | undefined => {
  const [folder = '', ...rest] = file.split('/');
  return rest.length > 0 && isLanguage(folder) ? folder : undefined;
};
