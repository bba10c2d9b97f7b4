import { ready, renderDocument, type DocumentInput } from '../app/entry-server.tsx';
import { wholeHtml } from '../app/page-html.ts';

/** Renders the planned page that the development server passes with the request. */
export default async function onRenderHtml(pageContext: { readonly input: DocumentInput }): Promise<object> {
  // Used in development only: a static import of Vike's server would be loaded by every process that renders a build.
  const { dangerouslySkipEscape } = await import('vike/server');
  await ready();
  return { documentHtml: dangerouslySkipEscape(wholeHtml(renderDocument(pageContext.input))) };
}
