import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import type { Context, Io } from '../io.ts';

const isFolder = (folder: string): boolean => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;

/** Writes the schemas for editors next to the content, if there is any. Problems in it are reported by `check`. */
async function writeEditorSchemas(io: Io): Promise<void> {
  const content = resolve(io.cwd, 'content');
  if (!isFolder(content)) return;
  const { check } = await import('../../generator/index.ts');
  await check({ content, now: io.now() });
}

/** Returns the command that prepares the first build as far as possible; npm runs it after installing. */
export function prepareCommand({ io }: Context): Command {
  return new Command('prepare')
    .description(
      "Bundle the site's code ahead of the first build, and write the schemas for editors. A package has the code already; in a checkout npm ci does it.",
    )
    .action(async () => {
      const { prepare } = await import('../../generator/index.ts');
      await Promise.all([prepare(), writeEditorSchemas(io)]);
      io.err('Ready to build.\n');
    });
}
