// Random edits, of the kinds that authors make, to a content folder written by bench/corpus.ts.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { courseYaml } from '../../../bench/corpus.ts';

/** The content to edit, and sources of numbers. */
export interface EditContext {
  readonly content: string;
  /** Returns a random number from 0 to 1. */
  readonly random: () => number;
  /** Returns a number that no earlier edit got. */
  readonly count: () => number;
}

export type Edit = (desk: EditContext) => void;

interface SubcategoryData {
  courses: string[];
}

interface Catalogue {
  readonly categories: readonly { readonly subcategories: readonly SubcategoryData[] }[];
}

interface Session {
  id: string;
  course: string;
  availability: string;
}

/** How many courses pages refer to: these are never removed or renamed. */
const NAMED = 10;

const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};

/** Changes the data of a YAML file; the caller knows its type. */
function change<Data>({ content }: EditContext, file: string, alter: (data: Data) => void): void {
  const path = join(content, file);
  const data = parse(readFileSync(path, 'utf8')) as Data;
  alter(data);
  writeFileSync(path, stringify(data, { lineWidth: 0 }));
}

const coursesOf = ({ content }: EditContext): readonly string[] =>
  readdirSync(join(content, 'courses'))
    .map((file) => file.replace(/\.yaml$/, ''))
    .sort();

const anyCourse = (desk: EditContext): string => pick(coursesOf(desk), desk.random);

/** A course that no page refers to, nor the texts for search engines. */
function freeCourse(desk: EditContext): string {
  const texts = readFileSync(join(desk.content, 'seo.yaml'), 'utf8');
  const free = coursesOf(desk).slice(NAMED);
  return pick(
    free.filter((slug) => !texts.includes(`/courses/${slug}:`)),
    desk.random,
  );
}

/** A course that is never removed or renamed. */
const anyNamed = (desk: EditContext): string => pick(coursesOf(desk).slice(0, NAMED), desk.random);

const shelvesOf = ({ categories }: Catalogue): readonly SubcategoryData[] =>
  categories.flatMap(({ subcategories }) => subcategories);

function changeShelves(desk: EditContext, alter: (shelves: readonly SubcategoryData[]) => void): void {
  change<Catalogue>(desk, 'catalogue.yaml', (catalogue) => alter(shelvesOf(catalogue)));
}

function changeSessions(desk: EditContext, alter: (sessions: Session[]) => readonly Session[]): void {
  change<{ sessions: readonly Session[] }>(desk, 'schedule.yaml', (schedule) => {
    schedule.sessions = alter([...schedule.sessions]);
  });
}

function changeCourse(desk: EditContext, alter: (course: Record<string, unknown>) => void): void {
  change(desk, `courses/${anyCourse(desk)}.yaml`, alter);
}

function addCourse(desk: EditContext): void {
  const number = 100 + desk.count();
  const slug = `course-00${number}`;
  writeFileSync(join(desk.content, 'courses', `${slug}.yaml`), courseYaml(number));
  changeShelves(desk, (shelves) => pick(shelves, desk.random).courses.push(slug));
}

function removeCourse(desk: EditContext): void {
  const gone = freeCourse(desk);
  rmSync(join(desk.content, 'courses', `${gone}.yaml`));
  changeShelves(desk, (shelves) => {
    for (const shelf of shelves) shelf.courses = shelf.courses.filter((slug) => slug !== gone);
  });
  changeSessions(desk, (sessions) => sessions.filter(({ course }) => course !== gone));
}

function renameCourse(desk: EditContext): void {
  const old = freeCourse(desk);
  const slug = `renamed-${desk.count()}`;
  const file = join(desk.content, 'courses', `${old}.yaml`);
  renameSync(file, join(desk.content, 'courses', `${slug}.yaml`));
  change<{ slug: string }>(desk, `courses/${slug}.yaml`, (course) => (course.slug = slug));
  changeShelves(desk, (shelves) => {
    for (const shelf of shelves) shelf.courses = shelf.courses.map((name) => (name === old ? slug : name));
  });
  changeSessions(desk, (sessions) => sessions.map((one) => (one.course === old ? { ...one, course: slug } : one)));
}

function moveCourse(desk: EditContext): void {
  changeShelves(desk, (shelves) => {
    const from = pick(
      shelves.filter(({ courses }) => courses.length > 1),
      desk.random,
    );
    const [slug = ''] = from.courses.splice(Math.floor(desk.random() * from.courses.length), 1);
    pick(shelves, desk.random).courses.unshift(slug);
  });
}

