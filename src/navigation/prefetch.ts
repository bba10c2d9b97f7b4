// Links warm up the page behind them. They learn how from a context, because the code that loads pages knows all
// templates, and all templates know links.
import { createContext, useContext } from 'react';

/** Loads what the page at a link's target needs, ahead of the visitor. */
export type Prefetch = (to: string) => void;

const PrefetchContext = createContext<Prefetch>(() => undefined);

/** Gives links their way to load ahead. */
export const PrefetchProvider = PrefetchContext;

/** Returns the way to load ahead; it does nothing outside a site. */
export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext);
}
