import type { Redirect } from '../../../../schemas/types.ts';
import { covers, leadsElsewhere, oldAddress, ownForm } from '../../../model/old-addresses.ts';
import { locate } from '../../../rules/locate.ts';
import { duplicateAddress, redirectChain, redirectOverPage, redirectToItself } from '../../../rules/words/link.ts';
import { unknownTarget } from '../../../rules/words/unknown-names.ts';
import { isPage } from '../../address-book.ts';
import type { Check } from '../../link-context.ts';

/** Follows redirects from an address; the last element is where they end, or one that was met before, in a circle. */
function follow(from: string, toByFrom: ReadonlyMap<string, string>): readonly string[] {
  const seen = [from];
  for (let to = toByFrom.get(from); to !== undefined; to = toByFrom.get(to)) {
    if (seen.includes(to)) return [...seen, to];
    seen.push(to);
  }
  return seen;
}

/** The page that a redirect from an old address would hide. */
const hiddenBy = (from: string, pages: ReadonlySet<string>): string | undefined =>
  [...pages].find((address) => address === ownForm(from) || covers(oldAddress(from), address));

/** Some hosts pass the query on, so that such a redirect leads to itself. */
const leadsToOwnPath = ({ from, to }: Redirect): boolean => from.includes('?') && oldAddress(from).path === to;

/**
 * A redirect leads to a page in one step, in no circle, and hides no page; an address is redirected once. That a page
 * was lost is reported at its promise.
 */
export const redirectsLeadToPages: Check = ({ entries, addresses }) => {
  const { fixed, redirects: toByFrom } = addresses;
  const keyOf = (from: string): string => ownForm(from) ?? from.replace(/(?<=.)\/$/, '');
  const all = entries.redirects.flatMap(({ source, data }) =>
    data.redirects.map((redirect, i) => ({
      redirect,
      from: keyOf(redirect.from),
      at: (key: keyof Redirect) => locate(source, `/redirects/${i}/${key}`),
    })),
  );
  const first = new Map(all.map((one) => [one.from, one] as const).toReversed());
  const reported = new Set<string>();
  return all.flatMap(({ redirect, from, at }) => {
    const { to } = redirect;
    const earlier = first.get(from)?.at ?? at;
    if (earlier !== at) {
      const related = { note: 'The first redirect.', location: earlier('from') };
      return [duplicateAddress({ value: `"${redirect.from}"`, first: 'another redirect' }, at('from'), [related])];
    }
    const hides = hiddenBy(redirect.from, fixed);
    const over = hides === undefined ? [] : [redirectOverPage({ from: hides }, at('from'))];
    if (leadsElsewhere(redirect)) return over;
    if (leadsToOwnPath(redirect)) return circle([from, from], from, () => at('to'));
    return [...over, ...target(from, to, () => at('to'))];
  });

  /** What is wrong with the page that a redirect leads to. */
  function target(from: string, to: string, at: () => ReturnType<typeof locate>) {
    const chain = follow(from, toByFrom);
    const end = chain.at(-1) ?? to;
    if (chain.indexOf(end) < chain.length - 1) return circle(chain, end, at);
    return [
      ...(toByFrom.has(to) ? [redirectChain({ from, to, end }, at())] : []),
      ...(toByFrom.has(to) || isPage(addresses, to) || addresses.lost.includes(to)
        ? []
        : [unknownTarget({ name: to, known: addresses.pages }, at())]),
    ];
  }

  /** A circle is reported once, at the first redirect that leads into it. */
  function circle(chain: readonly string[], end: string, at: () => ReturnType<typeof locate>) {
    const members = chain.slice(chain.indexOf(end), -1);
    if (members.some((address) => reported.has(address))) return [];
    for (const address of members) reported.add(address);
    return [redirectToItself({ from: end, chain: members }, at())];
  }
};
