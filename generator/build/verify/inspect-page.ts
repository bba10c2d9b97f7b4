// Checks what can be checked of one finished page alone, and collects what has to be checked against the other pages.
import type { PageHtml } from '../../../src/app/page-html.ts';
import { decoded } from '../../base/decoded.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { brokenFragment, headings } from '../../rules/words/html.ts';
import type { Outcome } from '../../model/content.ts';
import { readParts, type PageParts } from './read-parts.ts';

/** A page as it will be published. */
export interface PublishedPage {
  readonly address: string;
  readonly source: string;
  readonly html: PageHtml;
}

/**
 * What a page refers to, and can be referred to by, as plain JSON; small, because those of all pages are held in
 * memory.
 */
export interface PageFacts {
  readonly address: string;
  readonly source: string;
  /** The targets in the page's header and footer, from `writeFrameTargets`: the same text on most pages. */
  readonly frame: string;
  /**
   * Targets of its links on this site that are not in the frame, without duplicates; links to its own fragments have
   * been checked.
   */
  readonly links: readonly string[];
  /** Scripts, styles and pictures of this site that are not in the frame, without duplicates. */
  readonly files: readonly string[];
  /** The ids that links of other pages can lead to, separated by spaces. */
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
  const lost = fragments.filter((href) => href !== '#' && !ids.includes(decoded(href.slice(1))));
  return [
    ...lost.map((target) => brokenFragment({ address, target }, at)),
    ...(problem === undefined ? [] : [headings({ address, problem }, at)]),
  ];
}

/**
 * React generates ids that begin with "_" to connect parts of a page; they change with its markup, so no link may lead
 * to one.
 */
const isStableId = (id: string): boolean => !id.startsWith('_');

/** Reads and checks a finished page; `base` is the prefix of every address. */
export function inspectPage(page: PublishedPage, base: string): Outcome<PageFacts> {
  const parts = readParts(page.html, base);
  const { address, source } = page;
  const { frame, links, files, ids } = parts;
  return {
    value: { address, source, frame, links, files, ids: ids.filter(isStableId).join(' ') },
    diagnostics: problemsOf(page, parts),
  };
}
