// Decides how a static host answers a request. Sending the answer is the preview server's task.
import { destinationOf } from '../hosts/host.ts';
import { isLanguage } from '../model/site-settings.ts';
import { canRedirect, leadsElsewhere, ownForm, requestPattern } from '../model/old-addresses.ts';
import type { HostRules } from './host-rules.ts';
import { findFolderPage, findStaticFile, readStaticFile, segmentsOf, type StaticFile } from './static-files.ts';

type RedirectStatus = 301 | 302 | 308;

/** An answer before compression: a redirect, or a file with its status. */
export type Answer =
  | { readonly kind: 'redirect'; readonly status: RedirectStatus; readonly location: string }
  | { readonly kind: 'file'; readonly status: 200 | 404 | 410; readonly found: StaticFile };

/** A request target: a raw path, and a query that is empty or begins with `?`. */
export interface RequestTarget {
  readonly path: string;
  readonly query: string;
}

/** Splits the target of a request. It is never parsed as a URL: `//host/` would name another site. */
export function targetOf(requestTarget: string): RequestTarget {
  const [path = ''] = requestTarget.split('?', 1);
  return { path, query: requestTarget.slice(path.length) };
}

const redirect = (status: RedirectStatus, location: string): Answer => ({ kind: 'redirect', status, location });

/** What is not there is answered in the language of its folder, where the host can. */
async function notFound(
  { folder, rules, raw }: Pick<Inquiry, 'folder' | 'rules' | 'raw'>,
  status: 404 | 410 = 404,
): Promise<Answer> {
  const [, first = ''] = rules.answers.missing && isLanguage(raw.split('/')[1] ?? '') ? raw.split('/') : [];
  const inFolder = first === '' ? undefined : await readStaticFile(folder, `${first}/404.html`);
  const page = inFolder ?? (await readStaticFile(folder, '404.html'));
  return { kind: 'file', status, found: page ?? { file: '404.txt', body: Buffer.from('404 Not Found\n') } };
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
  return address === '/index.html' ? '/' : address.slice(0, -'.html'.length);
}

/** A request within the site, on its way to an answer. */
interface Inquiry {
  readonly folder: string;
  readonly rules: HostRules;
  /** With a slash at its end, if it was requested so. */
  readonly raw: string;
  /** Without. */
  readonly address: string;
  readonly segments: readonly string[];
  readonly to: (status: RedirectStatus, address: string) => Answer;
}

/** The answer of a host to a slash at the end; undefined where it goes on with the address. */
async function answerSlash(inquiry: Inquiry): Promise<Answer | 'nothing' | undefined> {
  const { folder, rules, raw, address, segments, to } = inquiry;
  const { slash } = rules.answers;
  if (address === raw || slash === 200) return undefined;
  return slash === 404 || !(await findStaticFile(folder, segments)) ? 'nothing' : to(slash, address);
}

/** The page of a folder is shown where the address ends with a slash, and redirected to otherwise. */
async function answerFolder({ folder, raw, address, segments, to }: Inquiry): Promise<Answer | undefined> {
  const found = segments.length === 0 ? undefined : await findFolderPage(folder, segments);
  if (found === undefined) return undefined;
  return raw === address ? to(301, `${address}/`) : { kind: 'file', status: 200, found };
}

async function answerFile(inquiry: Inquiry): Promise<Answer> {
  const { folder, rules, raw, address, segments, to } = inquiry;
  const found = raw === address ? await findStaticFile(folder, segments) : undefined;
  const ofFolder = found ? undefined : await answerFolder(inquiry);
  if (ofFolder) return ofFolder;
  const slash = await answerSlash(inquiry);
  if (slash !== undefined) return slash === 'nothing' ? notFound(inquiry) : slash;
  const proper = properAddress(address, found);
  const { html } = rules.answers;
  if (proper !== undefined && html !== 200) return to(html, proper);
  if (found === undefined) return notFound(inquiry);
  return { kind: 'file', status: /^(?:\/[a-z]{2,3})?\/404$/.test(address) ? 404 : 200, found };
}

/** Where an old address leads that has another form than those of the site, if the host redirects it. */
function movedTo({ path, query }: RequestTarget, { base, redirects, answers }: HostRules): string | undefined {
  const isOther = ([from, to]: readonly [string, string]): boolean =>
    (ownForm(from) === undefined || leadsElsewhere({ from, to })) && canRedirect(answers.others, { from, to });
  const old = Object.entries(redirects).filter(isOther);
  return old.find(([from]) => new RegExp(`^${requestPattern(from, base)}`).test(path + query))?.[1];
}

/** Answers a request for a file of the site in a folder, by the rules that were built with it. */
export async function answer(folder: string, target: RequestTarget, rules: HostRules): Promise<Answer> {
  if (!target.path.startsWith(rules.base)) return outsideBase(target, rules);
  const raw = `/${target.path.slice(rules.base.length)}`;
  const address = raw.length > 1 && raw.endsWith('/') ? raw.slice(0, -1) : raw;
  const segments = segmentsOf(address);
  const missing = { folder, rules, raw };
  if (segments === undefined) return notFound(missing);
  const to = (status: RedirectStatus, there: string): Answer => {
    const own = there.includes('?') ? target.query.replace('?', '&') : target.query;
    return redirect(status, rules.base + there.replace(/^\//, '') + own);
  };
  const name = `/${segments.join('/')}`;
  const elsewhere = rules.redirects[name];
  if (rules.gone.has(name)) return notFound(missing, rules.answers.gone);
  if (elsewhere?.startsWith('/') && rules.answers.moved !== 200) return to(rules.answers.moved, elsewhere);
  const moved = movedTo(target, rules);
  if (moved !== undefined) return redirect(301, destinationOf(moved, rules.base));
  return answerFile({ folder, rules, raw, address, segments, to });
}
