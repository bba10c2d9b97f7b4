// Pages that the site itself leads to, known by their templates.
import type { Menus, Messages, Site } from '../../schemas/types.ts';
import type { MainAddresses } from '../../src/app/shell-props.ts';
import { dropUndefined } from '../base/objects.ts';
import { fieldOf, textIn } from '../kinds/kind.ts';
import { builtInKinds } from '../kinds/kinds.ts';
import { scheduleKind } from '../kinds/offer.ts';
import { pageAddress, pageKind, readTemplate, templateOf } from '../kinds/page.ts';
import { schemaNames } from '../kinds/schema-files.ts';
import { formsKind, siteKind } from '../kinds/settings.ts';
import type { LinkedPage, SourceFile, Examined } from '../model/content.ts';
import { digest } from '../base/digest.ts';
import { suppliedPages, FALLBACK_LANGUAGE, type SuppliedPage } from '../read/defaults.ts';

/** Where the main pages are by custom: there while they are missing, and there where several pages have the template. */
const customary = {
  catalogue: '/courses',
  contact: '/contact',
  registration: '/register',
  schedule: '/schedule',
} as const satisfies MainAddresses;

/** Templates of the pages that menus, buttons and links lead to, with the addresses they have by custom. */
const main: Readonly<Record<string, string | undefined>> = { home: '/', ...customary, course: undefined };

/** Templates of the pages of which a site has one at most. */
export const mainTemplates: readonly string[] = ['course', ...Object.keys(customary)];

/** Whether the file of a kind has something in one of its fields; one that cannot be read may have. */
function mayHave(sources: readonly SourceFile[], kind: string, fields: readonly string[]): boolean {
  return sources.some(
    ({ kind: own, data }) =>
      own === kind &&
      (data === undefined ||
        fields.some((name) => {
          const value = fieldOf(data, name);
          return Array.isArray(value) ? value.length > 0 : value !== undefined;
        })),
  );
}

const mayHaveForms = (sources: readonly SourceFile[]): boolean => mayHave(sources, formsKind.name, ['endpoints']);

/** Whether visitors register elsewhere, or the forms are named and the one for registration is not among them. */
function registersOtherwise(sources: readonly SourceFile[]): boolean {
  const fields = fieldOf(sources.find(({ kind }) => kind === formsKind.name)?.data, 'fields');
  const isLeftOut = fields !== undefined && fieldOf(fields, 'registration') === undefined;
  return isLeftOut || mayHave(sources, siteKind.name, ['register']);
}

const mayBeReached = (sources: readonly SourceFile[]): boolean =>
  mayHaveForms(sources) || mayHave(sources, siteKind.name, ['address', 'phones', 'email', 'hours', 'map']);

/** Whether a site has a use for the page with a template. */
const isUseful: Readonly<Record<string, ((sources: readonly SourceFile[]) => boolean) | undefined>> = {
  contact: mayBeReached,
  registration: (sources) => mayHaveForms(sources) && !registersOtherwise(sources),
  // A schedule without sessions says so: its address stays between two terms.
  schedule: (sources) => sources.some(({ kind }) => kind === scheduleKind.name),
};

/** The templates that a site has a use for, with the addresses that their pages have by custom. */
type Needed = Readonly<Record<string, string | undefined>>;

/** Returns the main pages that a site has a use for: one without schedule.yaml has no schedule. */
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
  const lists = builtInKinds.all.flatMap(({ name, listedBy, listAt }) => {
    if (!listedBy || listAt === undefined) return [];
    const found = addressesOf(listedBy);
    const isThere = found.length > 0 || sources.some(({ kind }) => kind === name);
    return isThere ? [[listedBy, chosen(found, listAt)] as const] : [];
  });
  return dropUndefined({
    catalogue: addressOf('catalogue') ?? customary.catalogue,
    contact: addressOf('contact'),
    registration: addressesOf('registration').length > 0 ? addressOf('registration') : undefined,
    schedule: addressOf('schedule'),
    ...Object.fromEntries(lists),
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

// The pages that a provider leaves out are supplied as if it had written them, before anything looks at pages: all later
// stages see ordinary pages.

/** Returns a page that the tool supplies as if it had been read. */
export const sourceOf = ({ file, data }: SuppliedPage): SourceFile => {
  const text = JSON.stringify(data);
  return { file, kind: pageKind.name, text, data, media: [], hash: digest(text), isSupplied: true };
};

/** Fills in placeholders such as {name} that are a whole text, and leaves out links and texts that have no meaning. */
function filled(value: unknown, meanings: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === 'string') {
    const name = /^\{(\w+)\}$/.exec(value)?.[1];
    return name === undefined ? value : meanings[name];
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, meanings)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, filled(inner, meanings)] as const);
  if (fields.some(([key, inner]) => key === 'to' && inner === undefined)) return undefined;
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}

/** The pages that a site needs and does not have; none while one of its pages may be the one that is missed. */
function missingPages(sources: readonly SourceFile[], language: string): readonly SuppliedPage[] {
  const pages = sources.filter(({ kind }) => kind === pageKind.name);
  if (sources.length === 0 || !pages.every(({ data }) => hasTemplate(data))) return [];
  const taken = new Set(pages.map(({ file }) => file));
  const present = new Set(pages.map(readTemplate));
  const useful = usefulPages(sources);
  return suppliedPages(language).filter(
    ({ file, data: { template } }) => template in useful && !present.has(template) && !taken.has(file),
  );
}

const siteIn = (sources: readonly SourceFile[]): SourceFile | undefined =>
  sources.find(({ kind }) => kind === siteKind.name);

/** The language of a site; of one whose settings are not YAML at the moment, as far as their text shows it. */
function languageIn(sources: readonly SourceFile[]): string {
  const { data, text = '' } = siteIn(sources) ?? {};
  const shown = data === undefined ? /^language:\s*["']?([\w-]+)/m.exec(text)?.[1] : undefined;
  return (shown ?? textIn(data, 'language')) || FALLBACK_LANGUAGE;
}

/** Returns files with the pages that the tool supplies to them, whose placeholders are not filled in. */
export const withSupplied = (sources: readonly SourceFile[]): readonly SourceFile[] => [
  ...sources,
  ...missingPages(sources, languageIn(sources)).map(sourceOf),
];

/**
 * Returns the examined files with the pages that the tool supplies, in file order.
 * @param originals - where these are of a further language: the pages have the addresses that they have in the first
 */
export function supplyPages(examined: readonly Examined[], originals: readonly Examined[] = []): readonly Examined[] {
  const written = examined.map(({ source }) => source);
  const site = siteIn(written)?.data;
  const pages = originals.filter(({ source: { kind } }) => kind === pageKind.name);
  const files = new Map(pages.map(({ source }) => [readTemplate(source), source.file]));
  const missing = missingPages(written, languageIn(written)).map((page): SuppliedPage => ({
    ...page,
    file: files.get(page.data.template) ?? page.file,
  }));
  if (missing.length === 0) return examined;
  const meanings = {
    ...mainAddresses([...written, ...missing.map(sourceOf)]),
    name: textIn(site, 'name') || undefined,
    description: textIn(site, 'description') || textIn(site, 'tagline') || undefined,
  };
  const supplied = missing.map((page): Examined => {
    const source = sourceOf({ ...page, data: filled(page.data, meanings) as SuppliedPage['data'] });
    return { source, isValid: true, links: [], outline: source.hash, diagnostics: [] };
  });
  return [...examined, ...supplied].sort((a, b) => (a.source.file < b.source.file ? -1 : 1));
}
