import { makeBundleFolder } from '../render/bundle-folder.ts';
import { projectSchemas } from '../schema/schema-files.ts';
import { loadFitsSchema } from '../validate/fits-schema.ts';

/** Makes ahead of the first build what depends on no content: the compiled schemas, and the site's code for a base. */
export async function prepare(base: string): Promise<void> {
  await Promise.all([loadFitsSchema(projectSchemas), makeBundleFolder(base, { signal: new AbortController().signal })]);
}
