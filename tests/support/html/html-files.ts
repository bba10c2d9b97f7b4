// The pages of a built site, by their files.
import { readdirSync } from 'node:fs';

/** Returns every HTML file of a site, relative to its folder. */
export const htmlFiles = (out: string): readonly string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'));

/** Returns the address of such a file. */
export const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
