// Measures visits on sites that have chosen a service for it: a chunk of its own, loaded once the page is hydrated. It
// shares no code with other chunks, so that sites without it load not one byte more.
import type { Analytics, Shell } from '../app/page-props.ts';
import { askForConsent } from './ask-for-consent.ts';
import { meterOf } from './meter.ts';

/** Whether the browser says for its user that nothing shall be measured. */
const isRefused = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1';

const plain = (host: string): string => host.replace(/^www\./, '');

const isAtHome = ({ host }: Analytics): boolean => plain(host) === plain(window.location.hostname);

function begin(analytics: Analytics, base: string): void {
  const meter = isAtHome(analytics) ? meterOf(analytics, base) : undefined;
  if (analytics.consent === undefined) meter?.start();
  else askForConsent({ analytics, base, onAnswer: (isAccepted) => (isAccepted ? meter?.start() : meter?.stop()) });
}

/** Begins to measure as far as visitor and browser allow it: for pages that a browser renders ahead, when they are seen. */
export function measure({ analytics, base }: Shell): void {
  if (analytics === undefined || isRefused()) return;
  const start = (): void => begin(analytics, base);
  if ((document as { readonly prerendering?: boolean }).prerendering !== true) start();
  else document.addEventListener('prerenderingchange', start, { once: true });
}
