// The types that pass between stages up to the linked site, in the order of the stages; the others are in planned.ts.
import type {
  Choices,
  Consent,
  Content,
  Course,
  CourseWords,
  Endpoint,
  Event,
  Forms,
  Menus,
  Messages,
  MonthNote,
  NewsItem,
  Place,
  Redirect,
  SearchEngineTexts,
  Session,
  Story,
  Theme,
  TimingNote,
  Trainer,
} from '../../schemas/types.ts';
import type { MainAddresses } from '../../src/app/shell-props.ts';
import type { DeepPartial } from '../base/objects.ts';
import type { Attachment, PublishedFiles } from './attachment.ts';
import type { FurtherPlace, LinkedCategory, LinkedCategoryPage, CatalogueGroup } from './catalogue.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FontFile, ExtraStyles } from './theme-properties.ts';
import type { HostedSite } from './hosting.ts';
import type { SiteSettings } from './site-settings.ts';

// What of a trainer's file others see: a few words, so that a course's page does not depend on a biography.

/** What only the page of a trainer itself shows. */
export const trainerTexts = ['biography', 'credentials', 'links'] as const satisfies readonly (keyof Trainer)[];

/** What other pages need of a trainer. */
export type TrainerFacts = Omit<Trainer, (typeof trainerTexts)[number]>;

/** A stage's result together with the problems that it found. */
export interface Outcome<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}

/** load: one content file as it was read; `file` is relative to the content folder with `/`. */
export interface SourceFile {
  readonly file: string;
  readonly kind: string;
  readonly text: string;
  /** What the YAML says, of a kind with texts only the facts; undefined where it could not be parsed. */
  readonly data: unknown;
  /** The files of the media folder that it refers to. */
  readonly media: readonly string[];
  /** The first digits of the SHA-256 of its bytes in hexadecimal; empty if they could not be read. */
  readonly hash: string;
  /** How many values it has: texts, figures and the like. Absent where it could not be parsed. */
  readonly size?: number;
  /** Whether a figure in it has a point before three digits, such as 1.950, which may be meant for thousands. */
  readonly hasPoint?: true;
  /** Whether it comes with the tool: the provider has no such file. */
  readonly isSupplied?: true;
  /** Whether it is not translated in a further language, whose lists lead to the original. */
  readonly isOriginal?: true;
  /** Its name in addresses, where its translation gives it one of its own. */
  readonly slug?: string;
}

/** load: a picture of the media folder with its natural size in pixels; `file` is relative to the content folder. */
export interface MediaFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The source of the drawing, for SVG files. */
  readonly svg?: string;
  /** The version of any other picture: the first digits of its SHA-256 in hexadecimal. */
  readonly hash?: string;
  readonly isOpaque?: boolean;
}

export interface LoadedContent {
  readonly sources: readonly SourceFile[];
  readonly media: readonly MediaFile[];
  readonly attachments: readonly Attachment[];
  /** Files of the content folder that are neither YAML nor publishable. */
  readonly others: readonly string[];
  readonly fonts?: readonly FontFile[];
  /** The provider's own styles; absent where there are none. */
  readonly extra?: ExtraStyles;
}

/** validate: a link in a Markdown text of a file, with its range in the text in UTF-16 code units. */
export interface TextLink {
  readonly target: string;
  /** JSON Pointer to the text. */
  readonly pointer: string;
  readonly from: number;
  readonly to: number;
  /** Whether it is the picture itself that the text shows. */
  readonly isPicture?: true;
}

