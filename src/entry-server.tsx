// What the generator asks of the site: one planned page in, one HTML document out.
import { documentHtml, type DocumentInput } from './document.ts';
import { renderRoot } from './render-root.tsx';
import { loadAllTemplates } from './templates.ts';

export type { DocumentInput } from './document.ts';
export { templateFiles } from './templates.ts';

/** Makes `renderDocument` usable: loads the components of all templates. */
export async function ready(): Promise<void> {
  await loadAllTemplates();
}

/**
 * Returns the whole HTML document of a page; the same input gives the same text.
 * @throws what a component throws while it renders.
 */
export function renderDocument(input: DocumentInput): string {
  return documentHtml(input, renderRoot(input));
}
