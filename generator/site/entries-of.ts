import type { Kinds } from '../kinds/kinds.ts';
import type { Entries, Entry, Examined } from '../model/content.ts';

/** The valid files by their kind, in file order. */
export function entriesOf(examined: readonly Examined[], { all }: Kinds): Entries {
  const entries = new Map<string, Entry<unknown>[]>(all.map(({ name }) => [name, []]));
  for (const { source, isValid, links, outline } of examined)
    if (isValid) entries.get(source.kind)?.push({ source, data: source.data, links, outline });
  // The schemas vouch for the types, which are generated from them.
  return Object.fromEntries(entries) as unknown as Entries;
}
