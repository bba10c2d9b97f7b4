// The route tree against what is planned: the address of every page takes exactly the route that shows its template.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchRoutes } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { planOf } from '../../../generator/index.ts';
import { invariant } from '../../../generator/base/invariant.ts';
import { builtInKinds } from '../../../generator/kinds/kinds.ts';
import type { Plan } from '../../../generator/model/planned.ts';
import { missingScreen } from '../../../src/app/navigation/load-screen.ts';
import type { Template } from '../../../src/app/page.ts';
import type { MainAddresses } from '../../../src/app/shell-props.ts';
import { renderWhole } from '../../../src/app/render-root.tsx';
import { siteRoutes } from '../../../src/app/route-tree.ts';
import { loadAllTemplates } from '../../../src/app/templates.ts';
import { planLarge } from '../../support/browser/large-site.ts';
import { copyWithOwnAddresses } from '../../support/browser/own-addresses.ts';
import { providers } from '../../support/content/plan-of.ts';

const usual: MainAddresses = {
  catalogue: '/courses',
  contact: '/contact',
  registration: '/register',
  schedule: '/schedule',
};

const matchesOf = (address: string, addresses: MainAddresses) => matchRoutes([...siteRoutes(addresses)], address) ?? [];

/** The route that an address takes, with those above it: "/courses > :course". */
const routeOf = (address: string, addresses = usual): string =>
  matchesOf(address, addresses)
    .map(({ route }) => ('path' in route ? route.path : 'index'))
    .join(' > ');

const paramsOf = (address: string): object => matchesOf(address, usual).at(-1)?.params ?? {};

/** The route that is meant for a page: the one of its template, where the page has the address of that route. */
function routeFor(template: Template, address: string, main: MainAddresses): string {
  const own: Partial<Record<Template, string>> = {
    home: 'index',
    'catalogue-list': 'course--lists/:category/:subcategory/:part?',
    'thank-you': 'thank-you',
    'not-sent': 'not-sent',
  };
  const [found] = Object.entries(main).filter(([, at]) => at === address);
  if (found?.[0] === 'catalogue') return `${address} > index`;
  if (found && !builtInKinds.all.some(({ listedBy }) => listedBy === found[0])) return address;
  if (template.startsWith('course-') && address.startsWith(`${main.catalogue}/`)) return `${main.catalogue} > :course`;
  return own[template] ?? '*';
}

async function planFrom(content: string): Promise<Plan> {
  const { plan } = await planOf({ content, base: '/', now: new Date('2025-09-01T12:00:00Z') });
  invariant(plan, `${content} has no errors`);
  return plan;
}

function expectRoutes({ pages, notFound, shell: { addresses } }: Plan): void {
  const taken = [...pages, notFound].map(({ address }) => [address, routeOf(address, addresses)]);
  const meant = [...pages, notFound].map(({ address, page }) => [address, routeFor(page.template, address, addresses)]);
  expect(taken).toEqual(meant);
  const wrong = [...pages, notFound].filter(({ address, page }) => {
    const { templates = [page.template] } = matchesOf(address, addresses).at(-1)?.route ?? { templates: [] };
    return !templates.includes(page.template);
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
}

describe('every planned address takes the route of its template', () => {
  test.each(providers)('of %s', async (folder) => {
    expectRoutes(await planFrom(fileURLToPath(new URL(`../../../${folder}`, import.meta.url))));
  });

  test('of a provider that names its main pages in its own language', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'prospectus-routes-'));
    copyWithOwnAddresses(join(folder, 'content'));
    const plan = await planFrom(join(folder, 'content'));
    rmSync(folder, { recursive: true, force: true });
    expect(plan.shell.addresses.catalogue).toBe('/formations');
    expectRoutes(plan);
  });

  test('of a large catalogue, lists included', async () => {
    const plan = await planLarge(3600);
    expect(plan.pages.some(({ address }) => /^\/course--lists\/\w+\/\w+\/2$/.test(address))).toBe(true);
    expectRoutes(plan);
  });
});

test('a course is asked for by slug or number, a list by subject and part', () => {
  expect(paramsOf('/courses/capm')).toEqual({ course: 'capm' });
  expect(paramsOf('/courses/12')).toEqual({ course: '12' });
  expect(paramsOf('/course--lists/health/one')).toEqual({ category: 'health', subcategory: 'one' });
  expect(paramsOf('/course--lists/health/one/2')).toEqual({ category: 'health', subcategory: 'one', part: '2' });
  expect(paramsOf('/finance/cma-part-1')).toEqual({ '*': 'finance/cma-part-1' });
});

test.each([
  ['/courses/999', 'course-not-found'],
  ['/courses/capm', 'not-found'],
  ['/courses/9a', 'not-found'],
  ['/courses/9/9', 'not-found'],
  ['/Courses/999', 'not-found'],
  ['/courses', 'not-found'],
  ['/999', 'not-found'],
  ['/', 'not-found'],
])('where the site has nothing at %s, the screen is %s', (address, kind) => {
  expect(missingScreen(address, usual)).toEqual({ kind });
});

test('numbers of courses are below the catalogue, wherever that is', () => {
  const addresses = { ...usual, catalogue: '/formations' };
  expect(missingScreen('/formations/999', addresses)).toEqual({ kind: 'course-not-found' });
  expect(missingScreen('/courses/999', addresses)).toEqual({ kind: 'not-found' });
});

describe('a route shows pages of its own templates only', () => {
  beforeAll(loadAllTemplates);

  test('a page at the address of another one is an error', async () => {
    const { pages, shell } = await planFrom(fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url)));
    const schedule = pages.find(({ address }) => address === '/schedule');
    invariant(schedule, 'the tiny provider has a schedule');
    const page = { version: 'v1', ...schedule };
    expect(() => renderWhole({ shell, page })).not.toThrow();
    expect(() => renderWhole({ shell, page: { ...page, address: '/contact' } })).toThrow(/"schedule".*route/);
  });
});
