// What each service is given of a page that is shown and of a form that was sent. Every page is reported to each: none
// follows the history of the browser itself, so each page is counted once.
import type { Analytics } from './analytics-props.ts';

/** A page that is shown. */
export interface PageView {
  /** With the part of the query that may be sent. */
  readonly path: string;
  readonly url: string;
  readonly title: string;
  /** The page before it, of this site or another; empty if the browser names none. */
  readonly referrer: string;
}

/** What is counted besides pages. */
export type EventName = 'enrolment' | 'enquiry';

/** A service that counts. */
export interface Service {
  readonly start: () => void;
  readonly stop: () => void;
  readonly view: (view: PageView) => void;
  /** A form that was sent from a page; `course` is the slug of the course that it names, if it names one. */
  readonly event: (name: EventName, course: string | undefined, view: PageView) => void;
}

/** How the services of one sort are made, by name. */
export type Services = Readonly<Record<string, (analytics: Analytics) => Service>>;
