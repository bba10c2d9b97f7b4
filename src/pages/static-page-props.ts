// What pages of words receive: the home page, About, the gallery, landing pages and pages of text.
import type { AboutPage, GalleryPage, HomePage, LandingPage, Figure } from '../../schemas/types.ts';
import type { CourseCard } from '../course/course-props.ts';
import type { Day } from '../sessions/session-props.ts';
import type { PagePictures, PageExtras } from '../media/media-props.ts';
import type { GalleryPicture, Story } from '../sections/section-props.ts';
import type { Link } from '../ui/link-props.ts';

export interface HomeProps extends PageExtras {
  readonly words: HomePage;
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

export interface LandingProps extends PageExtras {
  readonly words: LandingPage;
  readonly introHtml?: string;
  readonly courses: readonly CourseCard[];
}

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
