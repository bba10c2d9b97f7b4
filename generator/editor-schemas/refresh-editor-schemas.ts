// An editor completes real slugs and addresses from schemas beside the content. They are kept in the repository, so
// that they are there before anything has been run, and follow the content with every check.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AddressState, LoadedContent } from '../model.ts';
import { schemaHash } from '../schema/schema-files.ts';
import { liveSchemas, type LiveSchema } from './live-schemas.ts';
import { namesOf } from './names.ts';
import { namesSchema } from './names-schema.ts';

const FOLDER = '.schemas';

/** Content wants these schemas where the first line of a file refers to them. */
const isWanted = ({ sources }: LoadedContent): boolean =>
  sources.some(
    (source) =>
      source.kind !== 'course' &&
      /^\uFEFF?# yaml-language-server: \$schema=(\.\.\/|\.\/)?\.schemas\//.test(source.text),
  );

async function put(folder: string, { file, text }: LiveSchema): Promise<void> {
  const target = path.join(folder, file);
  const work = `${target}.${randomUUID()}`;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(work, text);
  await rename(work, target);
}

/** Brings the editor's schemas of a content folder up to date where its files ask for them, touching nothing else. */
export async function refreshEditorSchemas(
  content: string,
  loaded: LoadedContent,
  addresses: () => readonly AddressState[],
): Promise<void> {
  if (!isWanted(loaded)) return;
  const folder = path.join(content, FOLDER);
  const before = await readFile(path.join(folder, 'names.schema.json'), 'utf8').catch(() => undefined);
  const names = namesSchema(namesOf(loaded, addresses()), schemaHash, before);
  if (names === before) return;
  try {
    if (!before?.includes(schemaHash)) await Promise.all(liveSchemas().map((schema) => put(folder, schema)));
    await put(folder, { file: 'names.schema.json', text: names });
  } catch {
    // The content can be checked where nothing may be written; the editor then keeps what it knew.
  }
}
