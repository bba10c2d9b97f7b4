// How long browsers may keep each file of a site: one table for the preview server and for the files of every host.

/** A rule for files; the first one that matches a file applies. */
export interface CachingRule {
  /** A regular expression that JavaScript, PCRE and RE2 read alike, for a path relative to the output folder. */
  readonly pattern: string;
  /** The value of the header Cache-Control. */
  readonly value: string;
}

/** For files whose name changes with their content. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** For pictures and fonts that keep their name when they are replaced. */
const FOR_AN_HOUR = 'public, max-age=3600';

/** For everything else, pages first of all: kept, and asked for again each time. */
export const ASK_AGAIN = 'no-cache';

/** The rules, the most special one first. */
export const cachingRules: readonly CachingRule[] = [
  // The bundler puts a content hash into every name below assets/, and the variants of pictures have one too.
  { pattern: '^assets/', value: FOREVER },
  { pattern: '^media/.+\\.[0-9a-f]{12}\\.[0-9]+\\.[a-z]+$', value: FOREVER },
  { pattern: '\\.(png|jpe?g|webp|avif|svg|ico|woff2)$', value: FOR_AN_HOUR },
];

/** The same for hosts whose rules are for folders. */
export const cachingFolders: readonly { readonly folder: string; readonly value: string }[] = [
  { folder: 'assets', value: FOREVER },
  { folder: 'media', value: FOR_AN_HOUR },
];

/** Returns the Cache-Control of a file, relative to the output folder. */
export function cachingOf(file: string): string {
  return cachingRules.find(({ pattern }) => new RegExp(pattern).test(file))?.value ?? ASK_AGAIN;
}
