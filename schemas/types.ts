// Generated from the schemas by `npm run types`. Do not edit.

/**
 * The fee for one participant: a number in the provider's currency, free, or on request; or a group of fields that says more. Leave it out and the site does not mention a fee.
 */
export type Price =
  | number
  | string
  | {
      /**
       * The fee as a number, or free, or on request. A price has one of amount, from and options.
       */
      amount?: number | string;
      /**
       * The lowest fee, where it depends on something: the site writes "from EUR 200".
       */
      from?: number;
      /**
       * The currency of this price as a code of three letters. Leave it out where it is the one in site.yaml.
       */
      currency?: string;
      /**
       * What the fee is paid for, where it is not the whole course: the site writes "per month" after it. Options without one of their own have it too.
       */
      per?: 'person' | 'hour' | 'day' | 'week' | 'month' | 'term' | 'year' | 'lesson' | 'instalment';
      /**
       * How many times the fee is paid, where it is paid in parts: the site writes "12 instalments of EUR 90".
       */
      instalments?: number;
      /**
       * What belongs to the fee, shown with it.
       */
      note?: string;
      /**
       * Named prices of which a participant pays one: for members, for groups, until a date, in instalments. The first whole price is the one on cards and in lists, unless another has headline: true. What is paid on top of it belongs in extras.
       *
       * @minItems 1
       * @maxItems 12
       */
      options?: PriceOption[];
      /**
       * What is paid on top of the price: a book, an examination fee. Shown apart, never as the price of the course.
       *
       * @minItems 1
       * @maxItems 12
       */
      extras?: Extra[];
    };
/**
 * The languages in which the course is taught, as codes: en, ar, pt-BR. The site writes their names in its own language.
 *
 * @maxItems 24
 *
 * Items: The code of a language.
 */
export type Languages = string[];
/**
 * Where visitors register for this course, if that is another place than for other courses.
 */
export type Register =
  | string
  | {
      /**
       * The full address of the page where visitors register, beginning with https://.
       */
      url: string;
      /**
       * The text of the button. Leave it out for the site's usual one.
       */
      label?: string;
    };
/**
 * What the course sets out to do.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines = string[];
/**
 * What the participant and the employer gain.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines1 = string[];
/**
 * For whom the course is meant.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines2 = string[];
/**
 * The subjects in order.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines3 = string[];
/**
 * What happens in it.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines4 = string[];
/**
 * Files about the course that visitors can download, in display order. Leave it out where there are none.
 *
 * @maxItems 30
 */
export type Documents = Document[];
/**
 * Frequently asked questions about the course with their answers, in display order. Leave it out where there are none.
 *
 * @maxItems 60
 */
export type Questions = QuestionAndAnswer[];
/**
 * The name of a known field, or a group with its settings. Of a field of your own: a name, a label and a type.
 */
export type Field =
  | string
  | {
      /**
       * What the field is called in submissions and in exports: a small letter, then letters and digits. Keep it once the site is published.
       */
      name: string;
      /**
       * Text on one line.
       */
      label?: string;
      /**
       * The kind of a field of your own; default: text. radio shows all choices, select opens a list, checkbox is a single box, or one for each of its choices.
       */
      type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'select' | 'radio' | 'checkbox' | 'textarea';
      /**
       * Whether the form is sent only with this field filled in. By default, known fields are as the form has them, and your own are not required.
       */
      required?: boolean;
      /**
       * What can be chosen in a select, radio or checkbox, in order; for a text, suggestions.
       *
       * @minItems 1
       *
       * Items: Text on one line.
       */
      choices?: string[];
      /**
       * Text on one line.
       */
      hint?: string;
      /**
       * What browsers may fill in by themselves, as a name of the HTML standard; off for nothing.
       */
      autocomplete?:
        | 'off'
        | 'name'
        | 'honorific-prefix'
        | 'given-name'
        | 'additional-name'
        | 'family-name'
        | 'nickname'
        | 'organization-title'
        | 'organization'
        | 'street-address'
        | 'address-line1'
        | 'address-line2'
        | 'address-level1'
        | 'address-level2'
        | 'country-name'
        | 'postal-code'
        | 'bday'
        | 'sex'
        | 'language'
        | 'url'
        | 'tel'
        | 'email';
      /**
       * The smallest number, or the first day as YYYY-MM-DD.
       */
      min?: number | string;
      /**
       * The greatest number, or the last day as YYYY-MM-DD.
       */
      max?: number | string;
      /**
       * true if the field must not be kept in the browser while a visitor writes, and must not be filled in by a link. The known fields idNumber and dateOfBirth always are.
       */
      sensitive?: boolean;
      /**
       * The part of the registration form in which a field of your own is shown; default: that of the field before it.
       */
      group?: 'course' | 'person' | 'work' | 'more';
    };
/**
 * The fields of the form, in order. Known: course, startDate, endDate, duration, title, firstName, lastName, dateOfBirth, email, phone, idNumber, company, position, nominationType, industrySector, academicQualifications, industryExperience, message.
 *
 * @minItems 1
 */
export type Fields1 = Field[];
/**
 * The fields of the form, in order. Known: name, email, phone, subject, message.
 *
 * @minItems 1
 */
export type Fields2 = Field[];
/**
 * The fields of the form, in order. Known: companyName, contactName, email, phone, topics, mode, participants, dates, notes.
 *
 * @minItems 1
 */
export type Fields3 = Field[];
/**
 * Subjects of the contact form.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines5 = string[];
/**
 * Forms of address in the registration form.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines6 = string[];
/**
 * Who nominates the participant.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines7 = string[];
/**
 * Modes of a corporate course.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines8 = string[];
/**
 * Files that visitors can download, in display order, shown near the end of the page. Leave it out where there are none.
 *
 * @maxItems 30
 */
export type Documents1 = Document[];
/**
 * Frequently asked questions with their answers, in display order, shown at the end of the page. Leave it out where there are none.
 *
 * @maxItems 60
 */
export type Questions1 = QuestionAndAnswer[];
/**
 * Files that visitors can download, in display order, shown near the end of the page. Leave it out where there are none.
 *
 * @maxItems 30
 */
export type Documents2 = Document[];
/**
 * Frequently asked questions with their answers, in display order, shown at the end of the page. Leave it out where there are none.
 *
 * @maxItems 60
 */
export type Questions2 = QuestionAndAnswer[];
/**
 * The steps to a corporate course, in order.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines9 = string[];
/**
 * Files that visitors can download, in display order, shown near the end of the page. Leave it out where there are none.
 *
 * @maxItems 30
 */
export type Documents3 = Document[];
/**
 * Frequently asked questions with their answers, in display order, shown at the end of the page. Leave it out where there are none.
 *
 * @maxItems 60
 */
export type Questions3 = QuestionAndAnswer[];
/**
 * Files that visitors can download, in display order, shown near the end of the page. Leave it out where there are none.
 *
 * @maxItems 30
 */
export type Documents4 = Document[];
/**
 * Frequently asked questions with their answers, in display order, shown at the end of the page. Leave it out where there are none.
 *
 * @maxItems 60
 */
export type Questions4 = QuestionAndAnswer[];
/**
 * One line each.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines10 = string[];
/**
 * Files that visitors can download, in display order, shown near the end of the page. Leave it out where there are none.
 *
 * @maxItems 30
 */
export type Documents5 = Document[];
/**
 * Frequently asked questions with their answers, in display order, shown at the end of the page. Leave it out where there are none.
 *
 * @maxItems 60
 */
export type Questions5 = QuestionAndAnswer[];
/**
 * What is taught.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines11 = string[];
/**
 * Files that visitors can download, in display order, shown near the end of the page. Leave it out where there are none.
 *
 * @maxItems 30
 */
export type Documents6 = Document[];
/**
 * Frequently asked questions with their answers, in display order, shown at the end of the page. Leave it out where there are none.
 *
 * @maxItems 60
 */
export type Questions6 = QuestionAndAnswer[];
/**
 * What happens after registering, in order.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines12 = string[];
/**
 * Questions with their answers, in display order.
 *
 * @maxItems 60
 */
export type Questions7 = QuestionAndAnswer[];
/**
 * Files of the media folder, in display order.
 *
 * @maxItems 30
 */
export type Documents7 = Document[];
/**
 * Files that visitors can download, in display order, shown near the end of the page. Leave it out where there are none.
 *
 * @maxItems 30
 */
export type Documents8 = Document[];
/**
 * Frequently asked questions with their answers, in display order, shown at the end of the page. Leave it out where there are none.
 *
 * @maxItems 60
 */
export type Questions8 = QuestionAndAnswer[];
/**
 * Where visitors register for this session, if that is another place than for its course.
 */
export type Register1 =
  | string
  | {
      /**
       * The full address of the page where visitors register, beginning with https://.
       */
      url: string;
      /**
       * The text of the button. Leave it out for the site's usual one.
       */
      label?: string;
    };
/**
 * The fee of this session where it is not the course's, in the same forms: a number, free, on request, or a group of fields that says more.
 */
export type Price1 =
  | number
  | string
  | {
      /**
       * The fee as a number, or free, or on request. A price has one of amount, from and options.
       */
      amount?: number | string;
      /**
       * The lowest fee, where it depends on something: the site writes "from EUR 200".
       */
      from?: number;
      /**
       * The currency of this price as a code of three letters. Leave it out where it is the one in site.yaml.
       */
      currency?: string;
      /**
       * What the fee is paid for, where it is not the whole course: the site writes "per month" after it. Options without one of their own have it too.
       */
      per?: 'person' | 'hour' | 'day' | 'week' | 'month' | 'term' | 'year' | 'lesson' | 'instalment';
      /**
       * How many times the fee is paid, where it is paid in parts: the site writes "12 instalments of EUR 90".
       */
      instalments?: number;
      /**
       * What belongs to the fee, shown with it.
       */
      note?: string;
      /**
       * Named prices of which a participant pays one: for members, for groups, until a date, in instalments. The first whole price is the one on cards and in lists, unless another has headline: true. What is paid on top of it belongs in extras.
       *
       * @minItems 1
       * @maxItems 12
       */
      options?: PriceOption[];
      /**
       * What is paid on top of the price: a book, an examination fee. Shown apart, never as the price of the course.
       *
       * @minItems 1
       * @maxItems 12
       */
      extras?: Extra[];
    };
/**
 * Keywords that every page carries after its own.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines13 = string[];
/**
 * Words by which people look for this page.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines14 = string[];
/**
 * Where visitors register if not with a form of this site: the full address of your own system, shop or learning platform. All buttons lead there; a course or a session may name another address.
 */
export type Register2 =
  | string
  | {
      /**
       * The full address of the page where visitors register, beginning with https://.
       */
      url: string;
      /**
       * The text of the button. Leave it out for the site's usual one.
       */
      label?: string;
    };
/**
 * Who counts visits, registrations and enquiries. Without it, nothing is measured. Its service says what else is written; docs/analytics.md has an example of each.
 */
export type Measurement =
  PlausibleAnalytics | UmamiAnalytics | GoatcounterAnalytics | MatomoAnalytics | GoogleAnalytics;
/**
 * Short tags of what was achieved.
 *
 * @minItems 1
 *
 * Items: Text on one line.
 */
export type Lines15 = string[];

export interface Content {
  'addresses.schema.json': Addresses;
  'analytics/goatcounter.schema.json': GoatcounterAnalytics;
  'analytics/google.schema.json': GoogleAnalytics;
  'analytics/matomo.schema.json': MatomoAnalytics;
  'analytics/plausible.schema.json': PlausibleAnalytics;
  'analytics/umami.schema.json': UmamiAnalytics;
  'catalogue.schema.json': Catalogue;
  'course.schema.json': Course;
  'forms.schema.json': Forms;
  'messages.schema.json': Messages;
  'news.schema.json': NewsItem;
  'pages/about.schema.json': AboutPage;
  'pages/catalogue.schema.json': CataloguePage;
  'pages/contact.schema.json': ContactPage;
  'pages/corporate.schema.json': CorporatePage;
  'pages/course.schema.json': CourseWords;
  'pages/gallery.schema.json': GalleryPage;
  'pages/home.schema.json': HomePage;
  'pages/landing.schema.json': LandingPage;
  'pages/news.schema.json': NewsPage;
  'pages/overview.schema.json': OverviewPage;
  'pages/registration.schema.json': RegistrationPage;
  'pages/schedule.schema.json': SchedulePage;
  'pages/sections.schema.json': SectionsPage;
  'pages/text.schema.json': TextPage;
  'pages/trainers.schema.json': TrainersPage;
  'places.schema.json': Places;
  'redirects.schema.json': Redirects;
  'schedule.schema.json': Schedule;
  'sections/call.schema.json': CallSection;
  'sections/cards.schema.json': CardsSection;
  'sections/courses.schema.json': CoursesSection;
  'sections/documents.schema.json': DocumentsSection;
  'sections/figures.schema.json': FiguresSection;
  'sections/form.schema.json': FormSection;
  'sections/gallery.schema.json': GallerySection;
  'sections/hero.schema.json': HeroSection;
  'sections/logos.schema.json': LogosSection;
  'sections/map.schema.json': MapSection;
  'sections/news.schema.json': NewsSection;
  'sections/picture-text.schema.json': PictureTextSection;
  'sections/questions.schema.json': QuestionsSection;
  'sections/sessions.schema.json': SessionsSection;
  'sections/steps.schema.json': StepsSection;
  'sections/stories.schema.json': StoriesSection;
  'sections/text.schema.json': TextSection;
  'sections/trainers.schema.json': TrainersSection;
  'sections/video.schema.json': VideoSection;
  'seo.schema.json': SearchEngineTexts;
  'site.schema.json': Site;
  'stories.schema.json': SuccessStories;
  'terms.schema.json': Terms;
  'theme.schema.json': Theme;
  'trainer.schema.json': Trainer;
  'translations.schema.json': RecordOfTranslations;
}
/**
 * The addresses that have been published: search engines, bookmarks and printed matter lead to them. The check fails when one of them stops working. Written by `prospectus urls`.
 */
export interface Addresses {
  /**
   * Every address that must lead to a page or a redirect, in alphabetical order. `prospectus urls --accept` adds new ones.
   *
   * Items: One address: of a page, or of the catalogue with a category or subcategory chosen.
   */
  published: string[];
  files?: Files;
  without?: Without;
  /**
   * Addresses that were given up on purpose and no longer work. `prospectus urls --remove` moves an address here.
   */
  removed?: RemovedAddress[];
}
/**
 * The files that belong to the site, and how many values each had: the check fails when one of them is gone, and warns when much of one is. `prospectus urls --accept` records new ones. Delete the line of a file that you gave up.
 */
export interface Files {
  /**
   * How many values the file had when it was recorded.
   */
  [k: string]: number;
}
/**
 * The courses that had no price, no level or no length when the files were recorded: the check warns when another course has lost its own. Written by `prospectus urls --accept`.
 */
export interface Without {
  /**
   * Courses that did not say how long they last.
   *
   * Items: The slug of a course.
   */
  length?: string[];
  /**
   * Courses that had no level.
   *
   * Items: The slug of a course.
   */
  level?: string[];
  /**
   * Courses that had no price.
   *
   * Items: The slug of a course.
   */
  price?: string[];
}
/**
 * One address that was given up.
 */
export interface RemovedAddress {
  /**
   * The address that no longer works.
   */
  address: string;
  /**
   * Why nothing replaces it.
   */
  reason: string;
}
/**
 * Visits are counted by GoatCounter, which sets no cookies.
 */
export interface GoatcounterAnalytics {
  /**
   * Who counts the visits.
   */
  service: 'goatcounter';
  /**
   * The address at which you see your figures: on goatcounter.com, or your own.
   */
  server: string;
  /**
   * required asks visitors first, and nothing is measured before they accept. not-needed, or no line, measures at once: the service sets no cookies. Find out what the law requires of you.
   */
  consent?: 'required' | 'not-needed';
  privacy?: Link;
}
/**
 * The page that says what is measured and who sees it. The question for consent links to it.
 */
