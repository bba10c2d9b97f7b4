// Keeps an open page up to date while its content is edited: a part of pages of the development server only.
// Errors cover the page, warnings wait in a corner.
import type { Excerpt, News, ShownProblem } from './live-props.ts';

const looks = new CSSStyleSheet();
looks.replaceSync(`
  :host { all: initial; position: fixed; z-index: 1000; font: 16px/1.5 system-ui, sans-serif; color-scheme: dark; }
  :host([covers]) { inset: 0; overflow: auto; background: rgb(0 0 0 / 75%); }
  main { max-inline-size: 56rem; margin: 5vmin auto; padding: 0 1rem; }
  article { margin-block-end: 1rem; padding: 1.25rem; border-radius: 0.5rem; border-block-start: 6px solid #e5484d;
    background: #181818; color: #f2f2f2; overflow-wrap: anywhere; }
  article.warning { border-color: #f5b83d; }
  h2 { margin: 0 0 0.25rem; font-size: 1.15rem; white-space: pre-line; }
  p { margin: 0; white-space: pre-line; }
  .place, .place a { color: #b4b4b4; font: 14px/1.5 ui-monospace, monospace; }
  pre { margin: 0.75rem 0; padding: 0.5rem 0.75rem; overflow-x: auto; background: #000; color: #ddd;
    font: 14px/1.6 ui-monospace, monospace; }
  mark { background: #e5484d; color: #fff; }
  .warning mark { background: #f5b83d; color: #000; }
  .number { color: #8a8a8a; user-select: none; }
  button { font: inherit; color: #000; background: #f5b83d; border: 0; border-radius: 0.5rem; padding: 0.5rem 0.9rem; cursor: pointer; }
  button.corner { position: fixed; inset-block-end: 1rem; inset-inline-start: 50%; translate: -50%; box-shadow: 0 2px 8px rgb(0 0 0 / 40%); }
`);

function element(name: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

function excerptOf({ first, lines, row, from, to }: Excerpt): HTMLElement {
  const shownProblems = element('pre', '');
  const width = String(first + lines.length - 1).length;
  lines.forEach((line, index) => {
    shownProblems.append(element('span', `${String(first + index).padStart(width)} │ `, 'number'));
    if (index === row)
      shownProblems.append(line.slice(0, from), element('mark', line.slice(from, to) || ' '), line.slice(to));
    else shownProblems.append(line);
    shownProblems.append('\n');
  });
  return shownProblems;
}

function articleOf({ code, severity, message, advice, place, editor, excerpt }: ShownProblem): HTMLElement {
  const article = element('article', '', severity);
  const link = element('a', place);
  link.setAttribute('href', editor);
  const where = element('p', '', 'place');
  where.append(link, `  ${severity} ${code}`);
  article.append(element('h2', message), where);
  if (excerpt) article.append(excerptOf(excerpt));
  article.append(element('p', advice));
  return article;
}

let shownProblems: HTMLElement | undefined;

/** Takes away what is shown. */
function uncover(): void {
  shownProblems?.remove();
  shownProblems = undefined;
}

function put(content: HTMLElement, covers: boolean): void {
  uncover();
  shownProblems = document.createElement('prospectus-problems');
  shownProblems.toggleAttribute('covers', covers);
  shownProblems.lang = 'en';
  shownProblems.dir = 'ltr';
  const root = shownProblems.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [looks];
  root.append(content);
  document.body.append(shownProblems);
}

/** Covers the page with problems; `fault` is said where there is none. Escape takes the cover away. */
function coverWith(problems: readonly ShownProblem[], fault = ''): void {
  const main = element('main', '');
  main.role = 'alert';
  if (problems.length === 0) {
    const article = element('article', '');
    article.append(element('p', fault));
    main.append(article);
  }
  main.append(...problems.map(articleOf));
  put(main, true);
}

/** Says in a corner how many warnings there are; pressed, they cover the page. */
function offer(warnings: readonly ShownProblem[]): void {
  uncover();
  if (warnings.length === 0) return;
  const button = element('button', warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`, 'corner');
  button.addEventListener('click', () => coverWith(warnings));
  put(button, false);
}

const text = document.getElementById('page-data')?.textContent ?? '';
const shown = /"version":"([^"]+)"/.exec(text)?.[1];

const SCROLLED = 'prospectus-scrolled';

/** Loads the page again; it opens at the part that is being written. */
function reload(): void {
  sessionStorage.setItem(SCROLLED, String(window.scrollY));
  window.history.scrollRestoration = 'manual';
  window.location.reload();
}

/** Scrolls back whenever the page grows, until its reader acts: Vite's styles come after the page. */
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

// In the page of `prospectus edit`, problems are beside their fields, and the preview scrolls to what is edited.

const isEmbedded = window.parent !== window;

/** The smallest part of the page that says a text. */
function partWith(wanted: string): Element | undefined {
  const words = wanted.replace(/\s+/g, ' ').trim();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const part = texts.currentNode.parentElement;
    const isSeen = part?.closest('script, style, template') === null && part.checkVisibility();
    if (isSeen && part.textContent.replace(/\s+/g, ' ').includes(words)) return part;
  }
  return undefined;
}

/** Long texts are formatted: their beginning has to be enough. */
const ENOUGH = 60;

function reveal({ data, source: sender }: MessageEvent<{ readonly reveal?: unknown }>): void {
  if (sender !== window.parent || typeof data.reveal !== 'string') return;
  const part = partWith(data.reveal.split('\n')[0]?.slice(0, ENOUGH) ?? '');
  if (!part) return;
  const { top, height } = part.getBoundingClientRect();
  // Brought into view, it would scroll the page around it as well: on a narrow screen, away from the field.
  window.scrollBy({ top: top - (window.innerHeight - height) / 2, behavior: 'smooth' });
  part.animate([{ outline: '3px solid #f5b83d' }, { outline: '3px solid transparent' }], { duration: 2000 });
}

function show(news: News): void {
  const { shown: problems = [] } = news;
  if (isEmbedded && ('problems' in news || news.version === shown)) return;
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
if (isEmbedded) window.addEventListener('message', reveal);
document.addEventListener('visibilitychange', listen);
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') uncover();
});
