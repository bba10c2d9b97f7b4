// Resolves every reference and applies the rules that need more than one file.
import { once } from '../base/memoize.ts';
import { dayIn, isTimeZone } from '../base/time.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { settingsOf } from '../model/site-settings.ts';
import type { Messages, Theme } from '../../schemas/types.ts';
import {
  type ContentTypes,
  type Entries,
  type Entry,
  type Examined,
  isBroken,
  type LinkedEntry,
  type LinkedForms,
  type LinkedPage,
  type LinkedSite,
  type LoadedContent,
  type Outcome,
} from '../model/content.ts';
import { courseKind } from '../kinds/course.ts';
import { catalogueKind, categoryAddress } from '../kinds/offer.ts';
import { isPulled } from '../model/pulled.ts';
import { themeKind, formsKind } from '../kinds/settings.ts';
import { pageAddress } from '../kinds/page.ts';
import { builtInKinds, type Kinds } from '../kinds/kinds.ts';
import type { AddressState } from '../model/address-state.ts';
import { splitRedirects } from '../model/old-addresses.ts';
import type { LinkedCategoryPage } from '../model/catalogue.ts';
import { suppliedReceiver } from '../read/defaults.ts';
import { isPublished, nameInAddress, nameOfFile, textIn } from '../kinds/kind.ts';
import type { AddressedSite } from '../model/language-addresses.ts';
import { addressBook, type AddressBook, isChoice } from './address-book.ts';
import { isSetClock, linkSchedule } from './improbable-session.ts';
import { mainAddresses, menusOf } from './needed-pages.ts';
import { siteMessages, untranslatedPages, withPageWords } from './site-messages.ts';
import { registerOf, type LinkContext, type RecordedFiles } from './link-context.ts';
import { categoriesWithCourses, placeCourses } from './place-courses.ts';
import { filesAreKept, publishedFiles, recordedFiles } from './published-files.ts';
import * as checks from './checks/all.ts';
import { withMeantNames } from './meant-names.ts';
import { searchTexts } from './search-texts.ts';

/** Returns every address that answers, was published or was removed, with where it is defined, in alphabetical order. */
function addressStates({ entries, addresses }: LinkContext): readonly AddressState[] {
  const ledger = entries.addresses[0]?.data;
  const published = new Set(ledger?.published);
  const stateOf = (address: string): AddressState['state'] => (published.has(address) ? 'published' : 'new');
  const { answering, further } = addresses;
  const states: readonly AddressState[] = [
    ...[...new Set([...answering, ...further.keys()])].map((address) => {
      const redirect = addresses.redirects.get(address) ?? further.get(address);
      return { address, state: stateOf(address), ...(redirect ? { leadsTo: redirect } : {}) };
    }),
    ...[...(addresses.choices ?? [])].map((address) => ({ address, state: stateOf(address) })),
    ...[...addresses.lost, ...addresses.lostChoices].map((address) => ({ address, state: 'lost' as const })),
    ...(ledger?.removed ?? [])
      .filter(
        ({ address }) => !answering.has(address) && !further.has(address) && addresses.choices?.has(address) !== true,
      )
      .map(({ address, reason }) => ({ address, state: 'removed' as const, reason })),
  ];
  return states.toSorted((a, b) => (a.address < b.address ? -1 : 1));
}

type EntrySources = Pick<LinkContext, 'kinds' | 'mainAddresses' | 'today'> & { readonly entries: Entries };

function linkedEntries({ entries, kinds, mainAddresses, today }: EntrySources): readonly LinkedEntry[] {
  return kinds.all.flatMap((kind) => {
    const { name: of, named, address, isPlaced } = kind;
    if (!address || isPlaced) return [];
    const published = (entries[of] ?? []).filter(({ data }) => isPublished(kind, data, today));
    return published.map(({ source, data }): LinkedEntry => {
      const { file, hash } = source;
      const name = nameOfFile(file);
      const title = textIn(data, named?.title ?? 'title');
      return { kind: of, file, hash, name, address: address(nameInAddress(source), mainAddresses), title, data };
    });
  });
}

/** Returns the forms that a site has: none without forms.yaml; undefined where that file is broken. */
function formsOf(context: LinkContext): LinkedForms | undefined {
  if (isBroken(formsKind.name, context)) return undefined;
  const { endpoints = [], copies = [], choices = {}, fields, consent } = context.entries.forms[0]?.data ?? {};
  const consents = consent === undefined ? [] : [consent].flat();
  const receiver = endpoints.some(({ service }) => service === 'php') ? { receiver: suppliedReceiver() } : {};
  return { endpoints, copies, choices, consents, ...receiver, ...(fields && { fields }) };
}

