// Pages: what they announce, list and show is there, and their words are complete.
import { locate } from '../../rules/locate.ts';
import * as rules from '../../rules/words/site.ts';
import type { Check, LinkContext } from '../link-context.ts';
import { improbableDate, fileNameAlternative } from '../../rules/words/writing.ts';
import { newsKind } from '../../kinds/news.ts';
import { pageAddress, pageKind, readTemplate } from '../../kinds/page.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { isSetClock } from '../improbable-session.ts';
import { hasTemplate } from '../needed-pages.ts';
import { courseFilter, type CourseFilter, standardLevels } from '../../model/catalogue.ts';
import { missingPlurals, unusedPlurals, emptyAlternative } from '../../rules/words/text.ts';
import { isBroken, type LinkedCourse, type SourceFile, type PageWords } from '../../model/content.ts';
import { checkPlaceholders } from '../placeholders.ts';
import type { SectionsPage } from '../../../schemas/types.ts';
import { pointersTo, valueAt } from '../../read/schema/pointers.ts';
import { memoize } from '../../base/memoize.ts';
import { isGroup } from '../../base/objects.ts';
import { fieldOf, listIn, nameOfFile } from '../../kinds/kind.ts';
import { isLanguage } from '../../model/site-settings.ts';

/** A picture with its words, in which the schemas vouch for its other fields. */
const isPicture = (value: unknown): value is { file: string; alt: string; decorative?: boolean } =>
  typeof fieldOf(value, 'file') === 'string' && typeof fieldOf(value, 'alt') === 'string';

/** Whether words are the name of a file, or of a file from a camera. */
const isFileName = (words: string): boolean =>
  /^\S+\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/i.test(words) || /^(?:IMG|DSC|PXL)[_-]?\d+$/i.test(words);

/** Whether words say only that it is a picture, in one of the languages that the program comes with. */
const isAnyPicture = (words: string): boolean =>
  /^(?:an? )?(?:photo|photograph|picture|image|foto|bild|صورة)[\s_-]*\d*\.?$/i.test(words);

function checkWords(source: SourceFile, data: unknown, pointer: string): readonly Diagnostic[] {
  const picture = valueAt(data, pointer);
  if (!isPicture(picture)) return [];
  const { file, alt, decorative } = picture;
  const at = () => locate(source, `${pointer}/alt`);
  const words = alt.trim();
  if (isFileName(words) || isAnyPicture(words)) return [fileNameAlternative({ alt, isName: isFileName(words) }, at())];
  // A picture of a gallery is there to be looked at.
  const isIn = /\/pictures\/\d+$/.test(pointer) ? 'gallery' : 'field';
  return words === '' && decorative !== true ? [emptyAlternative({ file, isIn }, at())] : [];
}

/** Every picture has words for those who cannot see it, or is declared to be decoration. */
export const picturesHaveWords: Check = ({ entries }) =>
  Object.values(entries)
    .flat()
    .filter(({ source }) => source.media.length > 0)
    .flatMap(({ source, data }) => pointersTo(data, isPicture).flatMap((pointer) => checkWords(source, data, pointer)));

// A section that shows what the site has elsewhere is left out where the site has none of it. Whether that is so on the day
// of the check, such as where all sessions are over, is another matter: such a section comes back by itself.

type Section = SectionsPage['sections'][number];

/** What is missing for a section, and what would help. */
interface Absence {
  readonly reason: string;
  readonly advice: string;
}

/** Whether there is no file of a kind, not even a broken one. */
const lacks = (kind: string, { loaded }: LinkContext): boolean =>
  loaded.sources.every((source) => source.kind !== kind);

/** Whether a list of a file is empty; a broken file may have anything. */
const isEmpty = (kind: string, list: readonly unknown[] | undefined, context: LinkContext): boolean =>
  (list ?? []).length === 0 && (context.entries[kind]?.length !== 0 || lacks(kind, context));

/** Whether no page has a template and a field with a value; a page that is broken may have both. */
function lacksOnPage(template: PageWords['template'], field: string, context: LinkContext): boolean {
  const pages = context.entries.page.filter(({ data }) => data.template === template);
  return (
    !isBroken(pageKind.name, context) &&
    pages.every(({ data }) => typeof (data as unknown as Readonly<Record<string, unknown>>)[field] !== 'object')
  );
}

function formAbsence(section: Section, context: LinkContext): Absence | undefined {
  if (section.type !== 'form') return undefined;
  const { form } = section;
  if (isEmpty('forms', context.entries.forms[0]?.data.endpoints, context))
    return { reason: 'forms.yaml names no endpoint', advice: 'Say in forms.yaml where forms are sent to' };
  if (!lacksOnPage(form, 'form', context)) return undefined;
  const reason = `no page with the template "${form}" has a form`;
  return { reason, advice: `Add a page with the template "${form}", and its form` };
}

function mapAbsence(context: LinkContext): Absence | undefined {
  if (context.settings && !context.settings.map)
    return { reason: 'site.yaml has no map', advice: 'Add the map to site.yaml' };
  if (!lacksOnPage('contact', 'map', context)) return undefined;
  return { reason: 'no page has the words of the map', advice: 'Add map to the page with the template "contact"' };
}

