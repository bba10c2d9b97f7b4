// Reads the files of the built site, and the content that it was built from.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { parse } from 'yaml';
import { redirects } from './addresses.ts';

const content = fileURLToPath(new URL('../../../content', import.meta.url));

/** The name at the end of every title. */
export const providerName: string = parse(readFileSync(join(content, 'site.yaml'), 'utf8')).name;

/** Returns the title of a course in the content. */
export function courseTitle(slug: string): string {
  return parse(readFileSync(join(content, 'courses', `${slug}.yaml`), 'utf8')).title;
}

/** Returns the file of an address in the built site; it need not exist. */
function htmlFile(address: string): string {
  return join(inject('out'), `${address === '/' ? 'index' : address.slice(1)}.html`);
}

/** Returns the HTML of an address; undefined if it has no file. */
export function readHtml(address: string): string | undefined {
  const file = htmlFile(address);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Returns what a page of a served site tells search engines, in order. */
export async function structuredDataAt(
  address: string,
  url: string = inject('url'),
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const html = await (await fetch(new URL(address, url))).text();
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

/** Returns the slugs by catalogue number, as published by the build. */
export function slugById(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(inject('out'), 'maps/id-to-slug.json'), 'utf8'));
}

/** Returns the numeric addresses that have a page instead of a redirect, with the slugs of their courses. */
export function numericCourses(): readonly (readonly [address: string, slug: string])[] {
  const moved = new Set<string>(redirects.map(([from]) => from));
  return Object.entries(slugById())
    .map(([id, slug]) => [`/courses/${id}`, slug] as const)
    .filter(([address]) => !moved.has(address));
}
