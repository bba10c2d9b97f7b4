// Hosts without settings, that serve a folder's index: every page is the index of one, and its address ends with a slash.
import { noLimits, type Host } from './host.ts';

/** Any host that shows index.html of a folder. */
export const folders: Host = {
  name: 'folders',
  title: 'Any host, with folders',
  layout: 'folders',
  answers: {
    moved: 200,
    gone: 404,
    slash: 200,
    html: 200,
    headers: false,
    caching: { folders: false, others: undefined },
  },
  receives: ({ service }) => service === 'php',
  files: () => [],
  limits: noLimits,
};
