// Finds the course that a registration is for: in the page, or, on a large site, in one of its files.
import { useEffect, useEffectEvent, useState } from 'react';
import { offerFile, offerOf } from '../catalogue/offers.ts';
import { fetchJson } from '../navigation/fetch-json.ts';
import { withBase } from '../navigation/page-address.ts';
import type { CourseOffer, Offers } from '../page-props.ts';
import { useShell } from '../shell.tsx';

/** How long the page waits for the sessions of a course before it is shown without them. */
const PATIENCE_MS = 3000;

/** A file is only requested once the visitor stops typing the title. */
const PAUSE_MS = 250;

/** A course, if it is known; `isLoading` until the first file that could say so is here. */
export interface OfferState {
  readonly offer?: CourseOffer | undefined;
  readonly isLoading: boolean;
}

interface Loaded {
  readonly url: string;
  readonly courses: readonly CourseOffer[];
}

/** Loads the courses of a file; none while there is no file to load, or if it cannot be had. */
function useFile(url: string | undefined): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  const pauseOf = useEffectEvent(() => (loaded ? PAUSE_MS : 0));
  useEffect(() => {
    if (url === undefined) return undefined;
    let isCurrent = true;
    const show = (courses: readonly CourseOffer[] = []) => isCurrent && setLoaded({ url, courses });
    const pause = pauseOf();
    const patience = window.setTimeout(show, pause + PATIENCE_MS);
    const request = window.setTimeout(() => {
      void fetchJson<readonly CourseOffer[]>(url)
        .then(show, () => show())
        .finally(() => window.clearTimeout(patience));
    }, pause);
    return () => {
      isCurrent = false;
      window.clearTimeout(patience);
      window.clearTimeout(request);
    };
  }, [url]);
  return loaded;
}

const hasSession =
  (id: string | undefined) =>
  ({ sessions }: CourseOffer): boolean =>
    sessions.some((session) => session.id === id);

/** The file in which the course of a title is; undefined where all courses are in the page. */
const fileOf = (offers: Offers | undefined, title: string, base: string): string | undefined =>
  offers && 'count' in offers && title !== '' ? withBase(offerFile(offers, title), base) : undefined;

/** Returns the course of a title, and, as long as it is not known, the one that has the session of an id. */
export function useOffer(offers: Offers | undefined, title: string, session: string | undefined): OfferState {
  const { base } = useShell();
  const url = fileOf(offers, title, base);
  const loaded = useFile(url);
  const isLoading = url !== undefined && loaded === undefined;
  const inFile = url === loaded?.url ? loaded?.courses : undefined;
  const courses = inFile ?? (offers && 'courses' in offers ? offers.courses : []);
  return { offer: offerOf(courses, title) ?? courses.find(hasSession(session)), isLoading };
}
