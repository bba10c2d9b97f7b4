// Checks the finished pages against each other, so that broken links are found before anything is published.
import { decoded } from '../../base/decoded.ts';
import { memoize, once } from '../../base/memoize.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { listedId } from '../../../src/sessions/registration-address.ts';
import { brokenFragment, brokenLink } from '../../rules/words/build.ts';
import { outside, readFrameTargets, type PageFacts } from './inspect-page.ts';

/** Pages, and the site that they belong to. */
export interface VerifyInput {
  readonly base: string;
  readonly pages: readonly PageFacts[];
  readonly addresses: readonly string[];
  /** Finds a page by one of these addresses. */
  readonly pageAt: (address: string) => Pick<PageFacts, 'ids'> | undefined;
  readonly redirects: readonly string[];
  /** Returns whether a file exists, relative to the output folder. */
  readonly hasFile: (file: string) => boolean;
}

/** What of a target is missing: the page, or the place that its fragment names. */
type Missing = 'page' | 'place' | 'nothing';

/** Whether a fragment names a later session: without scripts, the form of a large site lists the next ones only. */
const isLater = (fragment: string, ids: ReadonlySet<string>): boolean =>
  fragment.startsWith(listedId('')) && [...ids].some((id) => id.startsWith(listedId('')));

function createJudge({ pageAt, redirects, hasFile }: VerifyInput): (target: string) => Missing {
  const redirected = new Set(redirects);
  const idsIn = memoize((ids: string): ReadonlySet<string> => new Set(ids === '' ? [] : ids.split(' ')));
  return (target) => {
    const [address = '', fragment = ''] = target.split('#');
    const page = pageAt(address);
    if (page === undefined)
      return outside(target) === undefined && (redirected.has(address) || hasFile(address.slice(1)))
        ? 'nothing'
        : 'page';
    const ids = idsIn(page.ids);
    return fragment === '' || ids.has(decoded(fragment)) || isLater(fragment, ids) ? 'nothing' : 'place';
  };
}

function createReport({ base, addresses: all, redirects }: VerifyInput) {
  // Created when the first problem is found; usually there is none.
  const addresses = once(() => new Set([...all, ...redirects]));
  return {
    link: ({ address, source }: PageFacts, target: string, missing: Missing): Diagnostic =>
      missing === 'place'
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
 * Checks links, fragments and resources of pages. A problem in a frame that many pages share is reported for the first
 * of them.
 * @see the rules `html/*`
 */
export function verify(input: VerifyInput): readonly Diagnostic[] {
  const judge = memoize(createJudge(input));
  const report = createReport(input);
  const reported = new Set<string>();
  const check = (page: PageFacts, links: readonly string[], files: readonly string[]): readonly Diagnostic[] => [
    ...links.flatMap((link) => {
      const missing = judge(link);
      return missing === 'nothing' ? [] : report.link(page, link, missing);
    }),
    ...files.flatMap((file) => (input.hasFile(file) ? [] : report.file(page, file))),
  ];
  const checkFrame = (page: PageFacts): readonly Diagnostic[] => {
    if (reported.has(page.frame)) return [];
    reported.add(page.frame);
    const { links, files } = readFrameTargets(page.frame);
    return check(page, links, files);
  };
  return input.pages.flatMap((page) => [...checkFrame(page), ...check(page, page.links, page.files)]);
}