export interface Link {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * Visits are counted by Google Analytics 4, which sets cookies: visitors are asked first, and nothing is loaded before they accept.
 */
export interface GoogleAnalytics {
  /**
   * Who counts the visits.
   */
  service: 'google';
  /**
   * The id of the web data stream in Google Analytics: G- and letters or digits.
   */
  id: string;
  /**
   * Visitors are asked in any case, so the line may be left out.
   */
  consent?: 'required' | 'not-needed';
  privacy?: Link1;
}
/**
 * The page that says what is measured and who sees it. The question for consent links to it.
 */
export interface Link1 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * Visits are counted by Matomo, without cookies unless you allow them.
 */
export interface MatomoAnalytics {
  /**
   * Who counts the visits.
   */
  service: 'matomo';
  /**
   * The address of your Matomo, on your own server or in the Matomo Cloud.
   */
  server: string;
  /**
   * The number of the site in Matomo.
   */
  site: number;
  /**
   * true if Matomo may set cookies, so that it recognises returning visitors. Visitors are then asked first. Without the line, it sets none.
   */
  cookies?: boolean;
  /**
   * required asks visitors first, and nothing is measured before they accept; with cookies this is so in any case. not-needed, or no line, measures at once. Find out what the law requires of you.
   */
  consent?: 'required' | 'not-needed';
  privacy?: Link2;
}
/**
 * The page that says what is measured and who sees it. The question for consent links to it.
 */
export interface Link2 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * Visits are counted by Plausible, which sets no cookies.
 */
export interface PlausibleAnalytics {
  /**
   * Who counts the visits.
   */
  service: 'plausible';
  /**
   * The domain of the site as it is called in Plausible, without https:// and without a slash.
   */
  domain: string;
  /**
   * The address of your own Plausible. Leave it out where you use plausible.io.
   */
  server?: string;
  /**
   * required asks visitors first, and nothing is measured before they accept. not-needed, or no line, measures at once: the service sets no cookies. Find out what the law requires of you.
   */
  consent?: 'required' | 'not-needed';
  privacy?: Link3;
}
/**
 * The page that says what is measured and who sees it. The question for consent links to it.
 */
export interface Link3 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * Visits are counted by Umami, which sets no cookies.
 */
export interface UmamiAnalytics {
  /**
   * Who counts the visits.
   */
  service: 'umami';
  /**
   * The id that Umami shows in the settings of the website: 32 letters and digits in five groups.
   */
  website: string;
  /**
   * The address of your own Umami. Leave it out where you use Umami Cloud.
   */
  server?: string;
  /**
   * required asks visitors first, and nothing is measured before they accept. not-needed, or no line, measures at once: the service sets no cookies. Find out what the law requires of you.
   */
  consent?: 'required' | 'not-needed';
  privacy?: Link4;
}
/**
 * The page that says what is measured and who sees it. The question for consent links to it.
 */
export interface Link4 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * Which courses there are and in what order: categories contain subcategories, which contain courses, or courses directly. Without this file, the site shows all courses by the names of their files.
 */
export interface Catalogue {
  /**
   * In display order.
   *
   * @minItems 1
   */
  categories: Category[];
}
/**
 * One category.
 */
export interface Category {
  /**
   * The name in addresses: /courses?category=soft-skills.
   */
  id: string;
  /**
   * Ids that the category had before. Addresses with them still choose it.
   *
   * Items: An id that the category had before.
   */
  formerly?: string[];
  /**
   * The name that visitors read.
   */
  name: string;
  /**
   * Other words by which visitors look for the courses of this category, written once for all of them: synonyms, abbreviations, other spellings. They are found by every search and not shown.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: A word or a few, in any language of the visitors.
   */
  keywords?: string[];
  /**
   * What the category is about, in Markdown; headings begin with ###. With a text, the category has a page of its own, which shows the text and its courses.
   */
  text?: string;
  /**
   * The address of the page of a category with a text. Without this line it is below the catalogue: /courses/category/soft-skills.
   */
  address?: string;
  picture?: Picture;
  /**
   * The slugs of the courses that are in no subcategory, in display order. They come before the subcategories.
   *
   * Items: The slug of a course.
   */
  courses?: string[];
  /**
   * In display order. A category may do without them and list its courses itself.
   *
   * @minItems 1
   */
  subcategories?: Subcategory[];
}
/**
 * A photograph for the courses of the category that have none of their own, in place of a drawn cover.
 */
export interface Picture {
  /**
   * Where the picture is, from the content folder.
   */
  file: string;
  /**
   * What stays in sight where a page shows a part of the picture only.
   */
  focus?: 'top' | 'bottom' | 'left' | 'right' | 'top left' | 'top right' | 'bottom left' | 'bottom right';
}
/**
 * One subcategory.
 */
export interface Subcategory {
  /**
   * The name in addresses: /courses?subcategory=cad-bim.
   */
  id: string;
  /**
   * Ids that the subcategory had before. Addresses with them still choose it.
   *
   * Items: An id that the subcategory had before.
   */
  formerly?: string[];
  /**
   * The name that visitors read.
   */
  name: string;
  /**
   * Other words by which visitors look for the courses of this subcategory, written once for all of them: synonyms, abbreviations, other spellings. They are found by every search and not shown.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: A word or a few, in any language of the visitors.
   */
  keywords?: string[];
  /**
   * The slugs of its courses in display order. A course may be in several subcategories; the first in the file is its main one, which its page names.
   *
   * Items: The slug of a course.
   */
  courses: string[];
}
/**
 * One course: the only place where a fact about it is written. The file is named after the slug: courses/capm.yaml describes the course "capm".
 */
export interface Course {
  /**
   * The course's name in addresses. It is the file's name without .yaml, and everything else in the content refers to the course by it.
   */
  slug: string;
  /**
   * The number by which older links know the course: /courses/33. Leave it out where no older links exist: the course then has its named address alone. Numbers should be used once; where two categories share one, the first course in catalogue order keeps the address.
   */
  id?: number;
  /**
   * true where a course of another category has the same legacy number on purpose. Without it, the check warns of the number.
   */
  sharesId?: boolean;
  /**
   * The course's name as visitors read it, without the provider's name.
   */
  title: string;
  /**
   * A few words that distinguish the course from another of the same title: on its card, in the schedule and in registrations.
   */
  subtitle?: string;
  /**
   * true where another course has the same title on purpose. Without it, the check warns of the title.
   */
  sharesTitle?: boolean;
  /**
   * The subject shown above the title on cards and on the course page. It is text for visitors; the place of the course in the catalogue is set in catalogue.yaml. Leave it out and nothing is shown above the title.
   */
  label?: string;
  /**
   * Two or three sentences that say who the course is for and what it leads to. Shown in full at the top of the course page; search engines are given as many of its sentences as they show. Leave it out where there is no more to say than the overview does: search engines then get the beginning of that.
   */
  description?: string;
  /**
   * Teaching hours, as a number. The site writes "40 Hours" from it. Leave it out where the length is not known, or is counted in another unit.
   */
  hours?: number;
  /**
   * Days of teaching, as a number; 0.5 is half a day. The site writes "3 Days" from it.
   */
  days?: number;
  /**
   * Weeks from the beginning to the end, as a number. The site writes "6 Weeks" from it.
   */
  weeks?: number;
  /**
   * Minutes, as a number: for short lessons and videos. The site writes "20 Minutes" from it.
   */
  minutes?: number;
  /**
   * Shown instead of the number, where a number does not say it. Add hours, days, weeks or minutes if there is a figure: search engines are given that.
   */
  duration?: string;
  price?: Price;
  /**
   * Write any time for a course that begins when a participant does, such as one to be taken at one's own pace: cards, page, schedule and registration then say so, and ask nobody to wait for a date. It counts as held online, unless location says where. Leave it out for a course with dates.
   */
  start?: 'any time';
  /**
   * Average rating from 0 to 5, with at most one decimal. Leave it out where nobody has rated the course.
   */
  rating?: number;
  /**
   * How many reviews the rating is based on. With 0, or without it, the rating is not given to search engines.
   */
  reviewCount?: number;
  /**
   * How many people have taken the course.
   */
  students?: number;
  /**
   * Other words by which visitors look for the course in the catalogue: abbreviations, tools, the name of an examination. They are found by the search and not shown; title, label, category, level and languages are searched anyway.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: A word or a few, in any language of the visitors.
   */
  keywords?: string[];
  /**
   * How much a participant should already know: a word of the list in site.yaml, or a list of such words. Without a list of your own these are Beginner, Beginner to Intermediate, Intermediate, Intermediate to Advanced, Advanced and Professional.
   *
   * @minItems 1
   * @maxItems 12
   */
  level?: string | string[];
  languages?: Languages;
  /**
   * Where the course is held. Leave it out for the provider's usual place, which site.yaml names.
   */
  location?: string;
  /**
   * The month in which the course was last revised, as year-month. The site writes "June 2025" from it.
   */
  lastUpdated?: string;
  /**
   * How the course is shown. standard, also if left out: the shared course page. tabbed: tabs and a sidebar. single: everything on one page without tabs. generic: the plain page; a course with a legacy number is then shown at that number only.
   */
  page?: 'standard' | 'tabbed' | 'single' | 'generic';
  /**
   * Other addresses that show the same course page. Search engines are pointed to the main one.
   *
   * Items: An address on this site: begins with a slash, has no slash at the end, and no spaces.
   */
  aliases?: string[];
  image?: Picture1;
  /**
   * The slugs of the courses that the page of this one recommends at its end, in display order. Without this line, the page shows the next courses of the same subcategory.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: The slug of a course.
   */
  related?: string[];
  /**
   * Who teaches the course, by the names of their files in the folder trainers. Shown on the course page in this order.
   *
   * @maxItems 30
   *
   * Items: The name of a file in the folder trainers, without .yaml.
   */
  trainers?: string[];
  register?: Register;
  /**
   * The code under which the course is booked or listed. Shown among the key facts, found by the search of the site, and given to search engines.
   */
  code?: string;
  /**
   * What a participant needs before the course: one sentence, or a list with a line for each condition.
   *
   * @minItems 1
   * @maxItems 20
   */
  prerequisites?: string | string[];
  /**
   * How many participants must have registered for a session to be held.
   */
  minimum?: number;
  /**
   * How many days before a session registration ends. The site writes "14 days before the start" from it.
   */
  bookBy?: number;
  validFor?: ValidityOfTheCertificate;
  /**
   * The slugs of the courses that participants can take next. The page names them as links. What is not a course of yours, such as an examination elsewhere, is a fact.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: The slug of a course.
   */
  leadsTo?: string[];
  /**
   * Who has accredited or approved the course: a name, or a name with the address of the entry in their register.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: Its name, or a name with an address.
   */
  accreditations?: (
    | string
    | {
        /**
         * The body that accredits the course, or the name of its mark.
         */
        name: string;
        /**
         * The full address of the entry in its register, beginning with https://.
         */
        url?: string;
      }
  )[];
  /**
   * The certificate that participants receive, shown as "Certificate awarded". An examination that the course prepares for is a fact: "Prepares for".
   */
  credential?: string;
  /**
   * Whether a certificate is given for this course, in place of the usual value in pages/course.yaml. false: none, and nothing is shown.
   */
  certificate?: string | boolean;
  /**
   * How long the material of this course can be used, in place of the usual value in pages/course.yaml. false: nothing is shown.
   */
  access?: string | boolean;
  /**
   * Further facts, each with a label and a value: the examination, fees of the examining body, software version.
   */
  facts?: Fact[];
  /**
   * What a participant can do afterwards, one sentence each, beginning with a verb.
   *
   * @maxItems 40
   *
   * Items: One objective.
   */
  objectives?: string[];
  /**
   * The course in prose, as Markdown: paragraphs, lists, bold text, links, and headings from ### down. Raw HTML and pictures are not accepted.
   */
  overview?: string;
  /**
   * What is included, one short line each.
   *
   * @maxItems 40
   *
   * Items: One feature.
   */
  features?: string[];
  /**
   * The modules in teaching order.
   *
   * @maxItems 200
   */
  curriculum?: Module[];
  leadershipDetails?: DetailsForTheGenericPage;
  video?: Video;
  documents?: Documents;
  questions?: Questions;
  /**
   * What participants said. Leave it out and the page does not mention reviews.
   */
  reviews?: Review[];
}
/**
 * One of several prices.
 */
export interface PriceOption {
  /**
   * For whom or under which condition the price applies.
   */
  name: string;
  /**
   * The fee as a number, or free, or on request.
   */
  amount?: number | string;
  /**
   * The lowest fee, where it depends on something.
   */
  from?: number;
  /**
   * The currency of this price, if it is another one.
   */
  currency?: string;
  /**
   * What this price is paid for, where it is not the whole course.
   */
  per?: 'person' | 'hour' | 'day' | 'week' | 'month' | 'term' | 'year' | 'lesson' | 'instalment';
  /**
   * How many times this price is paid, where it is paid in parts.
   */
  instalments?: number;
  /**
   * Whether this is the price that cards, lists and the top of the course page show. Without it, that is the first whole price.
   */
  headline?: boolean;
  /**
   * The last day on which this price is available, as year-month-day. The day after, the site no longer shows it.
   */
  until?: string;
  /**
   * What belongs to this price, shown with it.
   */
  note?: string;
}
/**
 * One fee on top of the price, with amount or from.
 */
export interface Extra {
  /**
   * What the fee is for.
   */
  name: string;
  /**
   * The fee as a number, or free, or on request.
   */
  amount?: number | string;
  /**
   * The lowest fee, where it depends on something.
   */
  from?: number;
  /**
   * The currency of this fee, if it is another one.
   */
  currency?: string;
  /**
   * What this fee is paid for, where it is not paid once.
   */
  per?: 'person' | 'hour' | 'day' | 'week' | 'month' | 'term' | 'year' | 'lesson' | 'instalment';
  /**
   * What belongs to this fee, shown with it.
   */
  note?: string;
}
/**
 * A picture from the media folder. Leave it out and a cover is drawn for the course.
 */
export interface Picture1 {
  /**
   * Where the picture is, from the content folder.
   */
  file: string;
  /**
   * What the picture shows, for someone who cannot see it. Empty only with decorative: true.
   */
  alt: string;
  /**
   * true if the picture adds nothing to the text beside it: its alternative text is then empty.
   */
  decorative?: boolean;
  /**
   * What stays in sight where a page shows a part of the picture only.
   */
  focus?: 'top' | 'bottom' | 'left' | 'right' | 'top left' | 'top right' | 'bottom left' | 'bottom right';
}
/**
 * How long the certificate is valid before it must be renewed, in years or in months.
 */
export interface ValidityOfTheCertificate {
  /**
   * A number of years.
   */
  years?: number;
  /**
   * A number of months.
   */
  months?: number;
}
/**
 * One labelled figure.
 */
export interface Fact {
  /**
   * What the figure is.
   */
  label: string;
  /**
   * The figure with its unit.
   */
  value: string;
}
/**
 * One module of the course.
 */
export interface Module {
  /**
   * The module's name, without a number: the site numbers modules.
   */
  title: string;
  /**
   * What the module covers, one line each.
   *
   * @minItems 1
   *
   * Items: One topic.
   */
  topics?: string[];
}
/**
 * The lists that the generic course page shows, each if there is one. Courses with page: generic have them.
 */
export interface DetailsForTheGenericPage {
  objectives?: Lines;
  benefits?: Lines1;
  eligibility?: Lines2;
  courseContents?: Lines3;
  /**
   * The timetable by day or module.
   *
   * @minItems 1
   */
  agenda?: AgendaEntry[];
}
/**
 * One day or module.
 */
export interface AgendaEntry {
  /**
   * Text on one line.
   */
  label: string;
  topics: Lines4;
}
/**
 * A video about the course, by its address on YouTube or Vimeo or as a file. Leave it out where there is none.
 */
export interface Video {
  /**
   * The page of the video on YouTube or Vimeo, the full address of a file that ends in .mp4 or .webm, or such a file in the media folder. A video on any other site is opened there. Full addresses begin with https://.
   */
  url: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture from the media folder that is shown until the video plays; best 1280 by 720 pixels or larger. Leave it out and a plain one is drawn.
   */
  still?: string;
  /**
   * How long it is, as a number of minutes.
   */
  minutes?: number;
  /**
   * Text on one line.
   */
  description?: string;
  /**
   * The day on which the video was published, as year-month-day. With it and a still, search engines can show the video.
   */
  uploadDate?: string;
  /**
   * A file with subtitles (.vtt) in the media folder, in the language of the site, for a video of your own. YouTube and Vimeo have their own.
   */
  captions?: string;
}
/**
 * One file.
 */
export interface Document {
  /**
   * Where the file is, from the content folder: PDF, Word, Excel, PowerPoint, OpenDocument, EPUB, RTF, CSV, plain text or ZIP.
   */
  file: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  note?: string;
}
/**
 * One question.
 */
export interface QuestionAndAnswer {
  /**
   * Text on one line.
   */
  question: string;
  /**
   * The answer in Markdown: paragraphs, lists, bold text, links, and headings from #### down.
   */
  answer: string;
}
/**
 * One participant's words.
 */
export interface Review {
  /**
   * Text on one line.
   */
  name: string;
  /**
   * Text on one line.
   */
  role?: string;
  /**
   * When they said it, written as year-month.
   */
  date?: string;
  /**
   * Text on one line.
   */
  text: string;
}
/**
 * Which fields the forms have, where they send what visitors write, and the choices of each select. A site without this file, or without an endpoint, has no forms.
 */
export interface Forms {
  /**
   * The services that receive submissions, in the order in which they are tried. If left out or empty, the site has no forms.
   */
  endpoints?: Endpoint[];
  /**
   * The mailboxes that receive a copy of each submission. If left out, none is sent.
   *
   * Items: One email address.
   */
  copies?: string[];
  fields?: Fields;
  choices?: Choices;
  /**
   * A box that visitors tick before they send a form, or a list of several. If left out, there is no box.
   *
   * @minItems 1
   */
  consent?:
    | {
        /**
         * What the consent is called in submissions and in exports; default: consent. Needed for all but one of several.
         */
        name?: string;
        /**
         * Text on one line.
         */
        label: string;
        /**
         * Text on one line.
         */
        text?: string;
        /**
         * Whether the form is sent only with this box ticked; default: true.
         */
        required?: boolean;
      }
    | Consent[];
}
/**
 * One receiving service.
 */
export interface Endpoint {
  /**
   * The kind of service, which decides the names of the fields. json: plain JSON with the names in docs/reference/reports.md. netlify: the forms of Netlify, which reads them from a page that the build writes at url. php: a program that the build writes at url, and that sends each submission to the email address of the site. mailto: no service; the form opens the visitor's own email program with the message written.
   */
  service: 'json' | 'formsubmit' | 'formspree' | 'web3forms' | 'basin' | 'netlify' | 'php' | 'mailto';
  /**
   * Where the submission is sent: a full address, or a path on this site: of the collector inside prospectus preview, or of the file that the build writes for netlify (.html) or php (.php); for mailto, mailto: and an email address.
   */
  url: string;
  /**
   * Text on one line.
   */
  key?: string;
  /**
   * For service: json. success: the answer must be JSON in which `success` or `ok` is true; without it an ok status is enough. The answers of the named services are always read, since some refuse with status 200.
   */
  expect?: 'success';
  /**
   * Seconds after which the next endpoint is tried; default: 12.
   */
  timeout?: number;
}
/**
 * Which fields each form has, in which order, and which are required. A form that is not listed has the usual ones.
 */
export interface Fields {
  registration?: Fields1;
  contact?: Fields2;
  corporate?: Fields3;
}
/**
 * The options of each known select, in order. Only those that a form uses are needed.
 */
export interface Choices {
  subject?: Lines5;
  title?: Lines6;
  nominationType?: Lines7;
  mode?: Lines8;
}
/**
 * A box with which visitors agree to something.
 */
export interface Consent {
  /**
   * What the consent is called in submissions and in exports; default: consent. Needed for all but one of several.
   */
  name?: string;
  /**
   * Text on one line.
   */
  label: string;
  /**
   * Text on one line.
   */
  text?: string;
  /**
   * Whether the form is sent only with this box ticked; default: true.
   */
  required?: boolean;
}
/**
 * Labels, buttons, errors and confirmations of the interface in one language. Write only those that you word differently; all others are supplied. The site fills in words in braces, such as {name}.
 */
export interface Messages {
  common: CommonMessages;
  navigation: NavigationMessages;
  catalogue: CatalogueMessages;
  course: CourseMessages;
  schedule: ScheduleMessages;
  gallery: GalleryMessages;
  forms: FormMessages;
  errors: ErrorMessages;
  trainers: TrainerMessages;
  news: NewsMessages;
  extras: ExtraMessages;
  consent: ConsentMessages;
  text: TextMessages;
  notes: NotesMessages;
}
/**
 * Words that any page may need.
 */
export interface CommonMessages {
  hours: TextWithANumber;
  days: TextWithANumber1;
  weeks: TextWithANumber2;
  minutes: TextWithANumber3;
  /**
   * Text on one line.
   */
  priceFrom: string;
  /**
   * Text on one line.
   */
  priceUntil: string;
  /**
   * What is said of prices besides their figures.
   */
  prices: {
    /**
     * Prices that do not buy the whole course.
     */
    per: {
      /**
       * Text on one line.
       */
      person: string;
      /**
       * Text on one line.
       */
      hour: string;
      /**
       * Text on one line.
       */
      day: string;
      /**
       * Text on one line.
       */
      week: string;
      /**
       * Text on one line.
       */
      month: string;
      /**
       * Text on one line.
       */
      term: string;
      /**
       * Text on one line.
       */
      year: string;
      /**
       * Text on one line.
       */
      lesson: string;
      /**
       * Text on one line.
       */
      instalment: string;
    };
    instalments: TextWithANumber4;
    /**
     * Text on one line.
     */
    extras: string;
  };
  /**
   * Text on one line.
   */
  free: string;
  /**
   * Text on one line.
   */
  range: string;
  /**
   * Text on one line.
   */
  timeOfDay: string;
  /**
   * Text on one line.
   */
  closed: string;
  /**
   * Text on one line.
   */
  rating: string;
  reviews: TextWithANumber5;
  /**
   * Text on one line.
   */
  noReviews: string;
  /**
   * Text on one line.
   */
  newTab: string;
  /**
   * Text on one line.
   */
  breadcrumb: string;
}
/**
 * A duration in hours, as on cards and course pages.
 */
export interface TextWithANumber {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * A duration in days.
 */
export interface TextWithANumber1 {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * A duration in weeks.
 */
export interface TextWithANumber2 {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * A duration in minutes.
 */
export interface TextWithANumber3 {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * A fee that is paid in parts: {price} is one of them.
 */
export interface TextWithANumber4 {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * How many reviews a rating rests on.
 */
export interface TextWithANumber5 {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * Words of the header, the menus, the footer and the phone button.
 */
export interface NavigationMessages {
  /**
   * Text on one line.
   */
  skip: string;
  /**
   * Text on one line.
   */
  main: string;
  /**
   * Text on one line.
   */
  announcement: string;
  /**
   * Text on one line.
   */
  menu: string;
  /**
   * Text on one line.
   */
  home: string;
  /**
   * Text on one line.
   */
  courses: string;
  /**
   * Text on one line.
   */
  allCourses: string;
  /**
   * Text on one line.
   */
  requestInfo: string;
  /**
   * Text on one line.
   */
  search: string;
  /**
   * Text on one line.
   */
  language: string;
  /**
   * Text on one line.
   */
  unavailable: string;
  /**
   * Text on one line.
   */
  quickLinks: string;
  /**
   * Text on one line.
   */
  businessHours: string;
  /**
   * Text on one line.
   */
  contactUs: string;
  /**
   * Text on one line.
   */
  followUs: string;
  /**
   * Text on one line.
   */
  callUs: string;
  /**
   * Text on one line.
   */
  emailUs: string;
  /**
   * Text on one line.
   */
  rights: string;
  /**
   * Text on one line.
   */
  whatsapp: string;
  /**
   * Text on one line.
   */
  whatsappText: string;
  /**
   * Text on one line.
   */
  whatsappCourseText: string;
  /**
   * Text on one line.
   */
  openUntil: string;
  /**
   * Text on one line.
   */
  closedNow: string;
  /**
   * Text on one line.
   */
  directions: string;
  /**
   * Text on one line.
   */
  searchHint: string;
  /**
   * Text on one line.
   */
  pages: string;
  /**
   * Text on one line.
   */
  nothingFound: string;
  found: TextWithANumber6;
}
/**
 * How many results a search has; read out by screen readers, not shown.
 */
export interface TextWithANumber6 {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * Words of the cards and of the filter in the catalogue.
 */
export interface CatalogueMessages {
  /**
   * Text on one line.
   */
  filter: string;
  /**
   * Text on one line.
   */
  search: string;
  /**
   * Text on one line.
   */
  searchHint: string;
  /**
   * Text on one line.
   */
  category: string;
  /**
   * Text on one line.
   */
  allCategories: string;
  /**
   * Text on one line.
   */
  subcategory: string;
  /**
   * Text on one line.
   */
  allSubcategories: string;
  /**
   * Text on one line.
   */
  apply: string;
  /**
   * Text on one line.
   */
  reset: string;
  /**
   * Text on one line.
   */
  criteria: string;
  /**
   * Text on one line.
   */
  removeCriterion: string;
  results: TextWithANumber7;
  /**
   * Text on one line.
   */
  noMatch: string;
  /**
   * Text on one line.
   */
  noWord: string;
  /**
   * Text on one line.
   */
  without: string;
  /**
   * How visitors compare courses with each other.
   */
  compare: {
    /**
     * Text on one line.
     */
    tick: string;
    /**
     * Text on one line.
     */
    tickOf: string;
    /**
     * Text on one line.
     */
    open: string;
    /**
     * Text on one line.
     */
    another: string;
    /**
     * Text on one line.
     */
    most: string;
    /**
     * Text on one line.
     */
    clear: string;
    /**
     * Text on one line.
     */
    title: string;
  };
  /**
   * Text on one line.
   */
  jump: string;
  /**
   * Text on one line.
   */
  loading: string;
  /**
   * Text on one line.
   */
  loadFailed: string;
  /**
   * Text on one line.
   */
  showMore: string;
  /**
   * Text on one line.
   */
  shown: string;
  /**
   * Text on one line.
   */
  lists: string;
  /**
   * Text on one line.
   */
  listPages: string;
  /**
   * Text on one line.
   */
  listPage: string;
  /**
   * Text on one line.
   */
  viewDetails: string;
  /**
   * Text on one line.
   */
  viewDetailsOf: string;
  /**
   * Text on one line.
   */
  enrollNow: string;
  /**
   * Text on one line.
   */
  enrollIn: string;
  /**
   * Text on one line.
   */
  duration: string;
  /**
   * Text on one line.
   */
  price: string;
  /**
   * Text on one line.
   */
  priceOnRequest: string;
  /**
   * Text on one line.
   */
  nextDate: string;
  /**
   * Text on one line.
   */
  askForDate: string;
  /**
   * Text on one line.
   */
  askForDateOf: string;
  /**
   * Text on one line.
   */
  sort: string;
  /**
   * The orders in which courses can be shown.
   */
  sorts: {
    /**
     * Text on one line.
     */
    none: string;
    /**
     * Text on one line.
     */
    match: string;
    /**
     * Text on one line.
     */
    date: string;
    /**
     * Text on one line.
     */
    fee: string;
    /**
     * Text on one line.
     */
    length: string;
  };
  /**
   * Choices that the filter has where courses differ in them.
   */
  facets: {
    /**
     * One choice.
     */
    level: {
      /**
       * Text on one line.
       */
      label: string;
      /**
       * Text on one line.
       */
      all: string;
    };
    /**
     * One choice.
     */
    type: {
      /**
       * Text on one line.
       */
      label: string;
      /**
       * Text on one line.
       */
      all: string;
    };
    /**
     * One choice.
     */
    place: {
      /**
       * Text on one line.
       */
      label: string;
      /**
       * Text on one line.
       */
      all: string;
    };
    /**
     * One choice.
     */
    month: {
      /**
       * Text on one line.
       */
      label: string;
      /**
       * Text on one line.
       */
      all: string;
    };
    /**
     * One choice.
     */
    language: {
      /**
       * Text on one line.
       */
      label: string;
      /**
       * Text on one line.
       */
      all: string;
    };
  };
}
/**
 * How many courses are shown.
 */
export interface TextWithANumber7 {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * Words of the pages of courses.
 */
export interface CourseMessages {
  /**
   * Text on one line.
   */
  sections: string;
  /**
   * Text on one line.
   */
  enrollNow: string;
  /**
   * Text on one line.
   */
  registerNow: string;
  /**
   * Text on one line.
   */
  duration: string;
  /**
   * Text on one line.
   */
  level: string;
  /**
   * Text on one line.
   */
  languages: string;
  /**
   * Text on one line.
   */
  price: string;
  /**
   * Text on one line.
   */
  priceOnRequest: string;
  /**
   * Text on one line.
   */
  category: string;
  /**
   * Text on one line.
   */
  location: string;
  /**
   * Text on one line.
   */
  certificate: string;
  /**
   * Text on one line.
   */
  access: string;
  /**
   * Text on one line.
   */
  lastUpdated: string;
  /**
   * Text on one line.
   */
  students: string;
  /**
   * Text on one line.
   */
  prerequisites: string;
  /**
   * Text on one line.
   */
  credential: string;
  /**
   * Labels of the key facts, and the words of the booking deadline.
   */
  keyFacts: {
    /**
     * Text on one line.
     */
    code: string;
    /**
     * Text on one line.
     */
    validFor: string;
    /**
     * Text on one line.
     */
    leadsTo: string;
    /**
     * Text on one line.
     */
    minimum: string;
    /**
     * Text on one line.
     */
    bookBy: string;
    /**
     * Text on one line.
     */
    beforeStart: string;
    /**
     * Text on one line.
     */
    accreditations: string;
  };
  /**
   * Text on one line.
   */
  googleRating: string;
  /**
   * Text on one line.
   */
  ratingOutOfFive: string;
  studentCount: TextWithANumber8;
  modules: TextWithANumber9;
  topics: TextWithANumber10;
  /**
   * Text on one line.
   */
  expandAll: string;
  /**
   * Text on one line.
   */
  collapseAll: string;
  /**
   * The level of a course in words.
   */
  levels: {
    /**
     * Text on one line.
     */
    beginner: string;
    /**
     * Text on one line.
     */
    beginnerToIntermediate: string;
    /**
     * Text on one line.
     */
    intermediate: string;
    /**
     * Text on one line.
     */
    intermediateToAdvanced: string;
    /**
     * Text on one line.
     */
    advanced: string;
    /**
     * Text on one line.
     */
    professional: string;
  };
  /**
   * Text on one line.
   */
  nextDate: string;
  /**
   * Text on one line.
   */
  allFacts: string;
  /**
   * Text on one line.
   */
  share: string;
  /**
   * Text on one line.
   */
  copyLink: string;
  /**
   * Text on one line.
   */
  linkCopied: string;
}
/**
 * How many people took the course.
 */
export interface TextWithANumber8 {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * How many modules the curriculum has.
 */
export interface TextWithANumber9 {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * How many topics a module has.
 */
export interface TextWithANumber10 {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * Words of the tables and lists of sessions.
 */
export interface ScheduleMessages {
  /**
   * Text on one line.
   */
  course: string;
  /**
   * Text on one line.
   */
  start: string;
  /**
   * Text on one line.
   */
  end: string;
  /**
   * Text on one line.
   */
  duration: string;
  /**
   * Text on one line.
   */
  location: string;
  /**
   * Text on one line.
   */
  type: string;
  /**
   * Text on one line.
   */
  availability: string;
  /**
   * Text on one line.
   */
  action: string;
  /**
   * Text on one line.
   */
  register: string;
  /**
   * Text on one line.
   */
  registerFor: string;
  /**
   * Text on one line.
   */
  waitingList: string;
  /**
   * Text on one line.
   */
  waitingListFor: string;
  /**
   * Text on one line.
   */
  category: string;
  /**
   * Text on one line.
   */
  allCategories: string;
  sessions: TextWithANumber11;
  /**
   * Text on one line.
   */
  dates: string;
  /**
   * The availability of a session in words.
   */
  availabilities: {
    /**
     * Text on one line.
     */
    available: string;
    /**
     * Text on one line.
     */
    limited: string;
    /**
     * Text on one line.
     */
    full: string;
    /**
     * Text on one line.
     */
    waitingList: string;
  };
  /**
   * The type of a session in words.
   */
  types: {
    /**
     * Text on one line.
     */
    inPerson: string;
    /**
     * Text on one line.
     */
    online: string;
    /**
     * Text on one line.
     */
    hybrid: string;
  };
  /**
   * Text on one line.
   */
  month: string;
  /**
   * Text on one line.
   */
  allMonths: string;
  /**
   * Text on one line.
   */
  filter: string;
  /**
   * Text on one line.
   */
  noMatch: string;
  /**
   * Text on one line.
   */
  reset: string;
  /**
   * Text on one line.
   */
  addToCalendar: string;
  /**
   * Text on one line.
   */
  addToCalendarFor: string;
  /**
   * Text on one line.
   */
  calendar: string;
  /**
   * Text on one line.
   */
  calendarHint: string;
  /**
   * Text on one line.
   */
  subscribe: string;
  /**
   * Text on one line.
   */
  download: string;
  /**
   * Text on one line.
   */
  calendarName: string;
  /**
   * Text on one line.
   */
  calendarNote: string;
  /**
   * Text on one line.
   */
  daysAndTimes: string;
  /**
   * Text on one line.
   */
  onRequest: string;
  /**
   * Text on one line.
   */
  anyTime: string;
  /**
   * Text on one line.
   */
  cancelled: string;
  /**
   * Text on one line.
   */
  postponed: string;
  /**
   * Text on one line.
   */
  postponedTo: string;
  seatsLeft: TextWithANumber12;
  /**
   * Text on one line.
   */
  languages: string;
  /**
   * Text on one line.
   */
  taughtBy: string;
  /**
   * Text on one line.
   */
  times: string;
  /**
   * Text on one line.
   */
  price: string;
  /**
   * Text on one line.
   */
  allSessions: string;
  /**
   * Text on one line.
   */
  allCourses: string;
  /**
   * Text on one line.
   */
  allTypes: string;
}
/**
 * How many sessions are shown.
 */
export interface TextWithANumber11 {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * How many places are left.
 */
export interface TextWithANumber12 {
  /**
   * Text on one line.
   */
  zero?: string;
  /**
   * Text on one line.
   */
  one?: string;
  /**
   * Text on one line.
   */
  two?: string;
  /**
   * Text on one line.
   */
  few?: string;
  /**
   * Text on one line.
   */
  many?: string;
  /**
   * Text on one line.
   */
  other: string;
}
/**
 * Words of the gallery and of the large view of a picture.
 */
export interface GalleryMessages {
  /**
   * Text on one line.
   */
  enlarge: string;
  /**
   * Text on one line.
   */
  viewer: string;
  /**
   * Text on one line.
   */
  previous: string;
  /**
   * Text on one line.
   */
  next: string;
  /**
   * Text on one line.
   */
  close: string;
  /**
   * Text on one line.
   */
  position: string;
}
/**
 * What all forms share.
 */
export interface FormMessages {
  /**
   * Text on one line.
   */
  selectPrompt: string;
  /**
   * Text on one line.
   */
  requiredMark: string;
  /**
   * Text on one line.
   */
  requiredNote: string;
  /**
   * Text on one line.
   */
  trap: string;
  /**
   * Text on one line.
   */
  notStated: string;
  /**
   * The subject of the message that the provider receives.
   */
  subjects: {
    /**
     * Text on one line.
     */
    contact: string;
    /**
     * Text on one line.
     */
    registration: string;
    /**
     * Text on one line.
     */
    corporate: string;
  };
  /**
   * What visitors read when no service took the message.
   */
  failure: {
    /**
     * Text on one line.
     */
    alert: string;
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
    /**
     * Text on one line.
     */
    mail: string;
  };
  /**
   * Text on one line.
   */
  byMail: string;
  /**
   * Text on one line.
   */
  clear: string;
  /**
   * Text on one line.
   */
  sent: string;
  /**
   * Text on one line.
   */
  reference: string;
  /**
   * Text on one line.
   */
  print: string;
  /**
   * The page that follows a form which the browser sends without JavaScript.
   */
  thanks: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
    /**
     * Text on one line.
     */
    link: string;
  };
  /**
   * What visitors read when their browser sent a form without JavaScript and the collector refused it. Telephone numbers and email are shown below.
   */
  notSent: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
    /**
     * Text on one line.
     */
    link: string;
  };
  /**
   * The heading of the optional fields; pressing it shows them.
   */
  extra: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
  };
  /**
   * How visitors choose a session in the registration form.
   */
  session: {
    /**
     * Text on one line.
     */
    matches: string;
    /**
     * Text on one line.
     */
    choose: string;
    /**
     * Text on one line.
     */
    others: string;
    /**
     * Text on one line.
     */
    another: string;
    /**
     * Text on one line.
     */
    anotherHint: string;
    /**
     * Text on one line.
     */
    dates: string;
    /**
     * Text on one line.
     */
    unlisted: string;
    /**
     * Text on one line.
     */
    label: string;
    /**
     * Text on one line.
     */
    none: string;
    /**
     * Text on one line.
     */
    gone: string;
    /**
     * Text on one line.
     */
    waitingList: string;
    /**
     * Text on one line.
     */
    summary: string;
    /**
     * Text on one line.
     */
    empty: string;
    /**
     * Text on one line.
     */
    noPayment: string;
  };
}
/**
 * What visitors read when something is missing or fails.
 */
export interface ErrorMessages {
  /**
   * Text on one line.
   */
  documentTitle: string;
  /**
   * Shown for an address that no page has.
   */
  notFound: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
    /**
     * Text on one line.
     */
    link: string;
  };
  /**
   * Shown for a course number that the catalogue does not have.
   */
  courseNotFound: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
    /**
     * Text on one line.
     */
    link: string;
  };
  /**
   * Shown when a page fails while it is displayed; the status or message follows.
   */
  unexpected: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    link: string;
  };
  /**
   * Shown when the next page cannot be loaded.
   */
  loadFailed: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
    /**
     * Text on one line.
     */
    retry: string;
  };
  /**
   * What visitors are offered where there is no page, or no such course.
   */
  help: {
    /**
     * Text on one line.
     */
    search: string;
    /**
     * Text on one line.
     */
    submit: string;
    /**
     * Text on one line.
     */
    near: string;
    /**
     * Text on one line.
     */
    popular: string;
    /**
     * Text on one line.
     */
    hint: string;
  };
}
/**
 * Words of the list of trainers and of the page of each.
 */
export interface TrainerMessages {
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  qualifications: string;
  /**
   * Text on one line.
   */
  languages: string;
  /**
   * Text on one line.
   */
  links: string;
  /**
   * Text on one line.
   */
  courses: string;
  /**
   * Text on one line.
   */
  sessionsOf: string;
  /**
   * Text on one line.
   */
  sessions: string;
}
/**
 * Words of the list of news and of each item.
 */
export interface NewsMessages {
  /**
   * Text on one line.
   */
  feed: string;
  /**
   * Text on one line.
   */
  earlier: string;
  /**
   * Text on one line.
   */
  by: string;
  /**
   * Text on one line.
   */
  updated: string;
  /**
   * Text on one line.
   */
  courses: string;
  /**
   * Text on one line.
   */
  more: string;
  /**
   * Text on one line.
   */
  newer: string;
  /**
   * Text on one line.
   */
  older: string;
  /**
   * Text on one line.
   */
  all: string;
}
/**
 * Words for what some courses and pages have: questions, a video, documents.
 */
export interface ExtraMessages {
  /**
   * Text on one line.
   */
  questions: string;
  /**
   * Text on one line.
   */
  documents: string;
  /**
   * Text on one line.
   */
  playVideo: string;
  /**
   * Text on one line.
   */
  openVideo: string;
  /**
   * Text on one line.
   */
  videoFrom: string;
  /**
   * Text on one line.
   */
  videoOn: string;
  /**
   * Text on one line.
   */
  places: string;
  /**
   * Text on one line.
   */
  mapOf: string;
  /**
   * Text on one line.
   */
  coursesHere: string;
}
/**
 * Words of the question whether a visit may be measured. It is shown only where site.yaml names a service that needs consent.
 */
export interface ConsentMessages {
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  text: string;
  /**
   * Text on one line.
   */
  accept: string;
  /**
   * Text on one line.
   */
  decline: string;
  /**
   * Text on one line.
   */
  settings: string;
  /**
   * Text on one line.
   */
  accepted: string;
  /**
   * Text on one line.
   */
  declined: string;
}
/**
 * Words of pages of text, such as the privacy notice.
 */
export interface TextMessages {
  /**
   * Text on one line.
   */
  copy: string;
  /**
   * Text on one line.
   */
  copied: string;
  /**
   * Text on one line.
   */
  others: string;
  /**
   * Text on one line.
   */
  previous: string;
  /**
   * Text on one line.
   */
  next: string;
  /**
   * Text on one line.
   */
  source: string;
}
/**
 * The labels of notes in a text.
 */
export interface NotesMessages {
  /**
   * Text on one line.
   */
  note: string;
  /**
   * Text on one line.
   */
  tip: string;
  /**
   * Text on one line.
   */
  important: string;
  /**
   * Text on one line.
   */
  warning: string;
  /**
   * Text on one line.
   */
  caution: string;
}
/**
 * Something that happened, or will. The file's name is the end of its address: news/new-rooms.yaml is the page /news/new-rooms.
 */
export interface NewsItem {
  /**
   * Text on one line.
   */
  title: string;
  /**
   * The day on which the item is published, as year-month-day. One in the future is not shown until the site is built on that day or later.
   */
  date: string;
  /**
   * The day on which the text was last changed in a way that readers should know about, as year-month-day. Shown beside the day of the item.
   */
  updated?: string;
  /**
   * Text on one line.
   */
  author?: string;
  /**
   * The trainer who wrote it, by the name of the file in trainers. The item then has the name, with a link to the trainer's page.
   */
  trainer?: string;
  /**
   * Text on one line.
   */
  summary?: string;
  picture?: Picture2;
  /**
   * The text as Markdown: paragraphs, lists, bold text, links, tables and pictures from the media folder. Headings begin with ##.
   */
  text: string;
  /**
   * Courses that the item is about, by the names of their files. They are shown below the text.
   *
   * @maxItems 12
   *
   * Items: The name of the file of a course.
   */
  courses?: string[];
}
/**
 * A picture from the media folder, best about 1600 pixels wide. Shown above the text, and in the list of news.
 */
export interface Picture2 {
  /**
   * Where the picture is, from the content folder.
   */
  file: string;
  /**
   * What the picture shows, for someone who cannot see it. Empty only with decorative: true.
   */
  alt: string;
  /**
   * true if the picture adds nothing to the text beside it: its alternative text is then empty.
   */
  decorative?: boolean;
  /**
   * What stays in sight where a page shows a part of the picture only.
   */
  focus?: 'top' | 'bottom' | 'left' | 'right' | 'top left' | 'top right' | 'bottom left' | 'bottom right';
}
/**
 * The words of the about page, and which figures and stories it shows.
 */
export interface AboutPage {
  /**
   * The design that shows this page.
   */
  template: 'about';
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture beside the heading of the page, from the media folder; best about 1600 by 1000 pixels, with what matters in the middle. It is decoration: phones show it below the words, and screen readers skip it.
   */
  picture?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * Text on one line.
   */
  storyTitle?: string;
  /**
   * The history of the provider, in Markdown.
   */
  story?: string;
  /**
   * What the provider does.
   */
  mission?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
  };
  /**
   * Where it leads.
   */
  vision?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
  };
  /**
   * The values of the provider.
   */
  values?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * The values, in display order.
     *
     * Items: One value.
     */
    items: {
      /**
       * The drawing beside the text.
       */
      icon:
        | 'arrow'
        | 'award'
        | 'book'
        | 'building'
        | 'calendar'
        | 'chart'
        | 'check'
        | 'chevron'
        | 'clock'
        | 'close'
        | 'download'
        | 'external'
        | 'filter'
        | 'globe'
        | 'group'
        | 'heart'
        | 'mail'
        | 'map-pin'
        | 'menu'
        | 'minus'
        | 'phone'
        | 'plus'
        | 'printer'
        | 'search'
        | 'shield'
        | 'spark'
        | 'star'
        | 'target'
        | 'user'
        | 'video'
        | 'whatsapp';
      /**
       * Text on one line.
       */
      title: string;
      /**
       * Text on one line.
       */
      text: string;
    }[];
  };
  /**
   * Text on one line.
   */
  figuresTitle?: string;
  /**
   * Ids of figures of site.yaml, in display order.
   *
   * Items: The id by which it is chosen.
   */
  figures?: string[];
  /**
   * What participants say.
   */
  stories?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    intro?: string;
    /**
     * Ids of stories of stories.yaml, in display order.
     *
     * Items: The id by which it is chosen.
     */
    ids: string[];
  };
  /**
   * Why choose this provider.
   */
  reasons?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * The reasons, in display order.
     *
     * Items: One reason.
     */
    items: {
      /**
       * The drawing beside the text.
       */
      icon:
        | 'arrow'
        | 'award'
        | 'book'
        | 'building'
        | 'calendar'
        | 'chart'
        | 'check'
        | 'chevron'
        | 'clock'
        | 'close'
        | 'download'
        | 'external'
        | 'filter'
        | 'globe'
        | 'group'
        | 'heart'
        | 'mail'
        | 'map-pin'
        | 'menu'
        | 'minus'
        | 'phone'
        | 'plus'
        | 'printer'
        | 'search'
        | 'shield'
        | 'spark'
        | 'star'
        | 'target'
        | 'user'
        | 'video'
        | 'whatsapp';
      /**
       * Text on one line.
       */
      title: string;
      /**
       * Text on one line.
       */
      text: string;
    }[];
  };
  closing?: ClosingCall;
  video?: Video1;
  documents?: Documents1;
  questions?: Questions1;
}
/**
 * The last band of the page: what a visitor can do next.
 */
export interface ClosingCall {
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  text?: string;
  /**
   * A picture beside the words, from the media folder. It is decoration: phones do not show it, and screen readers skip it.
   */
  picture?: string;
  /**
   * The first is shown as the main button.
   */
  links?: Link5[];
}
/**
 * A place to go next.
 */
export interface Link5 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * A video, by its address on YouTube or Vimeo or as a file, shown near the end of the page. Leave it out where there is none.
 */
export interface Video1 {
  /**
   * The page of the video on YouTube or Vimeo, the full address of a file that ends in .mp4 or .webm, or such a file in the media folder. A video on any other site is opened there. Full addresses begin with https://.
   */
  url: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture from the media folder that is shown until the video plays; best 1280 by 720 pixels or larger. Leave it out and a plain one is drawn.
   */
  still?: string;
  /**
   * How long it is, as a number of minutes.
   */
  minutes?: number;
  /**
   * Text on one line.
   */
  description?: string;
  /**
   * The day on which the video was published, as year-month-day. With it and a still, search engines can show the video.
   */
  uploadDate?: string;
  /**
   * A file with subtitles (.vtt) in the media folder, in the language of the site, for a video of your own. YouTube and Vimeo have their own.
   */
  captions?: string;
}
/**
 * The words of the catalogue page.
 */
export interface CataloguePage {
  /**
   * The design that shows this page.
   */
  template: 'catalogue';
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture beside the heading of the page, from the media folder; best about 1600 by 1000 pixels, with what matters in the middle. It is decoration: phones show it below the words, and screen readers skip it.
   */
  picture?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  closing?: ClosingCall1;
}
/**
 * The last band of the page: what a visitor can do next.
 */
export interface ClosingCall1 {
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  text?: string;
  /**
   * A picture beside the words, from the media folder. It is decoration: phones do not show it, and screen readers skip it.
   */
  picture?: string;
  /**
   * The first is shown as the main button.
   */
  links?: Link5[];
}
/**
 * The words of the contact page.
 */
export interface ContactPage {
  /**
   * The design that shows this page.
   */
  template: 'contact';
  /**
   * Text on one line.
   */
  eyebrow?: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture beside the heading of the page, from the media folder; best about 1600 by 1000 pixels, with what matters in the middle. It is decoration: phones show it below the words, and screen readers skip it.
   */
  picture?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * The headings of the contact details. The details themselves come from site.yaml.
   */
  details: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    address: string;
    /**
     * Text on one line.
     */
    phones: string;
    /**
     * Text on one line.
     */
    email: string;
    /**
     * Text on one line.
     */
    hours: string;
  };
  /**
   * The words of the form, which the page shows as soon as forms.yaml names an endpoint; words that are left out are supplied. none shows the other ways to reach you and no form.
   */
  form:
    | {
        /**
         * Text on one line.
         */
        title: string;
        /**
         * Text on one line.
         */
        intro?: string;
        /**
         * The label of each known field that the form has; forms.yaml says which.
         */
        fields: {
          /**
           * Text on one line.
           */
          name: string;
          /**
           * Text on one line.
           */
          email: string;
          /**
           * Text on one line.
           */
          phone: string;
          /**
           * Text on one line.
           */
          subject: string;
          /**
           * Text on one line.
           */
          message: string;
        };
        /**
         * Text on one line.
         */
        submit: string;
        /**
         * Text on one line.
         */
        submitting: string;
        /**
         * What replaces the form for five seconds once it has been received.
         */
        confirmation: {
          /**
           * Text on one line.
           */
          title: string;
          /**
           * Text on one line.
           */
          text: string;
        };
        /**
         * What a link such as /contact?course=CAPM fills in.
         */
        courseQuestion?: {
          /**
           * Text on one line.
           */
          subject: string;
          /**
           * Text on one line.
           */
          message: string;
        };
      }
    | string;
  /**
   * The words around the map.
   */
  map: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
    /**
     * Text on one line.
     */
    show: string;
    /**
     * Text on one line.
     */
    open: string;
    /**
     * Text on one line.
     */
    frame: string;
  };
  video?: Video2;
  documents?: Documents2;
  questions?: Questions2;
}
/**
 * A video, by its address on YouTube or Vimeo or as a file, shown near the end of the page. Leave it out where there is none.
 */
