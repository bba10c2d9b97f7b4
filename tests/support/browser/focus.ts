// Walks through a page with the Tab key, and records what a visitor who watches the focus would see.
import type { Page } from 'playwright';

/** One element that the focus reached. */
export interface FocusStop {
  /** The beginning of the element's markup: enough to find it. */
  readonly element: string;
  /** What is wrong with it; ideally empty. */
  readonly faults: readonly string[];
}

/** More stops than any page has. */
const MAX_STOPS = 400;

declare global {
  interface Window {
    /** Returns the styles by which an element can show that it has the focus. */
    appearanceOf: (element: Element) => string;
    unfocusedAppearances: Map<Element, string>;
  }
}

/** Runs in the browser: records the appearance of all elements without focus. */
function recordAppearances(): void {
  window.appearanceOf = (element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return [outlineStyle, outlineStyle === 'none' ? '' : outlineWidth, boxShadow].join(' ');
  };
  window.unfocusedAppearances = new Map(
    [...document.querySelectorAll('body *')].map((each) => [each, window.appearanceOf(each)]),
  );
}

/** Runs in the browser: returns the focused element with its faults; undefined once the focus has left the page. */
function readStop(): FocusStop | undefined {
  const element = document.activeElement ?? document.body;
  if (element === document.body) return undefined;
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2) ?? document.documentElement;
  const checks: readonly (readonly [isFaulty: boolean, fault: string])[] = [
    [window.appearanceOf(element) === window.unfocusedAppearances.get(element), 'shows no focus'],
    [width * height === 0, 'has no size'],
    // An enclosing element that shows it, such as a label, does not hide it.
    [
      !element.contains(above) && (!above.contains(element) || above === document.documentElement),
      `at ${left}, ${top} lies under ${above.outerHTML.slice(0, 80)}`,
    ],
  ];
  const faults = checks.filter(([isFaulty]) => isFaulty).map(([, fault]) => fault);
  return { element: element.outerHTML.slice(0, 120), faults };
}

/** Goes on by the Tab key until the focus has gone around the page; returns every stop. The key is held, as people do. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly FocusStop[]> {
  await page.evaluate(recordAppearances);
  const stops: FocusStop[] = [];
  if (key === 'Shift+Tab') await page.keyboard.down('Shift');
  try {
    while (stops.length < MAX_STOPS) {
      await page.keyboard.down('Tab');
      const stop = await page.evaluate(readStop);
      if (stop === undefined) return stops;
      stops.push(stop);
    }
  } finally {
    // The page may be shared with other tests.
    for (const held of ['Tab', 'Shift']) await page.keyboard.up(held);
  }
  throw new Error('The focus does not come round.');
}

/** Returns the name or text of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.trim() ?? '',
  );
}
