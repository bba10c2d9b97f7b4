// A bundle with a trivial renderer, whose pages show what they were made from, and the publishing of sites with it.
import { join } from 'node:path';
import { openRecord } from '../../../generator/cache/record.ts';
import { invariant } from '../../../generator/base/invariant.ts';
import { checkAndLink } from '../../../generator/build/pipeline/check.ts';
import type { PublishInput } from '../../../generator/build/produce/site-work.ts';
import { startStopwatch } from '../../../generator/base/stopwatch.ts';
import { openPool } from '../../../generator/workers/pool.ts';
import { temporaryFolder, writeFiles } from '../content/site.ts';

/** The date of the tests: before every session of the tiny provider. */
const now = new Date('2026-01-01T12:00:00Z');

/**
 * Writes a bundle that links each page to the home page and to `linked`, and throws for the addresses in `broken`. The
 * name of its folder is its version.
 */
export function fakeBundle(broken: readonly string[] = [], linked: readonly string[] = [], version = 'b1'): string {
  const folder = join(temporaryFolder(), version);
  writeFiles(folder, {
    'assets.json': JSON.stringify({ 'src/vike/+client.ts': { file: 'assets/entry.js' } }),
    'client/assets/entry.js': '// the site\n',
    'server/renderer.mjs': `
      const broken = new Set(${JSON.stringify(broken)});
      const linked = ${JSON.stringify(['/', ...linked])};
      export const chunksOf = () => [];
      export const ready = async () => {};
      export function renderDocument({ page, shell }) {
        const links = linked.map((to) => '<a href="' + shell.base + to.slice(1) + '">there</a>').join('');
        if (broken.has(page.address)) throw new TypeError('Cannot read properties of undefined (reading "length").');
        return {
          head: '<!DOCTYPE html><html lang="' + shell.language + '"><head><title>A page</title>',
          sharedHead: '</head><body>',
          header: '',
          main: '<main><h1>' + page.address + '</h1>' + links + '</main>',
          footer: '',
          end: '</body></html>',
        };
      }`,
  });
  return folder;
}

/** Returns the input for publishing a content folder without worker processes. */
export async function publishInput(content: string, bundle: string): Promise<PublishInput> {
  const { site: linked, state, diagnostics } = await checkAndLink({ content, now });
  invariant(linked, JSON.stringify(diagnostics));
  const out = join(temporaryFolder(), 'dist');
  return {
    site: linked,
    hosts: [],
    hosting: join(out, '../hosting'),
    contentState: state,
    content,
    out,
    record: openRecord('output', out),
    bundle: Promise.resolve(bundle),
    program: 'p1',
    base: '/',
    now,
    pool: openPool(0),
    stopwatch: startStopwatch(),
  };
}
