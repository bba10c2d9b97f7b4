// What a page made of sections receives.
import type { CardsSection, ContactPage, Figure, Story as WrittenStory } from '../../schemas/types.ts';
import type { CourseCard, TrainerCard } from '../course/course-props.ts';
import type { SessionRow } from '../sessions/session-props.ts';
import type { Link } from '../ui/link-props.ts';
import type { ContactFormProps, PageForm } from '../forms/form-props.ts';
import type { Question, DocumentLink, Picture, Video } from '../media/media-props.ts';
import type { NewsCard } from '../news/news-props.ts';

/** A success story, which pages of words and sections show. */
export interface Story extends Readonly<Omit<WrittenStory, 'course' | 'achievement'>> {
  /** Leads to the page of the course that the story is about. */
  readonly course?: Link;
  readonly achievement?: readonly string[];
}

/** What any section has. */
export interface SectionHead {
  /** Its fragment on the page. */
  readonly id?: string;
  readonly title?: string;
  readonly intro?: string;
  /** The ground of the band, where that is not the page's own. */
  readonly tone?: 'sand' | 'sea';
}

/** A picture that opens large, with its caption if it has one. */
export type GalleryPicture = Picture & { readonly caption?: string };

/** What the sections of each type have besides. */
export interface SectionContents {
  readonly hero: {
    readonly badge?: string;
    readonly links?: readonly Link[];
    readonly note?: string;
    readonly picture?: Picture;
    /** Whether its heading is that of the page. */
    readonly isFirst: boolean;
  };
  /** Safe HTML made from the author's Markdown at build time. */
  readonly text: { readonly html: string };
  readonly 'picture-text': {
    readonly html: string;
    readonly picture: Picture;
    /** Where the picture is on wide screens: where lines begin, or where they end. */
    readonly side?: 'start' | 'end';
    readonly links?: readonly Link[];
  };
  readonly cards: {
    readonly items: readonly {
      readonly icon?: NonNullable<CardsSection['items'][number]['icon']>;
      readonly title: string;
      readonly text?: string;
      readonly to?: string;
    }[];
  };
  readonly steps: { readonly items: readonly { readonly title: string; readonly text: string }[] };
  readonly figures: { readonly figures: readonly Figure[] };
  readonly stories: { readonly stories: readonly Story[] };
  readonly courses: { readonly courses: readonly CourseCard[]; readonly link?: Link };
  readonly sessions: {
    /** Coming at the time of the build, earliest first. */
    readonly sessions: readonly SessionRow[];
    /** Describes the table to screen readers. */
    readonly caption: string;
    readonly link?: Link;
  };
  readonly trainers: { readonly trainers: readonly TrainerCard[] };
  readonly news: { readonly items: readonly NewsCard[]; readonly link?: Link };
  readonly questions: { readonly questions: readonly Question[] };
  readonly logos: { readonly logos: readonly (Picture & { readonly to?: string })[] };
  readonly gallery: { readonly pictures: readonly GalleryPicture[] };
  readonly video: { readonly video: Video };
  readonly documents: { readonly documents: readonly DocumentLink[] };
  readonly form: Pick<ContactFormProps, 'courseQuestion'> & {
    readonly form: PageForm;
    readonly name: 'contact' | 'corporate';
  };
  readonly call: { readonly links?: readonly Link[] };
  readonly map: { readonly words: ContactPage['map'] };
}

/** The type of a section. */
export type SectionType = keyof SectionContents;

/** A section of one type. */
export type SectionOf<T extends SectionType> = SectionHead & { readonly type: T } & SectionContents[T];

/** A section of any type. */
export type AnySection = { readonly [T in SectionType]: SectionOf<T> }[SectionType];

export interface SectionsProps {
  readonly title: string;
  readonly eyebrow?: string;
  readonly intro?: string;
  readonly sections: readonly AnySection[];
}
