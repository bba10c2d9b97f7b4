// The settings that site.yaml, and each of its translations, has for its language.
import type { Diagnostic } from '../model/diagnostic.ts';
import { directionOf } from '../model/site-settings.ts';
import { locate, type WrittenFile } from '../rules/locate.ts';
import { foreignLocale } from '../rules/words/site.ts';

/** What a file says of the language that it is in. */
interface LanguageSettings {
  readonly language: string;
  readonly locale?: unknown;
  readonly direction?: unknown;
}

/** Returns what does not fit a language: in which direction it is written, and in which locale its dates are. */
export function checkLocale(source: WrittenFile, said: LanguageSettings, hasWords: boolean): readonly Diagnostic[] {
  const { language, locale = language, direction } = said;
  const { region, language: spoken } = new Intl.Locale(String(locale));
  const own = directionOf(language);
  const report = (is: 'locale' | 'direction', written: unknown, better: string): Diagnostic =>
    foreignLocale({ is, written: String(written), language, better }, locate(source, `/${is}`));
  return [
    ...(hasWords && spoken !== new Intl.Locale(language).language
      ? [report('locale', locale, region === undefined ? language : `${language}-${region}`)]
      : []),
    ...(direction === undefined || direction === own ? [] : [report('direction', direction, own)]),
  ];
}
