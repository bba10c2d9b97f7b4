// The words of the page, as data, in the languages that it is shipped in.
import { createContext, useContext } from 'react';
import ar from './words/ar.json';
import de from './words/de.json';
import en from './words/en.json';
import fr from './words/fr.json';
import help from './words/help.json';
import labels from '../schemas/labels.json';

export type Language = 'en' | 'fr' | 'de' | 'ar';
export type Word = keyof typeof en;

const all: Readonly<Record<Language, Readonly<Record<Word, string>>>> = { en, fr, de, ar };

/** The languages by their own names. */
export const languages: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  ar: 'العربية',
};

const isLanguage = (text: string | null | undefined): text is Language => typeof text === 'string' && text in all;

const KEPT = 'prospectus-language';

/** Returns the language that was chosen last; otherwise the first of the browser's that is shipped. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((one) => one.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Remembers the language, and tells the browser. */
export function useLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
}

/** Returns the name of a language in that of the page. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames([document.documentElement.lang], { type: 'language' }).of(code) ?? code;

/** Returns a word, with values in place of what is in braces. */
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the function that says words in a language. */
export const sayIn =
  (language: Language): Say =>
  (word, values = {}) =>
    all[language][word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Returns the function that says the label or the help of a field in a language; in English, as the schema has it, where there is no other. */
export const labelIn = (language: Language) => {
  const index = ['fr', 'de', 'ar'].indexOf(language);
  const known: Readonly<Record<string, readonly string[]>> = { ...labels, ...help };
  return (label: string): string => (Object.hasOwn(known, label) ? known[label]?.[index] : undefined) ?? label;
};

export const SayContext = createContext<Say>(sayIn('en'));

/** Returns the function that says words in the chosen language. */
export const useSay = (): Say => useContext(SayContext);
