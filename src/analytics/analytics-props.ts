// How a site is measured: a part of the shell, only where the provider has chosen a service.
import type { Messages, Site } from '../../schemas/types.ts';
import type { Link } from '../ui/link-props.ts';

/** A service that counts visits. */
export type AnalyticsService = NonNullable<Site['analytics']>['service'];

/** The question whether a visit may be measured. */
export interface ConsentWords extends Readonly<Messages['consent']> {
  /** The page that says more, if there is one. */
  readonly privacy?: Link;
}

/** The service that counts visits, and all that the browser needs to know of it. */
export interface Analytics {
  readonly service: AnalyticsService;
  /** What the service calls the site; empty where its address says it. */
  readonly id: string;
  /** Where visits are sent; a script that is loaded from the service may know further addresses. */
  readonly endpoint: string;
  /** The script of the service; without one, the site sends everything itself. */
  readonly script?: string;
  readonly cookies?: true;
  /** The host of the site: at all others, such as that of a preview, nothing is measured. */
  readonly host: string;
  /** The file with the slugs of courses by their titles. */
  readonly courses: string;
  /** Absent where visitors are not asked. */
  readonly consent?: ConsentWords;
}

// What each service is given of a page that is shown and of a form that was sent. Every page is reported to each: none
// follows the history of the browser itself, so each page is counted once.

/** A page that is shown. */
export interface PageView {
  /** With the part of the query that may be sent. */
  readonly path: string;
  readonly url: string;
  readonly title: string;
  /** The page before it, of this site or another; empty if the browser names none. */
  readonly referrer: string;
}

/** A service that counts. */
export interface Service {
  readonly start: () => void;
  readonly stop: () => void;
  readonly view: (view: PageView) => void;
  /** A form that was sent from a page; `course` is the slug of the course that it names, if it names one. */
  readonly event: (name: 'enrolment' | 'enquiry', course: string | undefined, view: PageView) => void;
}

/** How the services of one sort are made, by name. */
export type Services = Readonly<Record<string, (analytics: Analytics) => Service>>;
