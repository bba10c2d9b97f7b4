// The session that a registration is for. A link, the visitor's choice and the fields for dates all say it: what is in
// the fields is what is sent, so a session is chosen only as long as its dates are there.
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sessionOf, valuesOfSession } from '../catalogue/offers.ts';
import { SESSION_NAME } from '../catalogue/registration-address.ts';
import { useComingSessions } from '../catalogue/use-coming-sessions.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import type { CourseOffer, FieldGroup, OfferedSession, Offers } from '../page-props.ts';
import { fillIn, usePrefill } from './prefill.ts';
import { prefillable } from './registration-form.ts';
import type { Values } from './submission.ts';
import { useOffer } from './use-offer.ts';

/** What there is to choose from, and what is chosen. */
export interface SessionChoice {
  /** The course as the form names it; empty if it names none. */
  readonly title: string;
  readonly offer: CourseOffer | undefined;
  readonly isLoading: boolean;
  /** Those that have not begun. */
  readonly sessions: readonly OfferedSession[];
  /** Undefined: another date. */
  readonly session: OfferedSession | undefined;
  /** Whether the session of the link is none of them. */
  readonly isGone: boolean;
  /** Fills in the form for a session, or makes room for another date. */
  readonly choose: (form: HTMLFormElement | null, session: OfferedSession | undefined) => void;
}

interface Picked {
  readonly parameters: URLSearchParams;
  /** Empty for another date. */
  readonly id: string;
}

const nothing: readonly OfferedSession[] = [];
const noDates: Values = { startDate: '', endDate: '' };

/** Returns the values of the link, with those of its session if it names only that. */
function prefillOf(linked: Values, offer: CourseOffer | undefined, asked: string | undefined): Values {
  const session = offer?.sessions.find(({ id }) => id === asked);
  return offer && session && !linked['startDate'] ? { ...linked, ...valuesOfSession(offer, session) } : linked;
}

/** What a link says of a registration: of the pre-rendered page, nothing. */
function useLink(groups: readonly FieldGroup[]) {
  const [parameters] = useSearchParams();
  const values = usePrefill(prefillable, groups);
  const isKnown = useHydrated();
  return { parameters, values, isKnown, asked: (isKnown && parameters.get(SESSION_NAME)) || undefined };
}

/** The course in the form, or, before it is filled in, in the link. */
function titleOf({ isKnown, values: linked }: ReturnType<typeof useLink>, values: Values | undefined): string {
  const { course = '' } = values ?? linked;
  return isKnown ? course : '';
}

/** Returns the choice of a session, what the form is filled in with, and who is given its values. */
export function useSessionChoice(offers: Offers | undefined, groups: readonly FieldGroup[]) {
  const link = useLink(groups);
  const { parameters, asked } = link;
  const [values, onValues] = useState<Values>();
  const [picked, setPicked] = useState<Picked>();
  const title = titleOf(link, values);
  const { offer, isLoading } = useOffer(offers, title, values ? undefined : asked);
  const sessions = useComingSessions(offer?.sessions ?? nothing);
  const prefill = useMemo(() => prefillOf(link.values, offer, asked), [link.values, offer, asked]);
  const id = picked?.parameters === parameters ? picked.id : asked;
  const session = link.isKnown ? sessionOf(sessions, id, values ?? prefill) : undefined;

  const choose: SessionChoice['choose'] = (form, next) => {
    setPicked({ parameters, id: next?.id ?? '' });
    if (form && offer && next) fillIn(form, valuesOfSession(offer, next));
    else if (form && session) fillIn(form, noDates);
  };
  const isGone = Boolean(id && offer) && !sessions.some((each) => each.id === id);
  const choice: SessionChoice = { title, offer, isLoading, sessions, session, isGone, choose };
  return { choice, prefill, onValues };
}