/** Changes the bytes of a file but not its size and modification time, like `cp -p`. */
function changeStealthily(desk: EditContext): void {
  const file = join(desk.content, 'courses', `${anyCourse(desk)}.yaml`);
  const { atime, mtime } = statSync(file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/^( {2}- \w)(\w)/m, (_, start: string, letter: string) => start + (letter === 'x' ? 'y' : 'x')),
  );
  utimesSync(file, atime, mtime);
}

/** Changes what courses show of their trainer; the first time, the trainer is new. */
function changeTrainer(desk: EditContext): void {
  mkdirSync(join(desk.content, 'trainers'), { recursive: true });
  writeFileSync(join(desk.content, 'trainers', 'ann-berg.yaml'), `name: Ann Berg\nrole: Role ${desk.count()}\n`);
  changeCourse(desk, (course) => (course.trainers = ['ann-berg']));
}

/** Writes an item of news, the first time with the page that lists them: a new one, or one of those before in other words. */
function writeNews(desk: EditContext): void {
  mkdirSync(join(desk.content, 'news'), { recursive: true });
  writeFileSync(join(desk.content, 'pages', 'news.yaml'), 'template: news\ntitle: News\n');
  const [number, edit] = [Math.floor(desk.random() * 3), desk.count()];
  const item = {
    title: `News ${edit}`,
    date: `2025-0${number + 1}-10`,
    text: `Edit ${edit}.`,
    courses: [anyNamed(desk)],
  };
  writeFileSync(join(desk.content, 'news', `item-${number}.yaml`), stringify(item));
}

/** Every kind of edit by name. */
export const edits: Readonly<Record<string, Edit>> = {
  'description of a course': (desk) =>
    changeCourse(
      desk,
      (course) =>
        (course.description = `Edit ${desk.count()} of what this course is and whom it is for, in a sentence.`),
    ),
  'title of a course': (desk) => changeCourse(desk, (course) => (course.title = `Edited title ${desk.count()}`)),
  'figures of a course': (desk) =>
    changeCourse(desk, (course) => Object.assign(course, { price: 150 + desk.count(), rating: 4.1, hours: 16 })),
  'label of a course': (desk) => changeCourse(desk, (course) => (course.label = `Label ${desk.count()}`)),
  'an item of news': writeNews,
  'questions of a course': (desk) =>
    changeCourse(
      desk,
      (course) => (course.questions = [{ question: `Question ${desk.count()}?`, answer: `Answer ${desk.count()}.` }]),
    ),
  'design of a course': (desk) =>
    changeCourse(desk, (course) => (course.page = course.page === 'tabbed' ? 'single' : 'tabbed')),
  'a course changed, its size and time kept': changeStealthily,
  'a course added': addCourse,
  'a course removed': removeCourse,
  'a course renamed': renameCourse,
  'a course moved': moveCourse,
  'courses reordered': (desk) =>
    changeShelves(desk, (shelves) => {
      for (const shelf of shelves) shelf.courses.reverse();
    }),
  'a trainer': changeTrainer,
  'site.yaml': (desk) =>
    change<{ phones: string[]; tagline: string }>(desk, 'site.yaml', (settings) => {
      settings.tagline = `Tagline ${desk.count()}`;
      settings.phones.reverse();
    }),
  'name of a category': (desk) =>
    change<{ categories: { name: string }[] }>(desk, 'catalogue.yaml', ({ categories }) => {
      pick(categories, desk.random).name = `Category ${desk.count()}`;
    }),
  'words of the interface': (desk) =>
    change<{ course: { registerNow: string } }>(desk, 'messages/en.yaml', ({ course }) => {
      course.registerNow = `Register now ${desk.count()}`;
    }),
  'words of a page': (desk) =>
    change<{ objectivesTitle: string }>(desk, 'pages/course.yaml', (page) => {
      page.objectivesTitle = `Objectives ${desk.count()}`;
    }),
  'texts for search engines': (desk) =>
    change<{ pages: Record<string, { title: string }> }>(desk, 'seo.yaml', ({ pages }) => {
      pick(Object.values(pages), desk.random).title = `Title for search engines ${desk.count()}`;
    }),
  'a session changed': (desk) =>
    changeSessions(desk, (sessions) => {
      const session = pick(sessions, desk.random);
      session.availability = session.availability === 'Full' ? 'Limited' : 'Full';
      return sessions;
    }),
  'a session removed': (desk) => changeSessions(desk, (sessions) => sessions.slice(0, -1)),
  'a picture': ({ content, count }) => {
    const file = join(content, 'media', 'logo.svg');
    writeFileSync(file, readFileSync(file, 'utf8').replace('</svg>', `<desc>${count()}</desc></svg>`));
  },
  'nothing but the time of a file': (desk) => {
    const now = new Date();
    utimesSync(join(desk.content, 'courses', `${anyCourse(desk)}.yaml`), now, now);
  },
};
