import { schemaNames } from '../schema/schema-files.ts';

/** Templates of the pages that every site's menus, buttons and links lead to, with the addresses they have. */
export const neededPages: Readonly<Record<string, string | undefined>> = {
  home: '/',
  catalogue: '/courses',
  contact: '/contact',
  course: undefined,
  registration: '/register',
  schedule: '/schedule',
};

/** The template that a page's data names, valid or not. */
export const templateOf = (data: unknown): unknown =>
  (data as { readonly template?: unknown } | null | undefined)?.template;

/** Whether a page's data names a template that exists. */
export const hasTemplate = (data: unknown): boolean => schemaNames('pages').some((name) => name === templateOf(data));
