// The site's interface for the generator: takes one planned page, and returns one HTML document.
import { findChunks } from './chunk-files.ts';
import { documentHtml, type DocumentInput } from './document.ts';
import type { PageHtml } from './page-html.ts';
import { renderRoot } from './render-root.tsx';
import { loadAllTemplates } from './templates.ts';

export type { DocumentInput } from './document.ts';
export { chunksOf } from './chunk-files.ts';

/** Must be called before `renderDocument`: loads the components of all templates and sections. */
export async function ready(): Promise<void> {
  await Promise.all([loadAllTemplates(), findChunks()]);
}

/**
 * Returns the whole HTML document of a page; equal inputs give equal outputs.
 * @throws what a component throws while it renders.
 */
export function renderDocument(input: DocumentInput): PageHtml {
  return documentHtml(input, renderRoot(input));
}
