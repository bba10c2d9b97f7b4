import type { Redirect } from '../../../schemas/types.ts';
import { locate } from '../../diagnostics/locate.ts';
import { redirectChain, redirectOverPage, redirectToItself, unknownTarget } from '../../diagnostics/rules/link.ts';
import { fixedAddresses, knownAddresses } from '../known-addresses.ts';
import type { Check } from '../link-context.ts';

/** Follows redirects from an address; the last element is where they end, or the start again in a circle. */
function follow(from: string, toByFrom: ReadonlyMap<string, string>): readonly string[] {
  const seen = [from];
  for (let to = toByFrom.get(from); to !== undefined; to = toByFrom.get(to)) {
    if (seen.includes(to)) return [...seen, to];
    seen.push(to);
  }
  return seen;
}

/** A redirect leads to a page in one step, in no circle, and hides no page. */
export const redirectsLeadToPages: Check = (context) => {
  const entry = context.entries.redirects[0];
  if (!entry) return [];
  const { source } = entry;
  const redirects: readonly Redirect[] = entry.data.redirects;
  const toByFrom = new Map(redirects.map(({ from, to }) => [from, to]));
  const pages = knownAddresses(context);
  const fixed = fixedAddresses(context);
  return redirects.flatMap(({ from, to }, i) => {
    const chain = follow(from, toByFrom);
    const end = chain.at(-1) ?? to;
    const at = (key: string) => locate(source, `/redirects/${i}/${key}`);
    if (chain.indexOf(end) < chain.length - 1) return [redirectToItself({ from, chain: chain.slice(0, -1) }, at('to'))];
    return [
      ...(fixed.has(from) ? [redirectOverPage({ from }, at('from'))] : []),
      ...(toByFrom.has(to) ? [redirectChain({ from, to, end }, at('to'))] : []),
      ...(toByFrom.has(to) || pages.has(to) ? [] : [unknownTarget({ name: to, known: [...pages] }, at('to'))]),
    ];
  });
};
