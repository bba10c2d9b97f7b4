import type { Endpoint } from '../../../../schemas/types.ts';
import { insecureEndpoint, missingScheme } from '../../../rules/words/addresses.ts';
import { unsuitedEndpoint } from '../../../rules/words/forms.ts';
import { locate } from '../../../rules/locate.ts';
import { leavesWithoutScheme } from '../../addresses.ts';
import type { Check } from '../../link-context.ts';

/** What is needed where no service of others receives the forms. */
const ownServices: Readonly<Partial<Record<Endpoint['service'], { readonly path: RegExp; readonly example: string }>>> =
  {
    netlify: { path: /^\/netlify-forms\.html$/, example: '/netlify-forms.html' },
    php: { path: /^\/[\w-]+\.php$/, example: '/send.php' },
    mailto: { path: /^mailto:/, example: 'mailto:enquiries@example.com' },
  };

/** Browsers send the forms of a site to its endpoints: not from https to http, and not to half an address. */
export const endpointsAreSecure: Check = ({ entries, settings }) => {
  const isSecure = entries.site.some(({ data }) => data.origin.startsWith('https:'));
  const hasMailbox = settings?.email !== undefined;
  return entries.forms.flatMap(({ source, data }) =>
    (data.endpoints ?? []).flatMap(({ service, url }, i) => {
      const own = ownServices[service];
      const at = () => locate(source, `/endpoints/${i}/url`);
      if (leavesWithoutScheme(url)) return [missingScheme({ target: url }, at())];
      if (own && !own.path.test(url)) return [unsuitedEndpoint({ service, example: own.example }, at())];
      if (!own && url.startsWith('mailto:')) return [unsuitedEndpoint({ service, needs: 'mailto' }, at())];
      if (service === 'php' && !hasMailbox) return [unsuitedEndpoint({ service, needs: 'mailbox' }, at())];
      return isSecure && url.startsWith('http:') ? [insecureEndpoint({ url }, at())] : [];
    }),
  );
};
