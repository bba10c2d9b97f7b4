import type { WrittenFile } from '../diagnostics/locate.ts';

/** A file with what its YAML says. */
export type ParsedFile = WrittenFile & { readonly data: unknown };
