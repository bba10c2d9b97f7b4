// The same page in other languages, as the heads of published pages name it.

/** Returns what pages name, as "en https://…", by their own canonical address: those that name any. */
export function alternatesOf(pages: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const named = pages.map((html) => {
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
    return [canonical, Array.from(links, ([, code, to]) => `${code} ${to}`)] as const;
  });
  return new Map(named.filter(([canonical, alternates]) => canonical !== '' && alternates.length > 0));
}

/** Returns the pages that do not name themselves, or name one that does not name the same pages. */
export function oneSided(known: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const addressOf = (alternate: string): string => alternate.split(' ')[1] ?? '';
  return [...known].flatMap(([canonical, alternates]) => [
    ...(alternates.map(addressOf).includes(canonical) ? [] : [canonical]),
    ...alternates.filter((one) => known.get(addressOf(one))?.join() !== alternates.join()),
  ]);
}
