// The tables of the build benchmark: Markdown, so that they can be pasted into a note as they are.
import type { Weight } from './budgets.ts';
import type { Measured } from './measure-command.ts';

/** What was measured at one size. */
export interface SizeResult {
  readonly count: number;
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** One course page with all that it loads, gzipped. */
  readonly course: Weight;
  readonly cold: Measured;
  readonly warm: Measured;
  readonly change: Measured;
}

/** How much more one page costs than at the smaller size before: 1 means that the cost grows with the pages, no more. */
export interface Growth {
  readonly from: number;
  readonly to: number;
  readonly coldWall: number;
  readonly coldCpu: number;
  readonly memory: number;
  readonly bytes: number;
}

const MEBIBYTE = 2 ** 20;
const MEGABYTE = 1e6;

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const rule = (cells: readonly unknown[]): string => `|${cells.map(() => '--:').join('|')}|`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [line(head), rule(head), ...rows.map(line)].join('\n');

const seconds = (value: number): string => value.toFixed(2);
const mebibytes = (value: number): string => String(Math.round(value / MEBIBYTE));

function times({ wall, cpu, largest, others }: Measured): readonly string[] {
  // Beside a build that takes more than a seventh of a core, a time says little.
  const isDisturbed = others > 0.15 * wall + 0.1;
  return [`${isDisturbed ? '~' : ''}${seconds(wall)}`, seconds(cpu), mebibytes(largest)];
}

/** Compares every size with the one before it, and the last with the first of at least a thousand courses. */
export function growthOf(sizes: readonly SizeResult[]): readonly Growth[] {
  const sorted = sizes.toSorted((a, b) => a.count - b.count);
  const large = sorted.filter(({ count }) => count >= 1000);
  const pairs = sorted.slice(1).map((to, i) => [sorted[i], to] as const);
  const ends = large.length > 2 ? [[large[0], large.at(-1)] as const] : [];
  return [...pairs, ...ends].flatMap(([from, to]) => {
    if (!from || !to) return [];
    const perPage = (pick: (size: SizeResult) => number): number => pick(to) / to.pages / (pick(from) / from.pages);
    return {
      from: from.count,
      to: to.count,
      coldWall: perPage(({ cold }) => cold.wall),
      coldCpu: perPage(({ cold }) => cold.cpu),
      memory: to.cold.largest / from.cold.largest,
      bytes: perPage(({ bytes }) => bytes),
    };
  });
}

/** Returns the tables of a benchmark. */
export function tables(sizes: readonly SizeResult[], growth: readonly Growth[]): string {
  const builds = ['cold', 'nothing changed', 'one course changed'];
  const head = ['courses', 'pages', ...builds.flatMap((name) => [`${name}: wall s`, 'CPU s', 'MiB']), 'pages/s cold'];
  const rows = sizes.map(({ count, pages, cold, warm, change }) => [
    ...[count, pages, ...times(cold), ...times(warm), ...times(change)],
    Math.round(pages / cold.wall),
  ]);
  const shipped = sizes.map(({ count, files, bytes, course: { html, js, css, font, data } }) => [
    ...[count, files, (bytes / MEGABYTE).toFixed(1), html, js, css, font, data],
  ]);
  const growths = growth.map(({ from, to, coldWall, coldCpu, memory, bytes }) => [
    ...[`${from} to ${to}`, seconds(coldWall), seconds(coldCpu), seconds(memory), seconds(bytes)],
  ]);
  return `${[
    table(head, rows),
    table(['courses', 'files', 'MB', 'course page: HTML', 'JS', 'CSS', 'font', 'data'], shipped),
    table(['courses', 'cold wall per page', 'cold CPU per page', 'largest process', 'bytes per page'], growths),
  ].join('\n\n')}\n`;
}
