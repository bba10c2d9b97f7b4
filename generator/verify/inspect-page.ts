// What can be said of one finished page without the others, and what the others must be asked for it.
import { startOf, type Diagnostic } from '../model/diagnostic.ts';
import { brokenFragment, headings } from '../diagnostics/rules/html.ts';
import type { Outcome } from '../model/content.ts';
import { readParts, type PageParts } from './read-parts.ts';

/** A page as it will be published. */
export interface PublishedPage {
  readonly address: string;
  readonly source: string;
  readonly html: string;
}

/** What a page refers to and can be referred to by, as plain JSON; small, since those of all pages are kept. */
export interface PageFacts {
  readonly address: string;
  readonly source: string;
  /** Targets of links and files that stand around the page, as `writeFrame` writes them: the same text on most pages. */
  readonly frame: string;
  /** Targets of its own links on this site that the frame has not, once each; those to places of itself were checked. */
  readonly links: readonly string[];
  /** Its own scripts, styles and pictures of this site that the frame has not, once each. */
  readonly files: readonly string[];
  /** The ids to which links of other pages can lead, parted by spaces. */
  readonly ids: string;
}

function headingProblem(levels: readonly number[]): string | undefined {
  const tops = levels.filter((level) => level === 1).length;
  if (tops !== 1) return `it has ${tops} main headings`;
  const skip = levels.findIndex((level, i) => i > 0 && level > (levels[i - 1] ?? 0) + 1);
  return skip === -1 ? undefined : `level ${levels[skip]} follows level ${levels[skip - 1]}`;
}

function problemsOf(
  { address, source }: PublishedPage,
  { headings: levels, ids, fragments }: PageParts,
): readonly Diagnostic[] {
  const at = startOf(source);
  const problem = headingProblem(levels);
  const lost = fragments.filter((href) => href !== '#' && !ids.includes(href.slice(1)));
  return [
    ...lost.map((target) => brokenFragment({ address, target }, at)),
    ...(problem === undefined ? [] : [headings({ address, problem }, at)]),
  ];
}

/** React's own ids join parts of a page; they change with its markup, so that no link may lead to one. */
const isGiven = (id: string): boolean => !id.startsWith('_');

/** Reads a finished page back; `base` is what stands before every address. */
export function inspectPage(page: PublishedPage, base: string): Outcome<PageFacts> {
  const parts = readParts(page.html, base);
  const { address, source } = page;
  const { frame, links, files, ids } = parts;
  return {
    value: { address, source, frame, links, files, ids: ids.filter(isGiven).join(' ') },
    diagnostics: problemsOf(page, parts),
  };
}
