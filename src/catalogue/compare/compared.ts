// Which courses are compared. Both the ticked ones and those of a comparison are in the query, so that Back restores them
// and a comparison can be sent to others.
import { useQuery } from '../find/use-query.ts';

/** The most courses that are compared. */
export const MOST_COMPARED = 3;

/** The ticked courses, by the names of `comparedName`. */
export interface Ticked {
  readonly names: readonly string[];
  readonly set: (names: readonly string[]) => void;
}

const nothing = { compare: '', ticked: '' };

/** Returns the names in a value of the query, each once. */
const namesIn = (value: string): readonly string[] =>
  [...new Set(value.split(',').filter(Boolean))].slice(0, MOST_COMPARED);

/** Returns the courses that the address compares, of which most addresses have none, and those that are ticked. */
export function useCompared(): { readonly compared: readonly string[]; readonly ticked: Ticked } {
  const [{ compare, ticked }, write] = useQuery<keyof typeof nothing>(nothing, (values) => values);
  const set: Ticked['set'] = (names) => write({ ticked: names.join(',') }, 'replace');
  return { compared: namesIn(compare), ticked: { names: namesIn(ticked), set } };
}

/** Returns how a comparison names the course of an address: by its end, or whole outside the catalogue. */
export const comparedName = (address: string, catalogue: string): string =>
  address.startsWith(`${catalogue}/`) ? address.slice(catalogue.length + 1) : address;

/** Returns the address of a comparison. */
export const comparison = (names: readonly string[], catalogue: string): string =>
  `${catalogue}?compare=${names.map(encodeURIComponent).join(',')}`;
