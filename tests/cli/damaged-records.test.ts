// Whichever part of a record is damaged, by a full disk or by half a restored cache, a build makes the same site as one
// that knows nothing, and says once that something was damaged.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { everyNth } from '../support/cases.ts';
import { filesIn } from '../support/program/files-in.ts';
import { copyBundle, copyProject } from '../support/program/project-copy.ts';
import { temporaryFolder } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));

const TEST_MS = 600_000;

/** Flips a bit at a part of a content. */
const flip =
  (part: number) =>
  (bytes: Buffer): Buffer => {
    const place = Math.floor(bytes.length * part);
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    return bytes;
  };

type Way = readonly [what: string, damage: (bytes: Buffer) => Buffer];

/** The way in which each part is damaged. */
const always: Way = ['a bit in the middle', flip(0.5)];

/** One of these comes after it, in turns: all parts but the manifests are read and compared by the same code. */
const inTurn: readonly Way[] = [
  ['its second half', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['its first byte', flip(0)],
  ['its last byte', (bytes) => bytes.subarray(0, -1)],
  ['a bit near the end', flip(0.95)],
];

const siteIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]));

function build(project: string): string {
  const args = [join(project, 'cli', 'bin.js'), 'build', '--now', '2026-01-01'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout + stderr;
}

test('a part of a record that is damaged changes nothing, and is reported once', { timeout: TEST_MS }, () => {
  const project = temporaryFolder();
  copyProject(project);
  copyBundle(project);
  const [content, dist, kept] = ['content', 'dist', '.prospectus'].map((name) => join(project, name)) as [
    string,
    string,
    string,
  ];
  cpSync(tiny, content, { recursive: true });
  build(project);
  const saved = temporaryFolder();
  const copy = { recursive: true, preserveTimestamps: true };
  const records = ['.prospectus/cache/content', '.prospectus/cache/output', '.prospectus/releases', 'dist'];
  for (const name of records) cpSync(join(project, name), join(saved, name), copy);
  const restore = (): void => {
    for (const name of records) {
      rmSync(join(project, name), { recursive: true, force: true });
      cpSync(join(saved, name), join(project, name), copy);
    }
  };
  const [course = ''] = filesIn(join(content, 'courses'));
  const text = readFileSync(join(content, 'courses', course), 'utf8');
  writeFileSync(join(content, 'courses', course), text.replace(/^description: /m, 'description: New. '));
  for (const folder of [join(kept, 'cache'), join(kept, 'releases'), dist]) rmSync(folder, { recursive: true });
  build(project);
  const wanted = siteIn(dist);
  const parts = filesIn(join(saved, '.prospectus')).filter((file) =>
    /^(?:cache\/(?:content|output)|releases\/dist\/manifests)\//.test(file),
  );
  expect(parts.length).toBeGreaterThan(5);
  for (const [index, part] of everyNth(parts, 6).entries()) {
    for (const [what, damage] of [always, ...inTurn.slice(index % inTurn.length).slice(0, 1)]) {
      restore();
      const file = join(kept, part);
      const { atime, mtime } = statSync(file);
      writeFileSync(file, damage(readFileSync(file)));
      utimesSync(file, atime, mtime);
      expect(build(project), `${part}: ${what}`).toContain('cache/damaged');
      expect(siteIn(dist), `${part}: ${what}`).toEqual(wanted);
    }
    // Whatever the damage was, the part has been written again.
    expect(build(project), part).not.toContain('cache/damaged');
  }
});
