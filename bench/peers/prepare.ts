// Not timed, like Hugo's own preparation: turns the harness's corpus into our content folder. Files whose text stays
// are not touched. Run by the harness in the folder of our entry.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { writeProvider, writeText } from '../provider.ts';
import { contentOf, type PeerCourse } from './peer-course.ts';

const FEATURED = 10;
const FEW_SEATS = 6;

interface Category {
  readonly id: string;
  readonly name: string;
  readonly subcategories: readonly { readonly id: string; readonly name: string }[];
}

interface Session {
  readonly id: string;
  readonly course: string;
  readonly start: string;
  readonly end: string;
  readonly location: string;
  readonly seats: number;
}

/** The harness's file; its generator vouches for the shape. */
const read = <Shape>(file: string): Shape => parse(readFileSync(path.join('corpus', file), 'utf8')) as Shape;

function catalogueOf(categories: readonly Category[], courses: readonly PeerCourse[]): unknown {
  const shelves = new Map<string, string[]>();
  for (const { category, subcategory, slug } of courses) {
    const name = `${category}/${subcategory}`;
    const shelf = shelves.get(name) ?? [];
    shelf.push(slug);
    shelves.set(name, shelf);
  }
  return {
    categories: categories.map(({ id, name, subcategories }) => ({
      ...{ id, name },
      subcategories: subcategories
        .map((shelf) => ({ ...shelf, courses: shelves.get(`${id}/${shelf.id}`) ?? [] }))
        .filter((shelf) => shelf.courses.length > 0),
    })),
  };
}

const sessionOf = ({ id, course, start, end, location, seats }: Session): unknown => ({
  ...{ id, course, startDate: start, endDate: end, location },
  type: location === 'Online' ? 'Online' : 'In-person',
  availability: seats < FEW_SEATS ? 'Limited' : 'Available',
});

const folder = 'content-made';
const categories = read<readonly Category[]>('categories.yaml');
const courses = readdirSync('corpus/courses')
  .map((file) => read<PeerCourse>(`courses/${file}`))
  .sort((a, b) => a.id - b.id);
const labels = new Map(categories.flatMap(({ subcategories }) => subcategories.map(({ id, name }) => [id, name])));

writeProvider(folder, {
  featured: courses
    .toSorted((a, b) => b.students - a.students || a.id - b.id)
    .slice(0, FEATURED)
    .map(({ slug }) => slug),
  catalogue: catalogueOf(categories, courses),
  schedule: { sessions: (read<readonly Session[] | null>('schedule.yaml') ?? []).map(sessionOf), timingNotes: [] },
  // The corpus has titles of up to 55 characters, and search engines show 65.
  name: 'Example',
  ranges: { price: { minimum: 50, maximum: 1025 }, hours: { minimum: 8, maximum: 80 } },
});
const names = courses.map((course) => {
  const name = `courses/${course.slug}.yaml`;
  const content = contentOf(course, labels.get(course.subcategory) ?? '');
  writeText(folder, name, stringify(content, { lineWidth: 0 }));
  return `${course.slug}.yaml`;
});
const known = new Set(names);
for (const file of readdirSync(path.join(folder, 'courses')))
  if (!known.has(file)) rmSync(path.join(folder, 'courses', file));
