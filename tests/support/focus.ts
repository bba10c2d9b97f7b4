// A walk through a page by the Tab key, and what a visitor who watches the focus would see of it.
import type { Page } from 'playwright-core';

/** One place at which the focus stopped. */
export interface FocusStop {
  /** The beginning of the element's markup: enough to find it. */
  readonly element: string;
  /** What is wrong with it: nothing at best. */
  readonly faults: readonly string[];
}

/** More stops than any page has. */
const MAX_STOPS = 400;

declare global {
  interface Window {
    /** How an element shows that it has the focus, as far as its style tells. */
    lookOf: (element: Element) => string;
    looksAtRest: Map<Element, string>;
  }
}

/** Runs in the browser: remembers how everything looks that has not the focus. */
function rememberLooks(): void {
  window.lookOf = (element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return [outlineStyle, outlineStyle === 'none' ? '' : outlineWidth, boxShadow].join(' ');
  };
  window.looksAtRest = new Map([...document.querySelectorAll('body *')].map((each) => [each, window.lookOf(each)]));
}

/** Runs in the browser: the focused element with its faults; undefined once the focus has left the page. */
function readStop(): FocusStop | undefined {
  const element = document.activeElement ?? document.body;
  if (element === document.body) return undefined;
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2) ?? document.documentElement;
  const checks: readonly (readonly [isFaulty: boolean, fault: string])[] = [
    [window.lookOf(element) === window.looksAtRest.get(element), 'shows no focus'],
    [width * height === 0, 'has no size'],
    // A box around the element that lets it through, as a label may be, does not hide it.
    [
      !element.contains(above) && (!above.contains(element) || above === document.documentElement),
      `at ${left}, ${top} lies under ${above.outerHTML.slice(0, 80)}`,
    ],
  ];
  const faults = checks.filter(([isFaulty]) => isFaulty).map(([, fault]) => fault);
  return { element: element.outerHTML.slice(0, 120), faults };
}

/** Presses a key until the focus has gone round the page; returns every stop. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly FocusStop[]> {
  await page.evaluate(rememberLooks);
  const stops: FocusStop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error('The focus does not come round.');
}

/** The name or text of what has the focus. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.trim() ?? '',
  );
}
