import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { Command, Option } from 'commander';
import { type CmsOptions, makeFolder } from '../../generator/index.ts';
import { UsageError } from '../failures.ts';
import type { Context } from '../io.ts';
import { contentFolder, contentOption } from './options.ts';

interface CmsFlags {
  readonly content: string;
  readonly backend: CmsOptions['backend'];
  readonly repo: string;
  readonly branch: string;
  readonly out?: string;
}

/** The folder of the repository that a folder is in; the folder above the content where there is none. */
function repositoryOf(content: string): string {
  for (let folder = content; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(resolve(folder, '.git'))) return folder;
  return dirname(content);
}

function parseRepo(text: string): string {
  if (/^[\w.-]+(?:\/[\w.-]+)+$/.test(text)) return text;
  throw new UsageError(`--repo: "${text}" is no repository. Write its owner and its name, such as harbour/website.`);
}

/** Returns the command that writes the configuration of a content management system. */
export function cmsCommand({ io }: Context): Command {
  return new Command('cms')
    .description(
      'Write the configuration of Sveltia CMS or Decap CMS, with forms made from the schemas of the content.',
    )
    .addOption(contentOption())
    .addOption(new Option('--backend <name>', 'the forge').choices(['github', 'gitlab', 'gitea']).default('github'))
    .requiredOption('--repo <owner/name>', 'the repository on the forge', parseRepo)
    .option('--branch <name>', 'the branch that is published', 'main')
    .option('--out <file>', 'write it into this file, such as admin/config.yml, and do not print it')
    .action(async ({ content: named, out, ...rest }: CmsFlags) => {
      const content = contentFolder(io, named);
      const { cmsConfig } = await import('../../generator/index.ts');
      const folder = relative(repositoryOf(content), content).split(sep).join('/');
      const text = await cmsConfig({ content, folder, ...rest });
      if (out === undefined) return io.out(text);
      const file = resolve(io.cwd, out);
      try {
        makeFolder(dirname(file));
        await writeFile(file, text);
      } catch {
        throw new UsageError(`--out: "${out}" cannot be written. Name a file in a folder that can be written to.`);
      }
      io.err(`Wrote ${out}. Beside it belongs a page that loads the program: see the guide.\n`);
    });
}
