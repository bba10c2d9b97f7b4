// What is absent leaves no trace. A provider with every field loses each optional one in turn, and all of a file at once;
// the pages that change are rendered, and must be whole. The fields come from the schemas, so that a new one is covered.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DomUtils, parseDocument as parseHtml } from 'htmlparser2';
import { beforeAll, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { invariant } from '../../generator/base/invariant.ts';
import { startBuiltRenderer } from '../../generator/render/built-renderer.ts';
import { shellFile } from '../../generator/render/site-files.ts';
import type { Plan } from '../../generator/model/planned.ts';
import { planOf } from '../../generator/pipeline/check.ts';
import { describeFor, type DescribeField } from '../../generator/schema/describe-field.ts';
import { htmlProblems } from '../support/html-problems.ts';
import { site, type Files } from '../support/site.ts';
import { structuredDataProblems } from '../support/structured-data-problems.ts';

const whole = fileURLToPath(new URL('../fixtures/whole/content', import.meta.url));
const now = new Date('2030-01-01T12:00:00Z');
const TEST_MS = 300_000;

type Path = readonly (string | number)[];

/** The schema of a file of the provider. */
function schemaOf(file: string, data: { readonly template?: string }): string {
  if (data.template !== undefined) return `pages/${data.template}`;
  const folder = /^(course|trainer)s\//.exec(file)?.[1];
  return folder ?? file.replace('.yaml', '');
}

const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The places of the optional fields of a value, as far as it has them; of the items of a list each field once. */
function optionalIn(value: unknown, describe: DescribeField, path: Path = []): readonly Path[] {
  const pointer = path.map((key) => `/${key}`).join('');
  if (Array.isArray(value)) {
    const all = value.flatMap((item, i) => optionalIn(item, describe, [...path, i]));
    const shape = (each: Path) => each.slice(path.length + 1).join('/');
    return all.filter((each, i) => all.findIndex((other) => shape(other) === shape(each)) === i);
  }
  const { properties, required = [] } = describe(pointer) as { properties?: object; required?: readonly string[] };
  if (!properties) return [];
  return Object.entries(fieldsIn(value)).flatMap(([key, inner]) => {
    const place = [...path, key];
    const own = required.includes(key) ? [] : [place];
    return [...own, ...optionalIn(inner, describe, place)];
  });
}

const files = readdirSync(whole, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.yaml$/.test(file) && !/^(seo|addresses|redirects|messages\/)/.test(file))
  .filter((file) => !/child-care|fire-safety|ben\.yaml/.test(file));

const textOf = (file: string): string => readFileSync(`${whole}/${file}`, 'utf8');

/** A file without some of its fields. */
function without(file: string, places: readonly Path[]): Files {
  const document = parseDocument(textOf(file));
  // Fields of an absent group are gone with it.
  for (const place of places) if (document.hasIn(place)) document.deleteIn(place);
  return { [file]: document.toString() };
}

/** The places of the optional fields of a file. */
function placesOf(file: string): readonly Path[] {
  const data = parse(textOf(file)) as { readonly template?: string };
  return optionalIn(data, describeFor(schemaOf(file, data)));
}

/** Whether a place is within another. */
const isWithin = (place: Path, outer: Path): boolean =>
  outer.length <= place.length && outer.every((key, i) => key === place[i]);

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
  DomUtils.getElementsByTagName((name) => /^(img|svg|iframe|input|select|textarea)$/.test(name), element).length > 0;

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

/** What is wrong with a page: an invalid document, a part without content, or words that belong to nothing. */
function pageProblems(address: string, html: string): readonly string[] {
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
    ...htmlProblems(address, html),
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

let render: (plan: Plan, address: string) => Promise<string>;
let base: Plan;

async function planWith(changed: Files): Promise<Plan | string> {
  const { plan, diagnostics } = await planOf({ content: site(changed, whole), base: '/', now });
  return (
    plan ??
    diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code }) => code)
      .join(' ')
  );
}

/** The pages that show what all pages share. */
const SHARED = ['/', '/contact', '/courses', '/courses/first-aid', '/schedule'];

const keyOf = ({ head, page }: Plan['pages'][number]): string => JSON.stringify([head, page]);

/** The pages of a plan that the provider with all fields does not have, one of each template. */
function changedPages(plan: Plan): readonly string[] {
  const known = new Map(base.pages.map((page) => [page.address, keyOf(page)]));
  const isShellNew = JSON.stringify(plan.shell) !== JSON.stringify(base.shell);
  return plan.pages
    .filter((page) => known.get(page.address) !== keyOf(page) || (isShellNew && SHARED.includes(page.address)))
    .filter((page, i, pages) => pages.findIndex((other) => other.page.template === page.page.template) === i)
    .map(({ address }) => address);
}

beforeAll(async () => {
  const renderer = await startBuiltRenderer();
  render = (plan, address) => {
    const page = plan.pages.find((each) => each.address === address);
    invariant(page, 'the page is planned');
    const { head, page: inner } = page;
    const data = { version: '1', address, head, page: inner };
    return renderer.render(address, {
      page: data,
      shell: plan.shell,
      shellUrl: `/${shellFile(plan).file}`,
    });
  };
  const { plan } = await planOf({ content: whole, base: '/', now });
  invariant(plan, 'the provider with all fields has no errors');
  base = plan;
}, TEST_MS);

/** What says that something else needs the field: a course without a category, say, or a figure that a page shows. */
const NEEDED =
  /^(link\/(unlisted-course|form-without-endpoint|session-when|stray-session-field|missing-currency|unknown-(event|level|figure))|text\/empty-alternative|schema\/missing-field)$/;

const isNeeded = (codes: string): boolean => codes.split(' ').some((code) => NEEDED.test(code));

/** Pages that many fields change in the same way are examined once. */
const seen = new Map<string, readonly string[]>();

async function problemsOf(changed: Files): Promise<readonly string[] | string> {
  const plan = await planWith(changed);
  if (typeof plan === 'string') return plan;
  const found: string[] = [];
  for (const address of changedPages(plan)) {
    const html = await render(plan, address);
    const problems = seen.get(html) ?? pageProblems(address, html);
    seen.set(html, problems);
    found.push(...problems);
  }
  return found;
}

test(
  'the provider with all fields is whole',
  async () => {
    const found: string[] = [];
    for (const { address } of base.pages) found.push(...pageProblems(address, await render(base, address)));
    expect(found).toEqual([]);
  },
  TEST_MS,
);

test.each(files)(
  '%s leaves no trace of what it does not say',
  async (file) => {
    const places = placesOf(file);
    expect(places.length).toBeGreaterThan(0);
    const found: Record<string, unknown> = {};
    const needed: Path[] = [];
    for (const place of places) {
      const problems = await problemsOf(without(file, [place]));
      if (typeof problems === 'string' && isNeeded(problems)) needed.push(place);
      else if (problems.length > 0) found[place.join('/')] = problems;
    }
    const all = places.filter((place) => !needed.some((each) => isWithin(each, place)));
    const problems = await problemsOf(without(file, all));
    if (problems.length > 0) found['all'] = problems;
    expect(found).toEqual({});
  },
  TEST_MS,
);
