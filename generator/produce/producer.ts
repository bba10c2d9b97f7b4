// plan -> render -> verify -> write for one unit of a site: a course with all its pages, or a page of its own. A unit
// knows nothing of the others, so that units are made in any order, in any process, and again only when they change.
import { startOf, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { contentChanged, pageFailed } from '../diagnostics/rules/html.ts';
import { ContentChanged, courseReader } from '../course-reader.ts';
import type { LinkedSite, Outcome } from '../model.ts';
import type { CoursePlan, PlannedPage } from '../planned.ts';
import type { CourseNeeds } from '../plan/course-needs.ts';
import { planCourse } from '../plan/plan.ts';
import { planContext } from '../plan/plan-context.ts';
import { loadBundle, type Bundle } from '../render/bundle.ts';
import { dataFile } from '../render/data-file.ts';
import { drawnPicture } from '../render/make-pictures.ts';
import { openPictureCache, pictureCacheFolder, type PictureCache } from '../render/picture-cache.ts';
import { pageData } from '../render/site-files.ts';
import type { Shell } from '../../src/page-props.ts';
import { inspectPage, type PageFacts } from '../verify/inspect-page.ts';
import { writeFileInto } from '../write/write-file-into.ts';

/** What all units of a site share, as plain JSON. */
export interface SiteOrder {
  /** The content folder, absolute. */
  readonly content: string;
  /** The folder that receives the files. */
  readonly folder: string;
  /** The folder of the bundle. */
  readonly bundle: string;
  readonly base: string;
  /** The moment of the build, as an ISO date. */
  readonly now: string;
  /** The site without courses. */
  readonly site: LinkedSite;
  readonly shell: Shell;
  readonly shellUrl: string;
}

/** One unit, as plain JSON. */
export type Unit = { readonly needs: CourseNeeds } | { readonly page: PlannedPage };

/** What was made of a unit, as plain JSON. */
export interface Produced {
  /** The files that were written, with their bytes. */
  readonly files: readonly (readonly [file: string, bytes: number])[];
  readonly pages: readonly PageFacts[];
  readonly diagnostics: readonly Diagnostic[];
}

export type Produce = (unit: Unit) => Promise<Produced>;

interface Studio {
  readonly order: SiteOrder;
  readonly bundle: Bundle;
  readonly cache: PictureCache;
  readonly planOf: (unit: Unit) => CoursePlan;
}

interface Rendered extends Outcome<PageFacts> {
  readonly html: string;
  readonly data: string;
}

/** A message ends in the middle of a sentence. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

const nothing = (diagnostic: Diagnostic): Produced => ({ files: [], pages: [], diagnostics: [diagnostic] });

/** Renders a page and reads it back; whatever goes wrong is told with its address and its content file. */
function renderPage(planned: PlannedPage, { order, bundle }: Studio): Rendered | Diagnostic {
  const { base, shell, shellUrl } = order;
  const { address, source } = planned;
  const page = pageData(planned, bundle.version);
  try {
    const { html, data } = bundle.render({ page, shell, shellUrl, assets: bundle.assetsOf(planned.page.template) });
    return { html, data, ...inspectPage({ address, source, html }, base) };
  } catch (error) {
    return pageFailed({ address, reason: reasonOf(error) }, startOf(source));
  }
}

function producePage(planned: PlannedPage, studio: Studio): Produced {
  const { folder } = studio.order;
  const rendered = renderPage(planned, studio);
  if ('code' in rendered) return nothing(rendered);
  const { html, data, value, diagnostics } = rendered;
  const files = Object.entries({ [planned.file]: html, [dataFile(planned.address)]: data });
  return {
    files: files.map(([file, text]) => [file, writeFileInto(folder, file, text)]),
    pages: [value],
    diagnostics,
  };
}

async function produce(unit: Unit, studio: Studio): Promise<Produced> {
  const { pages, pictures } = studio.planOf(unit);
  const made = pages.map((page) => producePage(page, studio));
  const files: [string, number][] = [];
  for (const picture of pictures) {
    const content = await drawnPicture(picture, studio.cache);
    files.push([picture.file, writeFileInto(studio.order.folder, picture.file, content)]);
  }
  return {
    files: [...made.flatMap((page) => page.files), ...files],
    pages: made.flatMap((page) => page.pages),
    diagnostics: made.flatMap((page) => page.diagnostics),
  };
}

/** @throws What the file system says: that is about the disk, not about the unit */
function explain(error: unknown, unit: Unit): Diagnostic {
  if (error instanceof ContentChanged) return contentChanged({}, startOf(error.file));
  if (error instanceof Error && 'syscall' in error) throw error;
  const { address, source } =
    'page' in unit
      ? unit.page
      : { address: unit.needs.linked.address, source: `courses/${unit.needs.linked.course.slug}.yaml` };
  return pageFailed({ address, reason: reasonOf(error) }, startOf(source));
}

/** Prepares to make the units of a site. A page that fails is reported with its address and content file. */
export async function openProducer(order: SiteOrder): Promise<Produce> {
  const now = new Date(order.now);
  const shared = planContext(order.site, { base: order.base, now });
  const readCourse = courseReader(order.content);
  const studio: Studio = {
    order,
    bundle: await loadBundle(order.bundle, order.base),
    cache: openPictureCache({ folder: pictureCacheFolder, now: () => now }),
    planOf: (unit) =>
      'page' in unit
        ? { pages: [unit.page], pictures: [] }
        : planCourse(unit.needs, readCourse(unit.needs.linked), shared),
  };
  return async (unit) => {
    try {
      return await produce(unit, studio);
    } catch (error) {
      return nothing(explain(error, unit));
    }
  };
}
