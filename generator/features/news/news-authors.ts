import type { NewsItem } from '../../../schemas/types.ts';
import type { Author } from '../../../src/app/page-props.ts';
import type { SiteContext } from '../shell/site-context.ts';

/** Returns who wrote an item: the trainer it names, and the author by name; empty where it is the provider's as a whole. */
export function authorsOf(
  { trainer, author }: NewsItem,
  { trainers }: Pick<SiteContext, 'trainers'>,
): readonly Author[] {
  const known = trainers.cardsOf(trainer === undefined ? [] : [trainer]);
  return [
    ...known.map(({ name, address }) => ({ name, to: address })),
    ...(author === undefined ? [] : [{ name: author }]),
  ];
}
