import type { Location, RelatedPlace } from '../../model/diagnostic.ts';
import { locate } from '../../diagnostics/locate.ts';
import { unusablePicture } from '../../diagnostics/rules/pictures.ts';
import { missingMedia, unknownCourse } from '../../diagnostics/rules/unknown-names.ts';
import { shapeOf } from '../../kinds/kind.ts';
import { goneCourse } from '../gone-course.ts';
import type { Check, LinkContext, NamedThings } from '../link-context.ts';
import { pictureProblem } from '../picture-problem.ts';

interface Found {
  readonly name: string;
  readonly pointer: string;
}

/** A name that nothing has. */
interface Lost {
  readonly named: NamedThings;
  readonly kind: string;
  readonly name: string;
  readonly location: Location;
}

/** The texts at the places that a pattern describes. */
function textsAt(value: unknown, segments: readonly string[], pointer = ''): readonly Found[] {
  const [segment, ...rest] = segments;
  if (segment === undefined) return typeof value === 'string' ? [{ name: value, pointer }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const keys = segment === '*' ? Object.keys(value) : [segment];
  return keys.flatMap((key) => textsAt((value as Record<string, unknown>)[key], rest, `${pointer}/${key}`));
}

/** Whatever is named and does not exist, in the order of the files. */
function lostNames({ entries, kinds, register }: LinkContext): readonly Lost[] {
  const things = register();
  return Object.values(entries)
    .flat()
    .flatMap(({ source, data }) =>
      (shapeOf(kinds.of(source.kind), data).references ?? []).flatMap(({ pattern, to, hasOwnCheck }) => {
        const named = hasOwnCheck ? undefined : things.get(to);
        const found = named ? textsAt(data, pattern.split('/').slice(1)) : [];
        const unknown = found.filter(({ name }) => !named?.names.has(name));
        return unknown.flatMap(({ name, pointer }) =>
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
    return [named.rule(facts, location, relatedPlaces(others))];
  });
