// A link may name a course as the course's own address does: the title is in the data of that page.
import { fullTitle } from '../../app/format.ts';
import { fetchJson } from '../../app/navigation/fetch-json.ts';
import { dataUrl } from '../../app/navigation/page-address.ts';
import type { PageData, RedirectData } from '../../app/page-props.ts';

/** Returns the title of the course at an address; undefined where there is none, or it cannot be had. */
export async function courseTitleAt(address: string, base: string): Promise<string | undefined> {
  const data = await fetchJson<PageData | RedirectData>(dataUrl(address, base)).catch(() => undefined);
  if (!data) return undefined;
  if ('redirect' in data) return courseTitleAt(data.redirect, base);
  const { props } = data.page;
  return 'course' in props ? fullTitle(props.course) : undefined;
}
