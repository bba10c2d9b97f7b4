// Detects overflowing content: these functions run in the browser, on the page under test.

/** Returns the elements that extend beyond the screen; undefined if the page does not scroll sideways. */
export function overflow(): readonly string[] | undefined {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
  return [...document.body.querySelectorAll('*')]
    .filter(isOut)
    .map(({ tagName, className, textContent }) => `${tagName} ${String(className)} ${textContent.slice(0, 40)}`);
}

/** Returns the visible texts within an element that extend beyond its edges or those of the screen. */
export function cutTexts(selector: string): readonly string[] {
  const frame = document.querySelector(selector);
  if (!frame) throw new Error(`There is no ${selector}.`);
  const edge = frame.getBoundingClientRect();
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden, [popover]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    const at = boxes[0];
    // Text that a clipping parent hides completely is not visible, and so not cut off.
    if (!at || !parent.contains(document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2))) continue;
    const isCut = boxes.some(
      ({ left, right, top, bottom }) =>
        left < -1 || right > innerWidth + 1 || top < edge.top - 1 || bottom > edge.bottom + 1,
    );
    if (isCut) cut.push(node.nodeValue ?? '');
  }
  return cut;
}
