// Keeps an open page up to date while its content is edited: a part of pages of the development server only.

import { coverWith, offer, uncover, type ShownProblem } from './live-problems.ts';

/** What the server sends: the problems of the content, or the version of the pages, which a fresh one has. */
type News = ({ readonly problems: string } | { readonly version: string }) & {
  readonly shown?: readonly ShownProblem[];
};

const text = document.getElementById('page-data')?.textContent ?? '';
const shown = /"version":"([^"]+)"/.exec(text)?.[1];

const SCROLLED = 'prospectus-scrolled';

/** Loads the page again; it opens at the part that is being written. */
function reload(): void {
  sessionStorage.setItem(SCROLLED, String(window.scrollY));
  window.history.scrollRestoration = 'manual';
  window.location.reload();
}

/**
 * Scrolls back whenever the page grows, until its reader does anything: Vite's styles come after the page. The browser
 * would keep another place of its own choice.
 */
function scrollBack(): void {
  const place = sessionStorage.getItem(SCROLLED);
  sessionStorage.removeItem(SCROLLED);
  if (place === null) return;
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  const keep = new ResizeObserver(() => window.scrollTo(0, Number(place)));
  keep.observe(document.body);
  const stop = (): void => {
    keep.disconnect();
    style.overflowAnchor = '';
    window.history.scrollRestoration = 'auto';
  };
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'pagehide'])
    window.addEventListener(event, stop, { once: true });
}

function show(news: News): void {
  const { shown: problems = [] } = news;
  if ('problems' in news) coverWith(problems, news.problems);
  else if (news.version === shown) offer(problems);
  else reload();
}

let source: EventSource | undefined;

/** Hidden pages do not listen: browsers allow few connections to a host. They get the latest news when they are seen. */
function listen(): void {
  source?.close();
  source = undefined;
  if (document.hidden) return;
  source = new EventSource('/@prospectus/news');
  source.addEventListener('message', ({ data }: MessageEvent<string>) => show(JSON.parse(data) as News));
  source.addEventListener('reload', reload);
}

scrollBack();
listen();
document.addEventListener('visibilitychange', listen);
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') uncover();
});
