// Pages that the site itself leads to, known by their templates.
import type { MainAddresses } from '../../src/page-props.ts';
import { pageAddress, pageKind, readTemplate, templateOf } from '../kinds/page.ts';
import type { SourceFile } from '../model/content.ts';
import { TRAINERS, trainerKind } from '../kinds/trainer.ts';
import { schemaNames } from '../schema/schema-files.ts';

/** Where the main pages are by custom: there while they are missing, and there where several pages have the template. */
const customary = {
  catalogue: '/courses',
  contact: '/contact',
  registration: '/register',
  schedule: '/schedule',
} as const satisfies MainAddresses;

/** Where the list of trainers is by custom: there, too, where no page has it and only its trainers have addresses. */
const TRAINERS_ADDRESS = `/${TRAINERS}`;

/** Templates of the pages that every site's menus and links lead to, with the addresses they have by custom. */
export const neededPages: Readonly<Record<string, string | undefined>> = {
  home: '/',
  catalogue: customary.catalogue,
  contact: customary.contact,
  schedule: customary.schedule,
  course: undefined,
};

/** Templates of the pages of which a site has one at most. */
export const mainTemplates: readonly string[] = ['course', ...Object.keys(customary)];

/** Whether a page's data names a template that exists. */
export const hasTemplate = (data: unknown): boolean => schemaNames('pages').some((name) => name === templateOf(data));

/** Where the main pages of a site are, valid or not: a broken page does not also break the links to it. */
export function mainAddresses(sources: readonly SourceFile[]): MainAddresses {
  const pages = sources.filter(({ kind }) => kind === pageKind.name);
  const addressesOf = (template: keyof MainAddresses): readonly string[] =>
    pages
      .filter((page) => readTemplate(page) === template)
      .map(pageAddress)
      .filter((at) => at !== '/');
  const chosen = (found: readonly string[], usual: string): string =>
    found.includes(usual) ? usual : (found[0] ?? usual);
  const addressOf = (template: keyof typeof customary): string => chosen(addressesOf(template), customary[template]);
  const lists = addressesOf('trainers');
  const hasTrainers = lists.length > 0 || sources.some(({ kind }) => kind === trainerKind.name);
  // Visitors may register elsewhere, or not at all.
  const hasRegistration = pages.some((page) => readTemplate(page) === 'registration');
  return {
    catalogue: addressOf('catalogue'),
    contact: addressOf('contact'),
    ...(hasRegistration ? { registration: addressOf('registration') } : {}),
    schedule: addressOf('schedule'),
    ...(hasTrainers ? { trainers: chosen(lists, TRAINERS_ADDRESS) } : {}),
  };
}
