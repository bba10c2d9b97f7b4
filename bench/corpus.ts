// A provider with N courses, made from a seed: the same N gives the same bytes. Pages and words are the sample
// provider's; courses, catalogue, schedule and their texts are made, of varied lengths, some in Arabic or mixed.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { writeProvider, writeText } from './provider.ts';

/** A small deterministic generator of numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const latin =
  'safety training practical assessment workplace equipment learner standard procedure inspection hazard control risk site team supervisor module exercise review plan measure report method tool operation maintenance record response system energy process quality client contract budget schedule leader policy audit technique material circuit pump valve alignment lifting permit isolation rescue ventilation feedback strategy analysis forecast negotiation coaching simulation workshop'.split(
    ' ',
  );
const arabic =
  'التدريب المشروع الجودة السلامة القيادة الميزانية المخاطر الفريق التخطيط التحليل الموقع العقد التقرير المعايير الأداء'.split(
    ' ',
  );
const levels = [
  'Beginner',
  'Beginner to Intermediate',
  'Intermediate',
  'Intermediate to Advanced',
  'Advanced',
  'Professional',
];
const categories = ['health', 'technical', 'business', 'digital'];
const subcategories = ['one', 'two', 'three', 'four'];

/** Every so many courses one has a long title and a long text. */
const LONG = 23;

interface Words {
  pick<T>(list: readonly T[]): T;
  phrase(count: number): string;
  prose(count: number): string;
}

function words(next: () => number, isArabic: boolean): Words {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] ?? (list[0] as T);
  const word = (): string => pick(isArabic && next() < 0.6 ? arabic : latin);
  const phrase = (count: number): string => {
    const text = Array.from({ length: count }, word).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const prose = (count: number): string =>
    Array.from({ length: Math.ceil(count / 12) }, () => `${phrase(12)}.`).join(' ');
  return { pick, phrase, prose };
}

const slugOf = (i: number): string => `course-${String(i).padStart(5, '0')}`;

function makeCourse(i: number) {
  const next = numbers(0x9e3779b9 ^ Math.imul(i, 2654435761));
  const isArabic = i % 17 === 0;
  const isLong = i % LONG === 0;
  const { pick, phrase, prose } = words(next, isArabic);
  const list = (count: number, length: number): string[] =>
    Array.from({ length: count }, (_, n) => `${phrase(length)} ${n + 1}`);
  return {
    slug: slugOf(i),
    title: `${phrase(isLong ? 14 : 3)} ${i}`,
    label: phrase(2),
    description: prose(36).slice(0, 400),
    hours: 8 * (1 + Math.floor(next() * 6)),
    price: 150 + 10 * Math.floor(next() * 50),
    rating: Math.round(40 + next() * 10) / 10,
    reviewCount: 5 + Math.floor(next() * 400),
    students: 20 + Math.floor(next() * 9000),
    level: pick(levels),
    lastUpdated: `202${4 + Math.floor(next() * 3)}-0${1 + Math.floor(next() * 9)}`,
    page: 'standard',
    prerequisites: phrase(6),
    objectives: list(6, 8),
    overview: `${prose(60)} **${phrase(4)}** ${phrase(12)}.\n\n### ${phrase(3)}\n\n${prose(50)}\n\n${list(5, 7)
      .map((line) => `- ${line}`)
      .join('\n')}\n\n### ${phrase(3)}\n\n${prose(isLong ? 260 : 24)}\n`,
    features: list(8, 5),
    curriculum: Array.from({ length: 6 + Math.floor(next() * 6) }, () => ({ title: phrase(4), topics: list(4, 5) })),
    reviews: Array.from({ length: 3 }, (_, n) => ({ name: `Learner ${n + 1}`, text: prose(25) })),
  };
}

/** The YAML of course number i, from 1. */
export const courseYaml = (i: number): string => stringify(makeCourse(i), { lineWidth: 0 });

/** A text or list with an Arabic word in place of each other one. */
function inArabic(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(
      /[a-z]{2,}/gi,
      (word) => arabic[(word.length * 7 + word.charCodeAt(1)) % arabic.length] ?? word,
    );
  if (Array.isArray(value)) return value.map(inArabic);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inArabic(inner)]));
}

