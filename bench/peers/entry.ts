// Our entry for the peers' harness, loaded by the copy of the harness that run.ts makes.
import { mkdirSync, mkdtempSync, copyFileSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export { checkSite } from './check-site.ts';

/** The name of our entry, and of its template. */
export const NAME = 'prospectus';

/** How the harness prepares and builds us: run.ts has installed the package where the harness works, and it stays there. */
export const peer = {
  system: true,
  prepare: ['node', 'bench/peers/prepare.ts'],
  cmd: ['prospectus', 'build', '--content', 'content-made', '--out', 'dist'],
  out: 'dist',
  packages: ['prospectus'],
};

/** A folder in which a course page lies where the harness looks for it, for its count of what the page loads. */
export function viewOf(out: string, slug: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'prospectus-view-'));
  for (const name of readdirSync(out).filter((item) => item !== 'courses'))
    symlinkSync(path.join(out, name), path.join(folder, name));
  const page = path.join(folder, 'courses', slug);
  mkdirSync(page, { recursive: true });
  copyFileSync(path.join(out, 'courses', `${slug}.html`), path.join(page, 'index.html'));
  return folder;
}
