import { locate } from '../../diagnostics/locate.ts';
import { duplicateAddress, redirectChain, redirectOverPage, redirectToItself } from '../../diagnostics/rules/link.ts';
import { unknownTarget } from '../../diagnostics/rules/unknown-names.ts';
import { isPage } from '../address-book.ts';
import type { Check } from '../link-context.ts';

/** Follows redirects from an address; the last element is where they end, or one that was met before, in a circle. */
function follow(from: string, toByFrom: ReadonlyMap<string, string>): readonly string[] {
  const seen = [from];
  for (let to = toByFrom.get(from); to !== undefined; to = toByFrom.get(to)) {
    if (seen.includes(to)) return [...seen, to];
    seen.push(to);
  }
  return seen;
}

/**
 * A redirect leads to a page in one step, in no circle, and hides no page; an address is redirected once. That a page
 * was lost is reported at its promise.
 */
export const redirectsLeadToPages: Check = ({ entries, addresses }) => {
  const { fixed, redirects: toByFrom } = addresses;
  const entry = entries.redirects[0];
  if (!entry) return [];
  const { source, data } = entry;
  const first = new Map(data.redirects.map(({ from }, i) => [from, i] as const).toReversed());
  const reported = new Set<string>();
  return data.redirects.flatMap(({ from, to }, i) => {
    const at = (key: string) => locate(source, `/redirects/${i}/${key}`);
    const earlier = first.get(from) ?? i;
    if (earlier < i) {
      const related = { note: 'The first redirect.', location: locate(source, `/redirects/${earlier}/from`) };
      return [duplicateAddress({ value: `"${from}"`, first: 'another redirect' }, at('from'), [related])];
    }
    const chain = follow(from, toByFrom);
    const end = chain.at(-1) ?? to;
    if (chain.indexOf(end) < chain.length - 1) return circle(chain, end, () => at('to'));
    return [
      ...(fixed.has(from) ? [redirectOverPage({ from }, at('from'))] : []),
      ...(toByFrom.has(to) ? [redirectChain({ from, to, end }, at('to'))] : []),
      ...(toByFrom.has(to) || isPage(addresses, to) || addresses.lost.includes(to)
        ? []
        : [unknownTarget({ name: to, known: addresses.pages }, at('to'))]),
    ];
  });

  /** A circle is reported once, at the first redirect that leads into it. */
  function circle(chain: readonly string[], end: string, at: () => ReturnType<typeof locate>) {
    const members = chain.slice(chain.indexOf(end), -1);
    if (members.some((address) => reported.has(address))) return [];
    for (const address of members) reported.add(address);
    return [redirectToItself({ from: end, chain: members }, at())];
  }
};
