// Reads the produced pages back: what a visitor would stumble over is found before anything is published.
import { startOf, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { brokenFragment, brokenLink, headings, structuredData } from '../diagnostics/rules/html.ts';
import { readHtml, type HtmlFacts } from './read-html.ts';
import { structuredDataProblems } from './structured-data-problems.ts';

/** A page as it will be published. */
export interface PublishedPage {
  readonly address: string;
  readonly source: string;
  readonly html: string;
  /** Whether this is the one address of its content. */
  readonly isMain: boolean;
}

export interface VerifyInput {
  readonly base: string;
  readonly pages: readonly PublishedPage[];
  /** Addresses that are redirected. */
  readonly redirects: readonly string[];
  /** Every other file, relative to the output folder. */
  readonly files: ReadonlySet<string>;
}

interface Read extends PublishedPage {
  readonly facts: HtmlFacts;
}

interface Target {
  /** Undefined where the link leads out of the site's base. */
  readonly address: string | undefined;
  readonly fragment: string;
}

/** A link on this site as address and fragment; undefined for links elsewhere. */
function onSite(href: string, from: string, base: string): Target | undefined {
  if (href.startsWith('#')) return { address: from, fragment: href.slice(1) };
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  const [location = '', fragment = ''] = href.split('#');
  const path = location.split('?')[0] ?? '';
  if (!`${path}/`.startsWith(base)) return { address: undefined, fragment };
  return { address: `/${path.slice(base.length)}`, fragment };
}

function checkLinks(
  page: Read,
  { base, redirects, files }: VerifyInput,
  factsOf: ReadonlyMap<string, HtmlFacts>,
): readonly Diagnostic[] {
  const known = [...factsOf.keys(), ...redirects];
  return [...new Set(page.facts.hrefs)].flatMap((href) => {
    const target = onSite(href, page.address, base);
    if (!target) return [];
    const { address, fragment } = target;
    if (address === undefined)
      return [brokenLink({ address: page.address, target: href, known }, startOf(page.source))];
    const facts = factsOf.get(address);
    if (!facts && !redirects.includes(address) && !files.has(address.slice(1))) {
      return [brokenLink({ address: page.address, target: address, known }, startOf(page.source))];
    }
    if (fragment !== '' && facts && !facts.ids.has(fragment))
      return [brokenFragment({ address: page.address, target: href }, startOf(page.source))];
    return [];
  });
}

function checkResources({ address, source, facts }: Read, { base, files }: VerifyInput): readonly Diagnostic[] {
  return facts.resources
    .filter((url) => url.startsWith('/') && !(url.startsWith(base) && files.has(url.slice(base.length))))
    .map((target) => brokenLink({ address, target, known: [] }, startOf(source)));
}

function checkHeadings({ address, source, facts }: Read): readonly Diagnostic[] {
  const tops = facts.headings.filter((level) => level === 1).length;
  const skip = facts.headings.findIndex((level, i) => i > 0 && level > (facts.headings[i - 1] ?? 0) + 1);
  const problem =
    tops !== 1
      ? `it has ${tops} main headings`
      : skip === -1
        ? undefined
        : `level ${facts.headings[skip]} follows level ${facts.headings[skip - 1]}`;
  return problem === undefined ? [] : [headings({ address, problem }, startOf(source))];
}

function checkData({ address, source, facts }: Read): readonly Diagnostic[] {
  return facts.jsonLd
    .flatMap(structuredDataProblems)
    .map((problem) => structuredData({ address, problem }, startOf(source)));
}

/**
 * Checks links, fragments, resources, headings and schema.org data of all pages.
 * @see the rules `html/*`
 */
export function verify(input: VerifyInput): readonly Diagnostic[] {
  const read = input.pages.map((page): Read => ({ ...page, facts: readHtml(page.html) }));
  const factsOf = new Map(read.map(({ address, facts }) => [address, facts]));
  return [
    ...read.flatMap((page) => [
      ...checkLinks(page, input, factsOf),
      ...checkResources(page, input),
      ...checkHeadings(page),
      ...checkData(page),
    ]),
  ];
}
