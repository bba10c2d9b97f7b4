import { fold } from './nearest.ts';

/** Returns a text as a slug of lower-case letters, digits and single hyphens; empty if it contains no such letter. */
export function toSlug(text: string): string {
  return fold(text)
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
