// What the panel of the contact button says when it opens: loaded then, since no page needs it before.
import { matchRoutes } from 'react-router-dom';
import { fill } from '../app/format.ts';
import { momentIn, openUntil } from './office-hours.ts';
import { addressUnder } from '../app/navigation/page-address.ts';
import type { Shell } from '../app/page-props.ts';
import { siteRoutes } from '../app/route-tree.ts';
import { whatsappUrl } from './whatsapp.ts';

/** Says whether the office is open, if there are hours. */
function sayOpen(panel: HTMLElement, { hours, timeZone, messages }: Shell): void {
  const status = panel.querySelector<HTMLElement>('[data-office]');
  if (!status) return;
  const { openUntil: openText, closedNow } = messages.navigation;
  const until = openUntil(hours, momentIn(timeZone, new Date()));
  status.textContent = until === undefined ? closedNow : fill(openText, { time: until });
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
