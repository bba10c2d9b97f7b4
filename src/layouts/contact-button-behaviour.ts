// What the contact button does once a visitor moves: loaded then, since no page needs it before. On screens without a free
// margin it is a narrow tab in the gutter, and round where it covers nothing, or while the visitor scrolls back.
import { matchRoutes } from 'react-router';
import { fill } from '../format.ts';
import { momentIn, openUntil } from '../hooks/office-hours.ts';
import { addressUnder } from '../navigation/page-address.ts';
import type { Shell } from '../page-props.ts';
import { siteRoutes } from '../route-tree.ts';
import { whatsappUrl } from '../whatsapp.ts';

/** The size of the round button and its distance from the corner, in CSS pixels. */
const SIZE = 48;
const MARGIN = 16;

/** How far apart the points are that are looked at: less than a line is high. */
const STEP = 16;

const REST_MS = 150;

const hasTextIn = (element: Element, area: DOMRect): boolean =>
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < area.right && right > area.left && top < area.bottom && bottom > area.top,
    );
  });

/** Returns whether a round button would cover no text and nothing that can be pressed. */
function isClear(aside: Element): boolean {
  const isRtl = document.documentElement.dir === 'rtl';
  const left = isRtl ? window.innerWidth - MARGIN - SIZE : MARGIN;
  const area = new DOMRect(left, window.innerHeight - MARGIN - SIZE, SIZE, SIZE);
  const steps = Array.from({ length: SIZE / STEP + 1 }, (_, i) => i * STEP);
  const points = steps.flatMap((x) => steps.map((y) => [area.left + x, area.top + y] as const));
  const below = points.flatMap(
    ([x, y]) => document.elementsFromPoint(x, y).filter((each) => !aside.contains(each))[0] ?? [],
  );
  return [...new Set(below)].every(
    (element) =>
      !element.closest('a, button, input, select, textarea, label, summary, picture') && !hasTextIn(element, area),
  );
}

function watchScrolling(aside: HTMLElement): void {
  let before = window.scrollY;
  let timer = 0;
  let isBack = false;
  const rest = () => (aside.dataset['round'] = String(isBack || isClear(aside)));
  const onMove = () => {
    const { scrollY } = window;
    if (scrollY !== before) isBack = scrollY < before && scrollY > 0;
    before = scrollY;
    if (isBack) rest();
    else aside.dataset['round'] = 'false';
    window.clearTimeout(timer);
    timer = window.setTimeout(rest, REST_MS);
  };
  window.addEventListener('scroll', onMove, { passive: true });
  window.addEventListener('resize', onMove);
  onMove();
}

/** Says whether the office is open, if there are hours. */
function sayOpen(aside: HTMLElement, { hours, timeZone, messages }: Shell): void {
  const status = aside.querySelector<HTMLElement>('[data-office]');
  if (!status) return;
  const { openUntil: openText, closedNow } = messages.navigation;
  const until = openUntil(hours, momentIn(timeZone, new Date()));
  status.textContent = until === undefined ? closedNow : fill(openText, { time: until });
  status.hidden = false;
  aside.dataset['open'] = String(until !== undefined);
}

/** Names the course of the page in the text of the WhatsApp link. */
function nameCourse(aside: HTMLElement, { addresses, base, whatsapp, messages }: Shell): void {
  const link = aside.querySelector<HTMLAnchorElement>('[data-whatsapp]');
  if (!link || whatsapp === undefined) return;
  const routes = [...siteRoutes(addresses)];
  const { course } = matchRoutes(routes, addressUnder(base, window.location.pathname))?.at(-1)?.params ?? {};
  const title = course === undefined ? undefined : document.querySelector('main h1')?.textContent;
  link.href = whatsappUrl(whatsapp, messages, title ?? undefined);
}

/** Makes the contact button say whether the office is open, name the course of the page, and cover nothing. */
export function startContactButton(aside: HTMLElement, shell: Shell): void {
  const refresh = () => {
    sayOpen(aside, shell);
    nameCourse(aside, shell);
  };
  refresh();
  aside.addEventListener('toggle', refresh, true);
  watchScrolling(aside);
}
