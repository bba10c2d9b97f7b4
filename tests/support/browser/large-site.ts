// The tiny provider with a catalogue of any size, for tests of what must not grow with it. The courses are generated:
// some titles are long, some Arabic, and every subcategory has a different label.
import { mkdirSync, copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { invariant } from '../../../generator/base/invariant.ts';
import { builtInKinds, loadPlanners } from '../../../generator/kinds/kinds.ts';
import { contentReader } from '../../../generator/read/read-source.ts';
import type { LinkedCourse, LinkedSite } from '../../../generator/model/content.ts';
import type { Plan } from '../../../generator/model/planned.ts';
import { planSite, wholePlan } from '../../../generator/features/shell/plan.ts';
import { loadBundle } from '../../../generator/build/render/bundle.ts';
import { makeBundleFolder } from '../../../generator/build/render/bundle-folder.ts';
import { pageData, shellFile } from '../../../generator/build/render/site-files.ts';
import { wholeHtml } from '../../../src/app/page-html.ts';
import { writeFiles } from '../content/site.ts';
import { linkTiny } from '../content/tiny-plan.ts';

/** The date of the tests: before every session of the tiny provider. */
const now = new Date('2026-01-01T12:00:00Z');

const content = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));

const subjects = ['Welding', 'Rigging', 'Scaffolding', 'Café Hygiène', 'Lifting', 'Diving'];
const qualities = ['Basic', 'Advanced', 'Practical', 'Refresher', 'Supervisor', 'التدريب'];

/** Twelve subcategories in three categories. */
const categories = ['health', 'safety', 'technical'].map((id) => ({
  id,
  name: `${id} programmes`,
  subcategories: ['one', 'two', 'three', 'four'].map((sub) => ({ id: sub, name: `${id} ${sub}` })),
}));

function madeCourse(first: LinkedCourse, i: number, count: number): LinkedCourse {
  const shelf = Math.floor((i * 12) / count);
  const category = categories[Math.floor(shelf / 4)];
  const subcategory = category?.subcategories[shelf % 4];
  const slug = `course-${i}`;
  const title = `${qualities[i % 6] ?? ''} ${subjects[Math.floor(i / 6) % 6] ?? ''} ${i}`;
  const keywords = i % 50 === 0 ? { keywords: ['NDT', 'ultrasonic testing'] } : {};
  const taught = i % 7 === 0 ? { level: ['Beginner'], languages: ['es', 'en'] } : {};
  const { id: _id, ...facts } = first.course;
  const { numericAddress: _numeric, ...linked } = first;
  return {
    ...linked,
    course: {
      ...facts,
      ...keywords,
      ...taught,
      slug,
      title,
      label: `Subject ${shelf}`,
      hours: 8 + (i % 5),
      page: 'standard',
    },
    category: category?.id ?? '',
    subcategory: subcategory?.id ?? '',
    address: `/courses/${slug}`,
  };
}

/** So many sessions, one a day, one of each course in turn. */
function madeSessions(sessions: LinkedSite['sessions'], courses: readonly LinkedCourse[], count: number) {
  const [first] = sessions;
  const { endDate: _end, ...session } = first?.session ?? { course: '', id: '' };
  return Array.from({ length: count }, (_, i) => {
    const startDate = new Date(Date.UTC(2030, 0, 1 + i)).toISOString().slice(0, 10);
    const course = courses[i % courses.length];
    invariant(course, 'the large catalogue has courses');
    return { session: { ...session, id: `session-${i}`, startDate }, course };
  });
}

/** Returns the linked tiny provider with that many courses and sessions; its own sessions are of the first of them. */
export async function linkLarge(count: number, sessions = 0): Promise<LinkedSite> {
  const site = await linkTiny();
  const [first] = site.courses;
  invariant(first, 'the tiny provider has courses');
  const courses = Array.from({ length: count }, (_, i) => madeCourse(first, i, count));
  const [course = first] = courses;
  const own = site.sessions.map(({ session }) => ({ session, course }));
  return { ...site, categories, courses, sessions: sessions > 0 ? madeSessions(own, courses, sessions) : own };
}

/** Returns the plan of all pages except course pages. */
export async function planLarge(count: number, sessions = 0): Promise<Plan> {
  const planners = await loadPlanners(builtInKinds);
  const plan = planSite(await linkLarge(count, sessions), { base: '/', now, planners });
  const units = plan.units.filter(({ course }) => course === undefined);
  // No page of a course is planned, so that no course is read.
  return wholePlan({ ...plan, units }, { context: plan.context, planners, readContent: contentReader(content) });
}

/** Builds all pages except course pages into a folder. */
export async function buildLarge(count: number, out: string, sessions = 0): Promise<void> {
  const plan = await planLarge(count, sessions);
  const bundle = await loadBundle(await makeBundleFolder({ signal: new AbortController().signal }), '/');
  const shell = shellFile(plan);
  const files = [...plan.pages, plan.notFound].map((planned): readonly [string, string] => {
    const page = pageData(planned, bundle.version);
    const assets = bundle.assetsOf(planned.page);
    const html = bundle.render({ page, shell: plan.shell, shellUrl: `/${shell.file}`, assets });
    return [planned.file, wholeHtml(html)];
  });
  writeFiles(
    out,
    Object.fromEntries([
      ...files,
      [shell.file, shell.text],
      ...plan.texts.map(({ file, text }) => [file, text]),
      ...plan.pictures.flatMap(({ file, svg }) => (file.endsWith('.svg') ? [[file, svg]] : [])),
    ]),
  );
  const media = plan.media.map((file) => ({ file, from: join(content, file) }));
  for (const { file, from } of [...bundle.files, ...media]) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    copyFileSync(from, join(out, file));
  }
}
