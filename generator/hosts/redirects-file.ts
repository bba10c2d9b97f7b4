// _redirects and _headers, which several hosts read, each in its own way.
import { cachingFolders } from '../model/caching.ts';
import type { HostAnswers, Hosting } from '../model/hosting.ts';
import { oldAddress } from '../model/old-addresses.ts';
import { NOTE, pathOf, movedOn, destinationOf, type HostFile } from './host.ts';

/** Of hosts whose pages are asked for again each time by default, and whose rules are for folders. */
export const pagesAskedAgain: HostAnswers['caching'] = { folders: true, others: 'public, max-age=0, must-revalidate' };

/** Returns _headers. Folders do not overlap: where two rules matched, such hosts would join their values. */
export function headersFile({ base, headers }: Hosting): HostFile {
  const all = [`${base}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
  const folders = cachingFolders.flatMap(({ folder, value }) => [`${base}${folder}/*`, `  Cache-Control: ${value}`]);
  return { place: 'top', file: '_headers', text: `# ${NOTE}\n${[...all, ...folders].join('\n')}\n` };
}

/** Returns the lines of _redirects for old addresses. */
export function redirectLines(hosting: Hosting, answers: HostAnswers, status: string): readonly string[] {
  const { base, redirects } = hosting;
  return [...redirects, ...movedOn(answers, hosting)].map(({ from, to }) => {
    const { path, query, isPrefix } = oldAddress(from);
    return [pathOf(path, base) + (isPrefix ? '*' : ''), ...query, destinationOf(to, base), status].join(' ');
  });
}

/** Returns _redirects. */
export const redirectsFile = (lines: readonly string[]): HostFile => ({
  place: 'top',
  file: '_redirects',
  text: `${[`# ${NOTE}`, ...lines].join('\n')}\n`,
});
