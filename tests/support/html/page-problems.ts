// What is wrong with a rendered page of a provider that lacks something.
import { DomUtils, parseDocument as parseHtml } from 'htmlparser2';
import { invariant } from '../../../generator/base/invariant.ts';
import { htmlProblems } from './html-problems.ts';
import { structuredDataProblems } from './structured-data-problems.ts';

const EMPTY = 'section, article, nav, h1, h2, h3, h4, p, ul, ol, dl, li, dt, dd, a, button, table, thead, tbody'.split(
  ', ',
);
const BLOCK =
  /^(address|article|aside|br|dd|div|dl|dt|footer|form|h\d|header|li|main|nav|ol|p|section|table|td|th|tr|ul|label|option|legend)$/;

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const isTag = (node: object | null): node is Element => node !== null && 'attribs' in node;
const isText = (node: object): node is { readonly data: string } =>
  'data' in node && 'type' in node && node.type === 'text';

const contentOf = (element: Element): string => DomUtils.textContent(element).trim();
const isHidden = (element: Element): boolean =>
  element.attribs['aria-hidden'] === 'true' ||
  'popover' in element.attribs ||
  'hidden' in element.attribs ||
  element.attribs['role'] === 'status' ||
  (isTag(element.parent) && isHidden(element.parent));
const hasMedia = (element: Element): boolean =>
  DomUtils.getElementsByTagName((name) => /^(img|svg|i|iframe|input|select|textarea)$/.test(name), element).length > 0;

/** The words of an element, with a line for each block. */
function linesOf(node: Element): string {
  return node.children
    .map((child) => {
      if (isText(child)) return child.data;
      if (!isTag(child) || /^(script|style|template)$/.test(child.name) || isHidden(child)) return '';
      return BLOCK.test(child.name) ? `\n${linesOf(child)}\n` : linesOf(child);
    })
    .join('');
}

const STRAY = [/\b(undefined|NaN)\b/, /\[object/, /^\s*[·|,;–—]\s*\S*$/m, /\S\s*[·|,–—]\s*$/m, /\(\s*\)/, /\b0[.,]0\b/];

function tableProblems(table: Element): readonly string[] {
  const rows = DomUtils.getElementsByTagName('tr', DomUtils.getElementsByTagName('tbody', table));
  const cells = rows.map((row) => row.children.filter(isTag)).filter(({ length }) => length > 1);
  const columns = cells[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, i) => i)
    .filter((i) => cells.every((row) => row[i] === undefined || (contentOf(row[i]) === '' && !hasMedia(row[i]))))
    .map((i) => `column ${i} is empty`);
}

/**
 * The head, the header, the main part and what follows it, without the data embedded in the page: most changes leave three
 * of them as they are. An id that two parts have is no mistake here; whole pages are validated where nothing is absent.
 */
function partsOf(html: string): readonly string[] {
  const shown = html.replace(/<script type="[^"]*json"[^>]*>.*?<\/script>/gs, '');
  const parts = /^(.*<\/head>)\s*<body[^>]*>\s*(.*?)(<main\b.*<\/main>)(.*)<\/body>/s.exec(shown);
  invariant(parts, 'a page has a head, a header and a main part');
  const [, head = '', header = '', main = '', after = ''] = parts;
  return [`${head}<body></body></html>`, `${header}</div>`, main, `<div><h1>The heading of the page</h1>${after}`];
}

const known = new Map<string, readonly string[]>();

/** The mistakes in a part of a page; parts that pages share are validated once. */
function partProblems(address: string, part: string): readonly string[] {
  const problems = known.get(part) ?? htmlProblems(address, part);
  known.set(part, problems);
  return problems;
}

/** Returns what is wrong with a page: an invalid part, one without content, or words that belong to nothing. */
export function pageProblems(address: string, html: string): readonly string[] {
  const body = DomUtils.getElementsByTagName('body', parseHtml(html))[0];
  invariant(body, 'a page has a body');
  const inside = (names: readonly string[]) =>
    DomUtils.getElementsByTagName((name) => names.includes(name), body).filter((each) => !isHidden(each));
  const empty = inside(EMPTY).filter((each) => contentOf(each) === '' && !hasMedia(each));
  const bare = inside(['section']).filter((section) => {
    const [heading] = DomUtils.getElementsByTagName((name) => /^h[23]$/.test(name), section);
    return heading !== undefined && contentOf(heading) === contentOf(section) && !hasMedia(section);
  });
  const words = linesOf(body);
  return [
    ...partsOf(html).flatMap((part) => partProblems(address, part)),
    ...[...empty, ...bare].map((each) => `${address}: empty ${DomUtils.getOuterHTML(each).slice(0, 120)}`),
    ...inside(['table'])
      .flatMap(tableProblems)
      .map((problem) => `${address}: ${problem}`),
    ...STRAY.flatMap((stray) => {
      const found = stray.exec(words);
      return found
        ? [`${address}: stray ${JSON.stringify(words.slice(Math.max(0, found.index - 30), found.index + 30))}`]
        : [];
    }),
    ...[...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, text = '']) =>
      structuredDataProblems(text).map((problem) => `${address}: ${problem}`),
    ),
  ];
}
