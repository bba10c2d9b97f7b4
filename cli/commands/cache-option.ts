// The flag for the place of the caches. The launcher has followed it by the time it is parsed here, since every module of the
// program knows the place as it is loaded; here it is described, and refused where the caches would be published or read as content.
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { isFile, isWithin } from './options.ts';

function readFolder(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('Use a folder, such as /var/cache/prospectus.');
}

const cacheOption = (): Option =>
  new Option(
    '--cache <folder>',
    'the folder for the caches (default: PROSPECTUS_CACHE, or .prospectus of the project)',
  ).argParser(readFolder);

/** Throws a UsageError where the caches cannot be in a folder, or would be part of a site or its content. */
function judge(command: Command, io: Io): void {
  const { cache: named, out, content } = command.opts<Readonly<Record<string, string | undefined>>>();
  if (named === undefined) return;
  const cache = resolve(io.cwd, named);
  if (isFile(cache)) throw new UsageError(`--cache: "${named}" is a file. Name a folder.`);
  const outer = [out, content].find((folder) => folder !== undefined && isWithin(cache, resolve(io.cwd, folder)));
  if (outer === undefined) return;
  throw new UsageError(`--cache: "${named}" is inside "${outer}", where caches do not belong. Use another folder.`);
}

/** Adds the flag to a command, or to each of its subcommands. */
export function withCache(command: Command, io: Io): Command {
  for (const inner of command.commands) withCache(inner, io);
  if (command.commands.length > 0) return command;
  return command.addOption(cacheOption()).hook('preAction', (_, acting) => judge(acting, io));
}