export interface Video2 {
  /**
   * The page of the video on YouTube or Vimeo, the full address of a file that ends in .mp4 or .webm, or such a file in the media folder. A video on any other site is opened there. Full addresses begin with https://.
   */
  url: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture from the media folder that is shown until the video plays; best 1280 by 720 pixels or larger. Leave it out and a plain one is drawn.
   */
  still?: string;
  /**
   * How long it is, as a number of minutes.
   */
  minutes?: number;
  /**
   * Text on one line.
   */
  description?: string;
  /**
   * The day on which the video was published, as year-month-day. With it and a still, search engines can show the video.
   */
  uploadDate?: string;
  /**
   * A file with subtitles (.vtt) in the media folder, in the language of the site, for a video of your own. YouTube and Vimeo have their own.
   */
  captions?: string;
}
/**
 * The words of the page for customised corporate training requests.
 */
export interface CorporatePage {
  /**
   * The design that shows this page.
   */
  template: 'corporate';
  /**
   * Text on one line.
   */
  eyebrow?: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture beside the heading of the page, from the media folder; best about 1600 by 1000 pixels, with what matters in the middle. It is decoration: phones show it below the words, and screen readers skip it.
   */
  picture?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * The words of the form.
   */
  form: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    intro?: string;
    /**
     * The label of each known field that the form has; forms.yaml says which.
     */
    fields: {
      /**
       * Text on one line.
       */
      companyName: string;
      /**
       * Text on one line.
       */
      contactName: string;
      /**
       * Text on one line.
       */
      email: string;
      /**
       * Text on one line.
       */
      phone: string;
      /**
       * Text on one line.
       */
      topics: string;
      /**
       * Text on one line.
       */
      mode: string;
      /**
       * Text on one line.
       */
      participants: string;
      /**
       * Text on one line.
       */
      dates: string;
      /**
       * Text on one line.
       */
      notes: string;
    };
    /**
     * Sentences below some fields; those that are left out are supplied.
     */
    hints: {
      /**
       * Text on one line.
       */
      topics: string;
      /**
       * Text on one line.
       */
      dates: string;
      /**
       * Text on one line.
       */
      notes: string;
    };
    /**
     * Text on one line.
     */
    submit: string;
    /**
     * Text on one line.
     */
    submitting: string;
    /**
     * What replaces the form for five seconds once it has been received.
     */
    confirmation: {
      /**
       * Text on one line.
       */
      title: string;
      /**
       * Text on one line.
       */
      text: string;
    };
  };
  /**
   * Shown beside the form.
   */
  aside?: {
    /**
     * Text on one line.
     */
    title: string;
    steps: Lines9;
    link?: Link6;
  };
  video?: Video3;
  documents?: Documents3;
  questions?: Questions3;
}
/**
 * A link below the steps.
 */
