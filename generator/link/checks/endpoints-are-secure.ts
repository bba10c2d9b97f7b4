import { insecureEndpoint, missingScheme } from '../../diagnostics/rules/addresses.ts';
import { unsuitedEndpoint } from '../../diagnostics/rules/forms.ts';
import { locate } from '../../diagnostics/locate.ts';
import { leavesWithoutScheme } from '../addresses.ts';
import type { Check } from '../link-context.ts';

/** What the services of the host itself need. */
const ownServices = {
  netlify: { path: /^\/netlify-forms\.html$/, example: '/netlify-forms.html' },
  php: { path: /^\/[\w-]+\.php$/, example: '/send.php' },
} as const;

/** Browsers send the forms of a site to its endpoints: not from https to http, and not to half an address. */
export const endpointsAreSecure: Check = ({ entries, settings }) => {
  const isSecure = entries.site.some(({ data }) => data.origin.startsWith('https:'));
  const hasMailbox = settings?.email !== undefined;
  return entries.forms.flatMap(({ source, data }) =>
    (data.endpoints ?? []).flatMap(({ service, url }, i) => {
      const own = service === 'netlify' || service === 'php' ? ownServices[service] : undefined;
      const at = () => locate(source, `/endpoints/${i}/url`);
      if (leavesWithoutScheme(url)) return [missingScheme({ target: url }, at())];
      if (own && !own.path.test(url)) return [unsuitedEndpoint({ service, example: own.example }, at())];
      if (service === 'php' && !hasMailbox) return [unsuitedEndpoint({ service }, at())];
      return isSecure && url.startsWith('http:') ? [insecureEndpoint({ url }, at())] : [];
    }),
  );
};