/** Whether what a section chooses courses by is there: anything else is reported where it is written. */
function isKnownChoice({ courses = [], category, level }: CourseFilter, { settings, slugs, ...context }: LinkContext) {
  const levels = settings?.levels ?? [...standardLevels.keys()];
  return (
    courses.every((slug) => slugs.has(slug)) &&
    (category === undefined || context.register().get('category')?.names.has(category)) &&
    (level === undefined || levels.includes(level))
  );
}

/** The courses that a section chooses; undefined while a file that is broken may have others. */
function chosenCourses(section: CourseFilter, context: LinkContext): readonly LinkedCourse[] | undefined {
  const isUnsure = ['course', 'catalogue', 'schedule'].some((kind) => isBroken(kind, context));
  return !isUnsure && isKnownChoice(section, context)
    ? context.courses.filter(courseFilter(section, context.furtherPlaces))
    : undefined;
}

function courseAbsence(section: Section, context: LinkContext): Absence | undefined {
  if (section.type !== 'courses' || chosenCourses(section, context)?.length !== 0) return undefined;
  const { category, level } = section;
  const named = [category && `the category "${category}"`, level && `the level "${level}"`].filter(Boolean);
  return named.length === 0
    ? { reason: 'the catalogue has no courses', advice: 'Add courses' }
    : { reason: `no course has ${named.join(' and ')}`, advice: 'Choose other courses' };
}

function sessionAbsence(section: Section, context: LinkContext): Absence | undefined {
  const sessions = context.entries.schedule.flatMap(({ data }) => data.sessions);
  const dated = new Set([
    ...sessions.map(({ course }) => course),
    ...context.entries.course.flatMap(({ data: { slug, start } }) => (start === undefined ? [] : [slug])),
  ]);
  if (isEmpty('schedule', sessions, context) && dated.size === 0)
    return { reason: 'schedule.yaml has no sessions', advice: 'Add sessions to schedule.yaml' };
  const chosen = section.type === 'sessions' ? chosenCourses(section, context) : undefined;
  return chosen?.every(({ course }) => !dated.has(course.slug))
    ? {
        reason: 'schedule.yaml has no sessions of the courses that it chooses',
        advice: 'Add some, choose other courses',
      }
    : undefined;
}

/** By type: what is missing on the whole site for such a section. */
const absences: { readonly [T in Section['type']]?: (section: Section, context: LinkContext) => Absence | undefined } =
  {
    form: formAbsence,
    map: (_, context) => mapAbsence(context),
    figures: (_, { settings }) =>
      settings && (settings.figures ?? []).length === 0
        ? { reason: 'site.yaml has no figures', advice: 'Add figures to site.yaml' }
        : undefined,
    courses: courseAbsence,
    sessions: sessionAbsence,
    stories: (_, context) =>
      isEmpty('stories', context.entries.stories[0]?.data.stories, context)
        ? { reason: 'stories.yaml has no stories', advice: 'Add stories to stories.yaml' }
        : undefined,
  };

/** What is missing for a section that has a list of its own, such as questions, without any entry. */
function entryAbsence(section: Section): Absence | undefined {
  const own = fieldOf(section, section.type);
  return Array.isArray(own) && own.length === 0
    ? { reason: `its list of ${section.type} is empty`, advice: 'Add entries to the list' }
    : undefined;
}

/** What is missing for a section with the name of a folder, whose files it shows. */
function fileAbsence({ type }: Section, context: LinkContext): Absence | undefined {
  const kind = context.kinds.all.find(({ files }) => 'folder' in files && files.folder === type);
  return kind?.listedBy && lacks(kind.name, context)
    ? { reason: `the folder ${type} has no files`, advice: `Add files to the folder ${type}, one for each entry` }
    : undefined;
}

/** The lists without which a part of a page with a heading is left out. */
const shownLists = ['courses', 'figures', 'ids', 'items'];

/** The parts of a page of any other template whose list is empty. */
const emptyParts = (source: SourceFile, data: object): readonly Diagnostic[] =>
  Object.entries(data).flatMap(([type, part]) =>
    shownLists
      .filter((name) => isGroup(part) && 'title' in part && listIn(part, name).length === 0 && name in part)
      .map((name) =>
        rules.emptySection(
          { type, reason: `its list of ${name} is empty`, advice: 'Add entries to the list' },
          locate(source, `/${type}/${name}`),
        ),
      ),
  );

/** Each section of a page has something to show. */
export const sectionsShowSomething: Check = (context) =>
  context.entries.page.flatMap(({ source, data }) => {
    if (data.template !== 'sections') return emptyParts(source, data);
    return data.sections.flatMap((section, i) => {
      const absence = entryAbsence(section) ?? (absences[section.type] ?? fileAbsence)(section, context);
      return absence
        ? [rules.emptySection({ type: section.type, ...absence }, locate(source, `/sections/${i}/type`))]
        : [];
    });
  });

