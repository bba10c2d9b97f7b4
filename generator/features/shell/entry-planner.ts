// How a kind has pages that needs no more than one page for each file.
import type { Head, Page } from '../../../src/app/page.ts';
import type { Link } from '../../../src/ui/link-props.ts';
import { dropUndefined } from '../../base/objects.ts';
import type { LinkedEntry, LinkedSite } from '../../model/content.ts';
import type { PlannedPage } from '../../model/planned.ts';
import { titleDrawing } from '../pictures/drawings.ts';
import { makeHead, siteSocialPicture, type HeadInput } from './head.ts';
import { type PageContext, pageFile } from './page-context.ts';
import { type FileInputs, type Planner, type Unit } from './units.ts';
import type { SiteContext } from './site-context.ts';
import { breadcrumbData } from '../course/structured-data.ts';

/** What the page of a file is made from besides the file itself: plain JSON, since other processes make pages too. */
export interface EntryInputs extends FileInputs {
  readonly linked: LinkedEntry;
  /** The page that lists the files of the kind, where there is one. */
  readonly list?: Link;
  /** What search engines are given in place of what follows from the file. */
  readonly texts?: LinkedSite['seo']['pages'][string];
}

/** A page, and what only its kind knows of its head. */
export interface EntryPage {
  readonly page: Page;
  /** seo.yaml has precedence. */
  readonly head: Pick<HeadInput, 'description' | 'keywords' | 'article'>;
  readonly about?: object;
}

interface EntryPages<Own, Data> {
  readonly kind: string;
  /** The template of the page that lists the files of the kind. */
  readonly listedBy?: Page['template'];
  /** Gathers what a page shows of other files. */
  readonly inputs: (linked: LinkedEntry, context: SiteContext) => Own;
  /** Plans the page; `data` is all of its file. */
  readonly page: (inputs: EntryInputs & Own, data: Data, context: PageContext) => EntryPage;
  readonly drawing?: (linked: LinkedEntry) => string;
}

/** Returns the links from the home page to that of a file. */
export function entryBreadcrumb({ linked, list }: EntryInputs, { site }: PageContext): readonly Link[] {
  const home = { label: site.messages.navigation.home, to: '/' };
  return [home, ...(list ? [list] : []), { label: linked.title, to: linked.address }];
}

function commonInputs(linked: LinkedEntry, listedBy: Page['template'] | undefined, { site }: SiteContext): EntryInputs {
  const list = listedBy && site.pages.find(({ words }) => words.template === listedBy);
  return {
    linked,
    ...dropUndefined({
      list: list && { label: list.words.title, to: list.address },
      texts: site.seo.pages[linked.address],
    }),
  };
}

/** Makes the planner of a kind whose files have one page each, unless its address leads elsewhere. */
export function entryPlanner<Own extends object, Data>(pages: EntryPages<Own, Data>): Planner {
  const { kind, listedBy, inputs, page, drawing } = pages;
  const unitOf = (linked: LinkedEntry, context: SiteContext): Unit => ({
    id: linked.file,
    linked,
    addresses: [linked.address],
    drawings: drawing ? [drawing(linked)] : [],
    inputs: () => ({ kind, file: { ...commonInputs(linked, listedBy, context), ...inputs(linked, context) } }),
  });
  const headOf = (given: EntryInputs, { head, about }: EntryPage, context: PageContext): Head => {
    const { linked, texts } = given;
    const { address, title } = linked;
    const [picture, pictureAlt] = drawing ? [drawing(linked), title] : [siteSocialPicture, context.site.settings.name];
    const jsonLd = [...(about ? [about] : []), breadcrumbData(entryBreadcrumb(given, context), context)];
    return makeHead({ address, title, ...head, ...texts, picture, pictureAlt, jsonLd }, context);
  };
  const pageOf = (given: EntryInputs & Own, data: Data, context: PageContext): PlannedPage => {
    const { address, file } = given.linked;
    const planned = page(given, data, context);
    const head = headOf(given, planned, context);
    return { address, file: pageFile(address), source: file, isMain: true, head, page: planned.page };
  };
  return {
    units: (context) =>
      context.site.entries
        .filter((linked) => linked.kind === kind && !context.redirected.has(linked.address))
        .map((linked) => unitOf(linked, context)),
    // The inputs are those of the units above, and the check has held the file against its schema.
    plan: (given, data, context) => {
      const entry = given as EntryInputs & Own;
      const drawn = drawing && titleDrawing(drawing(entry.linked), entry.linked.title, context);
      return { pages: [pageOf(entry, data as Data, context)], pictures: drawn ? [drawn] : [] };
    },
  };
}
