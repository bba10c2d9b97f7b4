// prospectus new: a valid file or item with the fields that matter, and the entry in the catalogue.
import { fieldOf, listIn } from '../../kinds/kind.ts';
import type { Draft } from '../edits/draft.ts';
import { type ChangeOptions, type ChangeResult, makeChange } from '../edits/make-change.ts';
import { ChangeRefused } from '../edits/edit.ts';
import {
  allThings,
  categoriesOf,
  editOrMake,
  fieldEdits,
  findThing,
  modelineFor,
  requireFree,
  requireName,
  slugIn,
} from './things.ts';
import { suppliedMessages } from '../../read/defaults.ts';
import { freeName } from '../../base/objects.ts';
import { todayAt } from '../../model/site-settings.ts';

/** What can be added. */
export type Addable = 'course' | 'session' | 'story' | 'page' | 'trainer' | 'news';

/** The fields of what is added, by their names in the content; what is undefined is left out. */
export type Fields = Readonly<Record<string, unknown>>;

const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

/** Writes a new file with its first line for editors. */
function addFile(draft: Draft, file: string, fields: Fields): void {
  if (draft.text(file) !== undefined)
    throw new ChangeRefused(`There is a file "${file}" already. Use another title, or --name.`);
  editOrMake(draft, file, fieldEdits(given(fields)));
}

/** The name of a new file: as given, or made of its title. */
function nameOf(draft: Draft, { name, title }: Fields): string {
  const made = slugIn(draft, String(title));
  // Of a title in other letters, its figures alone are no name.
  const isName = /[a-z]/.test(made) || !/\p{L}/u.test(String(title));
  const slug = String(name || (isName ? made : ''));
  if (slug === '')
    throw new ChangeRefused(
      `"${String(title)}" makes no address. Say one in small Latin letters, such as --name my-course.`,
    );
  requireName(draft, slug);
  return slug;
}

/** Lists a course in a category or subcategory; where there is only one, there. */
function place(draft: Draft, course: string, category: unknown): void {
  const categories = categoriesOf(draft);
  if (categories.length === 0) return;
  const leaves = categories
    .toSorted((one, other) => one.at.length - other.at.length)
    .flatMap(({ id, isDivided }) => (isDivided ? [] : id));
  const [only] = leaves.length === 1 ? leaves : [];
  const id = category === undefined ? only : String(category);
  if (id === undefined)
    throw new ChangeRefused(`Say where the catalogue lists the course: --category ${leaves.join(' or ')}.`);
  const { file, at = [] } = findThing(draft, 'category', id);
  draft.edit(file, [{ kind: 'insert', at: [...at, 'courses'], value: course }]);
}

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('');
};

/** Adds the page that lists the news, where no page does. */
function listNews(draft: Draft): void {
  const file = 'pages/news.yaml';
  const pages = [...allThings(draft, 'page').values()];
  if (pages.some((page) => page.file === file || fieldOf(draft.data(page.file), 'template') === 'news')) return;
  const { all: title } = suppliedMessages(String(fieldOf(draft.data('site.yaml'), 'language'))).news;
  draft.write(file, modelineFor(draft, file, 'pages/news'));
  draft.edit(file, fieldEdits({ template: 'news', title }));
}

const adders: Readonly<Record<Addable, (draft: Draft, fields: Fields) => void>> = {
  course: (draft, { name, category, ...fields }) => {
    const slug = nameOf(draft, { name, title: fields['title'] });
    requireFree(draft, 'course', slug);
    addFile(draft, `courses/${slug}.yaml`, { slug, ...fields });
    place(draft, slug, category);
  },
  session: (draft, fields) => {
    const course = String(fields['course']);
    findThing(draft, 'course', course);
    if (fields['place'] !== undefined) findThing(draft, 'place', String(fields['place']));
    const ids = listIn(draft.data('schedule.yaml'), 'sessions').map((one) => fieldOf(one, 'id'));
    const id = freeName(`${course}-${String(fields['startDate']).slice(0, 'YYYY-MM'.length)}`, (one) =>
      ids.includes(one),
    );
    editOrMake(draft, 'schedule.yaml', [{ kind: 'insert', at: ['sessions'], value: given({ id, ...fields }) }]);
  },
  story: (draft, fields) => {
    if (fields['course'] !== undefined) findThing(draft, 'course', String(fields['course']));
    const ids = listIn(draft.data('stories.yaml'), 'stories').map((one) => fieldOf(one, 'id'));
    const name = String(fields['name']);
    const id = freeName(slugIn(draft, name) || 'story', (one) => ids.includes(one));
    const value = given({ id, name, initials: initialsOf(name), ...fields });
    editOrMake(draft, 'stories.yaml', [{ kind: 'insert', at: ['stories'], value }]);
  },
  page: (draft, { name, ...fields }) => {
    const slug = nameOf(draft, { name, title: fields['title'] });
    requireFree(draft, 'page', slug);
    addFile(draft, `pages/${slug}.yaml`, { template: 'text', ...fields });
  },
  trainer: (draft, { file, ...fields }) => {
    const slug = nameOf(draft, { name: file, title: fields['name'] });
    requireFree(draft, 'trainer', slug);
    addFile(draft, `trainers/${slug}.yaml`, fields);
  },
  news: (draft, { name, ...fields }) => {
    addFile(draft, `news/${nameOf(draft, { name, title: fields['title'] })}.yaml`, fields);
    listNews(draft);
  },
};

/** Adds something to a draft. Throws a ChangeRefused for names that do not exist, that of what is added too. */
export function addToDraft(draft: Draft, thing: Addable, fields: Fields): void {
  if (!Object.hasOwn(adders, thing)) throw new ChangeRefused(`Nothing that can be added is called "${thing}".`);
  adders[thing](draft, fields);
}

/**
 * Adds something to the content, news with today as its day where none is given; with `isDryRun`, nothing is written. Throws a
 * ChangeRefused for names that do not exist.
 */
export const addThing = (options: ChangeOptions, thing: Addable, fields: Fields): Promise<ChangeResult> =>
  makeChange(options, (draft) => {
    const today = thing === 'news' ? todayAt(draft.data('site.yaml'), options.now) : undefined;
    addToDraft(draft, thing, { ...fields, date: fields['date'] ?? today });
  });
