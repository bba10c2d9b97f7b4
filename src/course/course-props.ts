// Courses as the site shows them, with the pieces that they are made of.
import type { Course, OverviewPage } from '../../schemas/types.ts';
import type { Link } from '../ui/link-props.ts';
import type { PageExtras, Question, PageMedia, Picture } from '../media/media-props.ts';
import type { CourseSession, Day, PriceLine, RegistrationLink, ShortPrice } from '../sessions/session-props.ts';

/**
 * The first day of an upcoming session, with the values for its registration; where only its month is known, the last
 * day and the name of that month. One with a registration of its own elsewhere has the link.
 */
export interface NextDay extends Day, RegistrationLink {
  /** Its last day, as YYYY-MM-DD; absent where only the month is known. */
  readonly end?: string;
  /** If it differs from the course's. */
  readonly title?: string;
  readonly duration?: string;
  /** Its id, where the form of this site offers it. */
  readonly session?: string;
  /** Its days of the week and times of day: "Sun to Thu, 8:30 AM to 4:30 PM". */
  readonly times?: readonly string[];
}

/** The link to its registration is there only if the course has its own elsewhere. */
export interface RelatedCourse extends ShortPrice, RegistrationLink {
  readonly slug: string;
  readonly title: string;
  /** Distinguishes it from another course of the same title. */
  readonly subtitle?: string;
  /** The course's one page: <catalogue>/<slug>, or <catalogue>/<id> if it has no named page. */
  readonly address: string;
  readonly label?: string;
  /** 0 to 5, one decimal. */
  readonly rating?: number;
  readonly reviewCount?: number;
  /** "40 Hours". */
  readonly duration?: string;
  /** Absent where it has none, and the provider shows no covers. */
  readonly picture?: Picture;
  /** The first days of its upcoming sessions, earliest first; the browser drops those that have begun. */
  readonly nextDays: readonly NextDay[];
}

/** A course where cards are chosen by their place in the catalogue. */
export interface CourseCard extends RelatedCourse {
  /** Legacy catalogue number, if the course has one. */
  readonly id?: number;
  /** The ids of its category and subcategory, its main ones; empty if it is in none. */
  readonly category: string;
  readonly subcategory: string;
}

/** A trainer where a course or a list names them. */
export interface TrainerCard {
  /** The name of their file. */
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Shown where there is no picture. */
  readonly initials: string;
  readonly role?: string;
  readonly picture?: Picture;
}

export interface Subcategory {
  readonly id: string;
  /** Ids that it had before: addresses with them choose it still. */
  readonly formerly?: readonly string[];
  readonly name: string;
}
/** A category or subcategory of the catalogue. */
export interface Category extends Subcategory {
  /** The address of its own page, if it has one. */
  readonly address?: string;
  readonly subcategories: readonly Subcategory[];
}

/** The fields of a course's file that its page is given as they are written. */
export const fieldsAsWritten = [
  'slug',
  'id',
  'title',
  'subtitle',
  'label',
  'description',
  'rating',
  'reviewCount',
  'students',
] as const satisfies readonly (keyof Course)[];

/** The fields that only the server has: what is made of them is on the page (ui/Static.tsx). */
export const fieldsInMarkup = [
  'description',
  'facts',
  'objectives',
  'overviewHtml',
  'curriculum',
  'features',
  'trainers',
  'questions',
  'reviews',
  'leadershipDetails',
] as const satisfies readonly (keyof CoursePageCourse)[];

type AsWritten = (typeof fieldsAsWritten)[number] | 'leadershipDetails';

/** A value with what limits it. */
export interface FactValue {
  /** For whom or when it holds, if there are several. */
  readonly name?: string | undefined;
  readonly text: string;
  /** Where it leads, as in a link. */
  readonly to?: string | undefined;
  readonly notes?: readonly string[];
}

/** A label with its values; all are texts for visitors. */
export interface Fact {
  readonly label: string;
  readonly value: string | readonly FactValue[];
}

export interface CoursePageCourse extends Readonly<Pick<Course, AsWritten>>, ShortPrice, RegistrationLink {
  readonly duration?: string;
  /** Every amount of the price; empty if nothing is said of a fee. */
  readonly prices: readonly PriceLine[];
  /** What is paid on top of it; absent where there is nothing. */
  readonly extras?: { readonly label: string; readonly lines: readonly PriceLine[] };
  /** In words. */
  readonly level?: string;
  /** The names of the languages in which it is taught. */
  readonly languages?: string;
  readonly certificate?: string;
  readonly access?: string;
  readonly location?: string;
  /** "June 2025". */
  readonly lastUpdated?: string;
  /** The key facts, those of the provider's own among them. */
  readonly facts: readonly Fact[];
  readonly objectives: readonly string[];
  readonly features: readonly string[];
  /** Safe HTML made from the author's Markdown at build time. */
  readonly overviewHtml?: string;
  /** The month of each in words ("June 2026"); absent where the course says nothing of reviews. */
  readonly reviews?: Course['reviews'];
  readonly curriculum: readonly { readonly title: string; readonly topics: readonly string[] }[];
  readonly picture?: Picture;
  /** Who teaches it; absent where no trainer is named. */
  readonly trainers?: readonly TrainerCard[];
  /** Absent where there are none. */
  readonly questions?: readonly Question[];
}

/** The props that all course pages share, whatever their design. `words` are the fixed texts of course pages. */
export interface CourseProps extends PageMedia {
  readonly course: CoursePageCourse;
  /** Only on the server: the browser finds it on the page. */
  readonly breadcrumb: readonly Link[];
  /** Its upcoming sessions at the time of the build, earliest first. */
  readonly sessions: readonly CourseSession[];
  readonly related: readonly RelatedCourse[];
  /** The HTML of its static sections by name, which a browser finds on the page; absent on the server, which makes it. */
  readonly parts?: Readonly<Record<string, string>>;
}

export interface OverviewProps extends PageExtras {
  readonly words: OverviewPage;
  readonly cards: readonly {
    readonly title: string;
    readonly text: string;
    readonly to: string;
    readonly topics: readonly string[];
  }[];
}
