import { insecureEndpoint, missingScheme } from '../../diagnostics/rules/addresses.ts';
import { locate } from '../../diagnostics/locate.ts';
import { leavesWithoutScheme } from '../addresses.ts';
import type { Check } from '../link-context.ts';

/** Browsers send the forms of a site to its endpoints: not from https to http, and not to half an address. */
export const endpointsAreSecure: Check = ({ entries }) => {
  const isSecure = entries.site.some(({ data }) => data.origin.startsWith('https:'));
  return entries.forms.flatMap(({ source, data }) =>
    (data.endpoints ?? []).flatMap(({ url }, i) => {
      const at = () => locate(source, `/endpoints/${i}/url`);
      if (leavesWithoutScheme(url)) return [missingScheme({ target: url }, at())];
      return isSecure && url.startsWith('http:') ? [insecureEndpoint({ url }, at())] : [];
    }),
  );
};
