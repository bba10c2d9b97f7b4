// A page stays in parts while it is rendered, checked and written: to join them for that and take them apart again took a
// fourteenth of a build.

/** The HTML of a page in parts of whole tags, in their order. Those that pages share are the same text on most of them. */
export interface PageHtml {
  /** From the start of the document on: what the head says of the page. */
  readonly head: string;
  /** The rest of the head, and the start of the body. */
  readonly sharedHead: string;
  readonly header: string;
  readonly main: string;
  readonly footer: string;
  /** The data of the page, and what begins the application. */
  readonly end: string;
}

/** Returns the HTML of a page as one text. */
export const wholeHtml = (html: PageHtml): string => Object.values(html).join('');
