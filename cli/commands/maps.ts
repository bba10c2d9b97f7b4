import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { makeFolder, type SiteMaps } from '../../generator/index.ts';
import { exitCodeOf } from '../reports/summary.ts';
import { textTable } from '../reports/display.ts';
import { jsonText } from '../reports/plain-text.ts';
import { reportProblems } from '../reports/pretty.ts';
import { UsageError } from '../failures.ts';
import type { Context } from '../io.ts';
import { contentFolder, contentOption, nowOption } from './options.ts';

interface MapsFlags {
  readonly content: string;
  readonly format: 'table' | 'json';
  readonly out?: string;
  readonly now?: Date;
}

/** Returns the maps as two tables for people. */
export const mapsTable = ({ idToSlug, redirects }: SiteMaps): string =>
  `${textTable([['Number', 'Course'], ...Object.entries(idToSlug)])}\n${textTable([['Old address', 'Leads to'], ...Object.entries(redirects)])}`;

/** Writes JSON files into a folder. Throws a UsageError if it is not writable. */
async function writeMaps(folder: string, files: Readonly<Record<string, unknown>>): Promise<void> {
  try {
    makeFolder(folder);
    await Promise.all(Object.entries(files).map(([file, value]) => writeFile(join(folder, file), jsonText(value))));
  } catch {
    throw new UsageError(`--out: "${folder}" cannot be written to. Use a folder that can be written to.`);
  }
}

/** Returns the command that prints or writes the maps of legacy numbers and old addresses. */
export function mapsCommand({ io, finish }: Context): Command {
  return new Command('maps')
    .description('Show which course each legacy number means, and where each old address leads.')
    .addOption(contentOption())
    .addOption(new Option('--format <name>', 'how to show them').choices(['table', 'json']).default('table'))
    .option('--out <folder>', 'write id-to-slug.json and redirects.json into this folder instead')
    .addOption(nowOption())
    .action(async (flags: MapsFlags) => {
      const content = contentFolder(io, flags.content);
      const { maps } = await import('../../generator/index.ts');
      const result = await maps({ content, now: flags.now ?? io.now() });
      reportProblems(result, io);
      finish(exitCodeOf(result.diagnostics));
      if (result.maps === undefined) return;
      const { idToSlug, redirects } = result.maps;
      if (flags.out !== undefined) {
        await writeMaps(resolve(io.cwd, flags.out), { 'id-to-slug.json': idToSlug, 'redirects.json': redirects });
        io.err(`Wrote id-to-slug.json and redirects.json into ${flags.out}.\n`);
      } else {
        io.out(flags.format === 'json' ? jsonText({ idToSlug, redirects }) : mapsTable(result.maps));
      }
    });
}
