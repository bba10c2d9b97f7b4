import type { CheckResult } from '../../generator/index.ts';
import { count } from './count.ts';

const amount = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Returns the one line that ends a report: how much was read, what was found, how long it took. */
export function summary({ diagnostics, files, milliseconds }: Omit<CheckResult, 'textOf'>): string {
  const { errors, warnings, infos } = count(diagnostics);
  const found = [
    ...(errors > 0 ? [amount(errors, 'error')] : []),
    ...(warnings > 0 ? [amount(warnings, 'warning')] : []),
    ...(infos > 0 ? [amount(infos, 'note')] : []),
  ];
  const problems = found.length > 0 ? found.join(', ') : 'no problems';
  return `${amount(files, 'file')} checked in ${Math.round(milliseconds)} ms: ${problems}.`;
}
