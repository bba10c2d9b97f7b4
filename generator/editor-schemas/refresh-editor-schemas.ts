// An editor completes real slugs and addresses from schemas beside the content. They are made when the project is installed
// and follow the content with every check. Git ignores them wherever the content goes: their folder says so itself.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../base/replace-file.ts';
import type { FolderRecord } from '../cache/record.ts';
import type { AddressState } from '../model/address-state.ts';
import type { LoadedContent, SourceFile } from '../model/content.ts';
import { fieldOf } from '../kinds/kind.ts';
import type { Kinds } from '../kinds/kinds.ts';
import { liveSchemas, type LiveSchema } from './live-schemas.ts';
import { namesFile, schemasFolder } from './schemas-folder.ts';
import { namesOf } from './names.ts';
import { namesSchema } from './names-schema.ts';

/** Keeps the folder, with this file, out of every repository. */
const ignoreAll: LiveSchema = { file: '.gitignore', text: '*\n' };

/** Content wants these schemas where the first line of a file refers to them. */
const isWanted = ({ sources }: LoadedContent, kinds: Kinds): boolean =>
  sources.some(
    (source) =>
      !kinds.of(source.kind).texts &&
      /^\uFEFF?# yaml-language-server: \$schema=(\.\.\/|\.\/)?\.schemas\//.test(source.text),
  );

const put = (folder: string, { file, text }: LiveSchema): void => replaceFile(path.join(folder, file), text);

/** The part of a content folder's record that says in what state its schemas were as they must be. */
const PART = 'names';

/** Changes with the schema as it is now, and with all that names are made of: to gather thousands takes longer. */
function stateOf({ sources, media }: LoadedContent, schema: string | undefined, kinds: Kinds): string {
  const pictures = JSON.stringify(media.map(({ file }) => file));
  const hash = createHash('sha256').update(`${kinds.schemas.hash}\n${schema}\n${pictures}\n`);
  for (const source of sources) hash.update(stateOfFile(source, kinds));
  return hash.digest('hex');
}

function stateOfFile({ file, kind, data, hash }: SourceFile, kinds: Kinds): string {
  const { texts, named, identity = [] } = kinds.of(kind);
  if (!texts || typeof data !== 'object' || data === null) return `${file} ${hash}\n`;
  return JSON.stringify([file, fieldOf(data, named?.title ?? 'title'), ...identity.map((key) => fieldOf(data, key))]);
}

/** What an editor's schemas are made of besides the content. */
interface Known {
  readonly addresses: () => readonly AddressState[];
  readonly kinds: Kinds;
  /** Of the content folder. */
  readonly record: FolderRecord;
}

/** Brings the editor's schemas of a content folder up to date where its files ask for them, touching nothing else. */
export async function refreshEditorSchemas(
  content: string,
  loaded: LoadedContent,
  { addresses, kinds, record }: Known,
): Promise<void> {
  if (!isWanted(loaded, kinds)) return;
  const { hash } = kinds.schemas;
  const folder = schemasFolder(content);
  const before = await readFile(path.join(folder, namesFile), 'utf8').catch(() => undefined);
  const state = stateOf(loaded, before, kinds);
  if (record.read(PART).lines[0] === state) return;
  const names = namesSchema(namesOf(loaded, addresses(), kinds), hash, before);
  if (names === before) return record.keep(PART, [state]);
  try {
    if (!before?.includes(hash)) {
      put(folder, ignoreAll);
      for (const schema of liveSchemas(kinds)) put(folder, schema);
    }
    put(folder, { file: namesFile, text: names });
  } catch {
    // The content can be checked where nothing may be written; the editor then keeps what it knew.
  }
}
