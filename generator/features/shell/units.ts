// The site as a list of units, each planned from its own inputs: a content file with all its pages, or one other page.
import { invariant } from '../../base/invariant.ts';
import { once } from '../../base/memoize.ts';
import type { LinkedCourse, LinkedFile } from '../../model/content.ts';
import type { PlannedPage, ReadContent, UnitPlan } from '../../model/planned.ts';
import { showsTemplate } from '../../model/site-routes.ts';
import { folderFile, withSlashes, type PageContext, type SharedInputs } from './page-context.ts';
import { type AddressByLanguage, inLanguages } from './languages.ts';
import type { SiteContext } from './site-context.ts';
import { typesetIn } from '../pages/typeset.ts';

/** What the pages of a content file are planned from besides the file itself, as plain JSON. */
export interface FileInputs {
  readonly linked: LinkedFile;
}

/** What a unit is planned from, as plain JSON. A page that shows many entries is planned where these are. */
export type UnitInputs = UnitLanguages &
  ({ readonly kind: string; readonly file: FileInputs } | { readonly page: PlannedPage });

/** In which languages a unit is; absent in a site of one language. */
interface UnitLanguages {
  /** Its own, unless that is the first of the site. */
  readonly language?: string;
  readonly languages?: AddressByLanguage;
}

/** A part of the site that can be planned, made and kept without the others. There are tens of thousands: one holds little. */
export interface Unit {
  /** The same in every build: its content file, or the address of a page. */
  readonly id: string;
  /** The content file that it is made of, where that is read again. */
  readonly linked?: LinkedFile | undefined;
  /** Of a course: the place in the catalogue, by which keys are shared. */
  readonly course?: LinkedCourse | undefined;
  readonly site?: { readonly context: SiteContext; readonly shared: SharedInputs };
  /** Where its page is in each of its languages; absent where the site has one. */
  readonly languages?: AddressByLanguage;
  readonly addresses: readonly string[];
  /** The pictures that are drawn for it alone, relative to the output folder. */
  readonly drawings: readonly string[];
  /** Gathered when they are asked for: those of thousands of units at once would fill the memory. */
  inputs(): UnitInputs;
}

/** How pages are made of the files of a kind. */
export interface Planner {
  units(context: SiteContext): readonly Unit[];
  /** Plans one; `data` is all of its file. It cannot fail: whatever could be wrong was found before. */
  plan(inputs: FileInputs, data: unknown, context: PageContext): UnitPlan;
}

/** By the names of the kinds. */
export type Planners = ReadonlyMap<string, Planner>;

/** What a unit is planned with: the same in every process. */
export interface UnitContext {
  readonly context: PageContext;
  readonly planners: Planners;
  readonly readContent: ReadContent;
  /** Reads files in the language with a folder, such as "ar/"; absent where there is one language. */
  readonly readIn?: (folder: string) => ReadContent;
}

/** The unit of a page that is planned when it is asked for. */
export function pageUnit(address: string, plan: () => PlannedPage): Unit {
  return { id: address, addresses: [address], drawings: [], inputs: once(() => ({ page: plan() })) };
}

function planPages(inputs: UnitInputs, { context, planners, readContent }: UnitContext): UnitPlan {
  if ('page' in inputs) return { pages: [inputs.page], pictures: [] };
  const { kind, file } = inputs;
  const planner = planners.get(kind);
  invariant(planner, `pages are made of the kind "${kind}"`);
  return planner.plan(file, typesetIn(context.site.settings.language)(readContent(file.linked)), context);
}

/** Plans a unit. It cannot fail: whatever could be wrong was found before, a page without a route among it. */
export function planUnit(inputs: UnitInputs, unitContext: UnitContext): UnitPlan {
  const { context } = unitContext;
  const { pages, pictures } = planPages(inputs, unitContext);
  const inFolders = (page: PlannedPage): PlannedPage => ({ ...withSlashes(page), file: folderFile(page.address) });
  const laidOut = { pages: context.site.layout === 'folders' ? pages.map(inFolders) : pages, pictures };
  const unit = inLanguages(laidOut, inputs.languages ?? {}, context);
  for (const { address, page } of unit.pages)
    invariant(showsTemplate(context.routeOf(address), page.template), `a route shows the page at ${address}.`);
  return unit;
}
