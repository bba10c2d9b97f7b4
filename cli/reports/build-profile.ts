// The cost of a build: a table of its stages, and the totals.
import type { BuildResult } from '../../generator/index.ts';
import type { ProcessUsage } from '../io.ts';
import { amount, sizeText } from './summary.ts';
import { textTable } from './display.ts';

const whole = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;

function workersLine({ workers }: BuildResult['profile']): string {
  if (workers.length === 0) return 'Worker processes: none.';
  const largest = Math.max(...workers.map(({ memory }) => memory));
  const cpu = workers.reduce((sum, worker) => sum + worker.cpu, 0);
  return `Worker processes: ${workers.length}, the largest ${sizeText(largest)}, CPU time ${whole(cpu)}.`;
}

function pagesLine({ built, profile }: BuildResult): readonly string[] {
  const seconds = (profile.stages.find(({ name }) => name === 'units')?.milliseconds ?? 0) / 1000;
  if (!built || seconds === 0) return [];
  const { pages, units, made } = built;
  const parts = `${amount(made, 'unit')} made, ${units - made} taken`;
  return [`Pages: ${pages} (${parts}), ${Math.round(pages / seconds)} per second.`];
}

function picturesLine({ profile: { pictures } }: BuildResult): readonly string[] {
  if (pictures.length === 0) return [];
  const slowest = pictures.slice(0, 3).map(({ file, milliseconds }) => `${file} (${whole(milliseconds)})`);
  return [`Pictures: ${pictures.length} made; the slowest: ${slowest.join(', ')}.`];
}

/** Returns the profile of a build; `usage` is that of its main process. */
export function buildProfile(result: BuildResult, usage?: ProcessUsage): string {
  const stages = result.profile.stages.map(({ name, begun, milliseconds, memory }) => {
    return [name, whole(begun), whole(milliseconds), memory > 0 ? sizeText(memory) : '-'];
  });
  const lines = [
    `Content files: ${result.parsed} parsed, ${result.files - result.parsed} as they were.`,
    ...pagesLine(result),
    ...picturesLine(result),
    ...(usage ? [`This process: at most ${sizeText(usage.peak)}, CPU time ${whole(usage.cpu)}.`] : []),
    workersLine(result.profile),
    `All: ${whole(result.milliseconds)}. Stages may run side by side.`,
  ];
  return `${textTable([['stage', 'begun after', 'took', 'memory then'], ...stages])}${lines.join('\n')}\n`;
}
