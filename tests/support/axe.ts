// What axe finds on a page as it stands at that moment.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** WCAG 2.2 AA with all that it builds on, and what axe counts as good practice beyond it. */
const tags: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on colours, and takes half of the time. */
const colourRules: string[] = ['color-contrast', 'link-in-text-block'];

/** Which rules are applied: a page that has changed its colours alone need not be asked for its names and roles again. */
export type AxeRules = 'all' | 'colours' | 'all but colours';

function optionsFor(rules: AxeRules): axe.RunOptions {
  const resultTypes: axe.resultGroups[] = ['violations'];
  if (rules === 'colours') return { runOnly: { type: 'rule', values: colourRules }, resultTypes };
  const off = rules === 'all' ? [] : colourRules;
  return {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
    resultTypes,
  };
}

/** Runs axe on the page; one line for each element that breaks a rule. */
export async function axeViolations(page: Page, rules: AxeRules = 'all'): Promise<readonly string[]> {
  // The policy of the site forbids a script element, not what the browser is told from outside.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), optionsFor(rules));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}
