// plan -> render -> verify -> write for one unit of a site: a course with all its pages, or a page of its own. A unit
// knows nothing of the others, so that units are made in any order, in any process, and again only when they change.
import type { PageHtml } from '../../../src/app/page-html.ts';
import { isRefusal } from '../../base/disk.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { damagedCache, contentChanged, pageFailed, unpaintedPicture } from '../../rules/words/build.ts';
import { builtInKinds, loadPlanners } from '../../kinds/kinds.ts';
import { addressIn } from '../../model/language-addresses.ts';
import { meansIn } from '../../features/shell/plan.ts';
import { contentReader, readerIn } from '../../read/read-source.ts';
import type { Outcome } from '../../model/content.ts';
import { ContentChanged, type PlannedPage } from '../../model/planned.ts';
import { pageContext, sharedParts, type SharedInputs } from '../../features/shell/page-context.ts';
import { planUnit, type UnitContext, type UnitInputs } from '../../features/shell/units.ts';
import { loadBundle, type Bundle } from '../render/bundle.ts';
import { pageData } from '../render/site-files.ts';
import { drawnPicture } from '../render/make-pictures.ts';
import { openPictureCache, pictureCacheFolder, type PictureCache } from '../render/picture-cache.ts';
import { inspectPage, type PageFacts } from '../verify/inspect-page.ts';
import { writeFileInto, type Content } from '../write/manifest.ts';

/** What all units of a site share, as plain JSON. */
export interface SiteOrder {
  /** The content folder, absolute. */
  readonly content: string;
  /** The folder that receives the files. */
  readonly folder: string;
  readonly bundle: string;
  /** The moment of the build, as an ISO date. */
  readonly now: string;
  readonly shared: SharedInputs;
  readonly shellUrl: string;
  readonly languages?: readonly (Pick<SiteOrder, 'shared' | 'shellUrl'> & { readonly language: string })[];
}

type MadeFile = readonly [file: string, bytes: number, sum: string];

/** What was made of a unit, as plain JSON. */
export interface Produced {
  /** The files that were written, with their sizes and checksums. */
  readonly files: readonly MadeFile[];
  readonly pages: readonly PageFacts[];
  readonly diagnostics: readonly Diagnostic[];
}

export type Produce = (inputs: UnitInputs) => Promise<Produced>;

interface Producer {
  readonly folder: string;
  readonly base: string;
  readonly order: Pick<SiteOrder, 'shared' | 'shellUrl'>;
  readonly bundle: Bundle;
  readonly cache: PictureCache;
  readonly planning: UnitContext;
}

interface Rendered extends Outcome<PageFacts> {
  readonly html: PageHtml;
}

/** A message ends in the middle of a sentence. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

const nothing = (diagnostic: Diagnostic): Produced => ({ files: [], pages: [], diagnostics: [diagnostic] });

/** Renders a page and reads it back; whatever goes wrong is reported with its address and its content file. */
function renderPage(planned: PlannedPage, { order, base, bundle }: Producer): Rendered | Diagnostic {
  const { shellUrl, shared } = order;
  const { source } = planned;
  const address = addressIn(shared.languages?.folder ?? '', planned.address);
  const page = pageData(planned, bundle.version);
  try {
    const assets = bundle.assetsOf(planned.page);
    const html = bundle.render({ page, shellUrl, assets, ...sharedParts(shared) });
    return { html, ...inspectPage({ address, source, html }, base) };
  } catch (error) {
    return pageFailed({ address, reason: reasonOf(error) }, startOf(source));
  }
}

function writeInto(folder: string, file: string, content: Content): MadeFile {
  const { bytes, sum } = writeFileInto(folder, file, content);
  return [file, bytes, sum];
}

function producePage(planned: PlannedPage, producer: Producer): Produced {
  const { folder } = producer;
  const rendered = renderPage(planned, producer);
  if ('code' in rendered) return nothing(rendered);
  const { html, value, diagnostics } = rendered;
  return { files: [writeInto(folder, planned.file, Object.values(html))], pages: [value], diagnostics };
}

async function produce(inputs: UnitInputs, producer: Producer): Promise<Produced> {
  const { pages, pictures } = planUnit(inputs, producer.planning);
  const made = pages.map((page) => producePage(page, producer));
  const files = made.flatMap((page) => page.files);
  const diagnostics = made.flatMap((page) => page.diagnostics);
  for (const picture of pictures)
    try {
      files.push(writeInto(producer.folder, picture.file, await drawnPicture(picture, producer.cache)));
    } catch (error) {
      if (isRefusal(error)) throw error;
      diagnostics.push(unpaintedPicture({ file: picture.file, reason: reasonOf(error) }, startOf('')));
    }
  return { files, pages: made.flatMap((page) => page.pages), diagnostics };
}

/** @throws What the file system says: that is about the disk, not about the unit */
function explain(error: unknown, inputs: UnitInputs): Diagnostic {
  if (error instanceof ContentChanged) return contentChanged({}, startOf(error.file));
  if (isRefusal(error)) throw error;
  const { address, file: source } =
    'page' in inputs ? { ...inputs.page, file: inputs.page.source } : inputs.file.linked;
  return pageFailed({ address, reason: reasonOf(error) }, startOf(source));
}

/** Prepares to make the units of a site. A page that fails is reported with its address and content file. */
export async function openProducer(order: SiteOrder): Promise<Produce> {
  const now = new Date(order.now);
  const notes: Diagnostic[] = [];
  const onDamaged = (): void => {
    if (notes.length === 0) notes.push(damagedCache({ what: 'pictures' }, startOf('')));
  };
  const means: UnitContext = {
    context: pageContext(order.shared),
    planners: await loadPlanners(builtInKinds),
    readContent: contentReader(order.content),
    readIn: readerIn(order.content),
  };
  const producer: Producer = {
    folder: order.folder,
    base: order.shared.base,
    order,
    bundle: await loadBundle(order.bundle, order.shared.base),
    cache: openPictureCache({ folder: pictureCacheFolder, now: () => now, onDamaged }),
    planning: means,
  };
  const others = new Map(
    (order.languages ?? []).map((own) => [
      own.language,
      { ...producer, order: own, planning: meansIn(own.shared, means) },
    ]),
  );
  return async (inputs) => {
    try {
      const produced = await produce(inputs, others.get(inputs.language ?? '') ?? producer);
      return { ...produced, diagnostics: [...produced.diagnostics, ...notes.splice(0)] };
    } catch (error) {
      return nothing(explain(error, inputs));
    }
  };
}
