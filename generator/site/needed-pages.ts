// Pages that the site itself leads to, known by their templates.
import type { Menus, Messages, Site } from '../../schemas/types.ts';
import type { MainAddresses } from '../../src/app/page-props.ts';
import { dropUndefined } from '../base/objects.ts';
import { fieldOf } from '../kinds/kind.ts';
import { NEWS, newsKind } from '../kinds/news.ts';
import { scheduleKind } from '../kinds/offer.ts';
import { pageAddress, pageKind, readTemplate, templateOf } from '../kinds/page.ts';
import { schemaNames } from '../kinds/schema-files.ts';
import { formsKind, siteKind } from '../kinds/settings.ts';
import { trainerKind, TRAINERS } from '../kinds/trainer.ts';
import type { LinkedPage, SourceFile } from '../model/content.ts';

/** Where the main pages are by custom: there while they are missing, and there where several pages have the template. */
const customary = {
  catalogue: '/courses',
  contact: '/contact',
  registration: '/register',
  schedule: '/schedule',
} as const satisfies MainAddresses;

/** Kinds whose files have addresses below that of the page that lists them, by the template of that page. */
const listed = {
  trainers: { kind: trainerKind.name, customary: `/${TRAINERS}` },
  news: { kind: newsKind.name, customary: `/${NEWS}` },
} as const;

/** Templates of the pages that menus, buttons and links lead to, with the addresses they have by custom. */
const main: Readonly<Record<string, string | undefined>> = { home: '/', ...customary, course: undefined };

/** Templates of the pages of which a site has one at most. */
export const mainTemplates: readonly string[] = ['course', ...Object.keys(customary)];

const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Whether the file of a kind has something in one of its fields; one that cannot be read may have. */
function mayHave(sources: readonly SourceFile[], kind: string, fields: readonly string[]): boolean {
  const source = sources.find((file) => file.kind === kind);
  if (!source || source.data === undefined) return source !== undefined;
  return fields.some((name) => {
    const value = fieldOf(source.data, name);
    return Array.isArray(value) ? isList(value) : value !== undefined;
  });
}

/** Whether the site has forms. */
const mayHaveForms = (sources: readonly SourceFile[]): boolean => mayHave(sources, formsKind.name, ['endpoints']);

/** Whether visitors register elsewhere, or the forms are named and the one for registration is not among them. */
function registersOtherwise(sources: readonly SourceFile[]): boolean {
  const fields = fieldOf(sources.find(({ kind }) => kind === formsKind.name)?.data, 'fields');
  const isLeftOut = fields !== undefined && fieldOf(fields, 'registration') === undefined;
  return isLeftOut || mayHave(sources, siteKind.name, ['register']);
}

/** Whether there is a way to reach the provider. */
const mayBeReached = (sources: readonly SourceFile[]): boolean =>
  mayHaveForms(sources) || mayHave(sources, siteKind.name, ['address', 'phones', 'email', 'hours', 'map']);

/** Whether a site has a use for the page with a template. */
const isUseful: Readonly<Record<string, ((sources: readonly SourceFile[]) => boolean) | undefined>> = {
  contact: mayBeReached,
  registration: (sources) => mayHaveForms(sources) && !registersOtherwise(sources),
  schedule: (sources) => mayHave(sources, scheduleKind.name, ['sessions']),
};

/** The templates that a site has a use for, with the addresses that their pages have by custom. */
type Needed = Readonly<Record<string, string | undefined>>;

/** Returns the main pages that a site has a use for: one without sessions has no schedule. */
export const usefulPages = (sources: readonly SourceFile[]): Needed =>
  Object.fromEntries(Object.entries(main).filter(([template]) => isUseful[template]?.(sources) ?? true));

/** Returns the pages that a site cannot do without; where there is no registration, no button leads there. */
export function neededPages(sources: readonly SourceFile[]): Needed {
  const { registration: _registration, ...needed } = usefulPages(sources);
  return needed;
}

/** Whether a page's data names a template that exists. */
export const hasTemplate = (data: unknown): boolean => schemaNames('pages').some((name) => name === templateOf(data));

/** Where the main pages of a site are, valid or not: a broken page does not also break the links to it. */
export function mainAddresses(sources: readonly SourceFile[]): MainAddresses {
  const pages = sources.filter(({ kind }) => kind === pageKind.name);
  const needed = neededPages(sources);
  const addressesOf = (template: keyof MainAddresses): readonly string[] =>
    pages
      .filter((page) => readTemplate(page) === template)
      .map(pageAddress)
      .filter((at) => at !== '/');
  const chosen = (found: readonly string[], usual: string): string =>
    found.includes(usual) ? usual : (found[0] ?? usual);
  const addressOf = (template: keyof typeof customary): string | undefined => {
    const found = addressesOf(template);
    return found.length > 0 || template in needed ? chosen(found, customary[template]) : undefined;
  };
  // Where there is something to list and no page lists it, the customary address of the list is above its addresses.
  const listOf = (template: keyof typeof listed): string | undefined => {
    const { kind: name, customary: usual } = listed[template];
    const lists = addressesOf(template);
    const isThere = lists.length > 0 || sources.some(({ kind }) => kind === name);
    return isThere ? chosen(lists, usual) : undefined;
  };
  return dropUndefined({
    catalogue: addressOf('catalogue') ?? customary.catalogue,
    contact: addressOf('contact'),
    registration: addressesOf('registration').length > 0 ? addressOf('registration') : undefined,
    schedule: addressOf('schedule'),
    trainers: listOf('trainers'),
    news: listOf('news'),
  });
}

// The menus of a provider that writes none: they lead to the pages that exist, and follow them as pages come and go.

type Template = LinkedPage['words']['template'];

/** Which pages each menu leads to, in its order; others are reached from these. */
const order = {
  header: ['home', 'catalogue', 'schedule', 'overview', 'landing', 'corporate', 'news', 'about', 'contact'],
  footer: ['catalogue', 'schedule', 'registration', 'corporate', 'gallery', 'news', 'about', 'contact'],
} as const satisfies Partial<Record<keyof Menus, readonly Template[]>>;

/** As many links as the header has room for. */
const MOST = 8;

interface MenuInput {
  readonly menus: Site['menus'];
  readonly pages: readonly LinkedPage[];
  readonly messages: Messages;
}

function derived(menu: keyof typeof order, { pages, messages }: MenuInput) {
  const labels: Partial<Record<Template, string>> = messages.navigation;
  const roleOf = ({ address, words }: LinkedPage): Template => (address === '/' ? 'home' : words.template);
  return order[menu]
    .flatMap((template) => pages.filter((page) => roleOf(page) === template))
    .map((page) => ({ label: labels[roleOf(page)] ?? page.words.title, to: page.address }));
}

/** The links in the header and at the foot of every page: the provider's own, or else those to the pages that exist. */
export function menusOf(input: MenuInput): Required<Menus> {
  const { menus } = input;
  return {
    header: menus?.header ?? derived('header', input).slice(0, MOST),
    footer: menus?.footer ?? derived('footer', input),
    columns: menus?.columns ?? [],
  };
}
