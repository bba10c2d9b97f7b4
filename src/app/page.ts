// What each page receives. The site declares here, and in the files *-props.ts beside its components, what it needs; the
// generator's plan stage provides it. Everything is plain JSON: it is embedded in the page and parsed by the browser. Terms: an
// address is the path of a page on this site, with a leading and no trailing slash, without the base. A text is ready for display:
// dates, prices and durations are already formatted in the provider's locale.
import type {
  CatalogueListProps,
  CatalogueProps,
  CategoryProps,
  LargeCatalogueProps,
} from '../catalogue/catalogue-props.ts';
import type { CourseProps, OverviewProps } from '../course/course-props.ts';
import type { ContactFormProps, ContactProps, CorporateProps, RegistrationProps } from '../forms/form-props.ts';
import type { NewsItemProps, NewsProps } from '../news/news-props.ts';
import type { AboutProps, GalleryProps, HomeProps, LandingProps, TextProps } from '../pages/static-page-props.ts';
import type { SectionsProps } from '../sections/section-props.ts';
import type { ScheduleProps } from '../sessions/schedule-props.ts';
import type { TrainerProps, TrainersProps } from '../trainers/trainer-props.ts';
import type { Link } from '../ui/link-props.ts';

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

/** What the browser loads where the site has no page: all addresses, unless there are too many. */
export interface MissingHelp extends Pick<NotFoundProps, 'popular'> {
  readonly pages?: readonly NamedAddress[];
}
