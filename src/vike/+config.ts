// Vike bundles the site and serves it during development. Addresses, pages and data come from the plan: one route
// matches everything, the page itself is rendered by entry-server, and the browser starts in entry-client.
import type { Config } from 'vike/types';

const config: Config & { readonly prerender: boolean } = {
  route: '/*',
  clientRouting: false,
  prerender: false,
  ai: { skill: false },
  meta: { Page: { env: { server: true } } },
};

export default config;
