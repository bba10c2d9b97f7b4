// The session that a registration is for. A link, the visitor's choice and the fields for dates all say it: what is in
// the fields is what is sent, so a session is chosen only as long as its dates are there.
import { useMemo, useState, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SESSION_NAME } from '../../sessions/registration-address.ts';
import { useComingSessions } from '../../sessions/use-coming-sessions.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import type { FieldGroup, CourseOffer, OfferedSession, OfferFiles, Offers } from '../form-props.ts';
import type { Values } from '../submission.ts';
import { useShell } from '../../app/shell.tsx';
import { sessionOf, titlesOf, valuesOfSession, offerOf } from './offers.ts';
import { fillIn, usePrefill } from './prefill.ts';
import { prefillable } from './registration-form.ts';
import { useNamedCourse } from './use-named-course.ts';

// Finds the course that a registration is for: in the page, or, on a large site, in one of its files.

/** How long the page waits for the sessions of a course before it is shown without them. */
const PATIENCE_MS = 3000;

/** A file is only requested once the visitor stops typing the title. */
const PAUSE_MS = 250;

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

/** Returns the course of a title, until then the one with a session's id; loading until the first file that could say so. */
function useOffer(offers: Offers | undefined, title: string, session: string | undefined) {
  const files = offers && 'count' in offers && title !== '' ? offers : undefined;
  const loaded = useLoaded(files, title);
  const inFile = loaded?.title === title ? loaded.courses : none;
  const courses = offers && 'courses' in offers ? offers.courses : inFile;
  const isLoading = files !== undefined && !loaded;
  return { offer: offerOf(courses, title) ?? courses.find(hasSession(session)), isLoading };
}

/** What there is to choose from, and what is chosen. */
export interface SessionChoice {
  /** The course as the form names it; empty if it names none. */
  readonly title: string;
  readonly offer: CourseOffer | undefined;
  /** Whether the sessions of the link's course are not here yet. */
  readonly isLoading: boolean;
  /** Those that have not begun. */
  readonly sessions: readonly OfferedSession[];
  /** Undefined as long as none is chosen. */
  readonly session: OfferedSession | undefined;
  /** The course of the link as it names it. */
  readonly named: string | undefined;
  /** The one that the link names. */
  readonly linked: OfferedSession | undefined;
  /** Whether the visitor wants another date than those of the sessions. */
  readonly isAnother: boolean;
  /** Whether the session that was chosen, or that the link names, has begun or is not known. */
  readonly isGone: boolean;
  /** Fills in the form for a session, or makes room for another date. */
  readonly choose: (form: HTMLFormElement | null, session: OfferedSession | undefined) => void;
  /** Removes the dates of a session from the form once the title is not that of its course. */
  readonly follow: (form: HTMLFormElement, title: string) => void;
}

interface Picked {
  readonly parameters: URLSearchParams;
  /** Empty for another date. */
  readonly id: string;
}

const nothing: readonly OfferedSession[] = [];
const noDates: Values = { startDate: '', endDate: '' };

const isKnownAs = (offer: CourseOffer | undefined, title = ''): offer is CourseOffer =>
  offer !== undefined && titlesOf(offer).includes(title);

interface Offered extends Pick<SessionChoice, 'offer' | 'sessions'> {
  /** The course of the link, if the id is from it. */
  readonly linked: string | undefined;
}

/** Whether an id is of this course, and of none of its coming sessions. */
function isGone(id: string | undefined, { offer, sessions, linked }: Offered): boolean {
  const isIn = (all: readonly OfferedSession[] = nothing): boolean => all.some((each) => each.id === id);
  return Boolean(id) && !isIn(sessions) && (isIn(offer?.sessions) || isKnownAs(offer, linked));
}

/** What a link says of a registration: of the pre-rendered page, nothing. */
function useLink(groups: readonly FieldGroup[]) {
  const [parameters] = useSearchParams();
  const written = usePrefill(prefillable, groups);
  const course = useNamedCourse(written['course']);
  const values = useMemo(() => (written['course'] ? { ...written, course } : written), [written, course]);
  const isKnown = useHydrated();
  return { parameters, values, isKnown, asked: (isKnown && parameters.get(SESSION_NAME)) || undefined };
}

/** Returns the values of the link, with those of its session if it names only that, whatever course is typed later. */
function useLinkedValues(link: ReturnType<typeof useLink>, offer: CourseOffer | undefined): Values {
  const { parameters, values, asked } = link;
  const [known, setKnown] = useState<{ readonly parameters: URLSearchParams; readonly filled: Values }>();
  const isKnown = known?.parameters === parameters;
  const session = offer?.sessions.find(({ id }) => id === asked);
  if (offer && session && !isKnown)
    setKnown({ parameters, filled: values['startDate'] ? values : { ...values, ...valuesOfSession(offer, session) } });
  return isKnown ? known.filled : values;
}

function titleOf({ isKnown, values: linked }: ReturnType<typeof useLink>, values: Values | undefined): string {
  const { course = '' } = values ?? linked;
  return isKnown ? course : '';
}

/** Fields for a session of a course, or for another date. */
const valuesFor = (offer: CourseOffer, session: OfferedSession | undefined): Values =>
  session ? valuesOfSession(offer, session) : { ...noDates, duration: offer.duration ?? '' };

/** The id that was picked since the link was followed, or else the link's. */
const currentId = (picked: Picked | undefined, { parameters, asked }: ReturnType<typeof useLink>): string | undefined =>
  picked?.parameters === parameters ? picked.id : asked;

/** Whether a date is wanted that is not a session's. */
const isOther = (id: string | undefined, entered: Values): boolean => id === '' || Boolean(entered['startDate']);

/** Returns the choice of a session, what the form is filled in with, and who is given its values. */
export function useSessionChoice(offers: Offers | undefined, groups: readonly FieldGroup[]) {
  const link = useLink(groups);
  const { parameters, asked } = link;
  const [values, onValues] = useState<Values>();
  const [picked, setPicked] = useState<Picked>();
  const title = titleOf(link, values);
  const { offer, isLoading } = useOffer(offers, title, values ? undefined : asked);
  const sessions = useComingSessions(offer?.sessions ?? nothing);
  const prefill = useLinkedValues(link, offer);
  const id = currentId(picked, link);
  const entered = values ?? prefill;
  const session = link.isKnown ? sessionOf(sessions, id, entered) : undefined;

  const choose: SessionChoice['choose'] = (form, next) => {
    setPicked({ parameters, id: next?.id ?? '' });
    if (form && offer && (next ?? session)) fillIn(form, valuesFor(offer, next));
  };
  const course = link.values['course'];
  const choice: SessionChoice = {
    title,
    offer,
    isLoading: isLoading && title === course,
    sessions,
    session,
    named: course,
    linked: sessions.find((one) => one.id === asked),
    isAnother: !session && isOther(id, entered),
    isGone: isGone(id, { offer, sessions, linked: id === asked ? course : undefined }),
    choose,
    follow: (form, typed) => {
      if (session && !isKnownAs(offer, typed)) fillIn(form, { ...noDates, duration: '' });
    },
  };
  return { choice, prefill, onValues };
}
