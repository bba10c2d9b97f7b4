// Decides how a static host answers a request. Sending the answer is the preview server's task.
import type { HostRules } from './host-rules.ts';
import { findStaticFile, readStaticFile, segmentsOf, type StaticFile } from './static-files.ts';

/** An answer before compression: a redirect, or a file with its status. */
export type Answer =
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly found: StaticFile };

/** A request target: a raw path, and a query that is empty or begins with `?`. */
export interface RequestTarget {
  readonly path: string;
  readonly query: string;
}

/** Splits the target of a request. It is never parsed as a URL: `//host/` would name another site. */
export function targetOf(requestTarget: string): RequestTarget {
  const mark = requestTarget.indexOf('?');
  if (mark < 0) return { path: requestTarget, query: '' };
  return { path: requestTarget.slice(0, mark), query: requestTarget.slice(mark) };
}

const redirect = (status: 301 | 302, location: string): Answer => ({ kind: 'redirect', status, location });

function withQuery(address: string, query: string): string {
  return query !== '' && address.includes('?') ? `${address}&${query.slice(1)}` : address + query;
}

async function notFound(folder: string): Promise<Answer> {
  const page = await readStaticFile(folder, '404.html');
  return { kind: 'file', status: 404, found: page ?? { file: '404.txt', body: Buffer.from('404 Not Found\n') } };
}

function outsideBase({ path, query }: RequestTarget, { base }: HostRules): Answer {
  if (path === '/') return redirect(302, base + query);
  if (`${path}/` === base) return redirect(301, base + query);
  const body = Buffer.from(`404 Not Found\nThis site was built for ${base}: try ${base}${path.replace(/^\/+/, '')}\n`);
  return { kind: 'file', status: 404, found: { file: '404.txt', body } };
}

/** The canonical form of an address, without the base; undefined if it is canonical already. */
function properAddress(address: string, found: StaticFile | undefined): string | undefined {
  if (found === undefined || !address.endsWith('.html') || found.file.endsWith('.html.html')) return undefined;
  const plain = address.slice(0, -'.html'.length);
  return plain === '/index' ? '/' : plain;
}

/** Answers a request for a file of the site in a folder, by the rules that were built with it. */
export async function answer(folder: string, target: RequestTarget, rules: HostRules): Promise<Answer> {
  if (!target.path.startsWith(rules.base)) return outsideBase(target, rules);
  const raw = `/${target.path.slice(rules.base.length)}`;
  const address = raw.length > 1 && raw.endsWith('/') ? raw.slice(0, -1) : raw;
  const segments = segmentsOf(address);
  if (segments === undefined) return notFound(folder);
  const to = (there: string): Answer => redirect(301, withQuery(rules.base + there.replace(/^\//, ''), target.query));
  const elsewhere = rules.redirects[`/${segments.join('/')}`];
  if (elsewhere !== undefined) return to(elsewhere);
  if (address !== raw) return to(address);
  const found = await findStaticFile(folder, segments);
  const proper = properAddress(address, found);
  if (proper !== undefined) return to(proper);
  if (found === undefined) return notFound(folder);
  return { kind: 'file', status: address === '/404' ? 404 : 200, found };
}
