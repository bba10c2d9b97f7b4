// The violations that axe finds on a page in its current state.
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** The minified code: a browser reads it in two thirds of the time, and every page that is examined reads it. */
const { source } = createRequire(import.meta.url)('axe-core/axe.min.js') as typeof axe;

/** WCAG 2.2 AA with all levels that it builds on, and axe's best practices. */
const tags: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colours; they take half of the time. */
const colourRules: string[] = ['color-contrast', 'link-in-text-block'];

/** Rules that depend on sizes alone: whether a target is large enough, and whether the keyboard reaches what scrolls. */
const sizeRules: string[] = ['target-size', 'scrollable-region-focusable'];

/** Which rules are run: a page of which only the colours have changed need not be checked for names and roles again. */
export type AxeRules = 'all' | 'colours' | 'colours and sizes' | 'all but colours';

const onlyRules: Readonly<Partial<Record<AxeRules, string[]>>> = {
  colours: colourRules,
  'colours and sizes': [...colourRules, ...sizeRules],
};

function optionsFor(rules: AxeRules): axe.RunOptions {
  const resultTypes: axe.resultGroups[] = ['violations'];
  const values = onlyRules[rules];
  if (values) return { runOnly: { type: 'rule', values }, resultTypes };
  const off = rules === 'all' ? [] : colourRules;
  return {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
    resultTypes,
  };
}

/** Runs axe on the page; returns one line per element that violates a rule. */
export async function axeViolations(page: Page, rules: AxeRules = 'all'): Promise<readonly string[]> {
  // The site's policy forbids script elements, but not evaluation by the browser's automation.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), optionsFor(rules));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}
