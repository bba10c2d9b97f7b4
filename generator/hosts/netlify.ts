// Netlify: _redirects and _headers. The mark "!" is needed because the page that leads on is a file at the old address.
import type { HostAnswers, Hosting } from '../model/hosting.ts';
import { everyAnswer, languageFolders, limit, pathOf, type Host } from './host.ts';
import { headersFile, pagesAskedAgain, redirectLines, redirectsFile } from './redirects-file.ts';

/** More make every deployment slow; Netlify advises against them. */
const MAX_REDIRECTS = 10_000;

const answers: HostAnswers = {
  ...everyAnswer,
  html: 200,
  caching: pagesAskedAgain,
  others: { queries: true, isCaseIgnored: true },
};

function lines(hosting: Hosting): readonly string[] {
  const { base, gone } = hosting;
  const page = `${base}404.html`;
  return [
    ...redirectLines(hosting, answers, '301!'),
    ...gone.map((address) => `${pathOf(address, base)} ${page} 410!`),
    `${base}.prospectus.json ${page} 404!`,
    // Netlify itself looks for the page at the root only.
    ...languageFolders(hosting).map((folder) => `${folder}* ${folder}404.html 404`),
    ...(base === '/' ? [] : [`${base}* ${page} 404`]),
  ];
}

/** Netlify. */
export const netlify: Host = {
  name: 'netlify',
  title: 'Netlify',
  layout: 'flat',
  answers,
  receives: ({ service, url }) => service === 'netlify' || url.startsWith('/.netlify/functions/'),
  files: (hosting) => [redirectsFile(lines(hosting)), headersFile(hosting)],
  limits: ({ redirects, moved = [] }) =>
    limit({ what: 'redirects', found: redirects.length + moved.length, of: 'settings' }, MAX_REDIRECTS),
};
