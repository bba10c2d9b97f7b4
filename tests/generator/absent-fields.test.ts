// What is absent leaves no trace. A provider with every field loses each optional one in turn, and all of a file at once;
// the pages that change are rendered, and must be whole. The fields come from the schemas, so that a new one is covered.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { invariant } from '../../generator/base/invariant.ts';
import { startBuiltRenderer } from '../../generator/build/render/dev-renderer.ts';
import { shellFile } from '../../generator/build/render/site-files.ts';
import type { Plan } from '../../generator/model/planned.ts';
import { builtInKinds, loadPlanners } from '../../generator/kinds/kinds.ts';
import { pageContext } from '../../generator/features/shell/page-context.ts';
import { planSite, wholePlan } from '../../generator/features/shell/plan.ts';
import type { Planners } from '../../generator/features/shell/units.ts';
import { describeFor, type DescribeField } from '../../generator/kinds/describe-field.ts';
import { everyNth, someOfEach } from '../support/cases.ts';
import { htmlProblems } from '../support/html/html-problems.ts';
import { changedContent, type ChangedContent } from '../support/content/changed-content.ts';
import { pageProblems } from '../support/html/page-problems.ts';

const whole = fileURLToPath(new URL('../fixtures/whole/content', import.meta.url));
const now = new Date('2030-01-01T12:00:00Z');
const TEST_MS = 300_000;

type Path = readonly (string | number)[];

/** The schema of a file of the provider. */
function schemaOf(file: string, data: { readonly template?: string }): string {
  if (data.template !== undefined) return `pages/${data.template}`;
  const folder = /^(course|trainer)s\/|^(news)\//.exec(file)?.slice(1).find(Boolean);
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
  .filter((file) => !/child-care|fire-safety|ben\.yaml|new-quay/.test(file));

const textOf = (file: string): string => readFileSync(`${whole}/${file}`, 'utf8');

/** A file of the provider with another text. */
interface Change {
  readonly file: string;
  readonly text: string;
}

/** A file without some of its fields. */
function without(file: string, places: readonly Path[]): Change {
  const document = parseDocument(textOf(file));
  // Fields of an absent group are gone with it.
  for (const place of places) if (document.hasIn(place)) document.deleteIn(place);
  return { file, text: document.toString() };
}

/** The places of the optional fields of a file. */
function placesOf(file: string): readonly Path[] {
  const data = parse(textOf(file)) as { readonly template?: string };
  return optionalIn(data, describeFor(schemaOf(file, data)));
}

/** Whether a place is within another. */
const isWithin = (place: Path, outer: Path): boolean =>
  outer.length <= place.length && outer.every((key, i) => key === place[i]);

let render: (plan: Plan, address: string) => Promise<string>;
let content: ChangedContent;
let planners: Planners;
let base: Plan;
let baseKeys: ReadonlyMap<string, string>;

async function planWith({ file, text }: Change): Promise<Plan | string> {
  const { linked, diagnostics } = await content.check(file, text);
  if (!linked) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return errors.map(({ code }) => code).join(' ');
  }
  const plan = planSite(linked.site, { base: '/', now, planners });
  return wholePlan(plan, { context: pageContext(plan.shared), planners, readContent: linked.readContent });
}

/** The pages that show what all pages share. */
const SHARED = ['/', '/contact', '/courses', '/courses/first-aid', '/schedule'];

const keyOf = ({ head, page }: Plan['pages'][number]): string => JSON.stringify([head, page]);

/** The pages of a plan that the provider with all fields does not have, one of each template. */
function changedPages(plan: Plan): readonly string[] {
  const isShellNew = JSON.stringify(plan.shell) !== JSON.stringify(base.shell);
  return plan.pages
    .filter((page) => baseKeys.get(page.address) !== keyOf(page) || (isShellNew && SHARED.includes(page.address)))
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
  content = await changedContent(whole, now);
  planners = await loadPlanners(builtInKinds);
  const plan = await planWith({ file: 'site.yaml', text: textOf('site.yaml') });
  invariant(typeof plan !== 'string', 'the provider with all fields has no errors');
  base = plan;
  baseKeys = new Map(base.pages.map((page) => [page.address, keyOf(page)]));
}, TEST_MS);

/** What says that something else needs the field: a course without a category, say, or a figure that a page shows. */
const NEEDED =
  /^(link\/(unlisted-course|empty-menu-entry|form-without-endpoint|session-when|stray-session-field|missing-currency|unknown-(event|level|figure))|text\/empty-alternative|schema\/missing-field)$/;

const isNeeded = (codes: string): boolean => codes.split(' ').some((code) => NEEDED.test(code));

/** Pages that many fields change in the same way are examined once. */
const seen = new Map<string, readonly string[]>();

async function problemsOf(changed: Change): Promise<readonly string[] | string> {
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
    const validated = new Set(someOfEach(base.pages, ({ page }) => page.template, base.pages.length));
    for (const planned of base.pages) {
      const html = await render(base, planned.address);
      if (validated.has(planned)) found.push(...htmlProblems(planned.address, html));
      found.push(...pageProblems(planned.address, html));
    }
    expect(found).toEqual([]);
  },
  TEST_MS,
);

test.each(files)(
  '%s leaves no trace of what it does not say',
  async (file) => {
    const places = placesOf(file);
    expect(places.length).toBeGreaterThan(0);
    const tried = everyNth(places, 128);
    const found: Record<string, unknown> = {};
    const needed: Path[] = [];
    for (const place of tried) {
      const problems = await problemsOf(without(file, [place]));
      if (typeof problems === 'string' && isNeeded(problems)) needed.push(place);
      else if (problems.length > 0) found[place.join('/')] = problems;
    }
    const all = tried.filter((place) => !needed.some((each) => isWithin(each, place)));
    const problems = await problemsOf(without(file, all));
    if (problems.length > 0) found['all'] = problems;
    expect(found).toEqual({});
  },
  TEST_MS,
);
