import { locate } from '../../../rules/locate.ts';
import { lostAddress, lostCategory, newAddresses } from '../../../rules/words/addresses.ts';
import { fieldOf, isPublished, nameOfFile } from '../../../kinds/kind.ts';
import { isAskable } from '../../../model/site-routes.ts';
import type { Check, LinkContext } from '../../link-context.ts';
import { successorOf } from '../../successor.ts';

/** Whether an address leads somewhere: redirects in a circle are no addresses to be recorded. */
function leadsSomewhere(from: string, redirects: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let to: string | undefined = from; to !== undefined; to = redirects.get(to)) {
    if (seen.has(to)) return false;
    seen.add(to);
  }
  return true;
}

/** The addresses of files whose day is still to come, and the folders with a name that browsers cannot ask for. */
function explainedIn({
  entries,
  kinds,
  linkedEntries,
  pages,
  mainAddresses,
  today,
}: LinkContext): (address: string) => boolean {
  const toCome = kinds.all.flatMap((kind) =>
    (entries[kind.name] ?? [])
      .filter(
        ({ data }) =>
          kind.address && fieldOf(data, kind.publishedOn ?? '') !== undefined && !isPublished(kind, data, today),
      )
      .map(({ source }) => kind.address?.(nameOfFile(source.file), mainAddresses)),
  );
  const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));
  const named = [...pages.values(), ...linkedEntries].filter(({ address }) => !isAskable(address));
  const folders = named.map(({ address }) => folderOf(address));
  return (address) => toCome.includes(address) || folders.includes(folderOf(address));
}

/** Every published address answers with a page or a redirect, unless its removal is recorded; new ones are counted. */
export const promisesAreKept: Check = (context) => {
  const { entries, addresses } = context;
  const ledger = entries.addresses[0];
  if (!ledger) return [];
  const { source, data } = ledger;
  const published = new Set(data.published);
  const fresh = [...addresses.answering].filter(
    (address) => !published.has(address) && isAskable(address) && leadsSomewhere(address, addresses.redirects),
  );
  // The file is there, and its own problem says why it has no page: a redirect would be the wrong answer.
  const lost = addresses.lost.length === 0 ? [] : addresses.lost.filter((address) => !explainedIn(context)(address));
  // A page that was renamed is lost and new at once: only the loss is reported, and what is new once that is corrected.
  const isSettled = addresses.isCertain && addresses.lost.length === 0;
  return [
    ...lost.map((address) =>
      lostAddress(
        { address, to: successorOf(address, context) },
        locate(source, `/published/${data.published.indexOf(address)}`),
      ),
    ),
    ...addresses.lostChoices.map((address) =>
      lostCategory({ address }, locate(source, `/published/${data.published.indexOf(address)}`)),
    ),
    ...(fresh.length === 0 || !isSettled
      ? []
      : [newAddresses({ addresses: fresh.sort() }, locate(source, '/published', 'key'))]),
  ];
};
