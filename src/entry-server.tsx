// What the generator asks of the site: one planned page in, one HTML document out.
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { documentHtml, type DocumentInput } from './document.ts';
import { basename, withBase } from './navigation/page-address.ts';
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
  const { page, shell } = input;
  const root = renderToString(
    <StaticRouter basename={basename(shell.base)} location={withBase(page.address, shell.base)}>
      <App shell={shell} start={{ screen: { kind: 'page', data: page }, version: page.version }} />
    </StaticRouter>,
  );
  return documentHtml(input, root);
}
