// What the generator asks of the site: one planned page in, one HTML document and its data out.
import { documentFiles, type DocumentInput, type PageFiles } from './document.ts';
import { renderRoot } from './render-root.tsx';
import { loadAllTemplates } from './templates.ts';

export type { DocumentInput, PageFiles } from './document.ts';
export { templateFiles } from './templates.ts';

/** Makes `renderDocument` usable: loads the components of all templates. */
export async function ready(): Promise<void> {
  await loadAllTemplates();
}

/**
 * Returns the whole HTML document of a page, and its data; the same input gives the same texts.
 * @throws what a component throws while it renders.
 */
export function renderDocument(input: DocumentInput): PageFiles {
  return documentFiles(input, renderRoot(input));
}
