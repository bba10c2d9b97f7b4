/** One shift of the layout. */
export interface Shift {
  /** Its part of the cumulative layout shift. */
  readonly score: number;
  /** What has moved, each with its place before and after. */
  readonly moved: readonly string[];
  /** Whether something of the main part has moved. */
  readonly isInMain: boolean;
}

/** Runs in the page: returns how it has shifted since its first paint. */
export function layoutShifts(): Promise<readonly Shift[]> {
  type Source = { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect };
  const main = document.querySelector('main');
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
  const named = ({ node, previousRect, currentRect }: Source) =>
    `${node?.nodeName ?? 'gone'} "${node?.textContent?.slice(0, 30) ?? ''}" ${place(previousRect)} to ${place(currentRect)}`;
  const found: Shift[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = Reflect.get(entry, 'sources') as readonly Source[];
      found.push({
        score: Number(Reflect.get(entry, 'value')),
        moved: sources.map(named),
        isInMain: sources.some(({ node }) => node !== undefined && main?.contains(node)),
      });
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  // What was recorded before is delivered before the second frame.
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
  });
}

/** Returns the cumulative layout shift. */
export const totalOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { score }) => sum + score, 0);
