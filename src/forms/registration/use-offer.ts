// Finds the course that a registration is for: in the page, or, on a large site, in one of its files.
import { useEffect, useEffectEvent, useState } from 'react';
import type { OfferFiles } from './offer-file.ts';
import { offerOf } from './offers.ts';
import type { CourseOffer, Offers } from '../../app/page-props.ts';
import { useShell } from '../../app/shell.tsx';

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
  readonly title: string;
  readonly courses: readonly CourseOffer[];
}

const none: readonly CourseOffer[] = [];

/** Loads the courses among which one of a title is; nothing where there are no files. */
function useLoaded(files: OfferFiles | undefined, title: string): Loaded | undefined {
  const { base } = useShell();
  const [loaded, setLoaded] = useState<Loaded>();
  const pauseOf = useEffectEvent(() => (loaded ? PAUSE_MS : 0));
  useEffect(() => {
    if (!files) return undefined;
    let isCurrent = true;
    const show = (courses: readonly CourseOffer[]) => isCurrent && setLoaded({ title, courses });
    const pause = pauseOf();
    const patience = window.setTimeout(show, pause + PATIENCE_MS, none);
    const request = window.setTimeout(() => {
      void import('../lazy/load-offers.ts')
        .then(({ loadOffers }) => loadOffers(files, title, base))
        .then(show, () => show(none))
        .finally(() => window.clearTimeout(patience));
    }, pause);
    return () => {
      isCurrent = false;
      window.clearTimeout(patience);
      window.clearTimeout(request);
    };
  }, [files, title, base]);
  return loaded;
}

const hasSession =
  (id: string | undefined) =>
  ({ sessions }: CourseOffer): boolean =>
    sessions.some((session) => session.id === id);

/** Returns the course of a title, and, as long as it is not known, the one that has the session of an id. */
export function useOffer(offers: Offers | undefined, title: string, session: string | undefined): OfferState {
  const files = offers && 'count' in offers && title !== '' ? offers : undefined;
  const loaded = useLoaded(files, title);
  const inFile = loaded?.title === title ? loaded.courses : none;
  const courses = offers && 'courses' in offers ? offers.courses : inFile;
  const isLoading = files !== undefined && !loaded;
  return { offer: offerOf(courses, title) ?? courses.find(hasSession(session)), isLoading };
}
