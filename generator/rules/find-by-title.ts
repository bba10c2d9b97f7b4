// Authors often write the title of a thing where content expects its id: "AutoCAD Civil 3D" where the course is "cad".
import { fold, nearest } from './nearest.ts';

/** A thing with a title and the id by which content refers to it. */
export interface TitledName {
  readonly name: string;
  readonly title: string;
}

/** Returns the id of the thing whose title a text gives; undefined if there is none. */
export type FindByTitle = (text: string) => string | undefined;

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

const isJoined = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(text);

interface Titles {
  readonly nameOf: ReadonlyMap<string, string>;
  readonly all: ReadonlySet<string>;
  readonly withWord: ReadonlyMap<string, ReadonlySet<string>>;
}

function prepare(things: readonly TitledName[]): Titles {
  const nameOf = new Map(things.toReversed().map(({ title, name }) => [fold(title), name]));
  const withWord = new Map<string, Set<string>>();
  for (const title of nameOf.keys())
    for (const word of wordsOf(title)) withWord.set(word, (withWord.get(word) ?? new Set()).add(title));
  return { nameOf, all: new Set(nameOf.keys()), withWord };
}

/** The only title that contains all words of a text. */
function onlyWith(text: string, { withWord }: Titles): string | undefined {
  const [first, ...others] = wordsOf(text).map((word) => withWord.get(word) ?? new Set<string>());
  const titles = [...(first ?? [])].filter((title) => others.every((having) => having.has(title)));
  return titles.length === 1 ? titles[0] : undefined;
}

/** Returns a finder of ids by title; `things` is called once, on the first search. */
export function finderByTitle(things: () => readonly TitledName[]): FindByTitle {
  let titles: Titles | undefined;
  return (text) => {
    titles ??= prepare(things());
    const wanted = fold(text);
    // A hyphenated text is an id of its own: "power-bi" is not short for the title "Advanced Power BI".
    const byWords = isJoined(text) ? undefined : onlyWith(wanted, titles);
    const title = titles.nameOf.has(wanted) ? wanted : (nearest(wanted, titles.all) ?? byWords);
    return title === undefined ? undefined : titles.nameOf.get(title);
  };
}
