// Pages that the site itself leads to. They are known by their templates, so that a provider names their files, and
// with them their addresses, in its own language.
import type { MainAddresses } from '../../src/page-props.ts';
import type { SourceFile } from '../model/content.ts';
import { schemaNames } from '../schema/schema-files.ts';

/** Where the main pages are by custom: there while they are missing, and there where several pages have the template. */
const customary: MainAddresses = {
  catalogue: '/courses',
  contact: '/contact',
  registration: '/register',
  schedule: '/schedule',
};

/** Templates of the pages that every site's menus, buttons and links lead to, with the addresses they have by custom. */
export const neededPages: Readonly<Record<string, string | undefined>> = { home: '/', ...customary, course: undefined };

/** The template that a page's data names, valid or not. */
export const templateOf = (data: unknown): unknown =>
  (data as { readonly template?: unknown } | null | undefined)?.template;

/** Whether a page's data names a template that exists. */
export const hasTemplate = (data: unknown): boolean => schemaNames('pages').some((name) => name === templateOf(data));

/** The template of a page; of one that is not YAML at the moment, as far as its text shows it. */
const readTemplate = ({ data, text }: SourceFile): unknown =>
  data === undefined ? /^template:\s*["']?([\w-]+)/m.exec(text)?.[1] : templateOf(data);

/** The address of a page: "/" of the home page, by its template or its name, and of any other /<name of its file>. */
export function pageAddress(page: SourceFile): string {
  const name = page.file.replace(/^pages\//, '').replace(/\.ya?ml(?:\.txt)?$/i, '');
  return name === 'home' || readTemplate(page) === 'home' ? '/' : `/${name}`;
}

/** Where the main pages of a site are, valid or not: a broken page does not also break the links to it. */
export function mainAddresses(sources: readonly SourceFile[]): MainAddresses {
  const pages = sources.filter(({ kind }) => kind === 'page');
  const addressOf = (template: keyof MainAddresses): string => {
    const found = pages
      .filter((page) => readTemplate(page) === template)
      .map(pageAddress)
      .filter((at) => at !== '/');
    const usual = customary[template];
    return found.includes(usual) ? usual : (found[0] ?? usual);
  };
  return {
    catalogue: addressOf('catalogue'),
    contact: addressOf('contact'),
    registration: addressOf('registration'),
    schedule: addressOf('schedule'),
  };
}
