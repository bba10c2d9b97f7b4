// Links prefetch their target. They get the function from a context, because the code that loads pages imports all
// templates, and all templates import links.
import { createContext, useContext } from 'react';

/** Loads in advance what the page at a link's target needs. */
export type Prefetch = (to: string) => void;

const PrefetchContext = createContext<Prefetch>(() => undefined);

/** Provides links with the function that prefetches. */
export const PrefetchProvider = PrefetchContext;

/** Returns the function that prefetches; it does nothing outside a site. */
export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext);
}
