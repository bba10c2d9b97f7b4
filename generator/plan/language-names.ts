import type { PageContext } from './page-context.ts';

/** Returns the names of languages, given by their codes, in the language of the site; undefined if there are none. */
export function languageNames(
  codes: readonly string[] | undefined,
  { site }: { readonly site: Pick<PageContext['site'], 'settings'> },
): string | undefined {
  if (!codes || codes.length === 0) return undefined;
  const { locale } = site.settings;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale, { type: 'unit' }).format(codes.map((code) => names.of(code) ?? code));
}
