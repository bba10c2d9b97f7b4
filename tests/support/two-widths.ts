// A page on a phone and on a wide screen, loaded once: another size is no reason to load it again.
import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { emptyColumns, emptyParts } from './empty-parts.ts';
import { overflow } from './overflow.ts';

/** Colours are the same at both widths, and take half of the time of axe. */
const widths = [
  [375, 'all'],
  [1440, 'all but colours'],
] as const;

/** Returns what axe finds, what runs out at the side and what is empty: nothing if all is well, at 375 and 1440 pixels. */
export async function problemsAtBothWidths(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, rules] of widths) {
    await page.setViewportSize({ width, height: 800 });
    const problems = [
      ...((await page.evaluate(overflow)) ?? []).map((element) => `runs out: ${element}`),
      ...(await page.evaluate(emptyParts)).map((element) => `empty: ${element}`),
      ...(await page.evaluate(emptyColumns)),
      ...(await axeViolations(page, rules)),
    ];
    found.push(...problems.map((problem) => `at ${width} px: ${problem}`));
  }
  return found;
}
