// A site in several languages is planned as one site for each, below its own base. Here pages of a language learn of the
// others: their heads name the same page in each, and links to what is not translated lead to the original.
import type { Head } from '../../../src/app/page-props.ts';
import { IN_FIRST_LANGUAGE, withBase } from '../../../src/app/navigation/page-address.ts';
import { memoizePerObject } from '../../base/memoize.ts';
import type { PlannedPage, UnitPlan } from '../../model/planned.ts';
import { absoluteUrl, homeOf, socialLocale } from './head.ts';
import type { PageContext, SiteLanguages } from './page-context.ts';

/** Whether a page is in its own language, rather than an original that the lists of another one lead to. */
export const isHere = ({ address }: { readonly address: string }): boolean => !address.startsWith(IN_FIRST_LANGUAGE);

const elsewhereIn = memoizePerObject(({ elsewhere }: SiteLanguages) => new Set(elsewhere));

/** Returns data of which the links to pages that are in the first language alone lead there. */
export function withLinksElsewhere<Data>(data: Data, context: Pick<PageContext, 'base' | 'languages'>): Data {
  const { languages, base } = context;
  if (!languages || languages.elsewhere.length === 0) return data;
  const elsewhere = elsewhereIn(languages);
  const own = (to: string): string => IN_FIRST_LANGUAGE + to.slice(1);
  const isElsewhere = (to: string): boolean => elsewhere.has(to.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''));
  const inText = (text: string): string => {
    if (text.startsWith('/') && isElsewhere(text)) return own(text);
    if (!text.includes(`<a href="${base}`)) return text;
    return text.replace(/<a href="([^"]*)"/g, (tag, href: string) => {
      const to = href.startsWith(base) ? `/${href.slice(base.length)}` : '';
      return isElsewhere(to) ? `<a href="${withBase(own(to), base)}" hreflang="${languages.all[0]?.code}"` : tag;
    });
  };
  const within = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value);
    if (Array.isArray(value)) return value.map(within);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(inner)]));
  };
  return within(data) as Data;
}

/** The head of a page that is there in several languages. */
function withAlternates({ address, head }: PlannedPage, there: readonly string[], context: PageContext): Head {
  const { site, base, languages } = context;
  if (!languages || there.length < 2) return head;
  const { origin } = site.settings;
  const path = (head.canonical ?? absoluteUrl(site, base, address)).slice(origin.length + base.length);
  const all = languages.all.filter(({ code }) => there.includes(code));
  const [first] = languages.all;
  const home = (at: string): string => (at === first?.base ? at : homeOf({ ...site, isFurther: true }, at));
  const urlOf = (at: string): string => site.settings.origin + (path === '' ? home(at) : at + path);
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
      ...all.map((one) => ({ hreflang: one.code, href: urlOf(one.base) })),
      ...(first && there.includes(first.code) ? [{ hreflang: 'x-default', href: urlOf(first.base) }] : []),
    ],
  };
}

/** Home pages of further languages are beside their folders, where hosts find the pages of other folders as well. */
function fileIn({ languages, site }: PageContext, file: string): string {
  const folder = languages?.folder ?? '';
  const isHome = file === 'index.html' && folder !== '' && site.layout !== 'folders';
  return isHome ? `${folder.slice(0, -1)}.html` : folder + file;
}

/** Returns a unit as it is in its language; `there` are those in which its page is. */
export function inLanguages(unit: UnitPlan, there: readonly string[], context: PageContext): UnitPlan {
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

/** The address of a page of a language, without the base of the site. */
export const addressIn = (folder: string, address: string): string =>
  folder === '' ? address : address === '/' ? `/${folder.slice(0, -1)}` : `/${folder.slice(0, -1)}${address}`;
