// Files that are gone, in another place or under another name.
import type { EditorCase } from './editor-case.ts';

const course = 'courses/power-bi.yaml';

/** The course in another file. */
const renamed = (name: string, change: (text: string) => string = (text) => text): EditorCase['edit'] => ({
  files: (read) => ({ [course]: undefined, [name]: change(read(course)) }),
});
const added = (name: string, text: string | Buffer = 'x'): EditorCase['edit'] => ({ files: () => ({ [name]: text }) });
const removed = (name: string): EditorCase['edit'] => ({ files: () => ({ [name]: undefined }) });
const changed = (name: string, change: (text: string) => string): EditorCase['edit'] => ({
  files: (read) => ({ [name]: change(read(name)) }),
});

export const fileCases: readonly EditorCase[] = [
  {
    says: 'a course that is deleted',
    edit: removed(course),
    codes: ['link/lost-address', 'link/unknown-course'],
    file: 'addresses.yaml',
  },
  {
    says: 'a course among pages',
    edit: renamed('pages/power-bi.yaml'),
    codes: ['load/wrong-folder'],
    advice: /courses\/power-bi\.yaml/,
    file: 'pages/power-bi.yaml',
  },
  {
    says: 'a course beside the folders',
    edit: renamed('power-bi.yaml'),
    codes: ['load/wrong-folder'],
    advice: /courses\/power-bi\.yaml/,
    file: 'power-bi.yaml',
  },
  {
    says: 'a course in a folder of its own',
    edit: renamed('courses/data/power-bi.yaml'),
    codes: ['load/wrong-folder'],
    advice: /courses\/power-bi\.yaml/,
    file: 'courses/data/power-bi.yaml',
  },
  { says: '.yml', edit: renamed('courses/power-bi.yml'), codes: ['load/wrong-ending'], file: 'courses/power-bi.yml' },
  {
    says: '.YAML',
    edit: renamed('courses/power-bi.YAML'),
    codes: ['load/wrong-ending'],
    file: 'courses/power-bi.YAML',
  },
  {
    says: '.yaml.txt',
    edit: renamed('courses/power-bi.yaml.txt'),
    codes: ['load/wrong-ending'],
    file: 'courses/power-bi.yaml.txt',
  },
  {
    says: '.yaml.yaml',
    edit: renamed('courses/power-bi.yaml.yaml'),
    codes: ['load/wrong-ending'],
    advice: /Rename it to "courses\/power-bi\.yaml"/,
    file: 'courses/power-bi.yaml.yaml',
  },
  {
    says: 'a trainer who is renamed, and named in two courses',
    edit: {
      files: (read) => ({
        ...{ 'trainers/dalia-sabry.yaml': undefined, 'trainers/dalia-sabri.yaml': read('trainers/dalia-sabry.yaml') },
        'courses/bim.yaml': read('courses/bim.yaml').replace(/^trainers: .*$/m, 'trainers: [dalia-sabry]'),
      }),
    },
    codes: ['link/lost-address', 'link/unknown-trainer'],
    file: 'addresses.yaml',
  },
  {
    says: 'the settings in a file with a capital',
    edit: { files: (read) => ({ 'site.yaml': undefined, 'Site.yaml': read('site.yaml') }) },
    codes: ['load/wrong-ending'],
    advice: /has capitals.*Rename it to "site\.yaml"/,
    file: 'Site.yaml',
  },
  {
    says: 'the courses in a folder with a capital',
    edit: {
      files: (read) => ({
        ...{ 'courses/bim.yaml': undefined, 'courses/cad.yaml': undefined },
        ...{ 'Courses/bim.yaml': read('courses/bim.yaml'), 'Courses/cad.yaml': read('courses/cad.yaml') },
      }),
    },
    codes: ['load/wrong-ending'],
    advice: /^The name of the folder "Courses" has capitals.*Rename it to "courses"/,
    file: 'Courses/bim.yaml',
  },
  {
    says: 'a translation beside its original',
    edit: {
      files: (read) => ({ 'ar/courses/bim.yaml': undefined, 'courses/bim.ar.yaml': read('ar/courses/bim.yaml') }),
    },
    codes: ['load/wrong-folder'],
    advice: /named like a translation.*Move it to "ar\/courses\/bim\.yaml"/,
    file: 'courses/bim.ar.yaml',
  },
  ...['news/item.md', 'courses/capm.json', 'trainers/new.txt'].map((name) => ({
    says: `content in ${name}`,
    edit: added(name),
    codes: ['load/stray-file'],
    advice: /write it as YAML/,
    file: name,
  })),
  ...['courses/README.md', 'notes.txt', 'courses/notes-for-us.txt'].map((name) => ({
    says: `words for colleagues in ${name}`,
    edit: added(name),
    codes: [],
  })),
  {
    says: 'a file name with capitals and a space',
    edit: renamed('courses/Power BI.yaml'),
    codes: ['link/slug-mismatch'],
    advice: /Rename the file to power-bi\.yaml/,
    file: 'courses/Power BI.yaml',
  },
  {
    says: 'a copy',
    edit: { files: (read) => ({ 'courses/power-bi copy.yaml': read(course) }) },
    codes: ['link/slug-mismatch'],
    advice: /power-bi-copy/,
    file: 'courses/power-bi copy.yaml',
  },
  {
    says: 'a backup',
    edit: added('courses/power-bi.yaml.bak'),
    codes: ['load/stray-file'],
    file: 'courses/power-bi.yaml.bak',
  },
  {
    says: 'a document of an office program',
    edit: added('notes.docx'),
    codes: ['load/stray-file'],
    file: 'notes.docx',
  },
  ...['extra.css.txt', 'styles.css'].map((name) => ({
    says: `styles in ${name}`,
    edit: added(name),
    codes: ['load/unexpected-file'],
    advice: /from "extra\.css" alone/,
    file: name,
  })),
  {
    says: 'words of another language',
    edit: added('messages/it.yaml', 'common:\n  free: Gratis\n'),
    codes: ['load/unexpected-file'],
    advice: /from "en\.yaml" alone/,
    file: 'messages/it.yaml',
  },
  {
    says: 'latitude and longitude exchanged',
    edit: added(
      'places.yaml',
      'places:\n  - id: sohar\n    name: Sohar\n    geo: { latitude: 56.75, longitude: 24.36 }\n',
    ),
    codes: ['link/swapped-coordinates'],
    advice: /latitude: 24\.36 and longitude: 56\.75/,
    file: 'places.yaml',
  },
  {
    says: 'a news item with spaces in its name',
    edit: added(
      'news/2026 New Rooms.yaml',
      'title: New rooms\ndate: "2025-10-01"\nsummary: We have moved.\ntext: We teach in larger rooms.\n',
    ),
    codes: ['address/no-route', 'link/news-without-page'],
    advice: /"2026-new-rooms\.yaml"/,
    file: 'news/2026 New Rooms.yaml',
  },
  { says: 'a table', edit: added('sessions.csv'), codes: ['load/stray-file'], file: 'sessions.csv' },
  { says: 'a note for colleagues', edit: added('README.md'), codes: [] },
  { says: 'no site.yaml', edit: removed('site.yaml'), codes: ['load/missing-file'], file: 'site.yaml' },
  ...['schedule.yaml', 'seo.yaml', 'redirects.yaml', 'messages/en.yaml', 'pages/home.yaml', 'pages/course.yaml'].map(
    (name) => ({
      says: `no ${name}`,
      edit: removed(name),
      codes: ['link/lost-file'],
      advice: new RegExp(`"${name}" was a part of the site and is gone.*Put it back`),
      file: 'addresses.yaml',
      at: `${name}:`,
    }),
  ),
  {
    says: 'no record of what was published',
    edit: removed('addresses.yaml'),
    codes: ['address/no-record'],
    advice: /If it was there, put it back/,
    file: 'addresses.yaml',
  },
  ...Object.entries({
    'a course that ends after its overview': [
      'courses/effective-leadership.yaml',
      (text: string) => text.slice(0, text.indexOf('features:')),
    ],
    'no redirects left': ['redirects.yaml', () => 'redirects: []\n'],
  } satisfies Record<string, [string, (text: string) => string]>).map(([says, [name, change]]) => ({
    says,
    edit: changed(name, change),
    codes: ['link/shrunk-file'],
    advice: /were recorded\. Was it saved completely\?/,
    file: name,
  })),
  {
    says: 'half of the sessions',
    edit: changed('schedule.yaml', (text) => {
      const parts = text.split(/(?=^ {2}- id: |^timingNotes:)/m);
      return [...parts.slice(0, parts.length / 2 - 3), ...parts.slice(-1)].join('');
    }),
    codes: ['link/no-coming-session', 'link/shrunk-file'],
    file: 'pages/home.yaml',
    at: 'featured',
  },
  {
    says: 'no sessions left',
    edit: changed('schedule.yaml', (text) => text.replace(/^sessions:\n[^]*?(?=^\w)/m, 'sessions: []\n')),
    codes: ['link/no-coming-session', 'link/shrunk-file'],
    file: 'pages/home.yaml',
    at: 'featured',
  },
  {
    says: 'a page that is deleted',
    edit: removed('pages/leadership.yaml'),
    codes: ['link/lost-address'],
    file: 'addresses.yaml',
  },
  {
    says: 'a picture that is deleted',
    edit: removed('media/gallery/stage.jpg'),
    codes: ['link/missing-media'],
    file: 'pages/communication-skills.yaml',
    at: 'stage.jpg',
  },
  { says: 'an empty course', edit: added(course, ''), codes: ['yaml/empty-file'], advice: /undo/i, file: course },
  { says: 'a course of comments', edit: added(course, '# slug: power-bi\n'), codes: ['yaml/empty-file'], file: course },
  { says: 'an empty schedule', edit: added('schedule.yaml', ''), codes: ['yaml/empty-file'], file: 'schedule.yaml' },
  {
    says: 'an empty site.yaml',
    edit: added('site.yaml', ''),
    codes: ['yaml/empty-file'],
    advice: /^(?!.*delete the file)/,
    file: 'site.yaml',
  },
  {
    says: 'a course that was renamed, still named everywhere',
    edit: renamed('courses/power-bi-basics.yaml', (text) => text.replace('slug: power-bi', 'slug: power-bi-basics')),
    codes: ['link/lost-address', 'link/unknown-course'],
    file: 'addresses.yaml',
  },
  { says: 'a new page', edit: changed('pages/leadership.yaml', (text) => text), codes: [] },
];
