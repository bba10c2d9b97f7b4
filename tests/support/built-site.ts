// Reads what the build has left in its folder, and what the authors have written.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { parse } from 'yaml';
import { redirects } from './addresses.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));

/** The name that ends every title. */
export const providerName: string = parse(readFileSync(join(content, 'site.yaml'), 'utf8')).name;

/** Returns the title of a course as its author wrote it. */
export function courseTitle(slug: string): string {
  return parse(readFileSync(join(content, 'courses', `${slug}.yaml`), 'utf8')).title;
}

/** Returns the file of an address in the built site; it need not exist. */
export function htmlFile(address: string): string {
  return join(inject('out'), `${address === '/' ? 'index' : address.slice(1)}.html`);
}

/** Returns the HTML of an address; undefined where there is no file for it. */
export function readHtml(address: string): string | undefined {
  const file = htmlFile(address);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Slug by catalogue number, as the build publishes it. */
export function slugById(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(inject('out'), 'maps/id-to-slug.json'), 'utf8'));
}

/** The addresses by number that show a page instead of forwarding, with the slugs of their courses. */
export function numericCourses(): readonly (readonly [address: string, slug: string])[] {
  const moved = new Set<string>(redirects.map(([from]) => from));
  return Object.entries(slugById())
    .map(([id, slug]) => [`/courses/${id}`, slug] as const)
    .filter(([address]) => !moved.has(address));
}
