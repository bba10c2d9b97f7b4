// What content may refer to by name, for an editor's completion. Read from files as they are, valid or not: a course
// that is still being written is already a course.
import { courseAddress } from '../link/addresses.ts';
import { mainAddresses } from '../link/needed-pages.ts';
import type { AddressState, LoadedContent } from '../model/content.ts';

/** The names of one kind, each with a few words on what it is. */
export type Names = Readonly<Record<string, string>>;

/** Names of every kind; undefined while the file that lists them cannot be read. */
export interface AllNames {
  readonly course: Names;
  readonly story: Names | undefined;
  readonly figure: Names | undefined;
  readonly media: Names;
  readonly address: Names;
  readonly target: Names | undefined;
}

const textIn = (value: unknown, key: string): string => {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof found === 'string' ? found : '';
};

function listIn(value: unknown, key: string): readonly unknown[] {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return Array.isArray(found) ? found : [];
}

function dataOf({ sources }: LoadedContent, file: string): unknown {
  return sources.find((source) => source.file === file)?.data;
}

function entriesOf(loaded: LoadedContent, file: string, key: string): readonly unknown[] | undefined {
  const data = dataOf(loaded, file);
  return data === undefined ? undefined : listIn(data, key);
}

const byId = (entries: readonly unknown[] | undefined, describe: (entry: unknown) => string): Names | undefined =>
  entries && Object.fromEntries(entries.map((entry) => [textIn(entry, 'id'), describe(entry)]).filter(([id]) => id));

const slugOf = (file: string): string => file.replace(/^.*\/|\.yaml$/g, '');

function courseNames({ sources }: LoadedContent): Names {
  const courses = sources.filter(({ kind }) => kind === 'course');
  return Object.fromEntries(courses.map(({ file, data }) => [slugOf(file), textIn(data, 'title')]));
}

/** Legacy numbers are left out: links are written with names. */
function addressNames(addresses: readonly AddressState[], courses: Names, catalogue: string): Names {
  const answering = addresses.filter(
    ({ state, address }) => state !== 'lost' && state !== 'removed' && !/\/\d+$/.test(address),
  );
  const titles = Object.fromEntries(
    Object.entries(courses).map(([slug, title]) => [courseAddress(catalogue, slug), title]),
  );
  return Object.fromEntries(answering.map(({ address }) => [address, titles[address] ?? '']));
}

/** The catalogue with a category or a subcategory chosen. */
function choiceNames(categories: readonly unknown[] | undefined, catalogue: string): Names | undefined {
  return (
    categories &&
    Object.fromEntries(
      categories.flatMap((category) => [
        [`${catalogue}?category=${textIn(category, 'id')}`, textIn(category, 'name')],
        ...listIn(category, 'subcategories').map((sub) => [
          `${catalogue}?category=${textIn(category, 'id')}&subcategory=${textIn(sub, 'id')}`,
          `${textIn(category, 'name')}: ${textIn(sub, 'name')}`,
        ]),
      ]),
    )
  );
}

/** Gathers every name that content can refer to. */
export function namesOf(loaded: LoadedContent, addresses: readonly AddressState[]): AllNames {
  const course = courseNames(loaded);
  const { catalogue } = mainAddresses(loaded.sources);
  const answering = addressNames(addresses, course, catalogue);
  const redirected = new Set(addresses.filter(({ leadsTo }) => leadsTo !== undefined).map(({ address }) => address));
  const choices = choiceNames(entriesOf(loaded, 'catalogue.yaml', 'categories'), catalogue);
  return {
    course,
    story: byId(entriesOf(loaded, 'stories.yaml', 'stories'), (story) => textIn(story, 'name')),
    figure: byId(
      entriesOf(loaded, 'site.yaml', 'figures'),
      (figure) => `${textIn(figure, 'value')} ${textIn(figure, 'label')}`,
    ),
    media: Object.fromEntries(loaded.media.map(({ file }) => [file, ''])),
    address: Object.fromEntries(Object.entries(answering).filter(([address]) => !redirected.has(address))),
    target: choices && { ...answering, ...choices },
  };
}
