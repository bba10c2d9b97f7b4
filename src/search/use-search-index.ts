import { useEffect, useState } from 'react';
import { fetchJson } from '../app/navigation/fetch-json.ts';
import { SEARCH_FILE, withBase } from '../app/navigation/page-address.ts';
import type { SearchIndex } from '../app/page-props.ts';
import { searchSite } from './find.ts';

type Search = ReturnType<typeof searchSite>;

/** What has been loaded is kept for the tab. */
let loaded: Promise<Search> | undefined;

async function load(base: string): Promise<Search> {
  const index = await fetchJson<SearchIndex>(withBase(SEARCH_FILE, base));
  if (!index) throw new Error('The site has no index for its search.');
  return searchSite(index);
}

/** Returns the search of the site once it is loaded, and whether it cannot be. */
export function useSearchIndex(base: string): { readonly search: Search | undefined; readonly hasFailed: boolean } {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    loaded ??= load(base);
    loaded.then(
      (found) => setSearch(() => found),
      () => {
        loaded = undefined;
        setFailed(true);
      },
    );
  }, [base]);
  return { search, hasFailed };
}
