import { relative, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { exitCodes } from '../exit-code.ts';
import { doctorReport } from '../reports/doctor-report.ts';
import type { Context } from './context.ts';
import { outOption } from './options.ts';

interface DoctorFlags {
  readonly out: string;
  readonly format: 'text' | 'json';
  readonly dryRun?: boolean;
}

/** Makes the command that compares the site and the caches with their records, and repairs them. */
export function doctorCommand({ io, finish }: Context): Command {
  return new Command('doctor')
    .description('Check the built site and the caches, and repair what is damaged.')
    .addOption(outOption())
    .addOption(new Option('--format <name>', 'how to report').choices(['text', 'json']).default('text'))
    .option('--dry-run', 'only report, and change nothing')
    .action(async ({ out, format, dryRun: isDry = false }: DoctorFlags) => {
      const { doctor } = await import('../../generator/index.ts');
      const result = await doctor({ out: resolve(io.cwd, out), isDry });
      const named = relative(io.cwd, resolve(io.cwd, out)) || '.';
      io.out(
        format === 'json' ? `${JSON.stringify(result, undefined, 2)}\n` : doctorReport(result, { out: named, isDry }),
      );
      finish(result.findings.every(({ isDone }) => isDone) ? exitCodes.clean : exitCodes.problems);
    });
}
