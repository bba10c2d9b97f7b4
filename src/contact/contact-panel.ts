// What the panel of the contact button says when it opens: loaded then, since no page needs it before.
import { matchRoutes } from 'react-router-dom';
import { fill } from '../app/format.ts';
import { addressUnder } from '../app/navigation/page-address.ts';
import type { Hours, Shell } from '../app/shell-props.ts';
import { siteRoutes } from '../app/route-tree.ts';
import { whatsappUrl } from './whatsapp.ts';

// Whether the office is open, on the visitor's clock and in the provider's time zone.

/** The day of the week, 0 for Sunday, and the time as HH:MM. */
interface Moment {
  readonly day: number;
  readonly time: string;
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Returns the day and the time of a moment in a time zone. */
export function momentIn(timeZone: string, now: Date): Moment {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const [weekday = '', hour = '', minute = ''] = (['weekday', 'hour', 'minute'] as const).map((part) =>
    parts.get(part),
  );
  return { day: dayNames.indexOf(weekday), time: `${hour}:${minute}` };
}

/** Returns when the office closes if it is open at a moment, as visitors read it; undefined if it is closed. */
export function openUntil(hours: readonly Hours[], { day, time }: Moment): string | undefined {
  return hours.find(({ open }) => open?.days.includes(day) && open.from <= time && time < open.to)?.open?.until;
}

/** Says whether the office is open, if there are hours. */
function sayOpen(panel: HTMLElement, { hours, timeZone, messages }: Shell): void {
  const status = panel.querySelector<HTMLElement>('[data-office]');
  if (!status) return;
  const { openUntil: openText, closedNow } = messages.navigation;
  const until = openUntil(hours, momentIn(timeZone, new Date()));
  const opening = hours.filter(({ open }) => open).map(({ days, text }) => `${days} ${text}`);
  status.textContent = until === undefined ? [closedNow, ...opening].join(' · ') : fill(openText, { time: until });
  status.hidden = false;
}

/** Names the course of the page in the text of the WhatsApp link. */
function nameCourse(panel: HTMLElement, { addresses, base, whatsapp, messages }: Shell): void {
  const link = panel.querySelector<HTMLAnchorElement>('[data-whatsapp]');
  if (!link || whatsapp === undefined) return;
  const routes = [...siteRoutes(addresses)];
  const { course } = matchRoutes(routes, addressUnder(base, window.location.pathname))?.at(-1)?.params ?? {};
  const title = course === undefined ? undefined : document.querySelector('main h1')?.textContent;
  link.href = whatsappUrl(whatsapp, messages, title ?? undefined);
}

/** Says in the panel of the contact button whether the office is open, and names the course of the page. */
export function refreshPanel(panel: HTMLElement, shell: Shell): void {
  sayOpen(panel, shell);
  nameCourse(panel, shell);
}
