import { locate } from '../../diagnostics/locate.ts';
import { unknownPage } from '../../diagnostics/rules/link.ts';
import { knownAddresses } from '../known-addresses.ts';
import type { Check } from '../link-context.ts';

/** Search engine texts are written for pages that exist. */
export const searchTextsMatchPages: Check = (context) => {
  const known = knownAddresses(context);
  return context.entries.seo.flatMap(({ source, data }) =>
    Object.keys(data.pages)
      .filter((address) => !known.has(address))
      .map((address) =>
        unknownPage(
          { name: address, known: [...known] },
          locate(source, `/pages/${address.replaceAll('/', '~1')}`, 'key'),
        ),
      ),
  );
};
