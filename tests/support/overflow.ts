// What does not fit: run in the browser, on the page that it looks at.

/** The elements that stand out beyond the screen; undefined where the page does not scroll sideways. */
export function overflow(): readonly string[] | undefined {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
  return [...document.body.querySelectorAll('*')]
    .filter(isOut)
    .map(({ tagName, className, textContent }) => `${tagName} ${String(className)} ${textContent.slice(0, 40)}`);
}

/** The visible texts below an element that reach over its edges or over those of the screen. */
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
    // What a clipping parent hides whole is not seen, and so not cut.
    if (!at || !parent.contains(document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2))) continue;
    const isCut = boxes.some(
      ({ left, right, top, bottom }) =>
        left < -1 || right > innerWidth + 1 || top < edge.top - 1 || bottom > edge.bottom + 1,
    );
    if (isCut) cut.push(node.nodeValue ?? '');
  }
  return cut;
}
