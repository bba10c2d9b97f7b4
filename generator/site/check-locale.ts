// The settings that site.yaml, and each of its translations, has for its language.
import type { Diagnostic } from '../model/diagnostic.ts';
import { directionOf } from '../model/site-settings.ts';
import { locate, type WrittenFile } from '../rules/locate.ts';
import { foreignLocale } from '../rules/words/site.ts';
import { countryNamed } from '../read/schema/names-in-languages.ts';

/** What a file says of the language that it is in. */
interface LanguageSettings {
  readonly language: string;
  readonly locale?: unknown;
  readonly direction?: unknown;
  readonly address?: { readonly countryCode?: string } | undefined;
}

/** A part of a locale that is the name of nothing: by its four letters, "Oman" in en-Oman would be a script. */
function unknownPart({ script, region }: Intl.Locale): string | undefined {
  const isUnknown = (type: 'script' | 'region', code: string | undefined): boolean =>
    code !== undefined && new Intl.DisplayNames(['en'], { type, fallback: 'none' }).of(code) === undefined;
  return isUnknown('script', script) ? script : isUnknown('region', region) ? region : undefined;
}

/** Returns what does not fit a language: in which direction it is written, and in which locale its dates are. */
export function checkLocale(source: WrittenFile, said: LanguageSettings, hasWords: boolean): readonly Diagnostic[] {
  const { language, locale = language, direction } = said;
  const parts = new Intl.Locale(String(locale));
  const { region, language: spoken } = parts;
  const unknown = unknownPart(parts);
  const own = directionOf(language);
  const report = (is: 'locale' | 'direction' | 'unknown', written: unknown, better: string): Diagnostic =>
    foreignLocale(
      { is, written: String(written), language, better },
      locate(source, is === 'direction' ? '/direction' : '/locale'),
    );
  if (unknown !== undefined) {
    const country = countryNamed(unknown) ?? said.address?.countryCode;
    return [report('unknown', locale, [language, country].filter(Boolean).join('-'))];
  }
  return [
    ...(hasWords && spoken !== new Intl.Locale(language).language
      ? [report('locale', locale, region === undefined ? language : `${language}-${region}`)]
      : []),
    ...(direction === undefined || direction === own ? [] : [report('direction', direction, own)]),
  ];
}
