// What each page receives. The site declares here what it needs; the generator's plan stage provides it. Everything is
// plain JSON: it is embedded in the page, published as a data file, and parsed by the browser. Terms: an address is the
// path of a page on this site, with a leading and no trailing slash, without the base. A text is ready for display:
// dates, prices and durations are already formatted in the provider's locale.
import type { AboutPage, GalleryPage, HomePage, LandingPage, OverviewPage } from '../../schemas/types.ts';
import type {
  CatalogueListProps,
  CatalogueProps,
  CategoryProps,
  LargeCatalogueProps,
  SharedColumn,
} from '../catalogue/catalogue-props.ts';
import type { CourseCard, CourseProps, Day } from '../course/course-props.ts';
import type { ContactFormProps, ContactProps, CorporateProps, RegistrationProps } from '../forms/form-props.ts';
import type { PagePictures } from '../media/media-props.ts';
import type { NewsItemProps, NewsProps } from '../news/news-props.ts';
import type { Figure, Story } from '../pages/story-props.ts';
import type { PageExtras } from '../sections/extra-props.ts';
import type { GalleryPicture, SectionsProps } from '../sections/section-props.ts';
import type { ScheduleProps } from '../sessions/schedule/schedule-props.ts';
import type { TrainerProps, TrainersProps } from '../trainers/trainer-props.ts';
import type { Link } from '../ui/link-props.ts';

export type * from '../analytics/analytics-props.ts';
export type * from '../catalogue/catalogue-props.ts';
export { fieldsAsWritten } from '../course/course-props.ts';
export type * from '../course/course-props.ts';
export type * from '../forms/form-props.ts';
export type * from '../forms/registration/offer-props.ts';
export type * from '../media/media-props.ts';
export type * from '../news/news-props.ts';
export type * from '../pages/story-props.ts';
export type * from '../sections/extra-props.ts';
export type * from '../sections/section-props.ts';
export type * from '../sessions/schedule/schedule-props.ts';
export type * from '../trainers/trainer-props.ts';
export type * from '../ui/link-props.ts';
export type * from './shell-props.ts';