export interface Link6 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * A video, by its address on YouTube or Vimeo or as a file, shown near the end of the page. Leave it out where there is none.
 */
export interface Video3 {
  /**
   * The page of the video on YouTube or Vimeo, the full address of a file that ends in .mp4 or .webm, or such a file in the media folder. A video on any other site is opened there. Full addresses begin with https://.
   */
  url: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture from the media folder that is shown until the video plays; best 1280 by 720 pixels or larger. Leave it out and a plain one is drawn.
   */
  still?: string;
  /**
   * How long it is, as a number of minutes.
   */
  minutes?: number;
  /**
   * Text on one line.
   */
  description?: string;
  /**
   * The day on which the video was published, as year-month-day. With it and a still, search engines can show the video.
   */
  uploadDate?: string;
  /**
   * A file with subtitles (.vtt) in the media folder, in the language of the site, for a video of your own. YouTube and Vimeo have their own.
   */
  captions?: string;
}
/**
 * The fixed words of every course page.
 */
export interface CourseWords {
  /**
   * The design that shows this page.
   */
  template: 'course';
  /**
   * Text on one line.
   */
  certificate?: string;
  /**
   * Text on one line.
   */
  access?: string;
  /**
   * The fixed values of pages of courses that have no named page; each may be left out.
   */
  generic?: {
    /**
     * Text on one line.
     */
    otherLevel?: string;
    /**
     * Text on one line.
     */
    lastUpdated?: string;
    /**
     * Text on one line.
     */
    googleRating?: string;
  };
  /**
   * Text on one line.
   */
  objectivesTitle: string;
  /**
   * Text on one line.
   */
  overviewTitle: string;
  /**
   * Text on one line.
   */
  curriculumTitle: string;
  /**
   * Text on one line.
   */
  featuresTitle: string;
  /**
   * Text on one line.
   */
  reviewsTitle: string;
  /**
   * Text on one line.
   */
  storiesTitle: string;
  /**
   * Text on one line.
   */
  noReviews?: string;
  /**
   * Text on one line.
   */
  factsTitle: string;
  /**
   * Text on one line.
   */
  courseFeaturesTitle: string;
  /**
   * Text on one line.
   */
  keyFactsTitle: string;
  /**
   * The upcoming sessions of the course.
   */
  sessions: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    empty: string;
    link?: Link7;
    ask?: Link8;
  };
  /**
   * Headings of the detailed programme of some generic pages.
   */
  details: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    objectives: string;
    /**
     * Text on one line.
     */
    benefits: string;
    /**
     * Text on one line.
     */
    eligibility: string;
    /**
     * Text on one line.
     */
    courseContents: string;
    /**
     * Text on one line.
     */
    agenda: string;
  };
  /**
   * The box with the contact details.
   */
  contact?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text?: string;
    link?: Link9;
  };
  /**
   * The line for employers.
   */
  corporate?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text?: string;
    link?: Link10;
  };
  /**
   * Text on one line.
   */
  relatedTitle: string;
}
/**
 * To the whole schedule.
 */
