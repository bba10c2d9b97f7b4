import { makeBundleFolder } from '../render/bundle-folder.ts';
import { projectSchemas } from '../../kinds/schema-files.ts';
import { loadSchemas } from '../../read/schema/fits-schema.ts';

/** Makes ahead of the first build what depends on no content: the compiled schemas, and the site's code. */
export async function prepare(): Promise<void> {
  await Promise.all([loadSchemas(projectSchemas), makeBundleFolder({ signal: new AbortController().signal })]);
}
