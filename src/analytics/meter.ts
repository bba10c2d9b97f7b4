// Counts each page once that is shown, whether the browser has loaded it or the site has, and the forms that were sent.
import type { Analytics } from '../app/page-props.ts';
import { courseIdOf } from './course-id.ts';
import { deleteCookies } from './delete-cookies.ts';
import { serviceFor, type PageView } from './services.ts';

/** What is sent when somebody registers, and when somebody asks. */
const eventNames = { registration: 'enrolment', contact: 'enquiry' } as const;

/** Parameters of the query that are sent: they name a course or a campaign. All others stay in the browser. */
const sentParameters = ['course', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** The part of a query that is sent. */
function queryOf(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => sentParameters.includes(name));
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
}

/** Begins and ends the measurement. */
export interface Meter {
  readonly start: () => void;
  readonly stop: () => void;
}

/** Calls back whenever the head of another page has taken the place of the last one, with its title. */
function onPage(show: () => void): void {
  const isTitle = ({ nodeName }: Node): boolean => nodeName === 'TITLE';
  // Others, such as preloads, come and go before the address has its head.
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isTitle))) show();
  });
  observer.observe(document.head, { childList: true });
}

/** Returns the meter of a site; it measures nothing until it is started. */
export function meterOf(analytics: Analytics, base: string): Meter {
  const service = serviceFor(analytics);
  let isOn = false;
  let counted: { readonly address: string; readonly view: PageView } | undefined;

  const count = (): void => {
    const { origin, pathname: address, search } = window.location;
    if (!isOn || counted?.address === address) return;
    const path = address + queryOf(search);
    const referrer = counted?.view.url ?? document.referrer;
    counted = { address, view: { path, url: origin + path, title: document.title, referrer } };
    service.view(counted.view);
  };

  onPage(count);
  document.addEventListener('prospectus:sent', ({ detail: { formType, course } }) => {
    if (!isOn || !counted) return;
    const { view } = counted;
    const report = (id?: string): void => service.event(eventNames[formType], id, view);
    if (formType === 'registration' && course) void courseIdOf(course, base + analytics.courses).then(report);
    else report();
  });
  return {
    start: () => {
      if (isOn) return;
      isOn = true;
      service.start();
      count();
    },
    stop: () => {
      if (isOn) service.stop();
      isOn = false;
      if (analytics.cookies) deleteCookies();
    },
  };
}