export interface Link7 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * Where to ask for a date.
 */
export interface Link8 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * To the message form.
 */
export interface Link9 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * To the request form.
 */
export interface Link10 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * The words and pictures of the gallery.
 */
export interface GalleryPage {
  /**
   * The design that shows this page.
   */
  template: 'gallery';
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * In display order. May be empty.
   *
   * Items: One picture.
   */
  pictures?: {
    /**
     * Where the picture is, from the content folder.
     */
    file: string;
    /**
     * What the picture shows, for someone who cannot see it.
     */
    alt: string;
    /**
     * Text on one line.
     */
    caption?: string;
  }[];
  /**
   * Shown in place of an empty gallery.
   */
  empty: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
  };
  /**
   * Text on one line.
   */
  external?: string;
  closing?: ClosingCall2;
}
/**
 * The last band of the page: what a visitor can do next.
 */
export interface ClosingCall2 {
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  text?: string;
  /**
   * A picture beside the words, from the media folder. It is decoration: phones do not show it, and screen readers skip it.
   */
  picture?: string;
  /**
   * The first is shown as the main button.
   */
  links?: Link5[];
}
/**
 * The words of the home page, and which courses, figures and stories it shows.
 */
export interface HomePage {
  /**
   * The design that shows this page.
   */
  template: 'home';
  /**
   * Text on one line.
   */
  title: string;
  /**
   * What a visitor sees first.
   */
  hero?: {
    /**
     * Text on one line.
     */
    badge?: string;
    /**
     * Text on one line.
     */
    lead?: string;
    /**
     * The first is shown as the main button.
     */
    links?: Link11[];
    picture?: Picture3;
    /**
     * Text on one line.
     */
    note?: string;
  };
  /**
   * Reasons to choose you, each with a drawing.
   *
   * Items: One reason.
   */
  features?: {
    /**
     * The drawing beside the text.
     */
    icon:
      | 'arrow'
      | 'award'
      | 'book'
      | 'building'
      | 'calendar'
      | 'chart'
      | 'check'
      | 'chevron'
      | 'clock'
      | 'close'
      | 'download'
      | 'external'
      | 'filter'
      | 'globe'
      | 'group'
      | 'heart'
      | 'mail'
      | 'map-pin'
      | 'menu'
      | 'minus'
      | 'phone'
      | 'plus'
      | 'printer'
      | 'search'
      | 'shield'
      | 'spark'
      | 'star'
      | 'target'
      | 'user'
      | 'video'
      | 'whatsapp';
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
  }[];
  /**
   * The grid of chosen courses.
   */
  featured?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    intro?: string;
    /**
     * The slugs of the courses, in display order.
     *
     * Items: The slug of a course.
     */
    courses?: string[];
    link?: Link12;
  };
  /**
   * The band of figures.
   */
  impact?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    intro?: string;
    /**
     * Ids of figures of site.yaml, in display order.
     *
     * Items: The id by which it is chosen.
     */
    figures: string[];
  };
  /**
   * What participants say.
   */
  stories?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    intro?: string;
    /**
     * Ids of stories of stories.yaml, in display order.
     *
     * Items: The id by which it is chosen.
     */
    ids: string[];
  };
  closing?: ClosingCall3;
  video?: Video4;
  documents?: Documents4;
  questions?: Questions4;
}
/**
 * Where to go from here.
 */
export interface Link11 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * A wide drawing or photograph at the end of the opening; a drawing is shown on the deep colour of the band.
 */
export interface Picture3 {
  /**
   * Where the picture is, from the content folder.
   */
  file: string;
  /**
   * What the picture shows, for someone who cannot see it. Empty only with decorative: true.
   */
  alt: string;
  /**
   * true if the picture adds nothing to the text beside it: its alternative text is then empty.
   */
  decorative?: boolean;
  /**
   * What stays in sight where a page shows a part of the picture only.
   */
  focus?: 'top' | 'bottom' | 'left' | 'right' | 'top left' | 'top right' | 'bottom left' | 'bottom right';
}
/**
 * To the whole catalogue.
 */
export interface Link12 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * The last band of the page: what a visitor can do next.
 */
export interface ClosingCall3 {
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  text?: string;
  /**
   * A picture beside the words, from the media folder. It is decoration: phones do not show it, and screen readers skip it.
   */
  picture?: string;
  /**
   * The first is shown as the main button.
   */
  links?: Link5[];
}
/**
 * A video, by its address on YouTube or Vimeo or as a file, shown near the end of the page. Leave it out where there is none.
 */
export interface Video4 {
  /**
   * The page of the video on YouTube or Vimeo, the full address of a file that ends in .mp4 or .webm, or such a file in the media folder. A video on any other site is opened there. Full addresses begin with https://.
   */
  url: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture from the media folder that is shown until the video plays; best 1280 by 720 pixels or larger. Leave it out and a plain one is drawn.
   */
  still?: string;
  /**
   * How long it is, as a number of minutes.
   */
  minutes?: number;
  /**
   * Text on one line.
   */
  description?: string;
  /**
   * The day on which the video was published, as year-month-day. With it and a still, search engines can show the video.
   */
  uploadDate?: string;
  /**
   * A file with subtitles (.vtt) in the media folder, in the language of the site, for a video of your own. YouTube and Vimeo have their own.
   */
  captions?: string;
}
/**
 * The words of the landing page of a field, and the courses it shows.
 */
export interface LandingPage {
  /**
   * The design that shows this page.
   */
  template: 'landing';
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture beside the heading of the page, from the media folder; best about 1600 by 1000 pixels, with what matters in the middle. It is decoration: phones show it below the words, and screen readers skip it.
   */
  picture?: string;
  /**
   * Text on one line.
   */
  eyebrow?: string;
  /**
   * Text on one line.
   */
  lead?: string;
  /**
   * At the top of the page. The first is shown as the main button.
   */
  links?: Link13[];
  /**
   * Text on one line.
   */
  introTitle?: string;
  /**
   * What the field is about, in Markdown.
   */
  intro?: string;
  /**
   * What participants can do afterwards.
   */
  outcomes?: {
    /**
     * Text on one line.
     */
    title: string;
    items: Lines10;
  };
  /**
   * Text on one line.
   */
  coursesTitle?: string;
  /**
   * The slugs of the courses, in display order.
   *
   * Items: The slug of a course.
   */
  courses?: string[];
  /**
   * For whom the courses are meant.
   */
  audience?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * One each.
     *
     * Items: One group.
     */
    items: {
      /**
       * Text on one line.
       */
      title: string;
      /**
       * Text on one line.
       */
      text: string;
    }[];
  };
  /**
   * How the courses run.
   */
  method?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * In order.
     *
     * Items: One step.
     */
    items: {
      /**
       * Text on one line.
       */
      title: string;
      /**
       * Text on one line.
       */
      text: string;
    }[];
  };
  closing?: ClosingCall4;
  video?: Video5;
  documents?: Documents5;
  questions?: Questions5;
}
/**
 * Where to go.
 */
export interface Link13 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * The last band of the page: what a visitor can do next.
 */
export interface ClosingCall4 {
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  text?: string;
  /**
   * A picture beside the words, from the media folder. It is decoration: phones do not show it, and screen readers skip it.
   */
  picture?: string;
  /**
   * The first is shown as the main button.
   */
  links?: Link5[];
}
/**
 * A video, by its address on YouTube or Vimeo or as a file, shown near the end of the page. Leave it out where there is none.
 */
export interface Video5 {
  /**
   * The page of the video on YouTube or Vimeo, the full address of a file that ends in .mp4 or .webm, or such a file in the media folder. A video on any other site is opened there. Full addresses begin with https://.
   */
  url: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture from the media folder that is shown until the video plays; best 1280 by 720 pixels or larger. Leave it out and a plain one is drawn.
   */
  still?: string;
  /**
   * How long it is, as a number of minutes.
   */
  minutes?: number;
  /**
   * Text on one line.
   */
  description?: string;
  /**
   * The day on which the video was published, as year-month-day. With it and a still, search engines can show the video.
   */
  uploadDate?: string;
  /**
   * A file with subtitles (.vtt) in the media folder, in the language of the site, for a video of your own. YouTube and Vimeo have their own.
   */
  captions?: string;
}
/**
 * The words of the page that lists the news. The pages of the items, and the feed, are below its address.
 */
export interface NewsPage {
  /**
   * The design that shows this page.
   */
  template: 'news';
  /**
   * Text on one line.
   */
  eyebrow?: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture beside the heading of the page, from the media folder; best about 1600 by 1000 pixels, with what matters in the middle. It is decoration: phones show it below the words, and screen readers skip it.
   */
  picture?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * What is shown while there is no news.
   */
  empty: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
  };
}
/**
 * The words of a page that leads to several landing pages.
 */
export interface OverviewPage {
  /**
   * The design that shows this page.
   */
  template: 'overview';
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture beside the heading of the page, from the media folder; best about 1600 by 1000 pixels, with what matters in the middle. It is decoration: phones show it below the words, and screen readers skip it.
   */
  picture?: string;
  /**
   * Text on one line.
   */
  eyebrow?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * Text on one line.
   */
  cardsTitle?: string;
  /**
   * In display order.
   *
   * Items: One field with its topics.
   */
  cards?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
    /**
     * The page of the field.
     */
    to: string;
    topics: Lines11;
  }[];
  /**
   * Text on one line.
   */
  linkLabel: string;
  /**
   * How these courses are taught.
   */
  approach?: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    intro: string;
    /**
     * In order.
     *
     * Items: One step.
     */
    items: {
      /**
       * Text on one line.
       */
      title: string;
      /**
       * Text on one line.
       */
      text: string;
    }[];
  };
  video?: Video6;
  documents?: Documents6;
  questions?: Questions6;
  closing?: ClosingCall5;
}
/**
 * A video, by its address on YouTube or Vimeo or as a file, shown near the end of the page. Leave it out where there is none.
 */
