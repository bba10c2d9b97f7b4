import { locate } from '../../../rules/locate.ts';
import { unknownPage } from '../../../rules/words/unknown-names.ts';
import { isPage } from '../../address-book.ts';
import type { Check } from '../../link-context.ts';

/** Search engine texts are written for pages that exist; of a lost page only the loss is reported. */
export const searchTextsMatchPages: Check = ({ entries, addresses }) =>
  entries.seo.flatMap(({ source, data }) =>
    Object.keys(data.pages)
      .filter((address) => !isPage(addresses, address) && !addresses.lost.includes(address))
      .map((address) =>
        unknownPage(
          { name: address, known: addresses.pages },
          locate(source, `/pages/${address.replaceAll('/', '~1')}`, 'key'),
        ),
      ),
  );
