// Who teaches what: the cards of trainers, and what names them, each looked up without going through the whole site.
import type { TrainerCard } from '../../../src/app/page-props.ts';
import { groupBy } from '../../base/group-by.ts';
import { once } from '../../base/memoize.ts';
import type { LinkedCourse, LinkedEntry, LinkedSession, LinkedSite } from '../../model/content.ts';
import type { TrainerFacts } from '../../model/trainer.ts';
import { mediaPicture, type MediaSizes } from '../pictures/pictures.ts';

/** Lookups of trainers by the names of their files. */
export interface Trainers {
  /** In file order. */
  readonly all: readonly TrainerCard[];
  /** The cards of those that are named, in the order given. */
  cardsOf(names: readonly string[] | undefined): readonly TrainerCard[];
  coursesOf(name: string): readonly LinkedCourse[];
}

const isTitle = (word: string): boolean => word.endsWith('.');

/** The first letters of the first and the last name; one where a script joins its letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !isTitle(word));
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
export function trainersOf({ entries, courses }: LinkedSite, media: MediaSizes): Trainers {
  const all = entries.filter(({ kind }) => kind === 'trainer').map((entry) => trainerCard(entry, media));
  const byName = new Map(all.map((card) => [card.id, card]));
  const courseOf = once(() =>
    groupBy(
      courses.flatMap((course) => (course.course.trainers ?? []).map((name) => ({ name, course }))),
      ({ name }) => name,
    ),
  );
  return {
    all,
    cardsOf: (names = []) => names.flatMap((name) => byName.get(name) ?? []),
    coursesOf: (name) => (courseOf().get(name) ?? []).map(({ course }) => course),
  };
}
