import { makeBundleFolder } from '../render/bundle-folder.ts';
import { projectSchemas } from '../../kinds/schema-files.ts';
import { loadFitsSchema } from '../../read/schema/fits-schema.ts';

/** Makes ahead of the first build what depends on no content: the compiled schemas, and the site's code. */
export async function prepare(): Promise<void> {
  await Promise.all([loadFitsSchema(projectSchemas), makeBundleFolder({ signal: new AbortController().signal })]);
}
