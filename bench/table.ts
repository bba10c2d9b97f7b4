// The table of the budget script: Markdown, so that it can be pasted into a note as it is.
import type { Audit } from './audit-page.ts';
import type { Weight } from './budgets.ts';

/** One page with what Lighthouse found and what it weighs. */
export interface Measurement {
  readonly template: string;
  readonly address: string;
  readonly audit: Audit;
  readonly weight: Weight;
}

const columns = [
  'template',
  'perf',
  'a11y',
  'best',
  'SEO',
  'LCP ms',
  'TBT ms',
  'CLS',
  'JS',
  'CSS',
  'font',
  'HTML',
  'data',
  'pictures',
] as const;
const NAME_WIDTH = 16;

const line = ([name = '', ...cells]: readonly (string | number)[]): string =>
  `| ${[String(name).padEnd(NAME_WIDTH), ...cells.map((cell, i) => String(cell).padStart(columns[i + 1]?.length ?? 0))].join(' | ')} |`;

/** The first two lines of the table. */
export const head = `${line(columns)}\n|${'---|'.repeat(columns.length)}`;

/** Returns the line of one page. */
export function row({ template, audit, weight }: Measurement): string {
  const { scores, lcp, tbt, cls } = audit;
  const results = [scores.performance, scores.accessibility, scores['best-practices'], scores.seo, lcp, tbt, cls];
  const { js, css, font, html, data, picture } = weight;
  return line([template, ...results, js, css, font, html, data, picture]);
}
