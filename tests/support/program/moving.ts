// A site that is made of an export by "prospectus new site --from", and what is in it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { temporaryFolder } from '../content/site.ts';
import { type CliRun, runCli } from './run-cli.ts';

/** The exports that were made for these tests, as their programs write them. */
export const fixtures = fileURLToPath(new URL('../../fixtures/moving', import.meta.url));

export interface Moved extends CliRun {
  readonly folder: string;
  readonly read: (file: string) => unknown;
  readonly notes: string;
}

/** Makes a site of an export. */
export async function moving(from: string, flags: readonly string[] = [], cwd = temporaryFolder()): Promise<Moved> {
  const run = await runCli(['new', 'site', 'site', '--from', from, ...flags], { cwd });
  const folder = join(cwd, 'site');
  const list = join(folder, 'moving-in.md');
  return {
    ...run,
    folder,
    read: (file) => parse(readFileSync(join(folder, 'content', file), 'utf8')) as unknown,
    notes: existsSync(list) ? readFileSync(list, 'utf8') : '',
  };
}

/** Returns the exit code of check for a site, and the codes of what it says. */
export async function codesOf({ folder }: Moved): Promise<readonly string[]> {
  const { stdout, status } = await runCli(['check', '--max-warnings', '0'], { cwd: folder });
  return [String(status), ...Array.from(stdout.matchAll(/^\w+ ([a-z]+\/\S+) {2}/gm), ([, code = '']) => code)];
}

/** Returns where old addresses lead in a site. */
export const redirectsIn = ({ read }: Moved): ReadonlyMap<string, string> =>
  new Map(
    (read('redirects.yaml') as { redirects: { from: string; to: string }[] }).redirects.map(({ from, to }) => [
      from,
      to,
    ]),
  );

/** Makes a site of a file. */
export async function movingFile(name: string, text: string | Buffer, flags: readonly string[] = []): Promise<Moved> {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, name), text);
  return moving(name, flags, cwd);
}

type Fields = Readonly<Record<string, string>>;

export const tag = (name: string, text: string): string => `<${name}><![CDATA[${text}]]></${name}>`;

/** An entry of an export of WordPress. */
export const item = (fields: Fields): string =>
  `<item>${Object.entries({ 'wp:status': 'publish', ...fields })
    .map(([name, text]) => tag(name, text))
    .join('')}</item>`;

/** An entry with what plugins keep of it. */
export const withMeta = (fields: Fields, metas: Fields): string =>
  item(fields).replace(
    '</item>',
    `${Object.entries(metas)
      .map(([key, text]) => `<wp:postmeta>${tag('wp:meta_key', key)}${tag('wp:meta_value', text)}</wp:postmeta>`)
      .join('')}</item>`,
  );

const spaces = 'xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"';
export const exportOf = (channel: string, ...items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss ${spaces}><channel>${channel}${items.join('')}</channel></rss>`;

export const movingExport = (...parts: Parameters<typeof exportOf>): Promise<Moved> =>
  movingFile('a.xml', exportOf(...parts));
