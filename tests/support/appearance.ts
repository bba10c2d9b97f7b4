// How a page looks to a visitor: the size of the screen and of the text, and the colours that the system asks for.
import type { Page } from 'playwright-core';
import type { AxeRules } from './axe.ts';

/** What differs from light colours on a wide screen. */
export interface Appearance {
  /** CSS pixels. */
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'none' | 'active';
  /** Size of text that the visitor has set in the browser, in percent. */
  readonly text?: 100 | 200;
}

/**
 * The appearances in which every design has to hold, by name, with what may differ from light colours on a wide screen.
 * The size of the text changes no colour; forced colours are the system's, and axe would read those that they replace.
 */
export const appearances: readonly (readonly [name: string, appearance: Appearance, rules: AxeRules])[] = [
  ['dark', { colorScheme: 'dark' }, 'colours'],
  ['320 px wide', { width: 320 }, 'all'],
  ['text of 200%', { text: 200 }, 'all but colours'],
  ['text of 200% on 640 px', { text: 200, width: 640 }, 'all but colours'],
  ['text of 200% on 375 px', { text: 200, width: 375 }, 'all but colours'],
  ['forced colours', { forcedColors: 'active' }, 'all but colours'],
];

const STANDARD_FONT_SIZE = 16;

/** Shows the page in an appearance, whatever it looked like before. */
export async function appear(page: Page, appearance: Appearance): Promise<void> {
  const { width = 1440, colorScheme = 'light', forcedColors = 'none', text = 100 } = appearance;
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, forcedColors });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (STANDARD_FONT_SIZE * text) / 100 } });
  await session.detach();
}
