// What each page receives. The site states here what it needs to know; the generator's plan stage fulfils it.
// Everything is plain JSON: it is written into the page, published as a data file, and read again by the browser.
// Terms: an address is the path of a page on this site, with a leading and no trailing slash, without the base.
// A text is ready to be shown: dates, prices and durations are already written in the provider's locale.
import type {
  AboutPage,
  CataloguePage,
  ContactPage,
  CorporatePage,
  Forms,
  GalleryPage,
  HomePage,
  LandingPage,
  Messages,
  OverviewPage,
  RegistrationPage,
  SchedulePage,
  CourseWords,
} from '../schemas/types.ts';

/** The number of this contract: raised when a field changes its meaning, so that an open tab does not misread new data. */
export const CONTRACT = 1;

/** A link whose target is an address on this site, optionally with query and fragment, or an absolute URL. */
export interface Link {
  readonly label: string;
  readonly to: string;
}

/** A picture with its natural size in CSS pixels; `src` is a path from the site's root, without the base. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Better formats first; each with its media type and a srcset of paths with widths. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
}

/** A day: `iso` as YYYY-MM-DD in the provider's time zone, `text` as visitors read it ("Nov 4, 2025"). */
export interface Day {
  readonly iso: string;
  readonly text: string;
}

export interface CourseCard {
  readonly slug: string;
  /** Legacy catalogue number. */
  readonly id: number;
  readonly title: string;
  /** The course's one page: /courses/<slug>, or /courses/<id> where it has no named page. */
  readonly address: string;
  readonly label: string;
  /** Ids of its places in the catalogue. */
  readonly category: string;
  readonly subcategory: string;
  /** 0 to 5, one decimal. */
  readonly rating: number;
  readonly reviewCount: number;
  /** "40 Hours". */
  readonly duration: string;
  /** "OMR 450"; absent where the fee is on request. */
  readonly price?: string;
  readonly picture: Picture;
  /** First days of its coming sessions, earliest first; the browser drops those that have begun. */
  readonly nextDays: readonly Day[];
}

export interface SessionRow {
  readonly id: string;
  readonly title: string;
  readonly courseAddress: string;
  readonly category: string;
  readonly start: Day;
  readonly end: Day;
  readonly duration: string;
  readonly location: string;
  readonly type: string;
  readonly availability: 'Available' | 'Limited' | 'Full';
  /** /register with course, startDate, endDate and duration in the query. */
  readonly registerTo: string;
}

export interface Subcategory {
  readonly id: string;
  readonly name: string;
}
export interface Category extends Subcategory {
  readonly subcategories: readonly Subcategory[];
}

export interface Story {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly quote: string;
  readonly position?: string;
  readonly company?: string;
  readonly course?: string;
  readonly achievement?: readonly string[];
}

export interface Figure {
  readonly id: string;
  readonly value: string;
  readonly label: string;
}

export interface CoursePageCourse {
  readonly slug: string;
  readonly id: number;
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly duration: string;
  readonly price?: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly students: number;
  readonly level: string;
  readonly location: string;
  /** "June 2025". */
  readonly lastUpdated: string;
  readonly prerequisites?: string;
  readonly credential?: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly objectives: readonly string[];
  /** Safe HTML made from the author's Markdown at build time. */
  readonly overviewHtml: string;
  readonly features: readonly string[];
  readonly curriculum: readonly { readonly title: string; readonly topics: readonly string[] }[];
  readonly leadershipDetails?: {
    readonly objectives: readonly string[];
    readonly benefits: readonly string[];
    readonly eligibility: readonly string[];
    readonly courseContents: readonly string[];
    readonly agenda: readonly { readonly label: string; readonly topics: readonly string[] }[];
  };
  readonly reviews: readonly { readonly name: string; readonly text: string }[];
  readonly picture: Picture;
  /** /register with the course's title and duration in the query. */
  readonly registerTo: string;
}

/** What all course pages share, whichever design shows them. `words` are the fixed texts of course pages. */
export interface CourseProps {
  readonly words: CourseWords;
  readonly course: CoursePageCourse;
  readonly breadcrumb: readonly Link[];
  /** Its own coming sessions as of the build, earliest first. */
  readonly sessions: readonly SessionRow[];
  readonly related: readonly CourseCard[];
}

