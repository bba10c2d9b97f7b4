// What an editor does while a page is open: every kind of content file, and every way in which programs save.
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** New texts of files below the content folder; undefined removes one. */
type Files = Readonly<Record<string, string | Buffer | undefined>>;

/** How a program saves a file. */
type Save = (file: string, text: string) => void | Promise<void>;

export interface QuickEdit {
  readonly says: string;
  /** The page that shows it, and a text that is there only then. */
  readonly page: string;
  readonly shows: string;
  readonly files: (read: (file: string) => string) => Files;
  readonly save?: Save;
}

const save: Save = (file, text) => writeFileSync(file, text);

/** Ways of saving in which the file is another one, shorter or not there for a moment. */
const ways: Readonly<Record<string, Save>> = {
  'by renaming a new file': (file, text) => {
    writeFileSync(`${file}.tmp`, text);
    renameSync(`${file}.tmp`, file);
  },
  'with a backup': (file, text) => {
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
    rmSync(`${file}~`);
  },
  'and empty for a moment': async (file, text) => {
    writeFileSync(file, '');
    await setTimeout(150);
    writeFileSync(file, text);
  },
  'and gone for a moment': async (file, text) => {
    rmSync(file);
    await setTimeout(150);
    writeFileSync(file, text);
  },
  'with a mistake for a moment': async (file, text) => {
    writeFileSync(file, `${text}nonsense: 1\n`);
    await setTimeout(250);
    writeFileSync(file, text);
  },
  'twice within 100 ms': async (file, text) => {
    writeFileSync(file, text.replace('Drawing', 'Painting'));
    await setTimeout(60);
    writeFileSync(file, text);
  },
  'twice at once': (file, text) => {
    writeFileSync(file, text.replace('Drawing', 'Painting'));
    writeFileSync(file, text);
  },
  'again during the check': async (file, text) => {
    writeFileSync(file, text.replace('Drawing', 'Painting'));
    await setTimeout(90);
    writeFileSync(file, text);
  },
  'with an older time': (file, text) => {
    writeFileSync(file, text);
    utimesSync(file, new Date('2020-01-01'), new Date('2020-01-01'));
  },
  'in a folder that was moved': async (file, text) => {
    const folder = dirname(file);
    renameSync(folder, `${folder}-aside`);
    await setTimeout(120);
    renameSync(`${folder}-aside`, folder);
    writeFileSync(file, text);
  },
};

/** `[says, file, from, to, page, shows]`: one text of a file for another. */
type Row = readonly [says: string, file: string, from: string | RegExp, to: string, page: string, shows: string];

const cad = 'courses/cad.yaml';
const hiba = 'trainers/hiba-al-lawati.yaml';

const rows: readonly Row[] = [
  ['a title in the catalogue', cad, 'Civil 3D', 'Drawing A', '/courses', 'Drawing A'],
  [
    'a title on another course',
    'courses/capm.yaml',
    /^title: .*/m,
    'title: Two Certificates',
    '/courses/project-management',
    'Two Certificates',
  ],
  ['a fee', cad, /^price: .*/m, 'price: 217', '/courses/cad', 'OMR 217'],
  ['a name on a course', hiba, 'name: Hiba', 'name: Amal', '/courses/power-bi', 'Amal Al Lawati'],
  ['a biography', hiba, 'Hiba builds', 'Hiba designs', '/trainers/hiba-al-lawati', 'Hiba designs'],
  ['a role in a list', hiba, 'role: Data', 'role: Facts', '/trainers', 'Facts, reporting'],
  ['a page', 'pages/about.yaml', 'We opened in', 'We began in', '/about', 'We began in'],
  ['the home page', 'pages/home.yaml', /^(\s*title: ).*/m, '$1A new first line', '/', 'A new first line'],
  [
    'the words of course pages',
    'pages/course.yaml',
    /^(overviewTitle: ).*/m,
    '$1What it is',
    '/courses/cad',
    'What it is',
  ],
  ['a label', 'messages/en.yaml', /View All Courses|See Every Course/, 'All Our Courses', '/about', 'All Our Courses'],
  ['a unit', 'messages/en.yaml', '{count} Hours', '{count} hrs', '/courses/cad', ' hrs'],
  ['the name of the site', 'site.yaml', 'name: Dhow', 'name: Boom', '/contact', 'Boom Training Centre'],
  ['a telephone number', 'site.yaml', '2400 0101', '2400 0199', '/contact', '2400 0199'],
  ['a menu', 'site.yaml', 'label: About, to', 'label: Who We Are, to', '/courses/cad', 'Who We Are'],
  ['a session', 'schedule.yaml', 'No public courses begin', 'No classes at all', '/schedule', 'No classes at all'],
  ['a story', 'stories.yaml', 'name: Leena T.', 'name: Leena U.', '/about', 'Leena U.'],
  ['a description', 'seo.yaml', 'Who we are, why', 'Who they are, why', '/about', 'Who they are, why'],
  ['the pattern of titles', 'seo.yaml', '{title} | {name}', '{title} at {name}', '/about', ' at Dhow'],
  [
    'a category',
    'catalogue.yaml',
    'name: Project & Technical',
    'name: Works &',
    '/courses/cad',
    'Works &amp; Programs',
  ],
  ['a choice of a form', 'forms.yaml', 'Course Inquiry', 'Course Question', '/contact', 'Course Question'],
  ['a theme', 'theme.yaml', 'density: normal', 'density: compact\nbrand: "#7a1f5c"', '/about', 'assets/theme.'],
  ['a drawing', 'media/hero.svg', '<svg ', '<svg data-new="1" ', '/media/hero.svg', 'data-new'],
];

