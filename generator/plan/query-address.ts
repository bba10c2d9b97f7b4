/** Adds a query to an address of this site; an absolute or mailto URL, which may not understand it, stays as it is. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  if (!address.startsWith('/')) return address;
  const [path = '', fragment] = address.split('#');
  const joint = path.includes('?') ? '&' : '?';
  const whole = path + joint + new URLSearchParams(query).toString();
  return fragment === undefined ? whole : `${whole}#${fragment}`;
}
