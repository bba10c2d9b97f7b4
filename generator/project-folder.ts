import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function findProject(folder: string): string {
  const parent = path.dirname(folder);
  return parent === folder || existsSync(path.join(folder, 'vite.config.ts')) ? folder : findProject(parent);
}

/** The folder of Prospectus itself: schemas, the site's source code and the caches are below it. */
export const projectFolder: string = findProject(path.dirname(fileURLToPath(import.meta.url)));
