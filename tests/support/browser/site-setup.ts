// Runs before the site tests: builds the real content once into a temporary folder and serves it on a free port. Tests get
// the URL with inject('url') and the folders with inject('out') and inject('submissions').
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { preview } from '../../../generator/index.ts';
import { buildCompiled, endProgram } from '../program/build-compiled.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the home page, with a trailing slash. */
    url: string;
    /** The folder of the built site. */
    out: string;
    /** The folder in which form submissions are stored. */
    submissions: string;
    /** The time of the build, as ISO date and time. */
    now: string;
  }
}

const NOW = '2025-11-01T08:00:00Z';

/** Builds and serves the site, provides its location to the tests, and returns the teardown. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-site-'));
  const [out, submissions] = [join(folder, 'dist'), join(folder, 'submissions')];
  const now = new Date(NOW);
  const content = fileURLToPath(new URL('../../../content', import.meta.url));
  await buildCompiled({ content, out, day: NOW.slice(0, 10) });
  endProgram();
  const server = await preview({ out, submissions, now: () => now });
  project.provide('url', server.url);
  project.provide('out', out);
  project.provide('submissions', submissions);
  project.provide('now', NOW);
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}
