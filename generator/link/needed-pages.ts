// Pages that the site itself leads to, known by their templates.
import type { MainAddresses } from '../../src/page-props.ts';
import { pageAddress, pageKind, readTemplate, templateOf } from '../kinds/page.ts';
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

/** Whether a page's data names a template that exists. */
export const hasTemplate = (data: unknown): boolean => schemaNames('pages').some((name) => name === templateOf(data));

/** Where the main pages of a site are, valid or not: a broken page does not also break the links to it. */
export function mainAddresses(sources: readonly SourceFile[]): MainAddresses {
  const pages = sources.filter(({ kind }) => kind === pageKind.name);
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