export interface Video6 {
  /**
   * The page of the video on YouTube or Vimeo, the full address of a file that ends in .mp4 or .webm, or such a file in the media folder. A video on any other site is opened there. Full addresses begin with https://.
   */
  url: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture from the media folder that is shown until the video plays; best 1280 by 720 pixels or larger. Leave it out and a plain one is drawn.
   */
  still?: string;
  /**
   * How long it is, as a number of minutes.
   */
  minutes?: number;
  /**
   * Text on one line.
   */
  description?: string;
  /**
   * The day on which the video was published, as year-month-day. With it and a still, search engines can show the video.
   */
  uploadDate?: string;
  /**
   * A file with subtitles (.vtt) in the media folder, in the language of the site, for a video of your own. YouTube and Vimeo have their own.
   */
  captions?: string;
}
/**
 * The last band of the page: what a visitor can do next.
 */
export interface ClosingCall5 {
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  text?: string;
  /**
   * A picture beside the words, from the media folder. It is decoration: phones do not show it, and screen readers skip it.
   */
  picture?: string;
  /**
   * The first is shown as the main button.
   */
  links?: Link5[];
}
/**
 * The words of the registration page.
 */
export interface RegistrationPage {
  /**
   * The design that shows this page.
   */
  template: 'registration';
  /**
   * Text on one line.
   */
  eyebrow?: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * The words of the form.
   */
  form: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    intro?: string;
    /**
     * The headings of the parts of the form. A part without one has none.
     */
    groups?: {
      /**
       * Text on one line.
       */
      course?: string;
      /**
       * Text on one line.
       */
      person?: string;
      /**
       * Text on one line.
       */
      work?: string;
      /**
       * Text on one line.
       */
      more?: string;
    };
    /**
     * The label of each known field that the form has; forms.yaml says which.
     */
    fields: {
      /**
       * Text on one line.
       */
      title: string;
      /**
       * Text on one line.
       */
      firstName: string;
      /**
       * Text on one line.
       */
      lastName: string;
      /**
       * Text on one line.
       */
      dateOfBirth: string;
      /**
       * Text on one line.
       */
      idNumber: string;
      /**
       * Text on one line.
       */
      email: string;
      /**
       * Text on one line.
       */
      phone: string;
      /**
       * Text on one line.
       */
      company: string;
      /**
       * Text on one line.
       */
      position: string;
      /**
       * Text on one line.
       */
      nominationType: string;
      /**
       * Text on one line.
       */
      industrySector: string;
      /**
       * Text on one line.
       */
      academicQualifications: string;
      /**
       * Text on one line.
       */
      industryExperience: string;
      /**
       * Text on one line.
       */
      course: string;
      /**
       * Text on one line.
       */
      startDate: string;
      /**
       * Text on one line.
       */
      endDate: string;
      /**
       * Text on one line.
       */
      duration: string;
      /**
       * Text on one line.
       */
      message: string;
    };
    /**
     * Sentences below some fields; those that are left out are supplied.
     */
    hints: {
      /**
       * Text on one line.
       */
      course?: string;
      /**
       * Text on one line.
       */
      idNumber: string;
      /**
       * Text on one line.
       */
      message: string;
    };
    /**
     * Text on one line.
     */
    submit: string;
    /**
     * Text on one line.
     */
    submitting: string;
    /**
     * What replaces the form for five seconds once it has been received.
     */
    confirmation: {
      /**
       * Text on one line.
       */
      title: string;
      /**
       * Text on one line.
       */
      text: string;
    };
  };
  /**
   * Shown beside the form.
   */
  aside?: {
    /**
     * Text on one line.
     */
    title: string;
    steps: Lines12;
    link?: Link14;
  };
}
/**
 * A link below the steps.
 */
export interface Link14 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * The words of the schedule page.
 */
export interface SchedulePage {
  /**
   * The design that shows this page.
   */
  template: 'schedule';
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture beside the heading of the page, from the media folder; best about 1600 by 1000 pixels, with what matters in the middle. It is decoration: phones show it below the words, and screen readers skip it.
   */
  picture?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * The table of sessions to come.
   */
  upcoming: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    caption: string;
  };
  /**
   * Shown in place of an empty table.
   */
  empty: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
    link?: Link15;
  };
  /**
   * The part on hours of the day. The notes themselves are in schedule.yaml.
   */
  timing: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    intro?: string;
  };
  /**
   * The table of sessions that have begun.
   */
  past: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    caption: string;
  };
  closing?: ClosingCall6;
}
/**
 * Where to ask.
 */
export interface Link15 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * The last band of the page: what a visitor can do next.
 */
export interface ClosingCall6 {
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  text?: string;
  /**
   * A picture beside the words, from the media folder. It is decoration: phones do not show it, and screen readers skip it.
   */
  picture?: string;
  /**
   * The first is shown as the main button.
   */
  links?: Link5[];
}
/**
 * A page made of sections in any order, such as a page about a service, a partner programme, or the home page.
 */
export interface SectionsPage {
  /**
   * The design that shows this page.
   */
  template: 'sections';
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  eyebrow?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * What the page shows, from top to bottom. Each section begins with its type.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: One section. Its type says what else it has.
   */
  sections: (
    | HeroSection
    | TextSection
    | PictureTextSection
    | CardsSection
    | StepsSection
    | FiguresSection
    | StoriesSection
    | CoursesSection
    | SessionsSection
    | TrainersSection
    | NewsSection
    | QuestionsSection
    | LogosSection
    | GallerySection
    | VideoSection
    | DocumentsSection
    | FormSection
    | CallSection
    | MapSection
  )[];
}
/**
 * A wide opening with a large heading, a sentence, buttons and a picture. Usually the first section of a page.
 */
export interface HeroSection {
  /**
   * What kind of section this is.
   */
  type: 'hero';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  badge?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * Buttons under the text. The first is shown as the main one.
   *
   * @maxItems 4
   */
  links?: Link16[];
  /**
   * Text on one line.
   */
  note?: string;
  picture?: Picture4;
}
/**
 * Where to go from here.
 */
export interface Link16 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * A wide drawing or photograph at the end of the opening.
 */
export interface Picture4 {
  /**
   * Where the picture is, from the content folder.
   */
  file: string;
  /**
   * What the picture shows, for someone who cannot see it. Empty only with decorative: true.
   */
  alt: string;
  /**
   * true if the picture adds nothing to the text beside it: its alternative text is then empty.
   */
  decorative?: boolean;
  /**
   * What stays in sight where a page shows a part of the picture only.
   */
  focus?: 'top' | 'bottom' | 'left' | 'right' | 'top left' | 'top right' | 'bottom left' | 'bottom right';
}
/**
 * Running text under a heading.
 */
export interface TextSection {
  /**
   * What kind of section this is.
   */
  type: 'text';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * The text in Markdown: paragraphs, lists, tables, links, and headings from ### down.
   */
  text: string;
}
/**
 * A picture beside a text.
 */
export interface PictureTextSection {
  /**
   * What kind of section this is.
   */
  type: 'picture-text';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * The text in Markdown, beside the picture on wide screens and below it on narrow ones.
   */
  text: string;
  picture: Picture5;
  /**
   * Where the picture is on wide screens: start is where lines begin, end is where they end. Leave it out and sections with pictures take turns.
   */
  side?: 'start' | 'end';
  /**
   * Buttons under the text. The first is shown as the main one.
   *
   * @maxItems 4
   */
  links?: Link17[];
}
/**
 * A photograph or drawing from the media folder, at best 1200 pixels wide or more.
 */
export interface Picture5 {
  /**
   * Where the picture is, from the content folder.
   */
  file: string;
  /**
   * What the picture shows, for someone who cannot see it. Empty only with decorative: true.
   */
  alt: string;
  /**
   * true if the picture adds nothing to the text beside it: its alternative text is then empty.
   */
  decorative?: boolean;
  /**
   * What stays in sight where a page shows a part of the picture only.
   */
  focus?: 'top' | 'bottom' | 'left' | 'right' | 'top left' | 'top right' | 'bottom left' | 'bottom right';
}
/**
 * Where to go from here.
 */
export interface Link17 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * Short texts beside each other, such as reasons or services, each with a drawing if you like.
 */
export interface CardsSection {
  /**
   * What kind of section this is.
   */
  type: 'cards';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * In display order.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: One card.
   */
  items: {
    /**
     * A drawing over the text.
     */
    icon?:
      | 'arrow'
      | 'award'
      | 'book'
      | 'building'
      | 'calendar'
      | 'chart'
      | 'check'
      | 'chevron'
      | 'clock'
      | 'close'
      | 'download'
      | 'external'
      | 'filter'
      | 'globe'
      | 'group'
      | 'heart'
      | 'mail'
      | 'map-pin'
      | 'menu'
      | 'minus'
      | 'phone'
      | 'plus'
      | 'printer'
      | 'search'
      | 'shield'
      | 'spark'
      | 'star'
      | 'target'
      | 'user'
      | 'video'
      | 'whatsapp';
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text?: string;
    /**
     * Where the heading of the card leads: an address on this site, or a full address of another one.
     */
    to?: string;
  }[];
}
/**
 * Numbered steps, such as the way from a question to a certificate.
 */
export interface StepsSection {
  /**
   * What kind of section this is.
   */
  type: 'steps';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * In order.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: One step.
   */
  items: {
    /**
     * Text on one line.
     */
    title: string;
    /**
     * Text on one line.
     */
    text: string;
  }[];
}
/**
 * Large figures with their labels, as site.yaml has them.
 */
export interface FiguresSection {
  /**
   * What kind of section this is.
   */
  type: 'figures';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * Ids of figures of site.yaml, in display order. Leave it out for all of them.
   *
   * @maxItems 60
   *
   * Items: The id of a figure.
   */
  figures?: string[];
}
/**
 * What participants say, as stories.yaml has it.
 */
export interface StoriesSection {
  /**
   * What kind of section this is.
   */
  type: 'stories';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * Ids of stories of stories.yaml, in display order. Leave it out for the first ones of that file.
   *
   * @maxItems 60
   *
   * Items: The id of a story.
   */
  stories?: string[];
  /**
   * How many stories are shown at most where none are chosen. Leave it out for 6.
   */
  most?: number;
}
/**
 * Courses as cards: those that you choose, or those of a category or level.
 */
export interface CoursesSection {
  /**
   * What kind of section this is.
   */
  type: 'courses';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * The slugs of the courses, in display order. Leave it out to choose by category or level, or to show the first ones of the catalogue.
   *
   * @maxItems 60
   *
   * Items: The slug of a course.
   */
  courses?: string[];
  /**
   * The id of a category of catalogue.yaml: only its courses are shown.
   */
  category?: string;
  /**
   * Text on one line.
   */
  level?: string;
  /**
   * How many courses are shown at most where none are chosen. Leave it out for 8.
   */
  most?: number;
  link?: Link18;
}
/**
 * Opposite the heading, such as to the whole catalogue.
 */
export interface Link18 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * The next sessions of all courses, or of some.
 */
export interface SessionsSection {
  /**
   * What kind of section this is.
   */
  type: 'sessions';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * The slugs of the courses whose sessions are shown. Leave it out for all courses.
   *
   * @maxItems 60
   *
   * Items: The slug of a course.
   */
  courses?: string[];
  /**
   * The id of a category of catalogue.yaml: only sessions of its courses are shown.
   */
  category?: string;
  /**
   * How many sessions are shown at most. Leave it out for 6.
   */
  most?: number;
  link?: Link19;
}
/**
 * Opposite the heading, such as to the whole schedule.
 */
export interface Link19 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * People who teach, each with a link to their page.
 */
export interface TrainersSection {
  /**
   * What kind of section this is.
   */
  type: 'trainers';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * The names of the files of trainers, in display order. Leave it out for all of them.
   *
   * @maxItems 60
   *
   * Items: The name of the file of a trainer.
   */
  trainers?: string[];
}
/**
 * The latest news, each with a link to its page.
 */
export interface NewsSection {
  /**
   * What kind of section this is.
   */
  type: 'news';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * How many items are shown at most, the newest first. Leave it out for 3.
   */
  most?: number;
  link?: Link20;
}
/**
 * A link beside the heading, such as one to all news.
 */
export interface Link20 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * Frequently asked questions that open to their answers.
 */
export interface QuestionsSection {
  /**
   * What kind of section this is.
   */
  type: 'questions';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  questions: Questions7;
}
/**
 * Marks of clients, partners or accreditations in a row.
 */
export interface LogosSection {
  /**
   * What kind of section this is.
   */
  type: 'logos';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * In display order.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: One mark.
   */
  logos: {
    /**
     * Where the mark is, from the content folder. A drawing (SVG) or a PNG without a background is best.
     */
    file: string;
    /**
     * Whose mark it is, for someone who cannot see it.
     */
    alt: string;
    /**
     * Where the mark leads, if anywhere.
     */
    to?: string;
  }[];
}
/**
 * Pictures side by side that open large.
 */
export interface GallerySection {
  /**
   * What kind of section this is.
   */
  type: 'gallery';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * In display order.
   *
   * @minItems 1
   * @maxItems 120
   *
   * Items: One picture, with a caption where it needs one.
   */
  pictures: {
    /**
     * Where the picture is, from the content folder.
     */
    file: string;
    /**
     * What the picture shows, for someone who cannot see it.
     */
    alt: string;
    /**
     * Text on one line.
     */
    caption?: string;
  }[];
}
/**
 * A video, of which nothing is loaded until a visitor plays it.
 */
export interface VideoSection {
  /**
   * What kind of section this is.
   */
  type: 'video';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  video: Video7;
}
/**
 * A video by its address on YouTube or Vimeo, or as a file.
 */
export interface Video7 {
  /**
   * The page of the video on YouTube or Vimeo, the full address of a file that ends in .mp4 or .webm, or such a file in the media folder. A video on any other site is opened there. Full addresses begin with https://.
   */
  url: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture from the media folder that is shown until the video plays; best 1280 by 720 pixels or larger. Leave it out and a plain one is drawn.
   */
  still?: string;
  /**
   * How long it is, as a number of minutes.
   */
  minutes?: number;
  /**
   * Text on one line.
   */
  description?: string;
  /**
   * The day on which the video was published, as year-month-day. With it and a still, search engines can show the video.
   */
  uploadDate?: string;
  /**
   * A file with subtitles (.vtt) in the media folder, in the language of the site, for a video of your own. YouTube and Vimeo have their own.
   */
  captions?: string;
}
/**
 * Files that visitors can download.
 */
export interface DocumentsSection {
  /**
   * What kind of section this is.
   */
  type: 'documents';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  documents: Documents7;
}
/**
 * A form of the site, with the fields and words of its own page.
 */
export interface FormSection {
  /**
   * What kind of section this is.
   */
  type: 'form';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * Which form: contact for questions, corporate for enquiries of companies. It shows nothing where the site does not have that form.
   */
  form: 'contact' | 'corporate';
}
/**
 * A band with buttons that says what a visitor can do next. Usually the last section of a page.
 */
export interface CallSection {
  /**
   * What kind of section this is.
   */
  type: 'call';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * Buttons. The first is shown as the main one.
   *
   * @maxItems 4
   */
  links: Link21[];
}
/**
 * Where to go from here.
 */
export interface Link21 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * The map of site.yaml, which is loaded when a visitor asks for it.
 */
export interface MapSection {
  /**
   * What kind of section this is.
   */
  type: 'map';
  /**
   * A short name for this section: a link leads to it with # and this name. Leave it out and it is made from the heading.
   */
  id?: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * Text on one line.
   */
  intro?: string;
}
/**
 * A page of text, such as a privacy notice, terms and conditions, or a legal notice.
 */
export interface TextPage {
  /**
   * The design that shows this page.
   */
  template: 'text';
  /**
   * Text on one line.
   */
  title: string;
  /**
   * Text on one line.
   */
  intro?: string;
  /**
   * The text of the page in Markdown. Headings begin with ##; a page with three or more of them shows a list of its contents. A picture is written ![what it shows](media/name.jpg). Code between lines of ``` has a button that copies it. A quotation that begins with [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION] is a note.
   */
  text: string;
  /**
   * The day on which the text last changed, as year-month-day. The site writes "Jan 15, 2026" from it.
   */
  lastUpdated?: string;
  next?: Link22;
  /**
   * The full address where the text of this page can be edited, such as its file on GitHub. The page links to it at its end.
   */
  source?: string;
  video?: Video8;
  documents?: Documents8;
  questions?: Questions8;
}
/**
 * The page that continues this one. Each of the two has a link to the other at its end.
 */
