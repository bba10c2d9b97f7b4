// Traces of what a provider does not have: parts without content, and words that belong to nothing.

/** Runs in the browser: elements of the main part that have nothing to show, and sections that are only a heading. */
export function emptyParts(): readonly string[] {
  const media = 'img, svg, i, iframe, input, select, textarea';
  const isEmpty = (element: Element) => element.textContent.trim() === '' && !element.querySelector(media);
  const parts = 'section, article, aside, nav, div, h1, h2, h3, h4, p, ul, ol, dl, li, dt, dd, a, button, table';
  const empty = [...document.querySelectorAll(`main :is(${parts}), footer :is(${parts}), header :is(${parts})`)].filter(
    (element) =>
      isEmpty(element) &&
      element.checkVisibility() &&
      !element.closest('[popover], [inert], [aria-hidden], [role=status], [aria-live]'),
  );
  const bare = [...document.querySelectorAll('main section')].filter((section) => {
    const heading = section.querySelector('h2, h3');
    return heading?.textContent.trim() === section.textContent.trim();
  });
  return [...empty, ...bare].map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Runs in the browser: the columns of tables in which no row has anything. */
export function emptyColumns(): readonly string[] {
  const hasContent = (cell: Element | undefined) =>
    cell && (cell.textContent.trim() !== '' || cell.querySelector('svg, i'));
  return [...document.querySelectorAll('main table')].flatMap((table) => {
    const rows = [...table.querySelectorAll('tbody tr')].filter((row) => row.children.length > 1);
    const heads = [...(table.querySelector('thead tr')?.children ?? [])];
    return heads
      .filter((_, column) => rows.length > 0 && rows.every((row) => !hasContent(row.children[column])))
      .map((head) => `the column "${head.textContent}" is empty`);
  });
}

const faults = [
  /\b(undefined|null|NaN)\b/,
  /\[object/,
  // A place for a value that nothing has filled.
  /\{\w+\}/,
  // A separator with nothing on one of its sides.
  /^\s*[·|,;:–—]/m,
  /[·|,–—]\s*$/m,
  /[·|,]\s*[·|,]/,
  /\(\s*\)/,
  /\b0[.,]0\b/,
];

/** Returns the words of a page that say nothing: values that are absent, and separators between nothing and something. */
export const strayWords = (text: string): readonly string[] =>
  faults.flatMap((fault) => {
    const found = fault.exec(text);
    return found ? [`${String(fault)}: ${text.slice(Math.max(0, found.index - 30), found.index + 30)}`] : [];
  });
