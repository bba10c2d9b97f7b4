import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { cmsConfig, type CmsOptions } from '../../generator/index.ts';
import type { Context } from '../io.ts';
import { writeOutput } from '../write-output.ts';
import { slashed } from './places.ts';

/** The folder of the repository that a folder is in; the folder above the content where there is none. */
function repositoryOf(content: string): string {
  for (let folder = content; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(resolve(folder, '.git'))) return folder;
  return dirname(content);
}

/** Writes the configuration of a content management system. */
export async function cms(
  { io }: Context,
  { content, out, ...rest }: Omit<CmsOptions, 'folder'> & { readonly out?: string },
): Promise<void> {
  const text = await cmsConfig({ content, folder: slashed(relative(repositoryOf(content), content)), ...rest });
  if (out === undefined) return io.out(text);
  writeOutput({ flag: '--out', file: out, cwd: io.cwd }, text);
  io.err(`Wrote ${out}. It needs a page beside it that loads the program: docs/cms.md of the package says how.\n`);
}