/** Returns the pages of the categories that have a text, in catalogue order; `catalogue` is the catalogue's address. */
const categoryPages = (entries: Entries, catalogue: string): readonly LinkedCategoryPage[] =>
  (entries.catalogue[0]?.data.categories ?? []).flatMap((category, c) => {
    const { id, name, text } = category;
    const address = categoryAddress(category, catalogue);
    return address === undefined || text === undefined
      ? []
      : [{ category: id, name, text, address, pointer: `/categories/${c}` }];
  });

/** The valid files by their kind, in file order. */
function entriesOf(examined: readonly Examined[], { all }: Kinds): Entries {
  const entries = new Map<string, Entry<unknown>[]>(all.map(({ name }) => [name, []]));
  for (const { source, isValid, links } of examined)
    if (isValid) entries.get(source.kind)?.push({ source, data: source.data, links });
  // The schemas vouch for the types, which are generated from them.
  return Object.fromEntries(entries) as unknown as Entries;
}

/** The kinds of one file each that a provider may leave out. */
type OptionalFile = 'seo' | 'stories';

/** What the optional files say where a provider leaves them out. */
const emptyFiles: Pick<ContentTypes, OptionalFile> = {
  seo: { titlePattern: '{title} | {name}', keywords: [], pages: {} },
  stories: { stories: [] },
};

function pagesOf(entries: Entries): readonly LinkedPage[] {
  return entries.page.flatMap(({ source, data }) =>
    data.template === 'course' ? [] : [{ address: pageAddress(source), file: source.file, words: data }],
  );
}

/** The files without which there is no site. */
type Needed = Pick<LinkedSite, 'settings' | 'forms' | 'messages' | 'courseWords'> &
  Pick<ContentTypes, 'seo' | 'schedule' | 'stories' | 'redirects'>;

const isWhole = (needed: { readonly [K in keyof Needed]: Needed[K] | undefined }): needed is Needed =>
  Object.values(needed).every((value) => value !== undefined);

/** What the provider's own schedule and those that are pulled say together. */
const wholeSchedule = (files: Entries['schedule']): ContentTypes['schedule'] => ({
  ...files.find(({ source: { file } }) => !isPulled(file))?.data,
  sessions: files.flatMap(({ data }) => data.sessions),
});

/** What the files say that a provider may leave out; of one that is broken, it is not known. */
function optionalFiles(context: LinkContext): {
  readonly [K in OptionalFile | 'schedule' | 'redirects']: ContentTypes[K] | undefined;
} {
  const { seo, schedule, stories, redirects } = context.entries;
  const absent = <Kind extends OptionalFile>(kind: Kind) => (isBroken(kind, context) ? undefined : emptyFiles[kind]);
  return {
    seo: seo[0]?.data ?? absent('seo'),
    schedule: isBroken('schedule', context) ? undefined : wholeSchedule(schedule),
    stories: stories[0]?.data ?? absent('stories'),
    redirects: isBroken('redirects', context)
      ? undefined
      : { redirects: redirects.flatMap(({ data }) => data.redirects) },
  };
}

/** The addresses that were removed on purpose, but for those that lead somewhere again. */
function goneAddresses({ entries, addresses }: Pick<LinkContext, 'entries' | 'addresses'>): readonly string[] {
  const removed = entries.addresses[0]?.data.removed ?? [];
  return removed
    .map(({ address }) => address)
    .filter((address) => !isChoice(address) && !addresses.answering.has(address) && !addresses.further.has(address));
}

/** The look without theme.yaml. */
const plainTheme: Theme = { covers: 'plain' };

function lookOf({ entries, loaded: { fonts, extra } }: LinkContext): Pick<LinkedSite, 'theme' | 'fonts' | 'extra'> {
  const theme = entries.theme[0]?.data ?? plainTheme;
  return { theme, ...(fonts && { fonts }), ...(extra?.text !== undefined && { extra: extra.text }) };
}

/** The linked site, or undefined where a file that it needs is missing or invalid. */
function assemble(context: LinkContext, messages: Messages | undefined): LinkedSite | undefined {
  const { entries, settings, courses, pages, linkedEntries: others, loaded, mainAddresses } = context;
  const needed = {
    settings,
    forms: formsOf(context),
    ...optionalFiles(context),
    messages,
    courseWords: entries.page.map((entry) => entry.data).find((words) => words.template === 'course'),
  };
  if (!isWhole(needed) || isBroken(catalogueKind.name, context) || isBroken(themeKind.name, context)) return undefined;
  const { schedule: dates, stories: quoted, redirects: old, ...rest } = needed;
  return {
    ...rest,
    ...lookOf(context),
    menus: menusOf({ menus: rest.settings.menus, pages, messages: rest.messages }),
    addresses: mainAddresses,
    courses,
    furtherPlaces: context.furtherPlaces,
    categoryPages: context.categoryPages,
    categories: categoriesWithCourses(entries, context),
    ...linkSchedule(dates, entries.places[0]?.data, courses),
    stories: quoted.stories,
    pages,
    entries: others,
    ...splitRedirects(old.redirects),
    gone: goneAddresses(context),
    media: loaded.media,
    ...publishedFiles(context),
  };
}

