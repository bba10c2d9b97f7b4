// A link may name a course as the course's own address does: the title is in the data of that page.
import { fullTitle } from '../../app/format.ts';
import { loadPageData, type Place } from '../../app/navigation/load-page.ts';

/** Returns the title of the course at an address; undefined where there is none, or it cannot be had. */
export async function courseTitleAt(address: string, place: Place): Promise<string | undefined> {
  const data = await loadPageData(address, place).catch(() => undefined);
  if (!data) return undefined;
  if ('redirect' in data) return courseTitleAt(data.redirect, place);
  const { props } = data.page;
  return 'course' in props ? fullTitle(props.course) : undefined;
}
