import { fold } from './nearest.ts';

/** Returns a text as a short name of small letters, digits and single hyphens; empty where it has no such letter. */
export function toSlug(text: string): string {
  return fold(text)
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
