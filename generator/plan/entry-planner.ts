// How a kind has pages that needs no more than one page for each file.
import type { LinkedEntry } from '../model/content.ts';
import type { PlannedPage, PlannedPicture } from '../model/planned.ts';
import type { PageContext } from './page-context.ts';
import type { SiteContext } from './site-context.ts';
import type { FileInputs, Planner, Unit } from './units.ts';

/** What the page of a file is made from besides the file itself: plain JSON, since other processes make pages too. */
export interface EntryInputs extends FileInputs {
  readonly linked: LinkedEntry;
}

interface EntryPages<Inputs extends EntryInputs, Data> {
  /** The name of the kind. */
  readonly kind: string;
  /** Gathers what a page shows of other files. */
  readonly inputs: (linked: LinkedEntry, context: SiteContext) => Inputs;
  /** Plans the page; `data` is all of its file. */
  readonly page: (inputs: Inputs, data: Data, context: PageContext) => PlannedPage;
  /** The files of the pictures that are drawn for it alone. */
  readonly drawings?: (linked: LinkedEntry) => readonly string[];
  /** Draws them. */
  readonly pictures?: (inputs: Inputs, context: PageContext) => readonly PlannedPicture[];
}

/** Makes the planner of a kind whose files have one page each, unless its address leads elsewhere. */
export function entryPlanner<Inputs extends EntryInputs, Data>(pages: EntryPages<Inputs, Data>): Planner {
  const { kind, inputs, page, drawings, pictures } = pages;
  const unitOf = (linked: LinkedEntry, context: SiteContext): Unit => ({
    id: linked.file,
    linked,
    addresses: [linked.address],
    drawings: drawings?.(linked) ?? [],
    inputs: () => ({ kind, file: inputs(linked, context) }),
  });
  return {
    units: (context) =>
      context.site.entries
        .filter((linked) => linked.kind === kind && !context.redirected.has(linked.address))
        .map((linked) => unitOf(linked, context)),
    // They are those of the units above, and the check has held the file against its schema.
    plan: (given, data, context) => ({
      pages: [page(given as Inputs, data as Data, context)],
      pictures: pictures?.(given as Inputs, context) ?? [],
    }),
  };
}
