// An editor completes real slugs and addresses from schemas beside the content. They are made when the project is installed
// and follow the content with every check. Git ignores them wherever the content goes: their folder says so itself.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digest } from '../../base/digest.ts';
import { replaceFile } from '../../base/replace-file.ts';
import type { FolderRecord } from '../../cache/record.ts';
import type { AddressState } from '../../model/address-state.ts';
import type { LoadedContent } from '../../model/content.ts';
import type { Kinds } from '../../kinds/kinds.ts';
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

/** What an editor's schemas are made of besides the content. */
interface Known {
  readonly addresses: () => readonly AddressState[];
  readonly kinds: Kinds;
  /** Of the content folder. */
  readonly record: FolderRecord;
  /** Changes with all that others see of the content: to gather thousands of names takes longer. */
  readonly state: string;
}

/** Brings the editor's schemas of a content folder up to date where its files ask for them, touching nothing else. */
export async function refreshEditorSchemas(
  content: string,
  loaded: LoadedContent,
  { addresses, kinds, record, state: contentState }: Known,
): Promise<void> {
  if (!isWanted(loaded, kinds)) return;
  const { hash } = kinds.schemas;
  const folder = schemasFolder(content);
  const before = await readFile(path.join(folder, namesFile), 'utf8').catch(() => undefined);
  const stateWith = (schema: string | undefined): string => digest(`${hash}\n${contentState}\n${schema}`);
  if (record.read(PART).lines[0] === stateWith(before)) return;
  const names = namesSchema(namesOf(loaded, addresses(), kinds), hash, before);
  try {
    if (names !== before && !before?.includes(hash)) {
      put(folder, ignoreAll);
      for (const schema of liveSchemas(kinds)) put(folder, schema);
    }
    if (names !== before) put(folder, { file: namesFile, text: names });
    record.keep(PART, [stateWith(names)]);
  } catch {
    // The content can be checked where nothing may be written; the editor then keeps what it knew.
  }
}
