// Releases of a few files, as a build would publish them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { openRelease, type Release, type ReleaseOptions } from '../../../generator/build/write/release.ts';
import { writeFileInto } from '../../../generator/build/write/manifest.ts';
import { temporaryFolder } from '../content/site.ts';

/** Opens a release, which must succeed. */
export const open = async (out: string, options: Partial<ReleaseOptions> = {}): Promise<Release> => {
  const { value, diagnostics } = await openRelease({ out, base: '/', version: '1', ...options });
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
};

/** Publishes these files; a file whose text equals the recorded hash is kept. Returns the files that were written. */
export async function publish(
  out: string,
  files: Readonly<Record<string, string>>,
  options: Partial<ReleaseOptions> = {},
) {
  const release = await open(out, options);
  const written: string[] = [];
  for (const [file, text] of Object.entries(files)) {
    if (!release.keep([file], text)) {
      release.wrote(file, { ...writeFileInto(release.folder, file, text), hash: text });
      written.push(file);
    }
  }
  const { value, diagnostics } = await release.publish();
  return { written, summary: value, codes: diagnostics.map(({ code }) => code) };
}

/** Returns an output folder that does not exist yet. */
export const dist = (): string => join(temporaryFolder(), 'dist');
export const text = (out: string, file: string): string => readFileSync(join(out, file), 'utf8');
/** Returns the files in a folder, sorted. */
export const namesIn = (out: string): readonly string[] =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) => relative(out, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort();
