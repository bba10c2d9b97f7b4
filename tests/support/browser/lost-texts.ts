// Detects texts that are covered, cut off or beyond the screen. These functions run in the browser, on the page under test.

/** Returns the visible texts within an element that lie on another text, beyond the screen or beyond what cuts them off. */
export function lostTexts(selector: string): readonly string[] {
  /** Where what is beyond is cut off; nowhere in what scrolls. */
  const edgeOf = (start: Element): number => {
    let edge = innerWidth;
    for (let at: Element | null = start; at; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX)) return Infinity;
      if (/hidden|clip/.test(overflowX)) edge = Math.min(edge, at.getBoundingClientRect().right);
    }
    return edge;
  };
  const isClipped = (at: Element | null): boolean =>
    at !== null && (getComputedStyle(at).clipPath === 'inset(50%)' || isClipped(at.parentElement));
  const isSeen = (element: Element): boolean =>
    !isClipped(element) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[popover], select, script, [class]:has(> [aria-hidden="true"])');
  const boxesOf = (node: Node): readonly DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 4);
  };
  const areOver = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;

  const texts: { readonly text: string; readonly edge: number; readonly boxes: readonly DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || !isSeen(parent)) continue;
    texts.push({ text: node.nodeValue.trim(), edge: edgeOf(parent), boxes: boxesOf(node) });
  }
  return texts.flatMap(({ text, edge, boxes }, i) => {
    const isCut = boxes.some(({ right }) => right > edge + 1);
    const over = texts.slice(i + 1).find((other) => other.boxes.some((b) => boxes.some((a) => areOver(a, b))));
    return [...(isCut ? [`"${text}" is cut off`] : []), ...(over ? [`"${text}" is on "${over.text}"`] : [])];
  });
}
