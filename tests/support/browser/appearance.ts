// How a page is displayed: the sizes of screen and text, and the colours that the system requests.
import type { Page } from 'playwright';
import type { AxeRules } from './axe.ts';

/** The differences from light colours on a wide screen. */
export interface Appearance {
  /** CSS pixels. */
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'none' | 'active';
  /** Text size that the visitor has set in the browser, in percent. */
  readonly text?: 100 | 200;
}

/**
 * The appearances in which every design must work, by name, with the axe rules that may give other results than light
 * colours on a wide screen or than one before. Each width, text size and scheme of colours is among them once, not each
 * with each other: a rule that fails by two of them together is not known. Text size changes no colour; forced colours
 * are the system's, and axe would read the colours that they replace. Text of 200% on 640 pixels is laid out as usual
 * text on 320, and what a screen of 375 with such text shows is what one of 320 shows.
 */
export const appearances: readonly (readonly [name: string, appearance: Appearance, rules?: AxeRules])[] = [
  ['320 px wide', { width: 320 }, 'all'],
  ['text of 200%', { text: 200 }, 'all but colours'],
  ['text of 200% on 640 px, forced colours', { text: 200, width: 640, forcedColors: 'active' }],
  ['text of 200% on 375 px, dark', { text: 200, width: 375, colorScheme: 'dark' }, 'colours and sizes'],
];

const STANDARD_FONT_SIZE = 16;

/** Displays the page in an appearance, whatever it was displayed in before. */
export async function appear(page: Page, appearance: Appearance): Promise<void> {
  const { width = 1440, colorScheme = 'light', forcedColors = 'none', text = 100 } = appearance;
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, forcedColors });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (STANDARD_FONT_SIZE * text) / 100 } });
  await session.detach();
}
