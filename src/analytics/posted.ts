// Plausible, Umami and GoatCounter: they are sent a few values by the site itself, as their interfaces for events describe.
import type { Analytics, PageView, Service, Services } from './analytics-props.ts';

const ignore = (): void => undefined;

/** Sends something, whatever becomes of it: also while the visitor leaves the page, and without cookies. */
function post(url: string, init: RequestInit): void {
  fetch(url, { method: 'POST', keepalive: true, credentials: 'omit', ...init }).catch(ignore);
}

type Sender = Pick<Service, 'view' | 'event'>;

function plausible({ endpoint, id }: Analytics): Sender {
  const send = (name: string, { url, referrer }: PageView, props?: object): void =>
    post(endpoint, { mode: 'no-cors', body: JSON.stringify({ name, domain: id, url, referrer, props }) });
  return {
    view: (view) => send('pageview', view),
    event: (name, course, view) => send(name, view, course === undefined ? undefined : { course }),
  };
}

function umami({ endpoint, id }: Analytics): Sender {
  const send = ({ path, title, referrer }: PageView, event?: object): void => {
    const { screen, navigator, location } = window;
    const visitor = { language: navigator.language, screen: `${screen.width}x${screen.height}` };
    const payload = { website: id, hostname: location.hostname, ...visitor, url: path, title, referrer, ...event };
    const headers = { 'Content-Type': 'application/json' };
    post(endpoint, { headers, body: JSON.stringify({ type: 'event', payload }) });
  };
  return {
    view: (view) => send(view),
    event: (name, course, view) => send(view, { name, ...(course !== undefined && { data: { course } }) }),
  };
}

function goatcounter({ endpoint }: Analytics): Sender {
  const send = (values: Readonly<Record<string, string>>): void => {
    const { width, height } = window.screen;
    const all = { ...values, s: `${width},${height},${window.devicePixelRatio}` };
    post(`${endpoint}?${new URLSearchParams(all).toString()}`, { mode: 'no-cors' });
  };
  return {
    view: ({ path, title, referrer }) => send({ p: path, t: title, r: referrer }),
    event: (name, course, { referrer }) =>
      send({ p: course === undefined ? name : `${name}/${course}`, t: name, r: referrer, e: 'true' }),
  };
}

const withoutScript =
  (sender: (analytics: Analytics) => Sender) =>
  (analytics: Analytics): Service => ({ start: ignore, stop: ignore, ...sender(analytics) });

/** The services that need no script. */
export const services: Services = {
  plausible: withoutScript(plausible),
  umami: withoutScript(umami),
  goatcounter: withoutScript(goatcounter),
};
