// What the harness's own tables lack: files, bytes and system time, and our figures as shares of those of the others.
import { readFileSync } from 'node:fs';
import { NAME } from './entry.ts';

const steps = ['cold', 'warm', 'change'] as const;

/** What a command took: seconds. */
interface Run {
  readonly wall?: number;
  readonly user?: number;
  readonly sys?: number;
}

interface Entry extends Readonly<Partial<Record<(typeof steps)[number], Run>>> {
  readonly peer: string;
  readonly size: number;
  readonly output?: { readonly files: number; readonly MiB: number };
}

type Figure = keyof Run;

function median(values: readonly (number | undefined)[]): number {
  const sorted = values.flatMap((value) => value ?? []).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

const row = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`;

const fixed = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(2));

/** Two tables as Markdown, of the results that the harness has written into a file. */
export function reportOf(file: string): string {
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { readonly entries: readonly Entry[] };
  const sizes = [...new Set(entries.map(({ size }) => size))].sort((a, b) => a - b);
  const groups = sizes.flatMap((size) =>
    [...new Set(entries.map(({ peer }) => peer))].flatMap((peer) => {
      const runs = entries.filter(
        (entry) => entry.size === size && entry.peer === peer && entry.cold?.wall !== undefined,
      );
      return runs.length === 0 ? [] : [{ size, peer, runs }];
    }),
  );
  const figure = (runs: readonly Entry[], step: (typeof steps)[number], name: Figure): number =>
    median(runs.map((run) => run[step]?.[name]));
  const weights = groups.map(({ size, peer, runs }) => {
    const { files, MiB } = runs[0]?.output ?? {};
    const seconds = (['user', 'sys'] as const).map((name) => fixed(figure(runs, 'cold', name)));
    return row([size, peer, files ?? '', MiB ?? '', ...seconds]);
  });
  const shares = groups.flatMap(({ size, peer, runs }) => {
    const own = groups.find((group) => group.size === size && group.peer === NAME)?.runs;
    if (!own || peer === NAME) return [];
    const walls = steps.map((step) => fixed(figure(own, step, 'wall') / figure(runs, step, 'wall')));
    const cpu = (all: readonly Entry[]): number =>
      median(all.map(({ cold = {} }) => (cold.user ?? 0) + (cold.sys ?? 0)));
    return [row([size, peer, ...walls, fixed(cpu(own) / cpu(runs))])];
  });
  return [
    row(['courses', 'peer', 'files', 'MiB written', 'cold user s', 'cold system s']),
    row(['--:', '---', '--:', '--:', '--:', '--:']),
    ...weights,
    '',
    row(['courses', 'ours against', 'cold', 'nothing changed', 'one course changed', 'cold CPU']),
    row(['--:', '---', '--:', '--:', '--:', '--:']),
    ...shares,
  ].join('\n');
}
