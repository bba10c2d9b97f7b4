// What every page of a site shares.
import type { CourseWords, Messages } from '../../schemas/types.ts';
import type { Analytics } from '../analytics/analytics-props.ts';
import type { RegistrationLink } from '../sessions/session-props.ts';
import type { Link } from '../ui/link-props.ts';
import type { Numerals } from './format.ts';
import type { SiteForms } from '../forms/form-props.ts';
import type { Template } from './page.ts';

export interface Hours {
  readonly days: string;
  readonly text: string;
  /** Absent where the office is closed: days of the week, 0 for Sunday; times as HH:MM, and the last one in words. */
  readonly open?: {
    readonly days: readonly number[];
    readonly from: string;
    readonly to: string;
    readonly until: string;
  };
}

/**
 * The addresses of the main pages, by template, and of those that list the files of a kind, such as trainers, whose
 * addresses are below; one that would be empty is absent.
 */
export interface MainAddresses extends Readonly<Partial<Record<Template, string>>> {
  /** The addresses of courses are below it. */
  readonly catalogue: string;
}

/** An entry of the header that opens others; without items, it opens the categories of the catalogue. */
export interface Submenu {
  readonly label: string;
  readonly items: readonly Link[];
}

/** What the server writes before the code of a language in place of the address of the page in it. */
export const LANGUAGE_MARK = '#language-';

/** What every page shares: published once, loaded by every page. */
export interface Shell {
  readonly name: string;
  readonly shortName: string;
  /** The provider's mark, or that of its initials: about square, as a path from the site's root. */
  readonly logo: string;
  /** The width of a logo that shows the name of the provider, in heights; absent where the name is beside the logo. */
  readonly wordmark?: number;
  /** The mark for dark ground, if there is another one. */
  readonly darkLogo?: string;
  readonly description?: string;
  /** The HTML within the footer; in the browser only, which reads it from the page that it has loaded. */
  readonly footer?: string;
  /** The last line of the footer, if the provider has one. */
  readonly notice?: string;
  readonly language: string;
  readonly locale: string;
  readonly numerals: Numerals;
  readonly direction: 'ltr' | 'rtl';
  readonly timeZone: string;
  /** "/" or "/sub/": the prefix of every address, which with `slash` ends with one: every page is in a folder. */
  readonly base: string;
  readonly slash?: true;
  readonly addresses: MainAddresses;
  readonly addressLines: readonly string[];
  readonly phones: readonly { readonly text: string; readonly href: string }[];
  readonly email?: string;
  /** The number of its WhatsApp account. */
  readonly whatsapp?: string;
  readonly hours: readonly Hours[];
  readonly social: readonly { readonly network: string; readonly url: string }[];
  readonly gallery?: { readonly label: string; readonly url: string };
  readonly map?: {
    readonly embedUrl: string;
    readonly linkUrl: string;
    /** Route planners by their names. */
    readonly directions?: readonly Link[];
  };
  readonly header: {
    readonly search?: 'site' | 'inert' | 'off';
    readonly searchKey?: 'slash' | 'off';
    readonly language?: 'switch' | 'inert' | 'off';
  };
  /** The other languages of the site, by their own names; absent where it has one, or the header does not switch. */
  readonly languages?: readonly { readonly code: string; readonly name: string }[];
  /** The language of pages that are not translated; absent in the first language. */
  readonly original?: { readonly code: string; readonly direction: 'ltr' | 'rtl'; readonly name: string };
  readonly headerLinks: readonly ((Link & { readonly items?: undefined }) | (Submenu & { readonly to?: undefined }))[];
  readonly quickLinks: readonly Link[];
  /** Further columns of links in the footer; absent where there are none. */
  readonly footerColumns?: readonly { readonly title: string; readonly links: readonly Link[] }[];
  /** The Courses dropdown: categories with their subcategories, each a filter of the catalogue. */
  readonly courseMenu: readonly { readonly name: string; readonly to: string; readonly items: readonly Link[] }[];
  readonly forms: SiteForms;
  /** The absolute URL of the page shown after the browser has sent a form without JavaScript. */
  readonly thanksUrl: string;
  /** Where visitors register for all courses and sessions that do not say otherwise, if that is elsewhere. */
  readonly registration?: RegistrationLink;
  readonly messages: Omit<Messages, 'common' | 'consent' | 'course' | 'news' | 'notes' | 'text'> & {
    readonly common: Omit<Messages['common'], 'prices'>;
    readonly course: Omit<Messages['course'], 'keyFacts'>;
  };
  /** What all course pages say alike. */
  readonly courseWords: CourseWords;
  /** The service that counts visits; absent where there is none. */
  readonly analytics?: Analytics;
}
