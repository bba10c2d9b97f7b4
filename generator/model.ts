// The types that pass between stages, in the order of the stages.
import type {
  AboutPage,
  Addresses,
  CataloguePage,
  Catalogue,
  ContactPage,
  CorporatePage,
  Course,
  CourseWords,
  Forms,
  GalleryPage,
  HomePage,
  LandingPage,
  Messages,
  OverviewPage,
  Redirect,
  Redirects,
  RegistrationPage,
  Schedule,
  SchedulePage,
  SearchEngineTexts,
  Session,
  Site,
  Story,
  SuccessStories,
  TimingNote,
} from '../schemas/types.ts';
import type { PageData, Shell } from '../src/page-props.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';

/** A stage's result together with the problems it found. */
export interface Outcome<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}

/** A kind of content file; each has a schema of that name. */
export type Kind =
  | 'site'
  | 'forms'
  | 'catalogue'
  | 'schedule'
  | 'stories'
  | 'seo'
  | 'redirects'
  | 'addresses'
  | 'course'
  | 'page'
  | 'messages';

/** load: one content file as it was read; `file` is relative to the content folder with `/`. */
export interface SourceFile {
  readonly file: string;
  readonly kind: Kind;
  readonly text: string;
  /** What the YAML says; undefined where it could not be parsed. */
  readonly data: unknown;
}

/** load: a picture of the media folder with its natural size in pixels; `file` is relative to the content folder. */
export interface MediaFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The drawing itself, for SVG files. */
  readonly svg?: string;
  /** What tells one version of any other picture from the next: the start of its SHA-256 in hexadecimal. */
  readonly hash?: string;
  /** Whether no pixel of it lets the ground shine through. */
  readonly isOpaque?: boolean;
}

export interface LoadedContent {
  readonly sources: readonly SourceFile[];
  readonly media: readonly MediaFile[];
}

/** validate: a file whose data fits its schema. */
export interface Entry<Data> {
  readonly source: SourceFile;
  readonly data: Data;
}

/** The words of a page, told apart by `template`. */
export type PageWords =
  | HomePage
  | AboutPage
  | CataloguePage
  | ContactPage
  | SchedulePage
  | RegistrationPage
  | CorporatePage
  | GalleryPage
  | OverviewPage
  | LandingPage
  | CourseWords;

export interface ContentTypes {
  readonly site: Site;
  readonly forms: Forms;
  readonly catalogue: Catalogue;
  readonly schedule: Schedule;
  readonly stories: SuccessStories;
  readonly seo: SearchEngineTexts;
  readonly redirects: Redirects;
  readonly addresses: Addresses;
  readonly course: Course;
  readonly page: PageWords;
  readonly messages: Messages;
}

/** The valid files of each kind, in file order. */
export type Entries = { readonly [K in Kind]: readonly Entry<ContentTypes[K]>[] };

/** link: a course with its place in the catalogue. */
export interface LinkedCourse {
  readonly course: Course;
  readonly category: string;
  readonly subcategory: string;
  /** The address of its one page. */
  readonly address: string;
  /** /courses/<id>, where that address is this course's. */
  readonly numericAddress?: string;
}

export interface LinkedCategory {
  readonly id: string;
  readonly name: string;
  readonly subcategories: readonly { readonly id: string; readonly name: string }[];
}

export interface LinkedSession {
  readonly session: Session;
  readonly course: LinkedCourse;
}

export interface LinkedPage {
  readonly address: string;
  readonly file: string;
  readonly words: Exclude<PageWords, CourseWords>;
}

/** The whole content with every reference resolved. Courses stand in catalogue order, sessions by first day. */
export interface LinkedSite {
  readonly settings: Site;
  readonly forms: Forms;
  readonly messages: Messages;
  readonly seo: SearchEngineTexts;
  readonly categories: readonly LinkedCategory[];
  readonly courses: readonly LinkedCourse[];
  readonly sessions: readonly LinkedSession[];
  readonly timingNotes: readonly TimingNote[];
  readonly stories: readonly Story[];
  readonly pages: readonly LinkedPage[];
  readonly courseWords: CourseWords;
  readonly redirects: readonly Redirect[];
  readonly media: readonly MediaFile[];
}

/** link: an address and where it stands between the content and the ledger of published addresses. */
export interface AddressState {
  readonly address: string;
  /** new: answers but is not recorded. lost: is recorded and does not answer. removed: was given up on purpose. */
  readonly state: 'published' | 'new' | 'lost' | 'removed';
  /** Where it is redirected. */
  readonly leadsTo?: string;
  /** Why it was removed. */
  readonly reason?: string;
}

/** ledger: an address that was given up on purpose. */
export interface Removal {
  readonly address: string;
  readonly reason: string;
}

/** The published maps of old addresses. */
export interface SiteMaps {
  /** Legacy course number -> slug. */
  readonly idToSlug: Readonly<Record<string, string>>;
  /** Old address -> address. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** plan: one page to render. */
export interface PlannedPage extends Omit<PageData, 'version'> {
  /** Where it is written, relative to the output folder. */
  readonly file: string;
  /** The content file that it comes from. */
  readonly source: string;
  /** Whether this is the one address of its content, which sitemap and search engines are given. */
  readonly isMain: boolean;
}

/** A text file of the site that is not a page. */
export interface PlannedText {
  readonly file: string;
  readonly text: string;
}

/** A picture to draw, as SVG or, by the ending of `file`, as PNG. */
export interface PlannedPicture {
  readonly file: string;
  readonly svg: string;
  /** Width of a PNG in pixels, where it is not the drawing's own. */
  readonly width?: number;
}

/** A supplied picture in one format, by the ending of `file`, and one width in pixels; `from` is in the content folder. */
export interface PlannedVariant {
  readonly file: string;
  readonly from: string;
  readonly hash: string;
  readonly width: number;
}

/** Everything that will be written, as plain JSON, in a fixed order. */
export interface Plan {
  readonly base: string;
  readonly shell: Shell;
  /** By address. */
  readonly pages: readonly PlannedPage[];
  readonly notFound: PlannedPage;
  readonly maps: SiteMaps;
  /** Response headers that a host should send with every page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sitemap, robots and the like. */
  readonly texts: readonly PlannedText[];
  readonly pictures: readonly PlannedPicture[];
  /** Supplied pictures in the formats and widths that pages use. */
  readonly variants: readonly PlannedVariant[];
  /** Files of the content folder that are published as they are. */
  readonly media: readonly string[];
}

/** render: a file ready to be written, relative to the output folder. */
export interface Output {
  readonly file: string;
  readonly content: string | Uint8Array;
}
