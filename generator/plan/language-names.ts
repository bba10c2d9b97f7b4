import type { PageContext } from './page-context.ts';

type Settings = Pick<PageContext['site'], 'settings'>;

/** Returns the name of each language, given by its code, in the language of the site. */
export function namesOfLanguages(codes: readonly string[], { settings }: Settings): readonly string[] {
  const names = new Intl.DisplayNames(settings.locale, { type: 'language' });
  return codes.map((code) => names.of(code) ?? code);
}

/** Returns the names of languages, given by their codes, as one text; undefined if there are none. */
export function languageNames(
  codes: readonly string[] | undefined,
  { site }: { readonly site: Settings },
): string | undefined {
  if (!codes || codes.length === 0) return undefined;
  const list = new Intl.ListFormat(site.settings.locale, { type: 'unit' });
  return list.format(namesOfLanguages(codes, site));
}
