// Follows what is saved: content, and in a checkout the schemas, which the content is then held against as they are now.
import path from 'node:path';
import { projectFolder, shippedFolder } from '../cache/project-folder.ts';
import { builtInKinds, makeKinds, type Kinds } from '../kinds/kinds.ts';
import { makeSchemas, readSchemas } from '../kinds/schema-files.ts';
import { watchFolder } from './watch-folder.ts';

/** What is called after a save. */
export interface Follower {
  /** With the files of the content that were saved, relative to it; none where only schemas were. */
  readonly onSave: (files: ReadonlySet<string>, kinds: Kinds) => Promise<void>;
  /** With what went wrong in it. */
  readonly onFault: (error: unknown) => void;
}

const NO_FILES: ReadonlySet<string> = new Set();

/** The kinds with the schemas of now. As long as these are as they were, so is everything that is remembered. */
function currentKinds(folder: string): Kinds {
  const schemas = makeSchemas(readSchemas(folder));
  return schemas.hash === builtInKinds.schemas.hash ? builtInKinds : makeKinds(builtInKinds.all, schemas);
}

/** Calls back after each save, one call after another, and returns a function that ends it. */
export function followContent(
  content: string,
  { onSave, onFault }: Follower,
  schemas: string | undefined = shippedFolder === undefined ? path.join(projectFolder, 'schemas') : undefined,
): () => void {
  let kinds = builtInKinds;
  // If two calls overlapped, the older one might end last, and show what is outdated.
  let turn = Promise.resolve();
  const take = (work: () => Promise<void>): void => {
    turn = turn.then(work).catch(onFault);
  };
  const stops = [watchFolder(content, (files) => take(() => onSave(files, kinds)))];
  if (schemas !== undefined)
    stops.push(
      watchFolder(schemas, (files) => {
        if (![...files].some((file) => file.endsWith('.schema.json'))) return;
        take(async () => {
          kinds = currentKinds(schemas);
          await onSave(NO_FILES, kinds);
        });
      }),
    );
  return () => {
    for (const stop of stops) stop();
  };
}
