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

/** Runs axe on the page, without the named rules; one line for each element that breaks a rule. */
export async function axeViolations(page: Page, rulesOff: readonly string[] = []): Promise<readonly string[]> {
  // The policy of the site forbids a script element, not what the browser is told from outside.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([values, off]) =>
      window.axe.run(document, {
        runOnly: { type: 'tag', values },
        rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
        resultTypes: ['violations'],
      }),
    [tags, [...rulesOff]] satisfies [string[], string[]],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}
