import { dangerouslySkipEscape } from 'vike/server';
import { ready, renderDocument, type DocumentInput } from '../entry-server.tsx';

/** Renders the planned page that the development server hands over with the request. */
export default async function onRenderHtml(pageContext: { readonly input: DocumentInput }): Promise<object> {
  await ready();
  return { documentHtml: dangerouslySkipEscape(renderDocument(pageContext.input)) };
}