/** Larger numbers are counted alike: French has a form for millions, which no catalogue needs. */
const LARGEST = 1000;

interface Counting {
  /** The language's name in English. */
  readonly language: string;
  /** The forms that whole numbers take, beside "other", without which the schema lets no text pass. */
  readonly needed: readonly string[];
  /** All forms that any number may take. */
  readonly possible: readonly string[];
}

/** How a language counts; undefined where the code is not one of a language. */
const countingIn = memoize((code: string): Counting | undefined => {
  if (!isLanguage(code) || Intl.PluralRules.supportedLocalesOf(code).length === 0) return undefined;
  const rules = new Intl.PluralRules(code);
  const taken = new Set(Array.from({ length: LARGEST + 1 }, (_, count) => rules.select(count)));
  return {
    language: new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code,
    needed: [...taken].filter((form) => form !== 'other'),
    possible: rules.resolvedOptions().pluralCategories,
  };
});

const categories: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Whether a value is a text with a number: its keys are ways to count. */
const isCounted = (value: unknown): boolean =>
  isGroup(value) && 'other' in value && Object.keys(value).every((key) => categories.includes(key));

function problemsOf(source: SourceFile, data: unknown): readonly Diagnostic[] {
  const counting = countingIn(nameOfFile(source.file));
  if (!counting) return [];
  const { language, needed, possible } = counting;
  return pointersTo(data, isCounted).flatMap((pointer) => {
    const forms = Object.keys(Object(valueAt(data, pointer)));
    const missing = needed.filter((form) => !forms.includes(form));
    const unused = forms.filter((form) => !possible.includes(form));
    const at = () => locate(source, pointer, 'key');
    return [
      ...(missing.length > 0 ? [missingPlurals({ language, missing, needed }, at())] : []),
      ...(unused.length > 0 ? [unusedPlurals({ language, unused, possible }, at())] : []),
    ];
  });
}

/** Texts with a number have the forms that their language counts with, and no others. */
export const pluralsAreWhole: Check = ({ entries }) =>
  entries.messages.flatMap(({ source, data }) => problemsOf(source, data));

/** Every placeholder in the words of the interface and of pages is filled, and none that a text needs is missing. */
export const placeholdersAreFilled: Check = ({ entries: { messages, seo, page } }) => [
  ...messages.flatMap(({ source, data }) => checkPlaceholders(source, data, 'messages')),
  ...seo.flatMap(({ source, data }) => checkPlaceholders(source, data, 'seo')),
  ...page.flatMap(({ source, data }) => checkPlaceholders(source, data, `pages/${data.template}`)),
];

// The news and the page that lists it need each other, and a day in the future may be a slip.

function missingSides({ loaded }: LinkContext): readonly Diagnostic[] {
  const files = loaded.sources.filter(({ kind }) => kind === newsKind.name);
  const pages = loaded.sources.filter(({ kind }) => kind === pageKind.name);
  const lists = pages.filter((page) => readTemplate(page) === 'news');
  const [first] = files;
  if (!first)
    return lists.map((page) => rules.pageWithoutNews({ address: pageAddress(page) }, locate(page, '/template')));
  // A page whose template is unknown may be the one that is missed.
  const isMissed = lists.length === 0 && pages.every(({ data }) => hasTemplate(data));
  return isMissed ? [rules.newsWithoutPage({ count: files.length }, startOf(first.file))] : [];
}

function improbableDays({ entries, today }: LinkContext): readonly Diagnostic[] {
  return entries.news.flatMap(({ source, data: { date, updated } }) => {
    const isAhead = isSetClock(today) && date > today;
    const isLate = updated !== undefined && isSetClock(today) && updated > today;
    const early = updated !== undefined && updated < date ? `the item itself is of ${date}` : undefined;
    const reason = isLate ? `it is ahead of today, ${today}` : early;
    return [
      ...(isAhead ? [rules.newsToCome({ date, today }, locate(source, '/date'))] : []),
      ...(updated !== undefined && reason !== undefined
        ? [improbableDate({ date: updated, reason }, locate(source, '/updated'))]
        : []),
    ];
  });
}

/** A page lists the news, that page has news, and a day in the future is pointed out. */
export const newsAreListed: Check = (context) => [...missingSides(context), ...improbableDays(context)];

/** Every entry of the header leads to a page, or opens others. */
export const menuEntriesDoSomething: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data }) =>
    (data.menus?.header ?? []).flatMap(({ label, to, items }, i) =>
      to === undefined && items === undefined
        ? [rules.emptyMenuEntry({ label }, locate(source, `/menus/header/${i}/label`))]
        : [],
    ),
  );

/** There is a day to come on which visitors see the announcement. */
export const announcementIsShown: Check = ({ entries, today = '' }) =>
  entries.site.flatMap(({ source, data }) => {
    const { from, until } = data.announcement ?? {};
    if (until === undefined) return [];
    const place = locate(source, '/announcement/until');
    if (from !== undefined && from > until) return [rules.announcementEndsFirst({ from, until }, place)];
    return until < today ? [rules.endedAnnouncement({ until }, place)] : [];
  });
