// A site in several languages is planned as one site for each, below its own base. Here pages of a language learn of the
// others: their heads name the same page in each, and links to what is not translated lead to the original.
import type { Head } from '../../../src/app/page.ts';
import { IN_FIRST_LANGUAGE, slashed, withBase } from '../../../src/app/navigation/page-address.ts';
import { memoizePerObject } from '../../base/memoize.ts';
import { mapTexts } from '../../base/objects.ts';
import type { PlannedPage, UnitPlan } from '../../model/planned.ts';
import { isHere } from '../../model/language-addresses.ts';
import { absoluteUrl, homeOf, socialLocale } from './head.ts';
import type { PageContext, SiteLanguages } from './page-context.ts';

const elsewhereIn = memoizePerObject(({ elsewhere }: SiteLanguages) => new Set(elsewhere));

/** Returns data whose links lead to the addresses that pages have in this language, and to the first one for pages that only it has. */
export function withLinksElsewhere<Data>(data: Data, context: Pick<PageContext, 'base' | 'languages' | 'site'>): Data {
  const { languages, base, site } = context;
  if (!languages || languages.folder === '') return data;
  const elsewhere = elsewhereIn(languages);
  const place = (to: string): string => {
    const [, address = '', rest = ''] = /^(\/|[^?#]*?)(\/?(?:[?#].*)?)$/s.exec(to) ?? [];
    if (elsewhere.has(address)) return IN_FIRST_LANGUAGE + to.slice(1);
    return (languages.own?.[address] ?? address) + rest;
  };
  const urlOf = (placed: string): string =>
    /^\/(?:[?#]|$)/.test(placed) ? homeOf(site, base) + placed.slice(1) : withBase(placed, base);
  const inText = (text: string): string => {
    if (text.startsWith('/')) return place(text);
    if (!text.includes(`<a href="${base}`)) return text;
    return text.replace(/<a href="([^"]*)"/g, (tag, href: string) => {
      const placed = href.startsWith(base) ? place(`/${href.slice(base.length)}`) : '';
      const to = placed === '' ? href : urlOf(placed);
      if (to === href) return tag;
      return `<a href="${to}"${isHere({ address: placed }) ? '' : ` hreflang="${languages.all[0]?.code}"`}`;
    });
  };
  return mapTexts(data, inText);
}

/** Returns HTML for readers outside of the site, made with the full URL of its base: its links are as those of pages. */
export function withWholeLinks(
  make: (root: string) => string,
  { site, languages, base }: Pick<PageContext, 'base' | 'languages' | 'site'>,
): string {
  const root = absoluteUrl(site, base, '');
  const html = withLinksElsewhere(make(root), { site, base: root, ...(languages && { languages }) });
  if (site.layout !== 'folders') return html;
  const { origin } = site.settings;
  const first = origin + (languages?.all[0]?.base ?? base);
  return html.replace(/<a href="([^"]*)"/g, (tag, to: string) =>
    to.startsWith(first) ? `<a href="${origin}${slashed(to.slice(origin.length))}"` : tag,
  );
}

/** The address of a page in each language that it is in, without the folder of the language. */
export type AddressByLanguage = Readonly<Record<string, string>>;

function withAlternates({ head }: PlannedPage, there: AddressByLanguage, context: PageContext): Head {
  const { site, base, languages } = context;
  const { isFurther: _, ...firstSite } = site;
  const [first] = languages?.all ?? [];
  const all = (languages?.all ?? []).flatMap((language) => {
    const address = there[language.code];
    if (address === undefined) return [];
    const own = language === first ? firstSite : { ...firstSite, isFurther: true as const };
    return [{ ...language, url: absoluteUrl(own, language.base, address) }];
  });
  if (all.length < 2) return head;
  const others = all.filter((one) => one.base !== base);
  const at = head.meta.findIndex(({ property }) => property === 'og:locale') + 1;
  const locales = (at === 0 ? [] : others).map(({ locale }) => ({
    property: 'og:locale:alternate',
    content: socialLocale(locale),
  }));
  return {
    ...head,
    meta: [...head.meta.slice(0, at), ...locales, ...head.meta.slice(at)],
    alternates: [
      ...all.map(({ code, url }) => ({ hreflang: code, href: url })),
      ...all.flatMap(({ code, url }) => (code === first?.code ? [{ hreflang: 'x-default', href: url }] : [])),
    ],
  };
}

/** Home pages of further languages are beside their folders, where hosts find the pages of other folders as well. */
function fileIn({ languages, site }: PageContext, file: string): string {
  const folder = languages?.folder ?? '';
  const isHome = file === 'index.html' && folder !== '' && site.layout !== 'folders';
  return isHome ? `${folder.slice(0, -1)}.html` : folder + file;
}

/** Returns a unit as it is in its language; `there` says where its page is in each. */
export function inLanguages(unit: UnitPlan, there: AddressByLanguage, context: PageContext): UnitPlan {
  const { languages } = context;
  if (!languages) return unit;
  const pages = unit.pages.map((page): PlannedPage => ({
    ...page,
    file: fileIn(context, page.file),
    head: withAlternates(page, there, context),
    page: withLinksElsewhere(page.page, context),
  }));
  return { pages, pictures: unit.pictures.map((picture) => ({ ...picture, file: languages.folder + picture.file })) };
}
