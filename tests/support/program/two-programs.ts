// Two copies of the program for one content: one keeps what it can from build to build, the other starts from nothing.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { hashesOf, type Program, withoutRetired } from './program.ts';
import { temporaryFolder } from '../content/site.ts';

/** The programs, the content that both build, and the site of the one that keeps what it can. */
export interface TwoPrograms {
  readonly content: string;
  readonly keeping: Program;
  /** The site that `keeping` publishes again and again. */
  readonly out: string;
  readonly forgetting: Program;
}

/** Returns the folder of the caches of a program. */
export const cachesOf = (program: Program): string => join(program.folder, '.prospectus', 'cache');

/**
 * Builds into an empty folder, with no record of the content or of an earlier output, and returns the hashes of the files.
 * Only pictures that the same program has drawn before are taken again: the first build draws them all.
 */
export async function buildFromNothing(
  { forgetting, content }: TwoPrograms,
  now?: string,
): Promise<Readonly<Record<string, string>>> {
  for (const records of ['content', 'output'])
    rmSync(join(cachesOf(forgetting), records), { recursive: true, force: true });
  const out = join(temporaryFolder(), 'dist');
  const { status, stderr } = await forgetting.build({ content, out, ...(now && { now }) });
  expect(status, stderr).toBe(0);
  return hashesOf(out);
}

/** Builds with what was kept, which must succeed. */
export async function buildAgain({ keeping, content, out }: TwoPrograms, what: string, now?: string): Promise<void> {
  const { status, stderr } = await keeping.build({ content, out, ...(now && { now }) });
  expect(status, `${what}: ${stderr}`).toBe(0);
}

/** Builds with both programs, which must make the same site; returns the hashes of its files. */
export async function expectSame(
  programs: TwoPrograms,
  what: string,
  now?: string,
): Promise<Readonly<Record<string, string>>> {
  const [wanted] = await Promise.all([buildFromNothing(programs, now), buildAgain(programs, what, now)]);
  expect(withoutRetired(hashesOf(programs.out), wanted), what).toEqual(wanted);
  return wanted;
}

/** Rewrites every kept file, or those of one store, with `alter`, and returns how many files that changed. */
export function alterCaches(program: Program, alter: (text: string) => string, store = ''): number {
  const items = readdirSync(join(cachesOf(program), store), { recursive: true, withFileTypes: true });
  const files = items.filter((item) => item.isFile() && !/\.(png|webp|avif)$/.test(item.name));
  const changed = files.filter(({ parentPath, name }) => {
    const before = readFileSync(join(parentPath, name), 'utf8');
    const after = alter(before);
    if (after !== before) writeFileSync(join(parentPath, name), after);
    return after !== before;
  });
  return changed.length;
}
