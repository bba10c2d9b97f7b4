// Sessions as the site shows them, with their days, prices and registration.
import type { Event } from '../../schemas/types.ts';

/** A day: `iso` as YYYY-MM-DD in the provider's time zone, `text` as visitors read it ("Nov 4, 2025"). */
export interface Day {
  readonly iso: string;
  readonly text: string;
}

/** Where a button for registration leads; without an address there is no button. */
export interface RegistrationLink {
  /** The form of this site with what is known in the query, or an address elsewhere. */
  readonly registerTo?: string;
  /** The text of the button, if it is not the usual one. */
  readonly registerLabel?: string;
  /** Whether there are no places left, so that it leads to a waiting list. */
  readonly isWaiting?: boolean;
}

/** What a short price is from a day on, as YYYY-MM-DD; an empty text if nothing is left of it. */
export interface LaterPrice {
  readonly from: string;
  readonly text: string;
}

/** A price in few words. */
export interface ShortPrice {
  /** "OMR 450", "from EUR 200", "EUR 39 per month"; absent if nothing is said of a fee. */
  readonly price?: string;
  /** What belongs to it: "plus 5 % VAT". */
  readonly priceNote?: string;
  /** In the order of their days; absent if the price does not change. */
  readonly laterPrices?: readonly LaterPrice[];
}

/** One amount of a price. */
export interface PriceLine {
  /** For whom it holds, if there are several. */
  readonly name?: string;
  readonly text: string;
  /** The last day on which it holds. */
  readonly until?: Day;
  readonly note?: string;
}

/**
 * The link to its registration is there only if it has one elsewhere: that of the form, and its calendar file, follow from what is
 * known of it (sessions/registration-address.ts). The short price is that of the session, or else of its course, in tables that say
 * what a session costs.
 */
export interface CourseSession extends RegistrationLink, ShortPrice {
  readonly id: string;
  readonly title: string;
  /** Absent if only its month is known, or its dates are on request. */
  readonly start?: Day;
  readonly end?: Day;
  /** The last day on which it is still to come, where that is not its first day. */
  readonly openUntil?: string;
  /** Its days of the week and times of day: "Sun to Thu, 8:30 AM to 4:30 PM". */
  readonly times?: readonly string[];
  readonly duration?: string;
  /** Absent of a session that is held online only. */
  readonly location?: string;
  /** The format in which it is held, in words; absent where it is not known. */
  readonly type?: string;
  readonly availability?: 'Available' | 'Limited' | 'Full' | 'Waiting list';
  /** "3 places left". */
  readonly seatsLeft?: string;
  /** That it was called off or moved, in words; `adjourned` has no new day yet. */
  readonly status?: { readonly kind: 'cancelled' | 'postponed' | 'adjourned'; readonly text: string } | undefined;
  /** "English, Arabic". */
  readonly languages?: string;
  /** The names of those who teach it, where it names its own. */
  readonly trainers?: string;
  readonly note?: string;
  /** Its own amounts, where it costs something else than its course. */
  readonly prices?: readonly PriceLine[] | undefined;
  readonly event?: Event | undefined;
  /** The month in which it begins, in words ("December 2026"), or that its dates are on request. */
  readonly month: string;
}

/** A session among those of other courses. */
export interface SessionRow extends CourseSession {
  readonly courseAddress: string;
  /** The main category of its course. */
  readonly category: string;
  /** The other categories of its course. */
  readonly further?: readonly string[] | undefined;
}
