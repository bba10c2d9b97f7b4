// The sessions of courses on a large site; no other site loads this code.
import { offerFile } from '../registration/offer-file.ts';
import { fetchJson } from '../../app/navigation/fetch-file.ts';
import { withBase } from '../../app/navigation/page-address.ts';
import type { CourseOffer, OfferFiles } from '../form-props.ts';

/** Returns the courses of the file that has the one of a title; none if it cannot be had. */
export async function loadOffers(files: OfferFiles, title: string, base: string): Promise<readonly CourseOffer[]> {
  const courses = await fetchJson<readonly CourseOffer[]>(withBase(offerFile(files, title), base)).catch(() => []);
  return courses ?? [];
}