/** The words of a course in Arabic. */
function translationYaml(i: number): string {
  const { title, label, description, prerequisites, objectives, overview, features, curriculum } = makeCourse(i);
  const words = { title, label, description, prerequisites, objectives, overview, features, curriculum };
  return stringify(inArabic(words), { lineWidth: 0 });
}

/** Publishes the content of `writeCorpus` in Arabic as well, with a translation of each course. */
function addArabic(count: number, folder: string): void {
  const site = path.join(folder, 'site.yaml');
  const settings = parse(readFileSync(site, 'utf8')) as { readonly name: string };
  writeText(folder, 'site.yaml', stringify({ ...settings, languages: ['en', 'ar'] }));
  writeText(folder, 'ar/site.yaml', stringify({ name: settings.name, locale: 'ar-OM-u-nu-latn' }));
  for (let i = 1; i <= count; i++) writeText(folder, `ar/courses/${slugOf(i)}.yaml`, translationYaml(i));
}

function catalogueOf(count: number): unknown {
  const places = categories.flatMap((category) => subcategories.map((subcategory) => ({ category, subcategory })));
  const coursesIn = (place: number): string[] =>
    Array.from({ length: count }, (_, i) => i + 1).flatMap((i) => (i % places.length === place ? slugOf(i) : []));
  return {
    categories: categories.map((category, c) => ({
      id: category,
      name: `${category.charAt(0).toUpperCase()}${category.slice(1)} programmes`,
      subcategories: subcategories.map((subcategory, s) => ({
        id: `${category}-${subcategory}`,
        name: `${category} ${subcategory}`,
        courses: coursesIn(c * subcategories.length + s),
      })),
    })),
  };
}

/** How many sessions a provider has, if nothing else is asked for. */
const sessionsOf = (count: number): number => Math.min(500, Math.max(4, Math.floor(count / 2)));

function scheduleOf(count: number, length: number): unknown {
  const sessions = Array.from({ length }, (_, n) => {
    const start = new Date(Date.UTC(2027, 0, 3 + (n % 360)));
    const end = new Date(start.getTime() + 4 * 86_400_000);
    const iso = (day: Date): string => day.toISOString().slice(0, 10);
    return {
      id: `session-${n + 1}`,
      course: slugOf((n % count) + 1),
      startDate: iso(start),
      endDate: iso(end),
      location: 'Muscat',
      type: 'In-person',
      availability: 'Available',
    };
  });
  return { sessions, timingNotes: [] };
}

/** Texts for search engines of the courses whose titles are too long for them. */
function shortTitles(count: number): Readonly<Record<string, unknown>> {
  const long = Array.from({ length: Math.floor(count / LONG) }, (_, n) => (n + 1) * LONG);
  return Object.fromEntries(
    long.map((i) => [
      `/courses/${slugOf(i)}`,
      {
        title: `Programme ${i} in full`,
        description: `What programme ${i} teaches, to whom, when and at what fee, with all of its modules.`,
        keywords: [`programme ${i}`],
      },
    ]),
  );
}

/** Writes a content folder with `count` courses and some sessions; what was in the folder is lost. */
export function writeCorpus(count: number, folder: string, sessions = sessionsOf(count)): void {
  rmSync(folder, { recursive: true, force: true });
  writeProvider(folder, {
    featured: Array.from({ length: Math.min(10, count) }, (_, i) => slugOf(i + 1)),
    catalogue: catalogueOf(count),
    schedule: scheduleOf(count, sessions),
    searchTexts: shortTitles(count),
  });
  for (let i = 1; i <= count; i++) writeText(folder, `courses/${slugOf(i)}.yaml`, courseYaml(i));
}

const [count, folder, language] = process.argv.slice(2);
if (import.meta.url === new URL(process.argv[1] ?? '', 'file:').href && count && folder) {
  writeCorpus(Number(count), path.resolve(folder));
  if (language === 'ar') addArabic(Number(count), path.resolve(folder));
}
