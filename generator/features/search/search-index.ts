// The file in which the search of the site finds courses, pages, news, trainers and questions.
import { fullTitle } from '../../../src/app/format.ts';
import { SEARCH_FILE } from '../../../src/app/navigation/page-address.ts';
import type { FoundPage, SearchIndex } from '../../../src/search/search-props.ts';
import type { LinkedCourse } from '../../model/content.ts';
import type { PlannedText } from '../../model/planned.ts';
import { headingWords, sectionIds } from '../../model/heading-ids.ts';
import { foundBy } from '../catalogue/catalogue-index.ts';
import type { SiteContext } from '../shell/site-context.ts';

/** The most that the questions of courses take up in UTF-8, thrice what is sent: ten thousand titles have to fit beside them. */
const ASKED_BYTES = 320_000;

/** The most that the words of all texts take up, likewise. */
const TEXT_BYTES = 260_000;

/** How many items of the news are found, the newest ones: all of them with their titles are a third of a page's weight. */
const FOUND_NEWS = 300;

/** The questions of courses, each once: first those that come first in each course, as far as there is room. */
function askedIn(courses: readonly LinkedCourse[]): Pick<SearchIndex, 'asked' | 'askedOf'> {
  const all = courses.flatMap(({ course: { questions = [] } }, place) =>
    questions.map(({ question }, turn) => ({ question, place, turn })),
  );
  const placeOf = new Map<string, number>();
  let room = ASKED_BYTES;
  for (const { question, place } of all.sort((a, b) => a.turn - b.turn)) {
    if (placeOf.has(question)) continue;
    room -= Buffer.byteLength(question);
    if (room < 0) break;
    placeOf.set(question, place);
  }
  return { asked: [...placeOf.keys()], askedOf: [...placeOf.values()] };
}

const questionsOf = ({ site }: SiteContext): readonly FoundPage[] =>
  site.pages.flatMap(({ address, words }) => {
    if (words.template === 'sections') {
      const ids = sectionIds(words.sections);
      return words.sections.flatMap((section, i) => {
        const to = ids[i] === undefined ? address : `${address}#${ids[i]}`;
        return section.type === 'questions' ? section.questions.map(({ question: title }) => ({ title, to })) : [];
      });
    }
    const questions = 'questions' in words ? (words.questions ?? []) : [];
    return questions.map(({ question }) => ({ title: question, to: `${address}#questions` }));
  });

/** By what a page is found besides its title: its introduction, the headings of its text, and its words for search engines. */
function wordsOf(address: string, words: object, { site: { seo } }: SiteContext): string {
  const { intro, text } = { intro: '', text: '', ...words };
  const headings = text.replace(/^ *```.*?^ *```/gms, '').match(/(?<=^#{2,4} ).*/gm) ?? [];
  return [intro, ...headings.map(headingWords), ...(seo.pages[address]?.keywords ?? [])].filter(Boolean).join(' ');
}

function foundPages(context: SiteContext): readonly FoundPage[] {
  let room = TEXT_BYTES;
  return foundFiles(context).map(({ address: to, title, said }) => {
    const words = wordsOf(to, said, context);
    const found = { text: '', ...said }.text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu);
    const text = [...new Set(found)].join(' ');
    const bytes = Buffer.byteLength(text);
    const hasRoom = text && bytes <= room;
    if (hasRoom) room -= bytes;
    return { title, to, ...(words && { words }), ...(hasRoom && { text }) };
  });
}

/** Pages and other files with what they say; trainers and news are found in ways of their own. */
const foundFiles = ({ site: { pages, entries }, redirected }: SiteContext) => [
  ...pages.map(({ address, words }) => ({ address, title: words.title, said: words as object })),
  ...entries
    .filter(({ kind, address }) => kind !== 'trainer' && kind !== 'news' && !redirected.has(address))
    .map(({ address, title, data }) => ({ address, title, said: Object(data) as object })),
];

function foundCourse(linked: LinkedCourse, context: SiteContext): FoundPage {
  const { address: to, course } = linked;
  const words = [...foundBy(linked, context), ...(course.label === undefined ? [] : [course.label])].join(' ');
  return { title: fullTitle(course), to, ...(words && { words }) };
}

function searchIndex(context: SiteContext): SearchIndex {
  const { site, trainers, news } = context;
  return {
    courses: site.courses.map((linked) => foundCourse(linked, context)),
    pages: [
      ...foundPages(context),
      ...news.all.slice(0, FOUND_NEWS).map(({ address, title }) => ({ title, to: address })),
    ],
    trainers: trainers.all.map(({ name, address }) => ({ title: name, to: address })),
    questions: questionsOf(context),
    ...askedIn(site.courses),
  };
}

/** Returns the index of the search; nothing where the header has none. */
export const searchFiles = (context: SiteContext): readonly PlannedText[] =>
  context.site.settings.header.search === 'site'
    ? [{ file: SEARCH_FILE, text: JSON.stringify(searchIndex(context)) }]
    : [];
