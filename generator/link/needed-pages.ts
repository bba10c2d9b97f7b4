// Pages that the site itself leads to, known by their templates.
import type { MainAddresses } from '../../src/page-props.ts';
import { fieldOf } from '../kinds/kind.ts';
import { pageAddress, pageKind, readTemplate, templateOf } from '../kinds/page.ts';
import { formsKind } from '../kinds/settings.ts';
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

/** Templates of the pages that every site's menus, buttons and links lead to, with the addresses they have by custom. */
const withForms: Readonly<Record<string, string | undefined>> = { home: '/', ...customary, course: undefined };

/** Whether the site has forms; a broken forms.yaml may name an endpoint. */
function mayHaveForms(sources: readonly SourceFile[]): boolean {
  const forms = sources.find(({ kind }) => kind === formsKind.name);
  if (!forms || forms.data === undefined) return forms !== undefined;
  const endpoints = fieldOf(forms.data, 'endpoints');
  return Array.isArray(endpoints) && endpoints.length > 0;
}

/** Returns the needed pages of a site: one without forms has no registration. */
export function neededPages(sources: readonly SourceFile[]): Readonly<Record<string, string | undefined>> {
  if (mayHaveForms(sources)) return withForms;
  const { registration: _registration, ...others } = withForms;
  return others;
}

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
  const contact = addressOf('contact');
  const hasRegistration = mayHaveForms(sources) || pages.some((page) => readTemplate(page) === 'registration');
  const lists = addressesOf('trainers');
  const hasTrainers = lists.length > 0 || sources.some(({ kind }) => kind === trainerKind.name);
  return {
    catalogue: addressOf('catalogue'),
    contact,
    // Without a form to register with, visitors are led to the other ways to reach the provider.
    registration: hasRegistration ? addressOf('registration') : contact,
    schedule: addressOf('schedule'),
    ...(hasTrainers ? { trainers: chosen(lists, TRAINERS_ADDRESS) } : {}),
  };
}
