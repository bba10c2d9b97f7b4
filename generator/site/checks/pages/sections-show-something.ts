// A section that shows what the site has elsewhere is left out where the site has none of it. Whether that is so on the day
// of the check, such as where all sessions are over, is another matter: such a section comes back by itself.
import type { SectionsPage } from '../../../../schemas/types.ts';
import { locate } from '../../../rules/locate.ts';
import { emptySection } from '../../../rules/words/sections.ts';
import type { PageWords } from '../../../model/content.ts';
import type { Check, LinkContext } from '../../link-context.ts';

type Section = SectionsPage['sections'][number];
type Template = PageWords['template'];

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
function lacksOnPage(template: Template, field: string, { entries, loaded }: LinkContext): boolean {
  const pages = entries.page.filter(({ data }) => data.template === template);
  const isWhole = entries.page.length === loaded.sources.filter(({ kind }) => kind === 'page').length;
  return (
    isWhole &&
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

/** By type: what is missing on the whole site for such a section. */
const absences: { readonly [T in Section['type']]?: (section: Section, context: LinkContext) => Absence | undefined } =
  {
    form: formAbsence,
    map: (_, context) => mapAbsence(context),
    figures: (_, { settings }) =>
      settings && (settings.figures ?? []).length === 0
        ? { reason: 'site.yaml has no figures', advice: 'Add figures to site.yaml' }
        : undefined,
    sessions: (_, context) =>
      isEmpty('schedule', context.entries.schedule[0]?.data.sessions, context) &&
      context.entries.course.every(({ data }) => data.start === undefined)
        ? { reason: 'schedule.yaml has no sessions', advice: 'Add sessions to schedule.yaml' }
        : undefined,
    stories: (_, context) =>
      isEmpty('stories', context.entries.stories[0]?.data.stories, context)
        ? { reason: 'stories.yaml has no stories', advice: 'Add stories to stories.yaml' }
        : undefined,
    trainers: (_, context) =>
      lacks('trainer', context)
        ? { reason: 'there are no trainers', advice: 'Add trainers, a file for each in the folder trainers' }
        : undefined,
    news: (_, context) =>
      lacks('news', context)
        ? { reason: 'there is no news', advice: 'Add news, a file for each item in the folder news' }
        : undefined,
    questions: (section) =>
      section.type === 'questions' && section.questions.length === 0
        ? { reason: 'its list of questions is empty', advice: 'Write the questions' }
        : undefined,
  };

/** Each section of a page has something to show. */
export const sectionsShowSomething: Check = (context) =>
  context.entries.page.flatMap(({ source, data }) => {
    if (data.template !== 'sections') return [];
    return data.sections.flatMap((section, i) => {
      const absence = absences[section.type]?.(section, context);
      return absence ? [emptySection({ type: section.type, ...absence }, locate(source, `/sections/${i}/type`))] : [];
    });
  });