/** The linked site with all problems in files and between them; addresses are known even where the site is not whole. */
export interface Linked extends Outcome<LinkedSite | undefined> {
  /** What the rules between files found, which is among the diagnostics. */
  readonly found: readonly Diagnostic[];
  readonly addresses: () => readonly AddressState[];
  readonly recorded: () => RecordedFiles;
  /** The provider's time zone, and the day there, as YYYY-MM-DD; undefined while site.yaml is broken. */
  readonly timeZone: string | undefined;
  readonly today: string | undefined;
}

export interface LinkInput {
  readonly examined: readonly Examined[];
  readonly loaded: LoadedContent;
  readonly now: Date;
  readonly kinds?: Kinds | undefined;
  /** Whether this is a preview: pages whose day is to come are shown. */
  readonly isDraft?: boolean | undefined;
  /** What the rules between files are known to find in this content on a day; undefined where they have to be applied. */
  readonly recall?: (today: string | undefined) => readonly Diagnostic[] | undefined;
  /** Of a further language: the address of the catalogue in the first one. */
  readonly firstCatalogue?: string;
  /** Returns the addresses of its further languages. */
  readonly furtherOf?: (first: AddressedSite) => AddressBook['further'];
}

const addressedIn = (context: LinkContext): AddressedSite => ({
  courses: context.courses,
  pages: context.pages,
  categoryPages: context.categoryPages,
  addresses: context.mainAddresses,
  entries: context.linkedEntries,
  redirects: splitRedirects(context.entries.redirects.flatMap(({ data }) => data.redirects)).redirects,
});

/** Makes what rules look at; what only they look at is made when they do. */
function contextOf(
  { examined, loaded, now, kinds = builtInKinds, furtherOf, firstCatalogue }: LinkInput,
  written: Entries,
): LinkContext {
  const seo = written.seo.map((entry) => ({ ...entry, data: { ...emptyFiles.seo, ...entry.data } }));
  const entries = { ...withPageWords(written), seo };
  const site = entries.site[0]?.data;
  const settings = site && settingsOf(site);
  const main = mainAddresses(loaded.sources);
  const today = settings && isTimeZone(settings.timeZone) ? dayIn(settings.timeZone, now) : undefined;
  // A clock that was not set says nothing of which day is in the future.
  const publishing = isSetClock(today) ? today : undefined;
  let addresses: AddressBook | undefined;
  const context: LinkContext = {
    kinds,
    entries,
    loaded,
    flawed: examined.filter(({ isValid, source }) => !isValid && source.data !== undefined),
    settings,
    register: once(() => registerOf(context)),
    recorded: once(() => recordedFiles(context)),
    mainAddresses: main,
    ...placeCourses({ entries, sources: loaded.sources, catalogue: main.catalogue, firstCatalogue }),
    categoryPages: categoryPages(entries, main.catalogue),
    pages: pagesOf(entries),
    linkedEntries: linkedEntries({ entries, kinds, mainAddresses: main, today: publishing }),
    get addresses() {
      return (addresses ??= addressBook({
        entries,
        kinds,
        loaded,
        mainAddresses: main,
        today: publishing,
        further: furtherOf?.(addressedIn(context)) ?? new Map(),
      }));
    },
    get slugs() {
      return context.addresses.names.get(courseKind.name) ?? new Set();
    },
    searchTexts: once(() => searchTexts(context)),
    today,
  };
  return context;
}

/**
 * Links the valid files into one site as it is at the moment `now`. The value is undefined where a needed file is
 * missing or invalid; the rules run all the same on what there is.
 * @see the rules `link/*`, `address/*` and `text/*`
 */
export function link(input: LinkInput): Linked {
  const { examined, loaded, recall, isDraft } = input;
  const written = entriesOf(examined, input.kinds ?? builtInKinds);
  const context = contextOf(input, written);
  const { entries, settings, today } = context;
  const messages = siteMessages(entries, loaded);
  const found = recall?.(today) ?? Object.values(checks).flatMap((check) => check(context));
  const diagnostics: readonly Diagnostic[] = [
    ...examined.flatMap((file) => withMeantNames(file, context)),
    ...messages.diagnostics,
    ...untranslatedPages(written),
    ...found,
    // What is cut from the texts of a course concerns no other rule between files.
    ...filesAreKept(context),
  ];
  const { kinds, mainAddresses: main } = context;
  const value = assemble(context, messages.value);
  const draft = isDraft && { entries: linkedEntries({ entries, kinds, mainAddresses: main, today: undefined }) };
  const timeZone = today === undefined ? undefined : settings?.timeZone;
  return {
    value: value && { ...value, ...draft },
    diagnostics,
    found,
    addresses: () => addressStates(context),
    recorded: context.recorded,
    timeZone,
    today,
  };
}
