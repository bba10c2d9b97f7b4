// GitHub Pages serves files and reads no settings: old addresses are pages that lead on, and its headers are its own.
import type { Hosting } from '../model/hosting.ts';
import { noLimits, type Host, type HostFile } from './host.ts';

/** The site's own domain, where it has one. A site below a path is a project's, on a domain of GitHub or of its owner. */
function domain({ origin, base }: Hosting): readonly HostFile[] {
  const { hostname } = new URL(origin);
  const isOwn = base === '/' && !hostname.endsWith('.github.io') && hostname.includes('.');
  return isOwn ? [{ place: 'site', file: 'CNAME', text: `${hostname}\n` }] : [];
}

/** GitHub Pages. */
export const github: Host = {
  name: 'github',
  title: 'GitHub Pages',
  layout: 'flat',
  answers: {
    moved: 200,
    gone: 404,
    slash: 404,
    html: 200,
    headers: false,
    caching: { folders: false, others: 'max-age=600' },
  },
  receives: () => false,
  // Without it, files whose names begin with an underscore are not published.
  files: (hosting) => [{ place: 'site', file: '.nojekyll', text: '' }, ...domain(hosting)],
  capacity: { bytes: 10 ** 9 },
  limits: noLimits,
};
