// The commands that serve: they start a server, print its URL, and run until the user stops them.
import { relative, resolve, sep } from 'node:path';
import * as generator from '../../generator/index.ts';
import { type ExitCode, exitCodes, refusalOf, traceOf, UsageError } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { followedReport } from '../reports/pretty.ts';
import { buildSite, type BuildFlags } from './build.ts';
import { builtFolder, chooseHosts, type ContentFlags } from './places.ts';

interface ListenFlags {
  readonly port?: number;
  readonly listen: string;
}

/** The same as servers are given it. */
const listenPlace = ({ listen, port }: ListenFlags) => ({ host: listen, ...(port === undefined ? {} : { port }) });

const advices: Readonly<Record<string, string>> = {
  'EACCES listen': '--port: this port needs special rights. Choose one above 1023, such as --port 4173.',
  EADDRINUSE: '--port: this port and those after it are taken. Choose another, such as --port 4173.',
  EADDRNOTAVAIL: '--listen: this machine has no such address. Leave --listen out, or give 0.0.0.0.',
  ENOTFOUND: '--listen: this name is not known. Leave --listen out, or give 0.0.0.0.',
};

/** The advice for a system error, which may be about a port or a file. */
function adviceOn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  const isRefused = ['EACCES', 'EPERM', 'EROFS'].includes(code);
  if (isRefused && path !== undefined)
    return `"${path}" cannot be written to, and the server needs it. Make it writable, or use a copy of the project.`;
  return advices[`${code} ${syscall}`] ?? advices[code];
}

/** Starts a server. Throws a UsageError if the requested host or port, or a file that it needs, is not available. */
export async function open<S extends generator.PreviewServer>(start: () => Promise<S>): Promise<S> {
  try {
    return await start();
  } catch (error) {
    const advice = adviceOn(error);
    throw advice === undefined ? error : new UsageError(advice);
  }
}

/** Prints the URL of the site, waits until the user stops the command, and closes the server. */
async function serve(server: generator.PreviewServer, io: Io, place: ListenFlags): Promise<void> {
  try {
    const { port } = new URL(server.url);
    if (place.port !== undefined && port !== String(place.port))
      io.err(`Port ${place.port} is taken; using ${port}.\n`);
    io.out(`\n  The site is at ${server.url}\n  Press Ctrl+C to stop.\n\n`);
    await io.untilStopped();
  } finally {
    await server.close();
  }
}

// Where submissions are stored, and what is said in the terminal if storing fails.

/** Returns in plain words why submissions cannot be stored, and what to do. */
export function reasonOf(error: unknown): string {
  const refusal = refusalOf(error) ?? (error instanceof Error ? error.message : String(error));
  return refusal.includes('. ') ? refusal : `${refusal}. Choose another place with --submissions`;
}

/** Returns where submissions are stored, and what reports a loss, and prints the place. Throws a UsageError for a place that is not safe. */
async function openSubmissions(io: Io, named: string, out?: string) {
  const place = resolve(io.cwd, named);
  if (out !== undefined && generator.isWithin(place, out)) {
    throw new UsageError(
      `--submissions: "${named}" is in the built site, so visitors could read it. Use another folder.`,
    );
  }
  // The folder of caches is one that people delete.
  if (relative(io.cwd, place).split(sep).includes('.prospectus'))
    throw new UsageError(`--submissions: "${named}" is a place for caches, which may be deleted. Use another folder.`);
  const onLost = (error: unknown): void =>
    io.err(
      `prospectus: enquiries cannot be kept in ${named}: ${reasonOf(error)}. Until then, visitors read that their message was not sent.\n`,
    );
  const problem = await generator.storeProblem(place);
  if (problem === undefined) io.err(`What visitors send with the forms is kept in ${named}.\n`);
  else onLost(problem);
  return { place, onLost };
}

const onFault =
  (io: Io) =>
  (error: unknown): void =>
    io.err(`${traceOf(error)}\n`);

/** Serves the site while its content is being edited. */
export async function dev(
  { io }: Context,
  flags: ContentFlags & ListenFlags & { readonly submissions: string; readonly languages?: readonly string[] },
): Promise<void> {
  const { content, languages } = flags;
  const { place: submissions, onLost } = await openSubmissions(io, flags.submissions);
  const report = followedReport(true);
  const view = { isColor: io.isColor.err, columns: io.columns };
  const server = await open(() =>
    generator.dev({
      ...listenPlace(flags),
      content,
      languages,
      submissions,
      onLost,
      onFault: onFault(io),
      now: () => flags.now ?? io.now(),
      onCheck: (result) => io.err(report(result, view)),
    }),
  );
  await serve(server, io, flags);
}

/** Serves the page on which content is edited with forms and tables. */
export async function edit({ io }: Context, { content, now }: ContentFlags): Promise<void> {
  io.err('Reading the content ...\n');
  const server = await generator.edit({ content, now: () => now ?? io.now(), onFault: onFault(io) });
  const unsaved = (): string => server.unsaved().join(', ');
  if (unsaved() !== '') io.err(`Not saved last time, and among your changes again: ${unsaved()}.\n`);
  let signal: unknown;
  try {
    io.out(
      `\n  Edit the content at ${server.url}\n  The address is a key to your files: keep it on this machine.\n  Press Ctrl+C to stop.\n\n`,
    );
    signal = await io.untilStopped();
    if (unsaved() === '') return;
    if (signal === 'SIGTERM')
      return io.err(`\nNot saved yet: ${unsaved()}. The next "npx prospectus edit" has these changes.\n`);
    io.err(`\nNot saved yet: ${unsaved()}. Save in the browser; Ctrl+C once more gives these changes up.\n`);
    await io.untilStopped();
  } finally {
    await server.close(signal === 'SIGTERM');
  }
}

interface PreviewFlags extends ListenFlags {
  readonly out: string;
  readonly host?: string | undefined;
  readonly submissions: string;
}

/** Serves a built site as a static host would, until the user stops it. */
export async function preview({ io }: Context, flags: PreviewFlags): Promise<void> {
  const out = builtFolder(io, flags.out);
  const { place: submissions, onLost } = await openSubmissions(io, flags.submissions, out);
  const [like] = await chooseHosts(flags.host === undefined ? [] : [flags.host]);
  const server = await open(() =>
    generator.preview({
      ...listenPlace(flags),
      out,
      submissions,
      onLost,
      ...(like === undefined ? {} : { like }),
      now: () => io.now(),
      onFault: onFault(io),
    }),
  );
  await serve(server, io, flags);
}

/** Checks, builds and serves the site in one go. */
export async function start({ io, finish }: Context, flags: BuildFlags & Omit<PreviewFlags, 'host'>): Promise<void> {
  let code: ExitCode = exitCodes.clean;
  const note = (built: ExitCode): void => {
    code = built;
    finish(built);
  };
  io.err('Checking the content and building the site. The first time, this takes a while.\n');
  await buildSite({ io, finish: note }, flags);
  if (code === exitCodes.clean) await preview({ io, finish }, { ...flags, host: flags.host?.[0] });
}
