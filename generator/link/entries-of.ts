import type { Entries, Entry, Examined, Kind } from '../model/content.ts';

/** The valid files by their kind, in file order. */
export function entriesOf(examined: readonly Examined[]): Entries {
  const entries: Record<Kind, Entry<unknown>[]> = {
    site: [],
    forms: [],
    catalogue: [],
    schedule: [],
    stories: [],
    seo: [],
    redirects: [],
    addresses: [],
    course: [],
    page: [],
    messages: [],
  };
  for (const { source, isValid, links, outline } of examined)
    if (isValid) entries[source.kind].push({ source, data: source.data, links, outline });
  // The schemas vouch for the types, which are generated from them.
  return entries as unknown as Entries;
}
