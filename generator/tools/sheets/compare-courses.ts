// Which course each row is, and what it changes. A row is a course by its slug, else by its code, else by its title.
import { isDeepStrictEqual } from 'node:util';
import { slugOfFirst, toSlug } from '../../rules/nearest.ts';
import { fieldEdits } from '../editing/things.ts';
import type { Edit } from '../edits/edit.ts';
import { fieldsOf, finder, twoCourses } from './titles.ts';
import { saysLength } from './lengths.ts';
import { type Row, type RowProblem, textOf, valuesOf } from './rows.ts';
import { wrong } from './values.ts';
import { changesOf, type Compared, editsOf, freshOf, type KnownContent, type RowResult } from './subject.ts';

/** The slug of a row: of a course that there is or of a new one; or what is wrong. */
type Identity = { readonly slug: string; readonly isNew: boolean } | RowProblem;

/** Whether all letters of a text can be written in Latin ones. */
const isWhole = (text: string): boolean => !/[^\P{L}\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(text);

/** A course that the content does not have, by a slug that is made of its title or code. */
function newIdentity(texts: readonly string[], { courses, site }: KnownContent): Identity {
  const [whole, others] = [texts.filter(isWhole), texts.filter((text) => !isWhole(text))];
  const made = slugOfFirst([...whole, ...others], String(site['language']));
  if (made !== undefined) return { slug: made, isNew: !courses.has(made) };
  return wrong(
    'the title has no Latin letters, of which its address could be made',
    'Add a column "Slug" with a short name in small letters, such as web-design.',
  );
}

function identityOf(row: Row, known: KnownContent): Identity {
  const slug = textOf(row, 'slug');
  if (slug !== undefined) return { slug, isNew: !known.courses.has(slug) };
  const find = finder(known.things);
  const [code, title] = [textOf(row, 'code'), textOf(row, 'title')];
  const reads = [code, title].flatMap((text) => (text === undefined ? [] : [find('course', text)]));
  const [first, other = first] = reads.flatMap((one) => ('value' in one ? String(one.value) : []));
  if (first !== undefined && other !== undefined)
    return first === other ? { slug: first, isNew: false } : twoCourses(first, other);
  const lost = (reads.at(-1) ?? find('course', '')) as RowProblem;
  // A title that is nearly that of a course is more often misspelt than new.
  if (title === undefined || lost.advice.startsWith('Did you mean'))
    return { ...lost, advice: `${lost.advice} A new course needs a column "Slug" with its short name.` };
  return newIdentity([title, code ?? ''], known);
}

/** What is wrong with the category of a row: it is that of new courses only, and the others are in theirs. */
function categoryProblem(
  row: Row,
  { slug, isNew }: Exclude<Identity, RowProblem>,
  { categories, things }: KnownContent,
): RowProblem | undefined {
  const text = textOf(row, 'category');
  if (text === undefined) {
    const names = categories.map(({ id }) => id).join(', ');
    return isNew && categories.length > 1
      ? wrong('a new course needs a category', `Add a column "Category" with one of ${names}.`)
      : undefined;
  }
  const found = finder(things)('category', text);
  const column = row.said.get('category')?.column;
  if (!('value' in found)) return { column, ...found };
  const own = categories.filter(({ courses }) => courses.includes(slug)).map(({ id }) => id);
  if (isNew || own.length === 0 || own.includes(String(found.value))) return undefined;
  const is = `"${slug}" is in the category ${own.join(' and ')}`;
  return { column, problem: is, advice: 'Move it in catalogue.yaml, or correct the cell.' };
}

/** The comparison as far as it has come. */
interface CourseComparison {
  readonly known: KnownContent;
  /** The row of each course. */
  readonly used: Map<string, Row>;
  readonly edits: Map<string, readonly Edit[]>;
}

function add({ edits }: CourseComparison, file: string, more: readonly Edit[]): void {
  if (more.length > 0) edits.set(file, [...(edits.get(file) ?? []), ...more]);
}

const noCourse = ({ said }: Row, slug: string): RowProblem => ({
  column: said.get('slug')?.column,
  ...wrong(`there is no course "${slug}"`, 'Correct it, or add a column "Title" for a new course.'),
});

function problemsOf(
  row: Row,
  identity: Exclude<Identity, RowProblem>,
  { known, used }: CourseComparison,
): readonly RowProblem[] {
  const before = used.get(identity.slug);
  if (before) {
    const problem = `row ${before.row} says something else of the same course`;
    return [wrong(problem, 'Delete one of the two rows, or give each its short name in a column "Slug".')];
  }
  used.set(identity.slug, row);
  const isUntitled = identity.isNew && textOf(row, 'title') === undefined;
  const own = isUntitled ? noCourse(row, identity.slug) : categoryProblem(row, identity, known);
  return [row.problems, own ?? []].flat();
}

const isRepeated = (row: Row, before: Row | undefined): boolean =>
  before !== undefined && row.problems.length === 0 && isDeepStrictEqual(valuesOf(row), valuesOf(before));

type Outcome = Omit<RowResult, 'row' | 'problems' | 'name'>;

function change(slug: string, row: Row, work: CourseComparison): Outcome {
  const { file = '', data = {} } = work.known.courses.get(slug) ?? {};
  const said = new Map(
    [...row.said].filter(
      ([field, { value }]) => field !== 'category' && field !== 'slug' && !saysLength(data['duration'], field, value),
    ),
  );
  const changes = changesOf(data, said);
  add(work, file, editsOf([], changes));
  return { is: changes.length === 0 ? 'unchanged' : 'changed', changes, file, at: [] };
}

function addNew(slug: string, row: Row, work: CourseComparison): Outcome {
  const file = `courses/${slug}.yaml`;
  const values = freshOf(fieldsOf('courses').keys(), { ...valuesOf(row), slug });
  add(work, file, fieldEdits(values));
  const { categories, things } = work.known;
  // Where there is one category, it need not be said.
  const category = finder(things)('category', textOf(row, 'category') ?? categories[0]?.id ?? '');
  const list = 'value' in category ? categories.find(({ id }) => id === category.value) : undefined;
  if (list) add(work, 'catalogue.yaml', [{ kind: 'insert', at: list.at, value: slug }]);
  return { is: 'new', changes: [], file, at: [] };
}

/** Courses of the same title with codes of their own, such as those of two curricula, are several. */
function withOwnCode(identity: Identity, row: Row, { used, known }: CourseComparison): Identity {
  if (!('slug' in identity) || textOf(row, 'slug') !== undefined) return identity;
  const before = used.get(identity.slug);
  const [code, other] = [textOf(row, 'code'), before && textOf(before, 'code')];
  if (code === undefined || other === undefined || code === other) return identity;
  const slug = toSlug(`${identity.slug} ${code}`);
  return { slug, isNew: !known.courses.has(slug) };
}

function compareRow(row: Row, work: CourseComparison): RowResult {
  const identity = withOwnCode(identityOf(row, work.known), row, work);
  const name = 'slug' in identity ? identity.slug : (textOf(row, 'code') ?? textOf(row, 'title') ?? '');
  // A list of dates names a course more than once.
  if (isRepeated(row, work.used.get(name)))
    return { sheet: row.sheet, row: row.row, name, problems: [], is: 'unchanged', changes: [] };
  const problems = 'slug' in identity ? problemsOf(row, identity, work) : [...row.problems, identity];
  const base = { sheet: row.sheet, row: row.row, name, problems };
  if (!('slug' in identity) || problems.length > 0) return { ...base, is: 'wrong', changes: [] };
  return { ...base, ...(identity.isNew ? addNew(name, row, work) : change(name, row, work)) };
}

/** Compares the rows of a sheet with the courses. */
export function compareCourses(rows: readonly Row[], known: KnownContent): Compared {
  const work: CourseComparison = { known, used: new Map(), edits: new Map() };
  return {
    rows: rows.map((row) => compareRow(row, work)),
    edits: work.edits,
    missing: [...known.courses.keys()].filter((slug) => !work.used.has(slug)),
  };
}