export interface Link22 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * A video, by its address on YouTube or Vimeo or as a file, shown near the end of the page. Leave it out where there is none.
 */
export interface Video8 {
  /**
   * The page of the video on YouTube or Vimeo, the full address of a file that ends in .mp4 or .webm, or such a file in the media folder. A video on any other site is opened there. Full addresses begin with https://.
   */
  url: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture from the media folder that is shown until the video plays; best 1280 by 720 pixels or larger. Leave it out and a plain one is drawn.
   */
  still?: string;
  /**
   * How long it is, as a number of minutes.
   */
  minutes?: number;
  /**
   * Text on one line.
   */
  description?: string;
  /**
   * The day on which the video was published, as year-month-day. With it and a still, search engines can show the video.
   */
  uploadDate?: string;
  /**
   * A file with subtitles (.vtt) in the media folder, in the language of the site, for a video of your own. YouTube and Vimeo have their own.
   */
  captions?: string;
}
/**
 * The words of the page that lists all trainers. The pages of the trainers are below its address.
 */
export interface TrainersPage {
  /**
   * The design that shows this page.
   */
  template: 'trainers';
  /**
   * Text on one line.
   */
  eyebrow?: string;
  /**
   * Text on one line.
   */
  title: string;
  /**
   * A picture beside the heading of the page, from the media folder; best about 1600 by 1000 pixels, with what matters in the middle. It is decoration: phones show it below the words, and screen readers skip it.
   */
  picture?: string;
  /**
   * Text on one line.
   */
  intro?: string;
}
/**
 * Where sessions are held, and the provider's offices.
 */
export interface Places {
  /**
   * In display order.
   */
  places: Place[];
}
/**
 * One place.
 */
export interface Place {
  /**
   * The name by which sessions choose the place.
   */
  id: string;
  /**
   * Text on one line.
   */
  name: string;
  /**
   * The time zone of the sessions that are held there, where that is not the provider's. Visitors then read its name after the times.
   */
  timeZone?: string;
  address?: Address;
  geo?: Coordinates;
  /**
   * The address of a map that shows it.
   */
  mapUrl?: string;
  /**
   * Its own telephone number.
   */
  phone?: string;
  /**
   * Its own email address.
   */
  email?: string;
  /**
   * When it is open, where that differs from the hours in site.yaml; one entry for a run of days.
   */
  hours?: OpeningTime[];
  /**
   * The courses that are given there, by their slugs; the contact page lists them below the place.
   *
   * Items: Small letters, digits and single hyphens.
   */
  courses?: string[];
  /**
   * Text on one line.
   */
  note?: string;
}
/**
 * Its postal address, as far as it has one.
 */
export interface Address {
  /**
   * Text on one line.
   */
  street?: string;
  /**
   * Text on one line.
   */
  locality?: string;
  /**
   * Text on one line.
   */
  postalCode?: string;
  /**
   * Text on one line.
   */
  country?: string;
  /**
   * Two letters by ISO 3166, for search engines.
   */
  countryCode?: string;
}
/**
 * Where it is on a map, for calendars and search engines.
 */
export interface Coordinates {
  /**
   * Degrees north of the equator; south of it, negative.
   */
  latitude: number;
  /**
   * Degrees east of Greenwich; west of it, negative.
   */
  longitude: number;
}
/**
 * A run of days with the same hours. Leave opens and closes out where the office is closed.
 */
export interface OpeningTime {
  /**
   * The first day of the run.
   */
  from: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
  /**
   * The last day of the run. Leave it out for a single day.
   */
  to?: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
  /**
   * Opening time on a 24-hour clock, in quotation marks.
   */
  opens?: string;
  /**
   * Closing time on a 24-hour clock, in quotation marks.
   */
  closes?: string;
}
/**
 * Old addresses and where they lead now.
 */
export interface Redirects {
  /**
   * One entry for each old address.
   */
  redirects: Redirect[];
}
/**
 * One old address.
 */
export interface Redirect {
  /**
   * The address that people may still have, from its first slash on, as the old site wrote it: with capitals, an ending such as .php, or a query. A * at the end stands for everything that begins like this. The build names those that your host cannot redirect.
   */
  from: string;
  /**
   * The page that answers now, or the full address of one on another site.
   */
  to: string;
}
/**
 * The sessions that visitors can register for, and the notes on their times.
 */
export interface Schedule {
  /**
   * In any order: the site sorts them by start date.
   */
  sessions: Session[];
  /**
   * Events of which many sessions are part, such as a week of courses.
   */
  events?: Event[];
  /**
   * Why no session begins in a month. A note is shown in the place of the month between the others, as long as no session begins in it.
   */
  monthNotes?: MonthNote[];
  /**
   * At what time of day sessions are held, shown below the table.
   */
  timingNotes?: TimingNote[];
}
/**
 * One session of a course. Say when it is held in one of four ways: startDate (with endDate where it lasts longer than a day), meetings, month, or dates: on request or any time.
 */
export interface Session {
  /**
   * Small letters, digits and single hyphens.
   */
  id?: string;
  /**
   * Small letters, digits and single hyphens.
   */
  course: string;
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * The day on which it begins, as year-month-day. Beside days of the week it may be the first day of a term: visitors see the first of these days on or after it.
   */
  startDate?: string;
  /**
   * The day on which it ends, as year-month-day. Leave it out where the session lasts one day. Beside days of the week it may be the last day of a term.
   */
  endDate?: string;
  /**
   * The days of the week on which it meets between the first and the last day. Without them, and with times of day, it meets every day. A number in their place is how many days the session lasts, where that is not the course's length.
   *
   * @minItems 1
   */
  days?: ('Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday')[] | number;
  /**
   * When it begins on each day, on a 24-hour clock, in quotes.
   */
  from?: string;
  /**
   * When it ends on each day, on a 24-hour clock, in quotes.
   */
  to?: string;
  /**
   * The time zone of its times of day where that is not the provider's, such as that of another provider's online course. Visitors then read its name after the times.
   */
  timeZone?: string;
  /**
   * Days between the first and the last on which it does not meet, such as public holidays.
   *
   * @minItems 1
   *
   * Items: One day, as year-month-day.
   */
  except?: string[];
  /**
   * Each meeting by itself, where days of the week and one time of day do not say it. Replaces startDate.
   *
   * @minItems 1
   */
  meetings?: Meeting[];
  /**
   * The month, as year-month, where the days are not settled. Replaces startDate.
   */
  month?: string;
  /**
   * Write "on request" where dates are agreed with those who ask, or "any time" where a participant may begin on any day, such as in a group that new participants join each week. Replaces startDate.
   */
  dates?: 'on request' | 'any time';
  register?: Register1;
  /**
   * Teaching hours of the session. Leave it out where they are the course's; where the course does not say how long it is either, the site adds up the times of the meetings.
   */
  hours?: number;
  /**
   * Weeks from the beginning to the end of the session, where that is not the course's length.
   */
  weeks?: number;
  /**
   * Minutes of the session, where that is not the course's length.
   */
  minutes?: number;
  /**
   * Text on one line.
   */
  duration?: string;
  price?: Price1;
  /**
   * Text on one line.
   */
  hoursNote?: string;
  /**
   * Small letters, digits and single hyphens.
   */
  place?: string;
  /**
   * Text on one line.
   */
  location?: string;
  /**
   * How it is held. Without it, a session at a place is held in person, or online where the place is Online; of a session without any place, nothing is said.
   */
  type?: 'In-person' | 'Online' | 'Hybrid';
  /**
   * Whether it was called off, or moved to another day. Leave it out for all others.
   */
  status?: 'cancelled' | 'postponed';
  /**
   * The new first day of a postponed session, as year-month-day. Keep startDate as it was: visitors see both.
   */
  postponedTo?: string;
  /**
   * Whether there are places.
   */
  availability?: 'Available' | 'Limited' | 'Full' | 'Waiting list';
  /**
   * How many people may take part.
   */
  seats?: number;
  /**
   * How many places are left.
   */
  seatsLeft?: number;
  /**
   * The languages in which it is taught, as codes, where they are not the course's.
   *
   * @minItems 1
   *
   * Items: The code of a language.
   */
  languages?: string[];
  /**
   * Who teaches it, by their ids, where they are not the course's.
   *
   * @minItems 1
   *
   * Items: Small letters, digits and single hyphens.
   */
  trainers?: string[];
  /**
   * Text on one line.
   */
  note?: string;
  /**
   * Small letters, digits and single hyphens.
   */
  event?: string;
}
/**
 * One meeting.
 */
export interface Meeting {
  /**
   * The day, as year-month-day.
   */
  date: string;
  /**
   * When it begins, on a 24-hour clock, in quotes. Without it, from of the session applies.
   */
  from?: string;
  /**
   * When it ends, on a 24-hour clock, in quotes. Without it, to of the session applies.
   */
  to?: string;
  /**
   * Small letters, digits and single hyphens.
   */
  place?: string;
}
/**
 * One event.
 */
export interface Event {
  /**
   * Small letters, digits and single hyphens.
   */
  id: string;
  /**
   * Text on one line.
   */
  name: string;
  /**
   * Text on one line.
   */
  description?: string;
  /**
   * The page of the event, here or elsewhere.
   */
  to?: string;
}
/**
 * One month and its note.
 */
export interface MonthNote {
  /**
   * The month, as year-month.
   */
  month: string;
  /**
   * Text on one line.
   */
  text: string;
}
/**
 * One note.
 */
export interface TimingNote {
  /**
   * Text on one line.
   */
  label: string;
  /**
   * Text on one line.
   */
  text: string;
}
/**
 * Page titles, descriptions and keywords for search engines and social sharing, each as far as there is something to say.
 */
export interface SearchEngineTexts {
  /**
   * How a page title is made: {title} is the title of the page, {name} the name of the provider and {shortName} its short name. Where a title with the name would be too long for search engines, it has the short name, or if that is too long as well, none. Without it, a title is {title} | {name}.
   */
  titlePattern?: string;
  keywords?: Lines13;
  pages?: Pages;
}
/**
 * The texts of each address. A course page without an entry takes its description from the course.
 */
export interface Pages {
  [k: string]: PageTexts;
}
/**
 * The texts of one address.
 */
export interface PageTexts {
  /**
   * Text on one line.
   */
  title?: string;
  /**
   * One or two sentences, 50 to 160 characters, that make someone choose this page among search results.
   */
  description: string;
  keywords?: Lines14;
}
/**
 * The provider and the settings of the whole site.
 */
export interface Site {
  /**
   * The version of the content format. Leave it as it is: content of every earlier format stays valid. Content without it has format 1.
   */
  format?: 1 | 2;
  /**
   * Text on one line.
   */
  name: string;
  /**
   * Text on one line.
   */
  shortName?: string;
  /**
   * Text on one line.
   */
  tagline?: string;
  /**
   * Two sentences about the provider, given to search engines and shown in the footer.
   */
  description?: string;
  /**
   * The year in which the provider was founded.
   */
  founded?: number;
  /**
   * The address of the site without a path and without a slash at the end. Canonical addresses and the sitemap begin with it.
   */
  origin: string;
  /**
   * Where the site is published: the build writes the files that these hosts read, so that addresses, redirects, headers and the page for unknown addresses work there. docs/hosting has a page about each.
   */
  hosts?: (
    'apache' | 'azure' | 'caddy' | 'cloudflare' | 'cloudfront' | 'github' | 'netlify' | 'nginx' | 'vercel' | 'folders'
  )[];
  hsts?: OnlyHttps;
  /**
   * The language of the site, as a two-letter code. The words of the interface are read from messages/<language>.yaml.
   */
  language: string;
  /**
   * The languages in which the site is published, as codes. The first is that of the field language, at /; each of the others is below its code, such as /ar, with the words of the folder of this name: ar/courses/capm.yaml has those of courses/capm.yaml. Leave it out where the site has one language.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: The code of a language.
   */
  languages?: string[];
  /**
   * list: the lists of a language have these courses too, with the title of the original and a mark that names its language, and lead to it. hide: the lists have what is translated. Without this field: list.
   */
  untranslated?: 'list' | 'hide';
  /**
   * Language and country by which dates, times and prices are written. Leave it out where it is the same as the language.
   */
  locale?: string;
  /**
   * ltr for text from left to right, rtl for text from right to left. Leave it out: the language decides.
   */
  direction?: 'ltr' | 'rtl';
  /**
   * The three-letter code of the currency of prices that name no other. Leave it out where no price is a figure.
   */
  currency?: string;
  /**
   * With prices: its code (EUR 220), its symbol (€220), or its symbol without the country (CA$220 is $220). The locale decides on which side it is written. The default is the code, in Arabic the symbol.
   */
  currencyDisplay?: 'code' | 'symbol' | 'narrowSymbol';
  /**
   * With business hours: numeric is as with sessions (9:00 AM), 2-digit with two digits (09:00 AM). The default is 2-digit.
   */
  hourDisplay?: 'numeric' | '2-digit';
  tax?: ValueAddedTax;
  /**
   * The time zone in which sessions begin and end. Without it, days begin and end by universal time (UTC).
   */
  timeZone?: string;
  address?: PostalAddress;
  /**
   * Text on one line.
   */
  courseLocation?: string;
  /**
   * Text on one line.
   */
  venue?: string;
  geo?: Position;
  /**
   * In international form, in the order in which they are shown.
   *
   * Items: One number, beginning with + and the country code.
   */
  phones?: string[];
  /**
   * The number of your WhatsApp account, beginning with + and the country code. Visitors write to it from the contact button, the contact page and the pages of courses, with a text that names the course.
   */
  whatsapp?: string;
  /**
   * The address for enquiries.
   */
  email?: string;
  /**
   * When the office is open, one entry for a run of days.
   */
  hours?: OpeningTime[];
  /**
   * Profiles of the provider.
   */
  social?: Profile[];
  gallery?: PhotoGallery;
  /**
   * Figures that the provider states about itself. Pages choose from them by id.
   */
  figures?: Figure[];
  map?: EmbeddedMap;
  header?: HeaderButtons;
  menus?: Menus;
  register?: Register2;
  analytics?: Measurement;
  /**
   * One or two sentences at the very end of every page, such as whose trademarks are named. Without it, nothing is shown.
   */
  notice?: string;
  announcement?: Announcement;
  /**
   * Your own words for how much participants should already know, from the lowest to the highest. Courses use these words then; leave the list out to use Beginner, Beginner to Intermediate, Intermediate, Intermediate to Advanced, Advanced and Professional.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: Text on one line.
   */
  levels?: string[];
  ranges?: Ranges;
  /**
   * true where sessions stay in schedule.yaml when they are over and are shown as past sessions. Without it, the check reminds you to delete them.
   */
  keepPastSessions?: boolean;
  pull?: SourcesOfSessions;
  covers?: Covers;
  /**
   * The provider's mark as an SVG file in the media folder, about square. Shown in the header, in browser tabs and on home screens. Without it, a mark is drawn from the initials of the name.
   */
  logo?: string;
}
/**
 * Browsers that have opened the site once ask for it by https only, for the time given here (the header Strict-Transport-Security). Leave it out until https works and will stay: a browser keeps to it until the time is over. It has no effect where origin begins with http:, and on hosts that send no headers of yours.
 */
export interface OnlyHttps {
  /**
   * For how many seconds a browser remembers it after each visit. Begin with a day, 86400, and write a year, 31536000, when everything works. 0 makes browsers forget it.
   */
  maxAge: number;
  /**
   * true if it also applies to every name below this one, such as mail.example.com below example.com: https must work for all of them.
   */
  includeSubDomains?: boolean;
  /**
   * true if the domain may be added to the list that browsers ship with (hstspreload.org). The list asks for a year at least, for subdomains too, and removal from it is slow.
   */
  preload?: boolean;
}
/**
 * Whether prices include value-added or sales tax. Search engines are given it with every price.
 */
export interface ValueAddedTax {
  /**
   * Whether the figures of prices include the tax.
   */
  included: boolean;
  /**
   * Text on one line.
   */
  note?: string;
}
/**
 * Where the provider is.
 */
