// Pages that say one thing, in the words of the messages. Search engines should not list them.
import { NOT_FOUND_ADDRESS, NOT_SENT_ADDRESS, THANKS_ADDRESS } from '../../model/reserved-addresses.ts';
import type { PlannedPage } from '../../model/planned.ts';
import { titleOf } from '../shell/head.ts';
import { popularCourses } from './missing-pages.ts';
import type { PageContext } from '../shell/page-context.ts';
import { pageFile } from '../shell/page-file.ts';
import type { SiteContext } from '../shell/site-context.ts';

interface Message {
  readonly title: string;
  readonly text: string;
}

function messagePage({ title, text }: Message, { site }: PageContext): Omit<PlannedPage, 'address' | 'file' | 'page'> {
  return {
    source: `messages/${site.settings.language}.yaml`,
    isMain: false,
    head: {
      title: titleOf(title, { site }),
      meta: [
        { name: 'description', content: text },
        { name: 'robots', content: 'noindex' },
      ],
      jsonLd: [],
    },
  };
}

/** The page for addresses that no page has. */
export function notFoundPage(context: SiteContext): PlannedPage {
  const message = messagePage(context.site.messages.errors.notFound, context);
  return {
    ...message,
    address: NOT_FOUND_ADDRESS,
    file: pageFile(NOT_FOUND_ADDRESS),
    page: { template: 'not-found', props: { popular: popularCourses(context) } },
  };
}

/** The page that thanks a visitor without JavaScript for what was sent. */
function thankYouPage(context: PageContext): PlannedPage {
  const message = messagePage(context.site.messages.forms.thanks, context);
  return {
    ...message,
    address: THANKS_ADDRESS,
    file: pageFile(THANKS_ADDRESS),
    page: { template: 'thank-you', props: {} },
  };
}

/** The page that the collector shows where it takes nothing of a form that the browser sends without JavaScript. */
function notSentPage(context: PageContext): PlannedPage {
  const message = messagePage(context.site.messages.forms.notSent, context);
  return {
    ...message,
    address: NOT_SENT_ADDRESS,
    file: pageFile(NOT_SENT_ADDRESS),
    page: { template: 'not-sent', props: {} },
  };
}

/** The pages that answer a form sent without JavaScript; none on a site without forms. */
export function formMessages(context: SiteContext): readonly PlannedPage[] {
  return context.site.forms.endpoints.length === 0 ? [] : [thankYouPage(context), notSentPage(context)];
}
