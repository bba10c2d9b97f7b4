// Authors write what a thing is called where content wants the short name by which it is known: "AutoCAD Civil 3D" where
// the course is "cad".
import { fold, nearest } from './nearest.ts';

/** A thing with the name by which content refers to it. */
export interface Titled {
  readonly name: string;
  readonly title: string;
}

/** Finds the name of the thing that a text calls by its title. */
export type FindByTitle = (text: string) => string | undefined;

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

const isJoined = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(text);

interface Titles {
  readonly nameOf: ReadonlyMap<string, string>;
  readonly all: ReadonlySet<string>;
  readonly withWord: ReadonlyMap<string, ReadonlySet<string>>;
}

function prepare(things: readonly Titled[]): Titles {
  const nameOf = new Map(things.toReversed().map(({ title, name }) => [fold(title), name]));
  const withWord = new Map<string, Set<string>>();
  for (const title of nameOf.keys())
    for (const word of wordsOf(title)) withWord.set(word, (withWord.get(word) ?? new Set()).add(title));
  return { nameOf, all: new Set(nameOf.keys()), withWord };
}

/** The only title that has all words of a text. */
function onlyWith(text: string, { withWord }: Titles): string | undefined {
  const [first, ...others] = wordsOf(text).map((word) => withWord.get(word) ?? new Set<string>());
  const titles = [...(first ?? [])].filter((title) => others.every((having) => having.has(title)));
  return titles.length === 1 ? titles[0] : undefined;
}

/** Returns what finds names by titles; the things are asked for once, with the first question. */
export function finderByTitle(things: () => readonly Titled[]): FindByTitle {
  let titles: Titles | undefined;
  return (text) => {
    titles ??= prepare(things());
    const wanted = fold(text);
    // What has hyphens is a name of its own: "power-bi" is not short for the title "Advanced Power BI".
    const byWords = isJoined(text) ? undefined : onlyWith(wanted, titles);
    const title = titles.nameOf.has(wanted) ? wanted : (nearest(wanted, titles.all) ?? byWords);
    return title === undefined ? undefined : titles.nameOf.get(title);
  };
}
