// A page on a phone and on a wide screen, loaded once: another size is no reason to load it again.
import type { Page } from 'playwright';
import { isLong } from '../cases.ts';
import { type AxeRules, axeViolations } from './axe.ts';
import { emptyColumns, emptyParts } from './empty-parts.ts';
import { overflow } from './overflow.ts';

/** Colours are the same at both widths, and take half of the time of axe. Only the long run looks at both. */
const both: Readonly<Record<number, AxeRules>> = isLong ? { 375: 'all', 1440: 'all but colours' } : { 375: 'all' };

/**
 * Returns what axe finds, what runs out at the side and what is empty: nothing if all is well, at 375 and 1440 pixels.
 * Where only one width is named, axe looks at that one alone.
 */
export async function problemsAtBothWidths(page: Page, axeAt?: 375 | 1440): Promise<readonly string[]> {
  const axeRules: Readonly<Record<number, AxeRules>> = axeAt === undefined ? both : { [axeAt]: 'all' };
  const found: string[] = [];
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const rules = axeRules[width];
    const problems = [
      ...((await page.evaluate(overflow)) ?? []).map((element) => `runs out: ${element}`),
      ...(await page.evaluate(emptyParts)).map((element) => `empty: ${element}`),
      ...(await page.evaluate(emptyColumns)),
      ...(rules === undefined ? [] : await axeViolations(page, rules)),
    ];
    found.push(...problems.map((problem) => `at ${width} px: ${problem}`));
  }
  return found;
}