export interface HomeProps extends PageExtras {
  readonly words: HomePage;
  /** The opening picture, if the provider has one. */
  readonly heroPicture?: CourseCard['picture'];
  readonly featured: readonly CourseCard[];
  readonly figures: readonly Figure[];
  readonly stories: readonly Story[];
}
export interface AboutProps extends PageExtras {
  readonly words: AboutPage;
  readonly storyHtml?: string;
  readonly figures: readonly Figure[];
  readonly stories: readonly Story[];
}
export interface GalleryProps extends PagePictures {
  readonly words: GalleryPage;
  readonly pictures: readonly GalleryPicture[];
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
export interface LandingProps extends PageExtras {
  readonly words: LandingPage;
  readonly introHtml?: string;
  readonly courses: readonly CourseCard[];
}

/** A page: a template and the props that it receives. */
export type Page =
  | { readonly template: 'home'; readonly props: HomeProps }
  | { readonly template: 'about'; readonly props: AboutProps }
  | { readonly template: 'catalogue'; readonly props: CatalogueProps }
  | { readonly template: 'catalogue-large'; readonly props: LargeCatalogueProps }
  | { readonly template: 'catalogue-list'; readonly props: CatalogueListProps }
  | { readonly template: 'category'; readonly props: CategoryProps }
  | { readonly template: 'course-standard'; readonly props: CourseProps }
  | { readonly template: 'course-tabbed'; readonly props: CourseProps }
  | { readonly template: 'course-single'; readonly props: CourseProps }
  | { readonly template: 'course-generic'; readonly props: CourseProps }
  | { readonly template: 'contact'; readonly props: ContactFormProps }
  | { readonly template: 'contact-ways'; readonly props: ContactProps }
  | { readonly template: 'schedule'; readonly props: ScheduleProps }
  | { readonly template: 'registration'; readonly props: RegistrationProps }
  | { readonly template: 'corporate'; readonly props: CorporateProps }
  | { readonly template: 'gallery'; readonly props: GalleryProps }
  | { readonly template: 'overview'; readonly props: OverviewProps }
  | { readonly template: 'trainer'; readonly props: TrainerProps }
  | { readonly template: 'trainers'; readonly props: TrainersProps }
  | { readonly template: 'news'; readonly props: NewsProps }
  | { readonly template: 'news-item'; readonly props: NewsItemProps }
  | { readonly template: 'landing'; readonly props: LandingProps }
  | { readonly template: 'text'; readonly props: TextProps }
  | { readonly template: 'sections'; readonly props: SectionsProps }
  | { readonly template: 'thank-you'; readonly props: Record<string, never> }
  | { readonly template: 'not-sent'; readonly props: Record<string, never> }
  | { readonly template: 'not-found'; readonly props: NotFoundProps };

export type Template = Page['template'];

/** Everything in a page's <head> that depends on the page, in the order in which it is written. */
export interface Head {
  /** Whole text of <title>. */
  readonly title: string;
  /** Attributes of each <meta>. */
  readonly meta: readonly Readonly<Record<string, string>>[];
  /** Absolute URL of the one address of this content; absent on the not-found page. */
  readonly canonical?: string;
  /** The same page in each language in which it is there, itself included: absolute URLs; absent where there is one language. */
  readonly alternates?: readonly { readonly hreflang: string; readonly href: string }[];
  /** One schema.org object per block. */
  readonly jsonLd: readonly object[];
}

/** One page with all that shows it. */
export interface PageData {
  /** Changes when the site's code changes: a tab that receives data of another version reloads. */
  readonly version: string;
  readonly address: string;
  readonly head: Head;
  readonly page: Page;
}

/** A page as embedded in its own HTML, whose markup contains the rest. */
export type EmbeddedPage = Omit<PageData, 'head'>;

/** An address that has moved. */
export interface RedirectData {
  readonly redirect: string;
}

// What the site offers where it has no page.

/** An address and what it leads to. */
export type NamedAddress = readonly [address: string, title: string];

export interface NotFoundProps {
  /** Courses that many visitors look for. */
  readonly popular: readonly Link[];
  /** Whether it is a course that the site does not have. */
  readonly isCourse?: boolean;
  /** What is spelt like the address. */
  readonly near?: readonly NamedAddress[];
}

/** What the browser loads where the site has no page: all addresses, or, of many, the letters whose files have them. */
export interface MissingHelp extends Pick<NotFoundProps, 'popular'> {
  readonly pages?: readonly NamedAddress[];
  readonly letters?: string;
}

// What a page of plain text receives, such as a privacy notice.

/** A part of a text that links can lead to; `id` is its fragment. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
}
export interface TextProps extends PageExtras {
  readonly title: string;
  readonly intro?: string;
  readonly html: string;
  /** The main parts of the text: its contents. */
  readonly sections: readonly TextSection[];
  readonly lastUpdated?: Day;
  /** Where its code is copied and styled; absent where it has neither code nor notes. */
  readonly code?: { readonly style: string; readonly copy: string; readonly copied: string };
  /** The pages beside this one, and where its text can be edited; absent where there is none of them. */
  readonly ways?: TextWays;
}

/** Links at the end of a text. */
export interface TextWays {
  /** What the pages beside it are called. */
  readonly label: string;
  readonly others: readonly (Link & { readonly detail: string })[];
  readonly source?: { readonly label: string; readonly url: string };
}

// What the search of the site finds: a file of its own, which the browser loads when a visitor searches.

/** A page, a trainer or a question. */
export interface FoundPage {
  readonly title: string;
  readonly to: string;
  /** By what it is found besides its title. */
  readonly words?: string;
  /** The title of the course that answers a question. */
  readonly course?: string;
}

/** Courses column by column, in catalogue order, and all else that can be found. */
export interface SearchIndex {
  /** The address of a course, with {slug} as a placeholder. */
  readonly address: string;
  /** The titles, each with its subtitle. */
  readonly titles: readonly string[];
  readonly slugs: readonly string[];
  /** Addresses that do not follow the rule, and further words to find a course by, by its index. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly keywords: Readonly<Record<string, string>>;
  /** The words of levels, languages, days of the week and months by which courses are found. */
  readonly teaching: SharedColumn<string>;
  /** Labels, each once, and for each course the index of its own; -1 if it has none. */
  readonly labels: readonly string[];
  readonly labelOf: readonly number[];
  readonly pages: readonly FoundPage[];
  readonly trainers: readonly FoundPage[];
  /** Those of pages. */
  readonly questions: readonly FoundPage[];
  /** Those of courses, each once, and for each the index of a course that answers it. */
  readonly asked: readonly string[];
  readonly askedOf: readonly number[];
}
