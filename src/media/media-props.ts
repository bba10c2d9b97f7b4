// Pictures, documents and videos.
import type { Link } from '../ui/link-props.ts';
import type { ReactElement } from 'react';

/** A picture with its natural size in CSS pixels; `src` is a path from the site's root, without the base. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** What stays in sight where a part of it is shown, such as "top left"; the middle without it. */
  readonly focus?: string;
  /** Better formats first; each with its media type and a srcset of paths with widths. A drawing has none. */
  readonly sources?: readonly { readonly type: string; readonly srcset: string }[];
}

/** The pictures that decorate a page: beside its heading, and beside its closing call. */
export interface PagePictures {
  readonly picture?: Picture;
  readonly closingPicture?: Picture;
}

/** A file that visitors can download. */
export interface DocumentLink {
  readonly title: string;
  readonly note?: string;
  readonly href: string;
  /** "PDF". */
  readonly type: string;
  /** "1.2 MB". */
  readonly size: string;
}

/** How a video is played in the page. */
export type VideoPlayer =
  /** By the page of another site in a frame. */
  | { readonly kind: 'frame'; readonly src: string }
  /** By the browser; captions are a path from the site's root, without the base. */
  | { readonly kind: 'file'; readonly captions?: string };

/** A video, of which nothing is loaded until a visitor plays it. */
export interface Video {
  readonly title: string;
  /** Its own page elsewhere, or its file: a URL, or a path from the site's root without the base. */
  readonly href: string;
  /** Absent where it can only be opened on its own page. */
  readonly player?: VideoPlayer;
  readonly still?: Picture;
  /** What the control says that plays it: "Play video: A morning in class". */
  readonly action: string;
  readonly description?: string;
  /** "4 Minutes". */
  readonly duration?: string;
  /** Where it is loaded from, or opened, if that is another site: "Plays from YouTube; nothing is loaded until you press play". */
  readonly host?: string;
}

/** What a course or page can have besides its words. */
export interface PageMedia {
  readonly video?: Video;
  /** Absent where there are none. */
  readonly documents?: readonly DocumentLink[];
}

// What some courses and pages have besides their own words.

/** A question that visitors ask often. */
export interface Question {
  readonly question: string;
  /** Safe HTML made from the author's Markdown at build time. */
  readonly answerHtml: string;
}

/** An office of the provider, or another place where sessions are held. */
export interface Office {
  readonly id: string;
  readonly name: string;
  /** Its postal address, in the order of its country. */
  readonly lines: readonly string[];
  readonly phone?: { readonly text: string; readonly href: string };
  readonly email?: string;
  readonly mapUrl?: string;
  /** Where they differ from those of the site. */
  readonly hours?: readonly { readonly days: string; readonly text: string }[];
  /** Absent where none are known. */
  readonly courses?: readonly Link[];
  readonly note?: string;
}

/** What any page of words may end with. */
export interface PageExtras extends PageMedia, PagePictures {
  /** Absent where there are none. */
  readonly questions?: readonly Question[];
}

/** What a page shows of its video and its documents. */
export interface MediaSlots {
  readonly video?: ReactElement;
  readonly documents?: ReactElement;
  /** Both under their headings, in bands. */
  readonly bands: ReactElement;
}