/** load and validate: a content file with all problems of this file alone. */
export interface Examined {
  readonly source: SourceFile;
  readonly isValid: boolean;
  readonly links: readonly TextLink[];
  /** Changes with whatever others can see of the file: that is not its texts, but for their links. */
  readonly outline: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** validate: a file whose data conforms to its schema. */
export interface Entry<Data> extends Pick<Examined, 'source' | 'links'> {
  readonly data: Data;
}

/** What only the page of a course itself shows: most of its file. */
export const courseTexts = [
  'accreditations',
  'bookBy',
  'credential',
  'curriculum',
  'description',
  'facts',
  'features',
  'leadershipDetails',
  'minimum',
  'objectives',
  'overview',
  'prerequisites',
  'reviews',
  'validFor',
] as const satisfies readonly (keyof Course)[];

/** What other pages and the rules between files need of a course: small, so that ten thousand are at hand. */
export interface CourseFacts extends Omit<Course, (typeof courseTexts)[number] | 'questions'> {
  /** Without their answers. */
  readonly questions?: readonly Pick<NonNullable<Course['questions']>[number], 'question'>[] | undefined;
}

/** The words of a page, whose type follows from its `template`. */
export type PageWords = Content[Extract<keyof Content, `pages/${string}`>];

type SettingsKind =
  | 'site'
  | 'theme'
  | 'forms'
  | 'catalogue'
  | 'schedule'
  | 'places'
  | 'stories'
  | 'redirects'
  | 'addresses'
  | 'terms';

/** What the files of the kinds that every site has say. */
export interface ContentTypes extends Readonly<{ [Kind in SettingsKind]: Content[`${Kind}.schema.json`] }> {
  readonly seo: Required<SearchEngineTexts>;
  readonly course: CourseFacts;
  readonly trainer: TrainerFacts;
  readonly news: NewsItem;
  readonly page: PageWords;
  readonly messages: DeepPartial<Messages>;
}

type BuiltInEntries = { readonly [K in keyof ContentTypes]: readonly Entry<ContentTypes[K]>[] };

/** The valid files of each kind, in file order. */
export interface Entries extends BuiltInEntries {
  readonly [kind: string]: readonly Entry<unknown>[];
}

/** Whether a file of a kind is there and is not valid: what it says is not known. */
export const isBroken = (
  kind: string,
  { entries, loaded }: { readonly entries: Entries; readonly loaded: Pick<LoadedContent, 'sources'> },
): boolean => loaded.sources.filter((source) => source.kind === kind).length > (entries[kind]?.length ?? 0);

/** link: a file with pages of its own. */
export interface LinkedFile {
  readonly file: string;
  /** Changes when its file does. */
  readonly hash: string;
  readonly address: string;
}

/** link: a file of a kind whose files have pages and are not in the catalogue. */
export interface LinkedEntry extends LinkedFile {
  readonly kind: string;
  readonly name: string;
  readonly title: string;
  /** What it says, but for the texts of its kind. */
  readonly data: unknown;
}

/** link: a course with its main place in the catalogue. */
export interface LinkedCourse extends LinkedFile, CatalogueGroup {
  readonly course: CourseFacts;
  /** <catalogue>/<id>, where that address is this course's. */
  readonly numericAddress?: string;
}

/** A session as the pages of its course need it. */
export interface HeldSession {
  /** With its id, which authors may leave out. */
  readonly session: Session & { readonly id: string };
  /** The places that it or one of its meetings names; its own first. */
  readonly places?: readonly Place[];
}

export interface LinkedSession extends HeldSession {
  readonly course: LinkedCourse;
}

export interface LinkedPage {
  readonly address: string;
  readonly file: string;
  readonly words: Exclude<PageWords, CourseWords>;
}

/** The whole content with all references resolved. Courses are in catalogue order, sessions sorted by first day. */
export interface LinkedSite extends PublishedFiles, HostedSite {
  readonly settings: SiteSettings;
  /** What theme.yaml says; absent where there is none. */
  readonly theme?: Theme;
  /** The typefaces of the media folder; absent where there are none. */
  readonly fonts?: readonly FontFile[];
  /** The provider's own styles, minified; absent where there are none. */
  readonly extra?: string;
  /** The links in the header and at the foot of every page. */
  readonly menus: Required<Menus>;
  readonly addresses: MainAddresses;
  readonly forms: LinkedForms;
  readonly messages: Messages;
  readonly seo: Required<SearchEngineTexts>;
  readonly categories: readonly LinkedCategory[];
  readonly courses: readonly LinkedCourse[];
  readonly furtherPlaces: readonly FurtherPlace[];
  readonly categoryPages: readonly LinkedCategoryPage[];
  readonly sessions: readonly LinkedSession[];
  readonly events: readonly Event[];
  readonly monthNotes: readonly MonthNote[];
  readonly places: readonly Place[];
  readonly timingNotes: readonly TimingNote[];
  readonly stories: readonly Story[];
  readonly pages: readonly LinkedPage[];
  /** In file order, kind by kind. */
  readonly entries: readonly LinkedEntry[];
  readonly courseWords: CourseWords;
  /** From addresses in the form of the site's own; the others are in moved. */
  readonly redirects: readonly Redirect[];
  readonly moved: readonly Redirect[];
  readonly media: readonly MediaFile[];
  /** The site in its other languages, each with what is translated; absent where it has one. */
  readonly translated?: readonly LinkedSite[];
}

/** The forms of the site; without an endpoint it has none. */
export interface LinkedForms extends Pick<Forms, 'fields'> {
  readonly endpoints: readonly Endpoint[];
  /** The program that receives forms on the host, without its settings; absent where no endpoint is one. */
  readonly receiver?: string;
  readonly copies: readonly string[];
  readonly choices: Choices;
  /** The language of its pages, where the site has several. */
  readonly language?: string;
  readonly consents: readonly Consent[];
}