export interface PostalAddress {
  /**
   * Text on one line.
   */
  street?: string;
  /**
   * Text on one line.
   */
  locality: string;
  /**
   * Text on one line.
   */
  postalCode?: string;
  /**
   * Text on one line.
   */
  country: string;
  /**
   * The two-letter code of the country.
   */
  countryCode: string;
  /**
   * Whether the postal code is written before the town. Without this, the country decides.
   */
  postalCodeFirst?: boolean;
}
/**
 * The position for geo tags and maps.
 */
export interface Position {
  /**
   * Country or region code.
   */
  region: string;
  /**
   * Text on one line.
   */
  placename: string;
  /**
   * Degrees north, from -90 to 90.
   */
  latitude: number;
  /**
   * Degrees east, from -180 to 180.
   */
  longitude: number;
}
/**
 * One profile.
 */
export interface Profile {
  /**
   * Text on one line.
   */
  network: string;
  /**
   * The address of the profile.
   */
  url: string;
}
/**
 * The external photo gallery that the header links to. It opens in a new tab.
 */
export interface PhotoGallery {
  /**
   * Text on one line.
   */
  label: string;
  /**
   * The address of the gallery.
   */
  url: string;
}
/**
 * One figure.
 */
export interface Figure {
  /**
   * Small letters, digits and single hyphens.
   */
  id: string;
  /**
   * Text on one line.
   */
  value: string;
  /**
   * Text on one line.
   */
  label: string;
}
/**
 * The map on the contact page.
 */
export interface EmbeddedMap {
  /**
   * The address that the frame shows.
   */
  embedUrl: string;
  /**
   * The address that opens the map on its own.
   */
  linkUrl: string;
}
/**
 * The search and the language button. A button that is left out is not shown.
 */
export interface HeaderButtons {
  /**
   * site: a search over courses, pages, trainers and questions. inert: the button is shown and does nothing. off: it is not shown.
   */
  search?: 'site' | 'inert' | 'off';
  /**
   * slash: the key / opens the search as well, wherever the visitor is not typing. off: only the button does. WCAG 2.1.4 asks for off: people who speak to their computer may press a key with a word that was not meant. Without this field: slash.
   */
  searchKey?: 'slash' | 'off';
  /**
   * switch: the button leads to the same page in the other language, or says that there is none; in a site of one language, it is inert. inert: the button is shown and does nothing. off: it is not shown, as without this field.
   */
  language?: 'switch' | 'inert' | 'off';
}
/**
 * The links in the header and at the foot of every page. A menu that is left out leads to the pages that exist.
 */
export interface Menus {
  /**
   * In order. The entry that leads to /courses opens the list of categories, unless it has items of its own.
   *
   * @minItems 1
   * @maxItems 10
   */
  header?: MenuEntry[];
  /**
   * In order.
   */
  footer?: Link24[];
  /**
   * Further columns of links at the foot of every page, in order, each under its heading.
   *
   * @maxItems 4
   */
  columns?: FooterColumn[];
}
/**
 * One entry of the menu: it leads to a page, or opens further entries.
 */
export interface MenuEntry {
  /**
   * Text on one line.
   */
  label: string;
  /**
   * Where it leads. Beside items, this link is the first of those that the entry opens.
   */
  to?: string;
  /**
   * The links that the entry opens, in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  items?: Link23[];
}
/**
 * One link below the entry.
 */
export interface Link23 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * One link of the menu.
 */
export interface Link24 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * One column.
 */
export interface FooterColumn {
  /**
   * Text on one line.
   */
  title: string;
  /**
   * In order.
   *
   * @minItems 1
   * @maxItems 12
   */
  links: Link25[];
}
/**
 * One link of the column.
 */
export interface Link25 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * A message in a bar at the top of every page, about a move or a holiday for example. Without it, nothing is shown.
 */
export interface Announcement {
  /**
   * Text on one line.
   */
  text: string;
  link?: Link26;
  /**
   * The first day on which it is shown, as year-month-day. Without it, the message is shown at once.
   */
  from?: string;
  /**
   * The last day on which it is shown, as year-month-day. Without it, the message is shown until you delete it.
   */
  until?: string;
}
/**
 * Where visitors find out more, after the text.
 */
export interface Link26 {
  /**
   * The text of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  to: string;
}
/**
 * The lowest and the highest plausible prices and hours of all courses. A figure outside this range is reported as a mistake. The price is the one that cards show. Free courses, prices of a part such as a month, prices in other currencies and durations in days, weeks or minutes are not compared.
 */
export interface Ranges {
  price?: Price2;
  hours?: Hours;
}
/**
 * In the currency of the site.
 */
export interface Price2 {
  /**
   * The smallest plausible value.
   */
  minimum: number;
  /**
   * The largest plausible value.
   */
  maximum: number;
}
/**
 * Teaching hours of a course or a session.
 */
export interface Hours {
  /**
   * The smallest plausible value.
   */
  minimum: number;
  /**
   * The largest plausible value.
   */
  maximum: number;
}
/**
 * Where else sessions are kept, such as in a spreadsheet of the office or in a booking system, by a name for each. "npx prospectus pull" and every build read them there and keep a copy in the folder pulled, which is not edited by hand; other sessions stay in schedule.yaml.
 */
export interface SourcesOfSessions {
  [k: string]: Source;
}
/**
 * One place where sessions are kept. Its name is the name of the file in the folder pulled.
 */
export interface Source {
  /**
   * The full address of a table in CSV or Excel's .xlsx, of a calendar (iCalendar, .ics), or of JSON: a list of sessions with fields as in schedule.yaml. It begins with https://. Of Google Sheets, it is the address that File > Share > Publish to web shows for comma-separated values.
   */
  sessions: string;
  columns?: Columns;
  /**
   * How 03/04/2027 is meant, where the column does not show it. Without it, the locale of the site decides.
   */
  dates?: 'day-first' | 'month-first';
}
/**
 * What columns are whose titles are not known: the field of schedule.yaml, or nothing ("") where a column is left out.
 */
export interface Columns {
  /**
   * The field that the column is.
   */
  [k: string]: string;
}
/**
 * How the pictures that no one supplies are drawn: the covers of courses, and the pictures of social networks.
 */
export interface Covers {
  /**
   * Which picture social networks show where someone shares the address of a course. course: one for every course, with its title; this is the default. category: one for each category, with its name, shared by all of its courses. site: one for all courses and pages. Drawing a picture takes a moment, so choose category for a catalogue of thousands, and site for thousands of pages.
   */
  social?: 'course' | 'category' | 'site';
  /**
   * The first is for the first category of the catalogue, and so on; they are used again where there are more categories. Where they are left out, quiet colours are chosen.
   *
   * @minItems 1
   */
  palettes?: Palette[];
}
/**
 * Five colours that go together, as #rrggbb.
 */
export interface Palette {
  /**
   * The colour behind everything; dark, so that light text is readable on it.
   */
  ground: string;
  /**
   * A step from the ground towards the light.
   */
  raised: string;
  /**
   * Halfway between ground and light.
   */
  middle: string;
  /**
   * The lightest colour, for lines and text.
   */
  light: string;
  /**
   * The one warm or bright colour.
   */
  accent: string;
}
/**
 * What participants say of what they achieved.
 */
export interface SuccessStories {
  /**
   * In display order.
   */
  stories: Story[];
}
/**
 * One success story.
 */
export interface Story {
  /**
   * Small letters, digits and single hyphens.
   */
  id: string;
  /**
   * Text on one line.
   */
  name: string;
  /**
   * Up to four letters, shown in a circle beside the quote.
   */
  initials: string;
  /**
   * What the person says.
   */
  quote: string;
  /**
   * Text on one line.
   */
  position?: string;
  /**
   * Text on one line.
   */
  company?: string;
  /**
   * Small letters, digits and single hyphens.
   */
  course?: string;
  achievement?: Lines15;
}
/**
 * How the terms of the field are translated, so that they are the same everywhere: the check notes a translated text that misses the agreed term although its original has it.
 */
export interface Terms {
  /**
   * In any order. Of two terms that begin alike, the longer one counts.
   */
  terms: Term[];
}
/**
 * A word or a few, in the language of the site. The plural counts as well.
 */
export interface Term {
  /**
   * Text on one line.
   */
  term: string;
  /**
   * Whether it stays as it is in all languages, as names do.
   */
  keep?: true;
  translations?: Translations;
}
/**
 * The agreed term by language, or several of which any will do, such as an irregular plural.
 */
export interface Translations {
  /**
   * One term, or a list of them. Prefixes and usual endings need not be listed.
   *
   * @minItems 1
   */
  [k: string]: string | string[];
}
/**
 * How the site looks: colours, typeface, shapes and logo. Every field is optional. All other colours are derived from these, for light and dark mode, so that text always stays readable.
 */
export interface Theme {
  /**
   * The colour people know you by, as #rrggbb. Links, icons and dark bands use it. Where text in this colour would be hard to read, the text is in a darker or lighter tone, and the check says so.
   */
  brand?: string;
  /**
   * The colour of the main buttons, as #rrggbb; their labels are white or dark, whichever is easier to read. Choose one that stands apart from the brand colour. Without this field, a warm colour that suits the brand is chosen.
   */
  accent?: string;
  /**
   * The background of pages. light: nearly white, with a hint of the brand colour; warm: like sand; cool: like stone. The default is light.
   */
  ground?: 'light' | 'warm' | 'cool';
  /**
   * The typeface of all text. grotesk: Schibsted Grotesk, a sober sans-serif; figtree: Figtree, round and friendly; source-serif: Source Serif, like a book; system: whatever the visitor's device has, with nothing to download; own: the one described in ownTypeface. The default is grotesk.
   */
  typeface?: 'grotesk' | 'figtree' | 'source-serif' | 'system' | 'own';
  /**
   * The typeface of headings and of the name in the header, if it is not that of the text.
   */
  headings?: 'grotesk' | 'figtree' | 'source-serif' | 'system' | 'own';
  ownTypeface?: OwnTypeface;
  /**
   * How round the corners of buttons, cards and fields are. The default is round.
   */
  corners?: 'square' | 'slight' | 'round';
  /**
   * How much space there is between elements. compact shows more of a large catalogue at once. The default is normal.
   */
  density?: 'compact' | 'normal' | 'airy';
  /**
   * The bar at the top of every page. plain: in the colour of the page; line: with a line in the brand colour above it; band: in a dark tone of the brand colour. The default is plain.
   */
  header?: 'plain' | 'line' | 'band';
  /**
   * What is drawn for courses without a picture of their own. stars, dunes and waves: ornaments; plain: a single quiet shape; initials: the short name of the course, such as PMP, in large letters; none: nothing, so that cards show text only. Without this field, stars, dunes, waves and sails alternate, unless coversBySubject names drawings. Their colours are derived from the brand colour, unless covers in site.yaml names palettes.
   */
  covers?: 'stars' | 'dunes' | 'waves' | 'plain' | 'initials' | 'none';
  /**
   * Drawings for courses without a picture of their own, in place of covers: each subject has one of them in turn, with the short name of the course, such as PMP, at its foot.
   *
   * @minItems 2
   */
  coversBySubject?: (
    'rosette' | 'sails' | 'mosaic' | 'tide' | 'window' | 'dunes' | 'lattice' | 'corner' | 'waves' | 'plain'
  )[];
  logo?: Logo;
  /**
   * The icon in browser tabs and on home screens, as a square SVG file in the media folder. Choose one that is clear at 16 pixels. Without this field, it is the logo if that is an SVG file, or else the initials of the name.
   */
  favicon?: string;
  tones?: Tones;
}
/**
 * A typeface of your own, with a licence that allows its use on websites. Write own in typeface, in headings, or in both.
 */
export interface OwnTypeface {
  /**
   * The name of the typeface.
   */
  name: string;
  /**
   * The regular weight, or a variable font with all weights, as a WOFF2 file in the media folder.
   */
  file: string;
  /**
   * The bold weight, if it is a separate file. Without it, browsers thicken the regular letters, which looks worse.
   */
  bold?: string;
  /**
   * Whether the letters have serifs. It decides which typeface visitors see until yours has loaded. The default is sans.
   */
  style?: 'sans' | 'serif';
  /**
   * Text on one line.
   */
  licence: string;
}
/**
 * Your logo as an SVG or PNG file in the media folder. It should be about square, unless showName is false. It replaces logo in site.yaml.
 */
export interface Logo {
  /**
   * The logo for light backgrounds.
   */
  light: string;
  /**
   * The logo for dark backgrounds: in dark mode, in the footer, and in a header of the style band. Without it, the logo for light backgrounds is shown there on a light tile.
   */
  dark?: string;
  /**
   * Whether the name is shown beside the logo; default: true. false is for a logo that has the name in it: it may be wide, up to six times as wide as high.
   */
  showName?: boolean;
}
/**
 * Single colours that you choose yourself, where the derived ones do not suit you. The check reports any that would be hard to read. Most sites need none.
 */
export interface Tones {
  light?: LightMode;
  dark?: DarkMode;
}
/**
 * Colours for visitors who use light mode. Write only those that should not be derived from the brand colour.
 */
export interface LightMode {
  /**
   * The background of the page.
   */
  page?: string;
  /**
   * The background of cards, forms and menus.
   */
  card?: string;
  /**
   * The background of sections that are set apart.
   */
  tint?: string;
  /**
   * The background of page headers and the footer; it is dark in both modes.
   */
  band?: string;
  /**
   * Headings and text.
   */
  text?: string;
  /**
   * Notes, hints and labels.
   */
  quietText?: string;
  /**
   * Links, icons and the round button.
   */
  link?: string;
  /**
   * Main buttons, and what marks a choice. The label follows.
   */
  button?: string;
}
/**
 * Colours for visitors who use dark mode. Write only those that should not be derived from the brand colour.
 */
export interface DarkMode {
  /**
   * The background of the page.
   */
  page?: string;
  /**
   * The background of cards, forms and menus.
   */
  card?: string;
  /**
   * The background of sections that are set apart.
   */
  tint?: string;
  /**
   * The background of page headers and the footer; it is dark in both modes.
   */
  band?: string;
  /**
   * Headings and text.
   */
  text?: string;
  /**
   * Notes, hints and labels.
   */
  quietText?: string;
  /**
   * Links, icons and the round button.
   */
  link?: string;
  /**
   * Main buttons, and what marks a choice. The label follows.
   */
  button?: string;
}
/**
 * One trainer. The file's name is what courses and sessions write: trainers/salim-al-harthy.yaml is "salim-al-harthy".
 */
export interface Trainer {
  /**
   * Text on one line.
   */
  name: string;
  /**
   * Text on one line.
   */
  role?: string;
  /**
   * Who the trainer is, as Markdown: paragraphs, lists, bold text and links. Headings begin with ###.
   */
  biography?: string;
  picture?: Picture6;
  /**
   * The languages in which the trainer teaches, each by its code. The site writes their names.
   *
   * Items: The code of a language.
   */
  languages?: string[];
  /**
   * Degrees, certificates and memberships, one line each.
   *
   * Items: Text on one line.
   */
  credentials?: string[];
  /**
   * Their own email address, where visitors may write to them; shown among the links of their page.
   */
  email?: string;
  /**
   * Profiles and publications elsewhere.
   */
  links?: LinkElsewhere[];
}
/**
 * A portrait from the media folder. Without one, the initials are shown.
 */
export interface Picture6 {
  /**
   * Where the picture is, from the content folder.
   */
  file: string;
  /**
   * What the picture shows, for someone who cannot see it. Empty only with decorative: true.
   */
  alt: string;
  /**
   * true if the picture adds nothing to the text beside it: its alternative text is then empty.
   */
  decorative?: boolean;
  /**
   * What stays in sight where a page shows a part of the picture only.
   */
  focus?: 'top' | 'bottom' | 'left' | 'right' | 'top left' | 'top right' | 'bottom left' | 'bottom right';
}
/**
 * A link with its text.
 */
export interface LinkElsewhere {
  /**
   * Text on one line.
   */
  label: string;
  /**
   * The full address of the page.
   */
  url: string;
}
/**
 * Of which original each text of a language was translated: the check warns when the original has changed since. Written by `prospectus translations`, in alphabetical order, so that Git can merge it.
 */
export interface RecordOfTranslations {
  /**
   * The fingerprint of the original. Its name is the file and the field of the original.
   */
  [k: string]: string;
}
