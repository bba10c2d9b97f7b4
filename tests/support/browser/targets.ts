// What a visitor presses and what moves: these functions run in the browser, on the page under test.

/**
 * Runs in the browser: whatever can be pressed, is smaller than 24 by 24 pixels, is in no line of text, and is no
 * 24 pixels from its neighbours, as WCAG 2.5.8 counts: between the centres of small ones, from the centre to the edge of
 * others.
 */
export function smallTargets(): readonly string[] {
  const LEAST = 24;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isInText = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') &&
    [...(element.closest('p, li, dd, figcaption, label')?.childNodes ?? [])].some(
      (node) =>
        node !== element && !node.contains(element) && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((element) => isShown(element) && !element.closest('.visually-hidden'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.right > 0 && box.bottom > 0);
  const isSmall = ({ width, height }: DOMRect) => width < LEAST - 0.5 || height < LEAST - 0.5;
  const distance = (from: DOMRect, to: DOMRect): number => {
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    if (isSmall(to)) return Math.hypot(x - to.x - to.width / 2, y - to.y - to.height / 2) - LEAST / 2;
    return Math.hypot(Math.max(to.left - x, 0, x - to.right), Math.max(to.top - y, 0, y - to.bottom));
  };
  return targets
    .filter(({ element, box }) => isSmall(box) && !isInText(element))
    .filter(({ element, box }) =>
      targets.some((other) => other.element !== element && distance(box, other.box) < LEAST / 2),
    )
    .map(({ element, box }) => `${box.width} by ${box.height}: ${element.outerHTML.slice(0, 120)}`);
}

/** Runs in the browser: what would take time to change, and whether the page glides where it is sent. */
export function movements(): readonly string[] {
  const seconds = (list: string) => Math.max(...list.split(',').map((each) => Number.parseFloat(each)));
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
    const isStill = seconds(transitionDuration) <= 0.001 && seconds(animationDuration) <= 0.001;
    return isStill && scrollBehavior === 'auto' ? [] : [element.outerHTML.slice(0, 120)];
  });
}