export interface HomeProps {
  readonly words: HomePage;
  readonly featured: readonly CourseCard[];
  readonly figures: readonly Figure[];
  readonly stories: readonly Story[];
}
export interface AboutProps {
  readonly words: AboutPage;
  readonly storyHtml: string;
  readonly figures: readonly Figure[];
  readonly stories: readonly Story[];
}
export interface CatalogueProps {
  readonly words: CataloguePage;
  readonly categories: readonly Category[];
  readonly courses: readonly CourseCard[];
}
export interface ContactProps {
  readonly words: ContactPage;
}
/** Sessions are split by the day of the build; the browser moves those that have begun since. Upcoming: earliest first; past: latest first. */
export interface ScheduleProps {
  readonly words: SchedulePage;
  readonly categories: readonly Subcategory[];
  readonly upcoming: readonly SessionRow[];
  readonly past: readonly SessionRow[];
  readonly timingNotes: readonly { readonly label: string; readonly text: string }[];
}
export interface RegistrationProps {
  readonly words: RegistrationPage;
  readonly courseTitles: readonly string[];
}
export interface CorporateProps {
  readonly words: CorporatePage;
}
export interface GalleryProps {
  readonly words: GalleryPage;
  readonly pictures: readonly (Picture & { readonly caption: string })[];
}
export interface OverviewProps {
  readonly words: OverviewPage;
  readonly cards: readonly {
    readonly title: string;
    readonly text: string;
    readonly to: string;
    readonly topics: readonly string[];
  }[];
}
export interface LandingProps {
  readonly words: LandingPage;
  readonly introHtml: string;
  readonly courses: readonly CourseCard[];
}

/** A page: the template that shows it and the props that the template receives. */
export type Page =
  | { readonly template: 'home'; readonly props: HomeProps }
  | { readonly template: 'about'; readonly props: AboutProps }
  | { readonly template: 'catalogue'; readonly props: CatalogueProps }
  | { readonly template: 'course-standard'; readonly props: CourseProps }
  | { readonly template: 'course-tabbed'; readonly props: CourseProps }
  | { readonly template: 'course-single'; readonly props: CourseProps }
  | { readonly template: 'course-generic'; readonly props: CourseProps }
  | { readonly template: 'contact'; readonly props: ContactProps }
  | { readonly template: 'schedule'; readonly props: ScheduleProps }
  | { readonly template: 'registration'; readonly props: RegistrationProps }
  | { readonly template: 'corporate'; readonly props: CorporateProps }
  | { readonly template: 'gallery'; readonly props: GalleryProps }
  | { readonly template: 'overview'; readonly props: OverviewProps }
  | { readonly template: 'landing'; readonly props: LandingProps }
  | { readonly template: 'not-found'; readonly props: Record<string, never> };

export type Template = Page['template'];

/** Everything in a page's <head> that depends on the page, in the order in which it is written. */
export interface Head {
  /** Whole text of <title>. */
  readonly title: string;
  /** Attributes of each <meta>. */
  readonly meta: readonly Readonly<Record<string, string>>[];
  /** Absolute URL of the one address of this content; absent on the not-found page. */
  readonly canonical?: string;
  /** One schema.org object per block. */
  readonly jsonLd: readonly object[];
}

/** One page as it is embedded in its HTML and published as its data file. */
export interface PageData {
  /** Changes when the site's code changes: a tab that finds another version in a data file reloads. */
  readonly version: string;
  readonly address: string;
  readonly head: Head;
  readonly page: Page;
}

/** The data file of an address that has moved. */
export interface RedirectData {
  readonly version: string;
  readonly redirect: string;
}

export interface Hours {
  readonly days: string;
  readonly text: string;
}

/** What every page shares: published once, loaded by every page. */
export interface Shell {
  readonly name: string;
  readonly shortName: string;
  /** The provider's mark: a square SVG, as a path from the site's root. */
  readonly logo: string;
  readonly description: string;
  readonly language: string;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly timeZone: string;
  /** "/" or "/sub/": what stands before every address. */
  readonly base: string;
  readonly addressLines: readonly string[];
  readonly phones: readonly { readonly text: string; readonly href: string }[];
  readonly email: string;
  readonly hours: readonly Hours[];
  readonly social: readonly { readonly network: string; readonly url: string }[];
  readonly gallery: { readonly label: string; readonly url: string };
  readonly map: { readonly embedUrl: string; readonly linkUrl: string };
  readonly header: { readonly search: 'inert' | 'off'; readonly language: 'inert' | 'off' };
  /** The header's links; the one that leads to /courses carries the dropdown. */
  readonly headerLinks: readonly Link[];
  readonly quickLinks: readonly Link[];
  /** The Courses dropdown: categories with their subcategories, each a filter of the catalogue. */
  readonly courseMenu: readonly { readonly name: string; readonly to: string; readonly items: readonly Link[] }[];
  readonly forms: Forms;
  readonly messages: Messages;
}
