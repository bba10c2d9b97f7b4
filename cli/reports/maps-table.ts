import type { SiteMaps } from '../../generator/index.ts';

function table(heads: readonly [string, string], map: Readonly<Record<string, string>>): readonly string[] {
  const rows = [heads, ...Object.entries(map)];
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `${left.padEnd(width)}  ${right}`);
}

/** Returns the maps as two tables for people. */
export function mapsTable({ idToSlug, redirects }: SiteMaps): string {
  return `${[...table(['Number', 'Course'], idToSlug), '', ...table(['Old address', 'Leads to'], redirects)].join('\n')}\n`;
}
