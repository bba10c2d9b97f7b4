// What the package brings compiled, so that publishing content needs no compiler: the program, the site's code,
// the schemas and their types. npm runs it before it packs.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledProgram } from '../cli/compiled-program.js';
import { makeBundleFolder } from '../generator/build/render/bundle-folder.ts';
import { projectSchemas } from '../generator/kinds/schema-files.ts';
import { compiledSchemas, loadFitsSchema } from '../generator/read/schema/fits-schema.ts';
import { notices } from './notices.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = path.join(root, 'built');

/** Copies a folder or file that was compiled, under its own name, which is a hash. */
function take(place: string, store: string): void {
  const copy = path.join(built, store, path.basename(place));
  cpSync(place, copy, { recursive: true, filter: (file) => path.basename(file) !== 'bytecode' });
}

rmSync(built, { recursive: true, force: true });
mkdirSync(built);
take(path.dirname(fileURLToPath(await compiledProgram())), 'programs');
take(await makeBundleFolder({ signal: new AbortController().signal }), 'bundles');
await loadFitsSchema(projectSchemas);
take(compiledSchemas, 'schemas');
writeFileSync(path.join(built, 'types.d.ts'), readFileSync(path.join(root, 'schemas', 'types.ts')));
writeFileSync(path.join(built, 'NOTICES.md'), notices(path.join(root, 'node_modules')));
