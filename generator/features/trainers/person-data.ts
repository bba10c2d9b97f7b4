// A trainer as a schema.org object: in full on the page of their own, by name where a course is taught by them.
import type { Person, WithContext } from 'schema-dts';
import type { Trainer } from '../../../schemas/types.ts';
import type { TrainerCard } from '../../../src/app/page-props.ts';
import { dropUndefined } from '../../base/drop-undefined.ts';
import { absoluteUrl } from '../shell/head.ts';
import { markdownToText } from '../pages/markdown.ts';
import type { PageContext } from '../shell/page-context.ts';

function identity({ name, address }: TrainerCard, { site, base }: PageContext) {
  const url = absoluteUrl(site, base, address);
  return { '@type': 'Person' as const, '@id': `${url}#person`, name, url };
}

/** Returns the property of a course instance that says who teaches it; none if no trainer is known. */
export function instructors(
  trainers: readonly TrainerCard[],
  context: PageContext,
): { readonly instructor?: Person[] } {
  return trainers.length > 0 ? { instructor: trainers.map((card) => identity(card, context)) } : {};
}

const credential = (name: string) => ({ '@type': 'EducationalOccupationalCredential' as const, name });

/** Returns undefined for an empty list, which says nothing. */
const listed = <Item, To>(items: readonly Item[] = [], to: (item: Item) => To): To[] | undefined =>
  items.length > 0 ? items.map(to) : undefined;

/** A trainer in full, for the page of their own. */
export function personData(card: TrainerCard, trainer: Trainer, context: PageContext): WithContext<Person> {
  const { site, base } = context;
  return {
    '@context': 'https://schema.org',
    ...identity(card, context),
    ...dropUndefined({
      jobTitle: card.role,
      email: trainer.email,
      description: trainer.biography === undefined ? undefined : markdownToText(trainer.biography),
      image: card.picture && absoluteUrl(site, base, card.picture.src),
      knowsLanguage: listed(trainer.languages, (code) => code),
      hasCredential: listed(trainer.credentials, credential),
      sameAs: listed(trainer.links, ({ url }) => url),
    }),
  };
}
