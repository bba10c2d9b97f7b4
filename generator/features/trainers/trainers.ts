// Who teaches what: the cards of trainers, and what names them, each looked up without going through the whole site.
import type { Person, WithContext } from 'schema-dts';
import type { Trainer } from '../../../schemas/types.ts';
import type { TrainerCard } from '../../../src/course/course-props.ts';
import { dropUndefined, groupBy } from '../../base/objects.ts';
import { once } from '../../base/memoize.ts';
import type { LinkedEntry, LinkedSession, LinkedSite, TrainerFacts } from '../../model/content.ts';
import { markdownToText } from '../pages/markdown.ts';
import { mediaPicture, type MediaSizes } from '../pictures/picture-variants.ts';
import { absoluteUrl } from '../shell/head.ts';
import type { PageContext } from '../shell/page-context.ts';

/** Lookups of trainers by the names of their files. */
export type Trainers = ReturnType<typeof trainersOf>;

/** The first letters of the first and the last name, without what is in brackets or a degree; one where a script joins its letters. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\s\(.*|(?<=\S\s+\S+)[,،].*/su, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !word.endsWith('.'));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') =>
    String.fromCodePoint(...(word === '' ? [] : [word.codePointAt(0) ?? 0])),
  );
  const hasCapitals = first.toLowerCase() !== first.toUpperCase();
  return (hasCapitals ? first + last : first).toUpperCase();
}

/** A trainer as others show it. */
export function trainerCard({ name, address, data }: LinkedEntry, media: MediaSizes): TrainerCard {
  // The schema of the kind vouches for it.
  const { name: title, role, picture } = data as TrainerFacts;
  return {
    id: name,
    name: title,
    address,
    initials: initialsOf(title),
    ...(role === undefined ? {} : { role }),
    ...(picture ? { picture: mediaPicture(picture, media) } : {}),
  };
}

/** The names of those who teach a session: its own, or else those of its course. */
export const trainersOfSession = ({ session, course }: LinkedSession): readonly string[] =>
  session.trainers ?? course.course.trainers ?? [];

/** Creates the lookups of a site's trainers. */
export function trainersOf({ entries, courses }: LinkedSite, media: MediaSizes) {
  const all = entries.filter(({ kind }) => kind === 'trainer').map((entry) => trainerCard(entry, media));
  const byName = new Map(all.map((card) => [card.id, card]));
  const courseOf = once(() =>
    groupBy(
      courses.flatMap((course) => (course.course.trainers ?? []).map((name) => ({ name, course }))),
      ({ name }) => name,
    ),
  );
  return {
    /** In file order. */
    all,
    /** The cards of those that are named, in the order given. */
    cardsOf: (names: readonly string[] = []) => names.flatMap((name) => byName.get(name) ?? []),
    coursesOf: (name: string) => (courseOf().get(name) ?? []).map(({ course }) => course),
  };
}

// A trainer as a schema.org object: in full on the page of their own, by name where a course is taught by them.

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
