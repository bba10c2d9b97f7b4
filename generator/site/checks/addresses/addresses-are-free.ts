import { startOf, type Location } from '../../../model/diagnostic.ts';
import { locate } from '../../../rules/locate.ts';
import { reservedAddress } from '../../../rules/words/addresses.ts';
import { isReserved, reservedNames } from '../../../model/reserved-addresses.ts';
import { oldAddress, ownForm } from '../../../model/old-addresses.ts';
import { courseAddress } from '../../../kinds/course.ts';
import { pageAddress, pageKind } from '../../../kinds/page.ts';
import type { Check, LinkContext } from '../../link-context.ts';

interface Chosen {
  readonly address: string;
  readonly at: () => Location;
}

const categoriesIn = ({ entries, categoryPages }: Pick<LinkContext, 'entries' | 'categoryPages'>): readonly Chosen[] =>
  entries.catalogue.flatMap(({ source }) =>
    categoryPages.map(({ address, pointer }) => ({ address, at: () => locate(source, pointer) })),
  );

/** Every address that an author has chosen, valid or not where a name of a file says it. */
function* chosenIn({ entries, linkedEntries, categoryPages, loaded, mainAddresses }: LinkContext): Generator<Chosen> {
  for (const source of loaded.sources)
    if (source.kind === pageKind.name) yield { address: pageAddress(source), at: () => locate(source, '') };
  for (const { source, data } of entries.course) {
    yield { address: courseAddress(mainAddresses.catalogue, data.slug), at: () => locate(source, '/slug') };
    for (const [i, address] of (data.aliases ?? []).entries())
      yield { address, at: () => locate(source, `/aliases/${i}`) };
  }
  yield* categoriesIn({ entries, categoryPages });
  for (const { file, address } of linkedEntries) yield { address, at: () => startOf(file) };
  for (const { source, data } of entries.redirects)
    for (const [i, { from }] of data.redirects.entries())
      yield {
        address: (ownForm(from) ?? oldAddress(from).path).replace(/-{2,}/g, '-'),
        at: () => locate(source, `/redirects/${i}/from`),
      };
}

/** No page, course, alias or redirect takes an address that the site or its host needs. */
export const addressesAreFree: Check = (context) =>
  [...chosenIn(context)]
    .filter(({ address }) => isReserved(address))
    .map(({ address, at }) => reservedAddress({ address, reserved: reservedNames }, at()));
