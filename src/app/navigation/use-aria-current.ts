import { useLocation } from 'react-router-dom';
import { addressOf } from './page-address.ts';

/** Returns a function for the `aria-current` of a link to an address: "page" if it is the current page. */
export function useAriaCurrent(): (address: string) => 'page' | undefined {
  const current = addressOf(useLocation().pathname);
  return (address) => (address === current ? 'page' : undefined);
}
