// What the peers' harness asserts of every site that was built, asserted of ours at our addresses. Where ours differs
// by design, the assertion is the stricter one; README.md names the differences.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clip, type PeerCourse } from './peer-course.ts';

/** A built site and what must be in it. */
export interface Expected {
  readonly out: string;
  readonly count: number;
  /** The course that was changed since the build before. */
  readonly changed?: PeerCourse | undefined;
  readonly makeCourse: (number: number) => PeerCourse;
}

const SAMPLES = 5;
const FEATURED = 10;
const MOST_SESSIONS = 500;
const COURSE_LINK = /href="\/courses\/[a-z0-9-]+"/g;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The character of an entity, such as `amp`, `#39` or `#x27`. */
function characterOf(entity: string): string {
  const number = /^#(x?)([\da-f]+)$/i.exec(entity);
  if (!number) return named[entity.toLowerCase()] ?? '';
  return String.fromCodePoint(Number.parseInt(number[2] ?? '', number[1] ? 16 : 10));
}

/** Quotation marks and apostrophes are set as in print, and compared as they are typed. */
const plain = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

const decode = (text: string): string =>
  plain(
    text
      .replaceAll('<!-- -->', '')
      .replace(/&(#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);/gi, (_, entity: string) => characterOf(entity)),
  );

const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/g, '');

const required: readonly (readonly [mark: RegExp, what: string])[] = [
  [/<strong>/, 'markdown rendered'],
  [/<meta[^>]*name="description"/, 'meta description'],
  [/<link[^>]*rel="canonical"/, 'canonical'],
  [/property="og:title"/, 'og:title'],
  [/aria-label="Breadcrumb"/, 'breadcrumb'],
  // Without JavaScript our tabs are links to sections; they become tabs when the page is hydrated.
  [/<a id="tab-[^"]+" href="#[^"]+"/, 'tabs'],
  [/href="\/register\?[^>]*>Register/, 'Register link'],
];

function isCourseData(html: string, { title, description }: PeerCourse): boolean {
  try {
    const data = JSON.parse(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '');
    return data['@type'] === 'Course' && plain(data.name) === title && plain(data.description) === clip(description);
  } catch {
    return false;
  }
}

function faultsOfCourse(out: string, course: PeerCourse): readonly string[] {
  const file = path.join(out, 'courses', `${course.slug}.html`);
  if (!existsSync(file)) return [`${course.slug}: no page`];
  const html = readFileSync(file, 'utf8');
  const text = decode(withoutScripts(html));
  const inside = (tag: RegExp): string => decode(tag.exec(html)?.[1] ?? '').trim();
  const modules = withoutScripts(html).match(/<details/g) ?? [];
  const found: readonly (readonly [isFound: boolean, what: string])[] = [
    [inside(/<h1[^>]*>([\s\S]*?)<\/h1>/) === course.title, 'title in <h1>'],
    [inside(/<title[^>]*>([\s\S]*?)<\/title>/).startsWith(course.title), '<title>'],
    [isCourseData(html, course), 'JSON-LD Course'],
    [text.includes(course.curriculum.at(-1)?.topics.at(-1) ?? '?'), "last module's last topic (outside scripts)"],
    [modules.length >= course.curriculum.length, '<details> per module'],
    [text.includes(clip(course.description)), 'description'],
    [text.includes(course.reviews.at(-1)?.text ?? '?'), 'last review'],
    [text.includes(course.features.at(-1) ?? '?'), 'last feature'],
    ...required.map(([mark, what]) => [mark.test(html), what] as const),
  ];
  return found.flatMap(([isFound, what]) => (isFound ? [] : [`${course.slug}: ${what}`]));
}

const linksIn = (html: string): readonly string[] => withoutScripts(html).match(COURSE_LINK) ?? [];

/** The catalogue and the pages that carry it on: every course is linked from one of them. */
function listedIn(out: string): number {
  const lists = path.join(out, 'course--lists');
  const more = existsSync(lists) ? readdirSync(lists, { recursive: true, encoding: 'utf8' }) : [];
  const files = [
    'courses.html',
    ...more.filter((file) => file.endsWith('.html')).map((file) => `course--lists/${file}`),
  ];
  return new Set(files.flatMap((file) => linksIn(readFileSync(path.join(out, file), 'utf8')))).size;
}

function faultsOfLists({ out, count }: Expected): readonly string[] {
  const read = (file: string): string =>
    existsSync(path.join(out, file)) ? readFileSync(path.join(out, file), 'utf8') : '';
  const rows = read('schedule.html').match(/<tr/g) ?? [];
  const maps = readdirSync(out).filter((file) => /^sitemap.*\.xml$/.test(file));
  const listed = maps.flatMap((file) => read(file).match(/<loc>[^<]*\/courses\/[a-z0-9-]+<\/loc>/g) ?? []);
  const found: readonly (readonly [isFound: boolean, what: string])[] = [
    [new Set(linksIn(read('index.html'))).size === FEATURED, 'home: not 10 featured'],
    [listedIn(out) === count, `catalogue: ${listedIn(out)} courses linked`],
    [rows.length >= 1 + Math.min(MOST_SESSIONS, Math.floor(count / 2)), 'schedule: rows missing'],
    [read('404.html') !== '', 'no 404.html'],
    [listed.length === count, `sitemap: ${listed.length} course URLs`],
  ];
  return found.flatMap(([isFound, what]) => (isFound ? [] : [what]));
}

/** Returns what is wrong with a built site, one line each. */
export function checkSite(expected: Expected): readonly string[] {
  const { out, count, changed, makeCourse } = expected;
  const made = readdirSync(path.join(out, 'courses')).filter((file) => file.endsWith('.html')).length;
  const any = Array.from({ length: SAMPLES }, () => 1 + Math.floor(Math.random() * count));
  const numbers = [...new Set([1, count, ...any])].filter((number) => number !== changed?.id);
  return [
    ...(made === count ? [] : [`${made} course pages, not ${count}`]),
    ...[...numbers.map(makeCourse), ...(changed ? [changed] : [])].flatMap((course) => faultsOfCourse(out, course)),
    ...faultsOfLists(expected),
  ];
}
