/** Asks for a file of this site; undefined if there is none. Throws if the host cannot be reached or fails. */
export async function fetchFile(url: string): Promise<Response | undefined> {
  const response = await fetch(url);
  if (response.status === 404 || response.status === 410) return undefined;
  if (!response.ok) throw new Error(`${String(response.status)} ${response.statusText}`.trim());
  return response;
}

/**
 * Loads a JSON file of this site; undefined if there is none. Hosts that respond to unknown addresses with an HTML page
 * and status 200 count as having none.
 * @throws if the host cannot be reached or fails.
 */
export async function fetchJson<T>(url: string): Promise<T | undefined> {
  const response = await fetchFile(url);
  if (!response?.headers.get('content-type')?.includes('json')) return undefined;
  const value: T = await response.json();
  return value;
}
