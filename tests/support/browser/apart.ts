// Labels in a row, such as tabs and links to sections.
import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** Fails where a label has too little room, or lies over the next. */
export async function expectApart(labels: Locator): Promise<void> {
  const edges = await labels.evaluateAll((all) =>
    all.map((label) => [label.getBoundingClientRect().left, label.scrollWidth, label.clientWidth]),
  );
  expect(edges.length).toBeGreaterThan(1);
  expect(edges.filter(([, needed = 0, room = 0]) => needed > room)).toEqual([]);
  expect(edges.filter(([left = 0], i) => i > 0 && left < (edges[i - 1]?.[0] ?? 0) + (edges[i - 1]?.[2] ?? 0))).toEqual(
    [],
  );
}
