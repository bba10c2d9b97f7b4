// The second provider with French file names for all its main pages, so that every page has an address of its own.
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const content = fileURLToPath(new URL('../../fixtures/second-provider/content', import.meta.url));

const names = {
  home: 'accueil',
  courses: 'formations',
  contact: 'nous-ecrire',
  register: 'inscription',
  schedule: 'calendrier',
};

/** Copies the content to a folder, with French names for its pages and with links adapted to them. */
export function copyWithOwnAddresses(folder: string): void {
  cpSync(content, folder, { recursive: true });
  for (const [before, after] of Object.entries(names)) {
    renameSync(join(folder, `pages/${before}.yaml`), join(folder, `pages/${after}.yaml`));
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.yaml')) continue;
    const text = readFileSync(join(folder, file), 'utf8').replace(
      /(?<=[ (])\/(courses|contact|register|schedule)\b/g,
      (_, name: keyof typeof names) => `/${names[name]}`,
    );
    writeFileSync(join(folder, file), text);
  }
}
