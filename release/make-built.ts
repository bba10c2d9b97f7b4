// What the package brings compiled, so that publishing content needs no compiler: the program, the site's code,
// the schemas and their types. npm runs it before it packs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeTree } from '../generator/base/disk.ts';
import { makeBundleFolder } from '../generator/build/render/bundle-folder.ts';
import { projectSchemas } from '../generator/kinds/schema-files.ts';
import { compiledFolder, loadSchemas } from '../generator/read/schema/fits-schema.ts';
import { compile } from './compile.js';
import { notices } from './notices.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = path.join(root, 'built');

/** Removes what was compiled before: the package brings one of each. What commands run from at this moment stays. */
function keepOnly(store: string, name: string): void {
  const others = readdirSync(path.join(built, store)).filter((other) => other !== name);
  for (const other of others) removeTree(path.join(built, store, other));
}

keepOnly('programs', await compile());
keepOnly('bundles', path.basename(await makeBundleFolder({ signal: new AbortController().signal })));
await loadSchemas(projectSchemas);
keepOnly('schemas', path.basename(compiledFolder));
writeFileSync(path.join(built, 'types.d.ts'), readFileSync(path.join(root, 'schemas', 'types.ts')));
writeFileSync(path.join(built, 'NOTICES.md'), notices(path.join(root, 'node_modules')));
