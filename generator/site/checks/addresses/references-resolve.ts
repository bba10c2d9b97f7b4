import type { Location, RelatedPlace } from '../../../model/diagnostic.ts';
import { locate } from '../../../rules/locate.ts';
import { nearest } from '../../../rules/nearest.ts';
import { unusablePicture } from '../../../rules/words/pictures.ts';
import { missingMedia, unknownCourse } from '../../../rules/words/unknown-names.ts';
import { shapeOf } from '../../../kinds/kind.ts';
import { textsAt } from '../../../kinds/texts-at.ts';
import { goneCourse } from '../../gone-course.ts';
import type { Check, LinkContext, NamedThings } from '../../link-context.ts';
import { pictureProblem } from '../../picture-problem.ts';

/** A name that nothing has. */
interface Lost {
  readonly named: NamedThings;
  readonly kind: string;
  readonly name: string;
  readonly location: Location;
}

/** A name in its own list that nothing else uses, while another one is used that is spelt nearly so. */
interface Misspelt {
  readonly definedAs: string;
  readonly location: Location;
}

/** Where the list of a kind has an item with this name. */
function itemOf(name: string, named: NamedThings, { kinds, entries, register }: LinkContext): Location | undefined {
  const kind = kinds.all.find((one) => one.named !== undefined && register().get(one.named.thing) === named);
  const entry = kind && entries[kind.name]?.[0];
  const list = kind?.named?.list;
  if (!entry || list === undefined) return undefined;
  const item = textsAt(entry.data, `/${list}/*/id`).find(({ text }) => text === name);
  return item && locate(entry.source, item.pointer);
}

/** Looks in the list of a kind for the item that a lost name most likely means, if nothing refers to that item. */
function misspeltItem({ named, name }: Lost, context: LinkContext): Misspelt | undefined {
  const definedAs = named.isReportedOnce ? nearest(name, named.names) : undefined;
  if (definedAs === undefined || isUsed(definedAs, named, context)) return undefined;
  const location = itemOf(definedAs, named, context);
  return location && { definedAs, location };
}

/** Whether any file refers to an item of a list. */
const isUsed = (name: string, named: NamedThings, { entries, kinds, register }: LinkContext): boolean =>
  Object.values(entries)
    .flat()
    .some(({ source, data }) =>
      (shapeOf(kinds.of(source.kind), data).references ?? []).some(
        ({ pattern, to }) => register().get(to) === named && textsAt(data, pattern).some(({ text }) => text === name),
      ),
    );

/** Whatever is named and does not exist, in the order of the files. */
function lostNames({ entries, kinds, register }: LinkContext): readonly Lost[] {
  const things = register();
  return Object.values(entries)
    .flat()
    .flatMap(({ source, data }) =>
      (shapeOf(kinds.of(source.kind), data).references ?? []).flatMap(({ pattern, to, hasOwnCheck }) => {
        const named = hasOwnCheck ? undefined : things.get(to);
        const found = named ? textsAt(data, pattern) : [];
        const unknown = found.filter(({ text }) => !named?.names.has(text));
        return unknown.flatMap(({ text: name, pointer }) =>
          named ? [{ named, kind: source.kind, name, location: locate(source, pointer) }] : [],
        );
      }),
    );
}

const MOST_RELATED = 5;

function relatedPlaces(others: readonly Lost[]): readonly RelatedPlace[] {
  const rest = others.length - MOST_RELATED;
  return others.slice(0, MOST_RELATED).map(({ location }, i) => ({
    note: `It is named here as well${rest > 0 && i === MOST_RELATED - 1 ? `, and ${rest} times more` : ''}.`,
    location,
  }));
}

/** Each name with all its places where it is reported once; with one place otherwise. */
function byMistake(lost: readonly Lost[]): readonly (readonly Lost[])[] {
  const groups = new Map<string, Lost[]>();
  lost.forEach((one, i) => {
    const key = one.named.isReportedOnce ? `${one.named.rule.code} ${one.name}` : String(i);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  });
  return [...groups.values()];
}

/** Every course, story, figure and picture that is named somewhere exists, and whatever else a kind has that is named. */
export const referencesResolve: Check = (context) =>
  byMistake(lostNames(context)).flatMap(([first, ...others]) => {
    if (!first) return [];
    const { named, kind, name, location } = first;
    const problem = named.rule === missingMedia ? pictureProblem(name, context.loaded) : undefined;
    if (problem) return [unusablePicture(problem, location)];
    const gone = named.rule === unknownCourse ? goneCourse(name, kind, context) : undefined;
    const facts = { name, known: named.names, byTitle: named.byTitle, gone };
    // A name that is used once may itself be the slip.
    const misspelt = others.length > 0 ? misspeltItem(first, context) : undefined;
    if (misspelt)
      return [
        named.rule({ ...facts, definedAs: misspelt.definedAs }, misspelt.location, relatedPlaces([first, ...others])),
      ];
    return [named.rule(facts, location, relatedPlaces(others))];
  });
