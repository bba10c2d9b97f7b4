// Resolves every reference and applies the rules that need more than one file.
import { dayIn } from '../base/day-in.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { finderByTitle } from '../diagnostics/find-by-title.ts';
import { locate } from '../diagnostics/locate.ts';
import { unknownLanguage } from '../diagnostics/rules/unknown-names.ts';
import type { CourseWords, Messages, Schedule } from '../../schemas/types.ts';
import type {
  AddressState,
  ContentTypes,
  Entries,
  Examined,
  Kind,
  LinkedCourse,
  LinkedPage,
  LinkedSite,
  LoadedContent,
  Outcome,
} from '../model/content.ts';
import { addressBook, type AddressBook } from './address-book.ts';
import { addressStates } from './address-states.ts';
import { entriesOf } from './entries-of.ts';
import { mainAddresses, pageAddress } from './needed-pages.ts';
import { placeCourses } from './place-courses.ts';
import { checks } from './checks.ts';
import { isTimeZone } from './is-time-zone.ts';
import { withMeantNames } from './meant-names.ts';
import type { LinkContext, SearchText } from './link-context.ts';
import { searchTexts } from './search-texts.ts';

function pagesOf(entries: Entries): readonly LinkedPage[] {
  return entries.page.flatMap(({ source, data }) =>
    data.template === 'course' ? [] : [{ address: pageAddress(source), file: source.file, words: data }],
  );
}

const languageOf = (file: string): string => file.replace(/^messages\/|\.ya?ml(?:\.txt)?$/gi, '');

function messagesOf(entries: Entries, loaded: LoadedContent): Outcome<Messages | undefined> {
  const site = entries.site[0];
  const language = site?.data.language;
  const languages = loaded.sources.filter(({ kind }) => kind === 'messages').map(({ file }) => languageOf(file));
  if (site && !languages.includes(site.data.language)) {
    return {
      value: undefined,
      diagnostics: [unknownLanguage({ name: site.data.language, known: languages }, locate(site.source, '/language'))],
    };
  }
  return { value: entries.messages.find(({ source }) => languageOf(source.file) === language)?.data, diagnostics: [] };
}

/** The files without which there is no site. */
interface Needed {
  readonly site: ContentTypes['site'];
  readonly forms: ContentTypes['forms'];
  readonly seo: ContentTypes['seo'];
  readonly catalogue: ContentTypes['catalogue'];
  readonly schedule: ContentTypes['schedule'];
  readonly stories: ContentTypes['stories'];
  readonly redirects: ContentTypes['redirects'];
  readonly messages: ContentTypes['messages'];
  readonly courseWords: CourseWords;
}

const isWhole = (needed: { readonly [K in keyof Needed]: Needed[K] | undefined }): needed is Needed =>
  Object.values(needed).every((value) => value !== undefined);

function linkSessions(schedule: Schedule, courses: readonly LinkedCourse[]): LinkedSite['sessions'] {
  const bySlug = new Map(courses.map((course) => [course.course.slug, course]));
  return schedule.sessions
    .flatMap((session) => {
      const course = bySlug.get(session.course);
      return course ? [{ session, course }] : [];
    })
    .sort((a, b) => compareText(a.session.startDate, b.session.startDate) || compareText(a.session.id, b.session.id));
}

/** The linked site, or undefined where a file that it needs is missing or invalid. */
function assemble(
  { entries, courses, pages, loaded, mainAddresses }: LinkContext,
  messages: Messages | undefined,
): LinkedSite | undefined {
  const data = <K extends Kind>(kind: K): ContentTypes[K] | undefined => entries[kind][0]?.data;
  const needed = {
    site: data('site'),
    forms: data('forms'),
    seo: data('seo'),
    catalogue: data('catalogue'),
    schedule: data('schedule'),
    stories: data('stories'),
    redirects: data('redirects'),
    messages,
    courseWords: entries.page.map((entry) => entry.data).find((words) => words.template === 'course'),
  };
  if (!isWhole(needed)) return undefined;
  const { site: settings, catalogue, schedule, stories, redirects, ...rest } = needed;
  return {
    ...rest,
    settings,
    addresses: mainAddresses,
    courses,
    categories: catalogue.categories.map(({ id, name, subcategories }) => ({
      id,
      name,
      subcategories: subcategories.map((sub) => ({ id: sub.id, name: sub.name })),
    })),
    sessions: linkSessions(schedule, courses),
    timingNotes: schedule.timingNotes,
    stories: stories.stories,
    pages,
    redirects: redirects.redirects,
    media: loaded.media,
  };
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The linked site with all problems in files and between them; addresses are known even where the site is not whole. */
export interface Linked extends Outcome<LinkedSite | undefined> {
  readonly addresses: () => readonly AddressState[];
  /** The provider's time zone, and the day there, as YYYY-MM-DD; undefined while site.yaml is broken. */
  readonly timeZone: string | undefined;
  readonly today: string | undefined;
}

export interface LinkInput {
  readonly examined: readonly Examined[];
  readonly loaded: LoadedContent;
  readonly now: Date;
  /** Tells whether the rules are known to find nothing in this content on a day. */
  readonly isClean?: (today: string | undefined) => boolean;
}

/** Makes what rules look at; what only they look at is made when they do. */
function contextOf(examined: readonly Examined[], loaded: LoadedContent, now: Date): LinkContext {
  const entries = entriesOf(examined);
  const settings = entries.site[0]?.data;
  const main = mainAddresses(loaded.sources);
  let texts: readonly SearchText[] | undefined;
  let addresses: AddressBook | undefined;
  const context: LinkContext = {
    entries,
    loaded,
    courseByTitle: finderByTitle(() => entries.course.map(({ data: { slug, title } }) => ({ name: slug, title }))),
    mainAddresses: main,
    courses: placeCourses(entries, main.catalogue),
    pages: pagesOf(entries),
    get addresses() {
      return (addresses ??= addressBook(entries, loaded, main));
    },
    get slugs() {
      return context.addresses.slugs;
    },
    searchTexts: () => (texts ??= searchTexts(context)),
    today: settings && isTimeZone(settings.timeZone) ? dayIn(settings.timeZone, now) : undefined,
  };
  return context;
}

/**
 * Links the valid files into one site as it is at the moment `now`. The value is undefined where a needed file is
 * missing or invalid; the rules run all the same on what there is.
 * @see the rules `link/*`, `address/*` and `text/*`
 */
export function link({ examined, loaded, now, isClean }: LinkInput): Linked {
  const context = contextOf(examined, loaded, now);
  const { entries, today } = context;
  const messages = messagesOf(entries, loaded);
  const diagnostics: readonly Diagnostic[] = [
    ...examined.flatMap((file) => withMeantNames(file, context)),
    ...messages.diagnostics,
    ...(isClean?.(today) ? [] : checks.flatMap((check) => check(context))),
  ];
  const value = assemble(context, messages.value);
  const timeZone = today === undefined ? undefined : entries.site[0]?.data.timeZone;
  return { value, diagnostics, addresses: () => addressStates(context), timeZone, today };
}
