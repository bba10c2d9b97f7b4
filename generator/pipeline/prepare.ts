import { makeBundleFolder } from '../render/bundle-folder.ts';
import { loadFitsSchema } from '../validate/fits-schema.ts';

/** Makes ahead of the first build what depends on no content: the compiled schemas, and the site's code for a base. */
export async function prepare(base: string): Promise<void> {
  await Promise.all([loadFitsSchema(), makeBundleFolder(base, { signal: new AbortController().signal })]);
}
