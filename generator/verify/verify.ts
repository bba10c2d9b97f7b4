// Holds the finished pages against each other: what a visitor would stumble over is found before anything is published.
import { startOf, type Diagnostic } from '../model/diagnostic.ts';
import { brokenFragment, brokenLink } from '../diagnostics/rules/html.ts';
import { readFrame, type Frame } from './frame.ts';
import type { PageFacts } from './inspect-page.ts';
import { outside } from './target.ts';

/** Pages, and the site of which they are a part. */
export interface VerifyInput {
  readonly base: string;
  /** The pages to verify. */
  readonly pages: readonly PageFacts[];
  /** The addresses of all pages. */
  readonly addresses: readonly string[];
  /** Finds a page by one of these addresses. */
  readonly pageAt: (address: string) => Pick<PageFacts, 'ids'> | undefined;
  /** Addresses that are redirected. */
  readonly redirects: readonly string[];
  /** Tells whether there is a file, relative to the output folder. */
  readonly hasFile: (file: string) => boolean;
}

/** What is wrong with a target: nothing is there, or not the place that its fragment names. */
type Fault = 'page' | 'place' | undefined;

const readIds = (ids: string): ReadonlySet<string> => new Set(ids === '' ? [] : ids.split(' '));

/** Remembers what was made of each text. */
function remember<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    let entry = known.get(text);
    if (!entry) {
      entry = { result: make(text) };
      known.set(text, entry);
    }
    return entry.result;
  };
}

/** Judges the targets of links. */
function createJudge({ pageAt, redirects, hasFile }: VerifyInput): (target: string) => Fault {
  const redirected = new Set(redirects);
  const idsIn = remember(readIds);
  return (target) => {
    const [address = '', fragment = ''] = target.split('#');
    const page = pageAt(address);
    if (page === undefined)
      return outside(target) === undefined && (redirected.has(address) || hasFile(address.slice(1)))
        ? undefined
        : 'page';
    return fragment === '' || idsIn(page.ids).has(fragment) ? undefined : 'place';
  };
}

/** Says what is wrong with targets of a page. */
function createReport({ base, addresses: all, redirects }: VerifyInput) {
  let known: ReadonlySet<string> | undefined;
  // Made when something is wrong: usually nothing is.
  const addresses = (): ReadonlySet<string> => (known ??= new Set([...all, ...redirects]));
  return {
    link: ({ address, source }: PageFacts, target: string, fault: Fault): Diagnostic =>
      fault === 'place'
        ? brokenFragment({ address, target }, startOf(source))
        : brokenLink(
            { address, target: outside(target) ?? target.replace(/#.*/, ''), known: addresses() },
            startOf(source),
          ),
    file: ({ address, source }: PageFacts, file: string): Diagnostic =>
      brokenLink({ address, target: outside(file) ?? base + file, known: [] }, startOf(source)),
  };
}

/**
 * Checks links, fragments and resources of pages. What is wrong with the frame of many pages is told of the first.
 * @see the rules `html/*`
 */
export function verify(input: VerifyInput): readonly Diagnostic[] {
  const judge = remember(createJudge(input));
  const report = createReport(input);
  const told = new Set<string>();
  const check = (page: PageFacts, links: Iterable<string>, files: Iterable<string>): readonly Diagnostic[] => [
    ...Array.from(links).flatMap((link) => {
      const fault = judge(link);
      return fault ? report.link(page, link, fault) : [];
    }),
    ...Array.from(files).flatMap((file) => (input.hasFile(file) ? [] : report.file(page, file))),
  ];
  const checkFrame = (page: PageFacts): readonly Diagnostic[] => {
    if (told.has(page.frame)) return [];
    told.add(page.frame);
    const { links, files }: Frame = readFrame(page.frame);
    return check(page, links, files);
  };
  return input.pages.flatMap((page) => [...checkFrame(page), ...check(page, page.links, page.files)]);
}
