// The site's interface for the generator: takes one planned page, and returns one HTML document and its data.
import { findChunks } from './chunk-files.ts';
import { documentFiles, type DocumentInput, type PageFiles } from './document.ts';
import { renderRoot } from './render-root.tsx';
import { loadAllTemplates } from './templates.ts';

export type { DocumentInput, PageFiles } from './document.ts';
export { chunksOf } from './chunk-files.ts';

/** Must be called before `renderDocument`: loads the components of all templates and sections. */
export async function ready(): Promise<void> {
  await Promise.all([loadAllTemplates(), findChunks()]);
}

/**
 * Returns the whole HTML document of a page, and its data; equal inputs give equal outputs.
 * @throws what a component throws while it renders.
 */
export function renderDocument(input: DocumentInput): PageFiles {
  return documentFiles(input, renderRoot(input));
}
