// An editor completes real slugs and addresses from schemas beside the content. They are kept in the repository, so
// that they are there before anything has been run, and follow the content with every check.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openRecord } from '../cache/record.ts';
import type { AddressState, CourseFacts, LoadedContent } from '../model/content.ts';
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

/** The part of a content folder's record that says in what state its schemas were as they must be. */
const PART = 'names';

/** Changes with the schema as it is now, and with all that names are made of: to gather thousands takes longer. */
function stateOf({ sources, media }: LoadedContent, schema: string | undefined): string {
  const hash = createHash('sha256').update(
    `${schemaHash}\n${schema}\n${JSON.stringify(media.map(({ file }) => file))}\n`,
  );
  for (const { file, kind, data, hash: own } of sources) {
    const isCourse = kind === 'course' && typeof data === 'object' && data !== null;
    const { slug, title, id, aliases, page } = (isCourse ? data : {}) as Partial<CourseFacts>;
    hash.update(isCourse ? JSON.stringify([file, slug, title, id, aliases, page]) : `${file} ${own}\n`);
  }
  return hash.digest('hex');
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
  const record = openRecord('content', content);
  const state = stateOf(loaded, before);
  if (record.read(PART).lines[0] === state) return;
  const names = namesSchema(namesOf(loaded, addresses()), schemaHash, before);
  if (names === before) return record.keep(PART, [state]);
  try {
    if (!before?.includes(schemaHash)) await Promise.all(liveSchemas().map((schema) => put(folder, schema)));
    await put(folder, { file: 'names.schema.json', text: names });
  } catch {
    // The content can be checked where nothing may be written; the editor then keeps what it knew.
  }
}
