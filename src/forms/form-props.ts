// Forms as the site shows them: groups of fields, which the generator makes of the content.
import type { ContactPage, CorporatePage, Endpoint, RegistrationPage } from '../../schemas/types.ts';
import type { CourseSession, RegistrationLink, ShortPrice } from '../sessions/session-props.ts';
import type { Office, PageExtras, Picture } from '../media/media-props.ts';

/** One field. It is validated by the browser: required, kind, min and max. */
export interface FieldSpec {
  /** The name under which the value is sent. */
  readonly name: string;
  readonly label: string;
  readonly kind?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'date'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'textarea'
    | undefined;
  readonly required?: boolean | undefined;
  /** The least and the greatest number, or the first and the last day. */
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
  /** The options of a select, radio or checkbox, or suggestions for a text. */
  readonly choices?: readonly string[] | undefined;
  /** What the browser may fill in automatically. */
  readonly autoComplete?: string | undefined;
  readonly hint?: string | undefined;
  /** Takes up the whole row. */
  readonly isWide?: boolean | undefined;
  /** Is sent, but never stored in the browser, and never filled in by a link. */
  readonly isPrivate?: boolean | undefined;
  /** Is a field of the provider's own. */
  readonly isOwn?: boolean | undefined;
}

/** Fields that belong together, with a legend where there are several groups. */
export interface FieldGroup {
  readonly legend?: string | undefined;
  readonly fields: readonly FieldSpec[];
  /** Is shown only when asked for: none of its fields is required. */
  readonly isFolded?: true;
}

/** The fixed words of a form. */
export interface FormWords {
  readonly title: string;
  readonly intro?: string;
  readonly submit: string;
  readonly submitting: string;
  readonly confirmation: { readonly title: string; readonly text: string };
}

/** The form of a page. */
export interface PageForm {
  readonly words: FormWords;
  readonly groups: readonly FieldGroup[];
}

/** A box with which a visitor agrees to something. */
export interface Consent {
  /** The name under which the label is sent if the box is ticked. */
  readonly name: string;
  /** What the visitor agrees to, as plain text and as HTML rendered from the author's Markdown. */
  readonly label: string;
  readonly labelHtml: string;
  readonly textHtml?: string;
  readonly required: boolean;
}

/** What all forms share: where they are sent, and what visitors agree to. */
export interface SiteForms {
  /** In the order in which they are tried; the site has no forms if there is none. */
  readonly endpoints: readonly Endpoint[];
  readonly copies: readonly string[];
  /** What each submission says besides; absent where the site has one language. */
  readonly carried?: { readonly siteLanguage: string };
  readonly consents: readonly Consent[];
}

export interface ContactProps extends PageExtras {
  readonly words: Omit<ContactPage, 'form'>;
  /** Absent where the provider has none besides its own address. */
  readonly offices?: readonly Office[];
}
export interface ContactFormProps extends ContactProps {
  readonly form: PageForm;
  /** What the form is filled in with if a link names a course. */
  readonly courseQuestion?: Exclude<ContactPage['form'], string>['courseQuestion'];
}
export interface RegistrationProps {
  readonly words: Omit<RegistrationPage, 'form'>;
  readonly form: PageForm;
  /** Absent where nothing is offered from which one could choose. */
  readonly offers?: Offers;
}
export interface CorporateProps extends PageExtras {
  readonly words: Omit<CorporatePage, 'form'>;
  readonly form: PageForm;
}

// What the registration form knows of courses, so that a visitor chooses a session instead of typing its dates.

/** A coming session for which visitors register with the form of this site. */
export interface OfferedSession extends Omit<
  CourseSession,
  'title' | 'event' | 'trainers' | keyof RegistrationLink | keyof ShortPrice
> {
  /** If it differs from the course's. */
  readonly title?: string;
}

/** A course with the sessions from which a visitor chooses. */
export interface CourseOffer extends ShortPrice {
  readonly title: string;
  /** The words by which it is found, where all courses are in the page. */
  readonly keywords?: string;
  readonly duration?: string;
  readonly picture?: Picture;
  /** Earliest first; the browser drops those that have begun. */
  readonly sessions: readonly OfferedSession[];
}

/** The pattern of the files that contain them, with {n} as a placeholder for a number below the count. */
export interface OfferFiles {
  readonly file: string;
  readonly count: number;
  /** Those of the earliest sessions, which only the markup has, for browsers without scripts. */
  readonly listed?: readonly CourseOffer[];
}

/** All of them, or their files. */
export type Offers = { readonly courses: readonly CourseOffer[] } | OfferFiles;
