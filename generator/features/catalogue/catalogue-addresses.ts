import type { LinkedCategory } from '../../model/catalogue.ts';
import type { SharedSite } from '../shell/page-context.ts';

/** Returns where a category is shown: on its own page, or in the catalogue with the category chosen. */
export const addressOfCategory = (
  { id, address }: LinkedCategory,
  { addresses }: Pick<SharedSite, 'addresses'>,
): string => address ?? `${addresses.catalogue}?category=${id}`;

/** Values in which only spaces need to be encoded. */
const plain = /^[\w .*-]*$/;

/** Returns the fields of a form encoded as a query. */
export function queryOf(fields: Readonly<Record<string, string>>): string {
  const entries = Object.entries(fields);
  if (!entries.every(([, value]) => plain.test(value))) return new URLSearchParams(entries).toString();
  return entries.map(([name, value]) => `${name}=${value.replaceAll(' ', '+')}`).join('&');
}

/** Adds a query to an address of this site; an absolute or mailto URL, which may not support it, is left unchanged. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  if (!address.startsWith('/')) return address;
  const [path = '', fragment] = address.split('#');
  const joint = path.includes('?') ? '&' : '?';
  const whole = path + joint + queryOf(query);
  return fragment === undefined ? whole : `${whole}#${fragment}`;
}
