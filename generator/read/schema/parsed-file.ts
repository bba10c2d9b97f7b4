import type { WrittenFile } from '../../rules/locate.ts';

/** A file with its parsed data. */
export type ParsedFile = WrittenFile & { readonly data: unknown };
