// How an open page of the development server shows what is wrong: errors cover it, warnings wait in a corner.

/** Lines of a content file with the place in them. */
interface Excerpt {
  readonly first: number;
  readonly lines: readonly string[];
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** A problem as the server sends it. */
export interface ShownProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly advice: string;
  readonly place: string;
  readonly editor: string;
  readonly excerpt?: Excerpt;
}

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
  const shown = element('pre', '');
  const width = String(first + lines.length - 1).length;
  lines.forEach((line, index) => {
    shown.append(element('span', `${String(first + index).padStart(width)} │ `, 'number'));
    if (index === row) shown.append(line.slice(0, from), element('mark', line.slice(from, to) || ' '), line.slice(to));
    else shown.append(line);
    shown.append('\n');
  });
  return shown;
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

let shown: HTMLElement | undefined;

/** Takes away what is shown. */
export function uncover(): void {
  shown?.remove();
  shown = undefined;
}

function put(content: HTMLElement, covers: boolean): void {
  uncover();
  shown = document.createElement('prospectus-problems');
  shown.toggleAttribute('covers', covers);
  shown.lang = 'en';
  shown.dir = 'ltr';
  const root = shown.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [looks];
  root.append(content);
  document.body.append(shown);
}

/** Covers the page with problems; `fault` is said where there is none. Escape takes the cover away. */
export function coverWith(problems: readonly ShownProblem[], fault = ''): void {
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
export function offer(warnings: readonly ShownProblem[]): void {
  uncover();
  if (warnings.length === 0) return;
  const button = element('button', warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`, 'corner');
  button.addEventListener('click', () => coverWith(warnings));
  put(button, false);
}