const change = (text: string, from: string | RegExp, to: string): string => {
  const after = text.replace(from, to);
  if (after === text) throw new Error(`There is no ${String(from)}.`);
  return after;
};

const files: readonly Omit<QuickEdit, 'save'>[] = [
  {
    says: 'a new redirect',
    page: '/old-about',
    shows: 'We opened in',
    files: (read) => ({ 'redirects.yaml': `${read('redirects.yaml')}  - { from: /old-about, to: /about }\n` }),
  },
  {
    says: 'a table of redirects',
    page: '/older-about',
    shows: 'We opened in',
    files: () => ({ 'redirects.csv': 'from,to\n/older-about,/about\n' }),
  },
  {
    says: 'own styles',
    page: '/about',
    shows: 'extra.',
    files: () => ({ 'extra.css': 'h1 { letter-spacing: 0.01em }\n' }),
  },
  {
    says: 'a new course',
    page: '/courses/777',
    shows: 'Knot Tying',
    files: (read) => ({
      'courses/knots.yaml': ['slug: knots', 'id: 777', 'title: Knot Tying'].reduce(
        (text, line) => change(text, new RegExp(`^${line.replace(/:.*/, '')}: .*`, 'm'), line),
        read('courses/time-management.yaml'),
      ),
      'catalogue.yaml': change(read('catalogue.yaml'), '- time-management\n', '- time-management\n          - knots\n'),
    }),
  },
  {
    says: 'a new page',
    page: '/refunds',
    shows: 'Our Refunds',
    files: () => ({ 'pages/refunds.yaml': 'template: text\ntitle: Our Refunds\ntext: |\n  Within a week.\n' }),
  },
  {
    says: 'a new folder with news',
    page: '/news/2025-10-01-rooms',
    shows: 'New rooms upstairs',
    files: () => ({
      'news/2025-10-01-rooms.yaml':
        'title: New rooms upstairs\ndate: "2025-10-01"\nsummary: Two more rooms.\ntext: |\n  Since Monday.\n',
    }),
  },
  {
    says: 'a page with a new name',
    page: '/leaders',
    shows: 'Leadership',
    files: (read) => ({ 'pages/leadership.yaml': undefined, 'pages/leaders.yaml': read('pages/leadership.yaml') }),
  },
];

/** The edits, each made in content that is otherwise as it was. */
export const quickEdits: readonly QuickEdit[] = [
  ...rows.map(([says, file, from, to, page, shows]): QuickEdit => ({
    says,
    page,
    shows,
    files: (read) => ({ [file]: change(read(file), from, to) }),
  })),
  ...files,
  ...Object.entries(ways).map(([way, saved], i): QuickEdit => ({
    says: `a title, saved ${way}`,
    page: '/courses/cad',
    shows: `Drawing ${i}`,
    files: (read) => ({ [cad]: change(read(cad), /^title: .*/m, `title: Drawing ${i}`) }),
    save: saved,
  })),
];

/** Makes an edit in a content folder. Returns a function that undoes it. */
export async function makeEdit(folder: string, { files: made, save: saved = save }: QuickEdit): Promise<() => void> {
  const before: Record<string, Buffer | undefined> = {};
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  for (const [file, text] of Object.entries(made(read))) {
    const place = join(folder, file);
    try {
      before[file] = readFileSync(place);
    } catch {
      before[file] = undefined;
      mkdirSync(dirname(place), { recursive: true });
    }
    if (text === undefined) rmSync(place);
    else await saved(place, String(text));
  }
  return () => {
    for (const [file, text] of Object.entries(before)) {
      if (text) writeFileSync(join(folder, file), text);
      else rmSync(join(folder, file));
    }
  };
}
