import { useLocation } from 'react-router-dom';
import { addressOf } from './page-address.ts';

/** Returns what `aria-current` says on a link to an address: "page" on that very page. */
export function useHere(): (address: string) => 'page' | undefined {
  const here = addressOf(useLocation().pathname);
  return (address) => (address === here ? 'page' : undefined);
}
