import type { Location, RelatedPlace, Rule } from '../../model/diagnostic.ts';
import { type FindByTitle, finderByTitle, type TitledName } from '../../diagnostics/find-by-title.ts';
import { locate } from '../../diagnostics/locate.ts';
import { unusablePicture } from '../../diagnostics/rules/pictures.ts';
import {
  type GoneCourse,
  missingMedia,
  unknownCourse,
  unknownFigure,
  unknownStory,
} from '../../diagnostics/rules/unknown-names.ts';
import type { Kind } from '../../model/content.ts';
import { goneCourse } from '../gone-course.ts';
import type { Check, LinkContext } from '../link-context.ts';
import { templateOf } from '../needed-pages.ts';
import { pictureProblem } from '../picture-problem.ts';

/** A kind of thing that content refers to by name: its names, and the rule for a name that is not among them. */
interface Named {
  readonly names: ReadonlySet<string>;
  readonly byTitle?: FindByTitle;
  /** Whether it is named in its own list only by a short name: renamed there, it is lost wherever it is named. */
  readonly isToldOnce?: true;
  readonly rule: Rule<{
    readonly name: string;
    readonly known: Iterable<string>;
    readonly byTitle?: FindByTitle | undefined;
    readonly gone?: GoneCourse | undefined;
  }>;
}

/** Everything that can be referred to; undefined while the file that lists it is broken. */
export interface Register {
  readonly course: Named;
  readonly media: Named;
  readonly story: Named | undefined;
  readonly figure: Named | undefined;
}

/** A place that refers: a pattern of a JSON Pointer, where * stands for any index, and what it refers to. */
interface Place {
  readonly pattern: string;
  readonly to: keyof Register;
}

/** Where each kind of file, or each template of page, refers to other content. */
export const places: Readonly<Record<string, readonly Place[]>> = {
  site: [{ pattern: '/logo', to: 'media' }],
  schedule: [{ pattern: '/sessions/*/course', to: 'course' }],
  stories: [{ pattern: '/stories/*/course', to: 'course' }],
  course: [{ pattern: '/image/file', to: 'media' }],
  home: [
    { pattern: '/hero/picture/file', to: 'media' },
    { pattern: '/featured/courses/*', to: 'course' },
    { pattern: '/impact/figures/*', to: 'figure' },
    { pattern: '/stories/ids/*', to: 'story' },
  ],
  about: [
    { pattern: '/figures/*', to: 'figure' },
    { pattern: '/stories/ids/*', to: 'story' },
  ],
  landing: [{ pattern: '/courses/*', to: 'course' }],
  gallery: [{ pattern: '/pictures/*/file', to: 'media' }],
};

/** The places of a file's kind, or of its template. */
export function placesOf(kind: string, data: unknown): readonly Place[] {
  return places[String(templateOf(data) ?? kind)] ?? [];
}

function named(rule: Named['rule'], things: readonly TitledName[]): Named {
  return {
    names: new Set(things.map(({ name }) => name)),
    byTitle: finderByTitle(() => things),
    isToldOnce: true,
    rule,
  };
}

/** Returns everything that content can refer to. */
export function registerOf({ entries, slugs, courseByTitle, loaded }: LinkContext): Register {
  const stories = entries.stories[0]?.data.stories.map(({ id, name }) => ({ name: id, title: name }));
  const figures = entries.site[0]?.data.figures.map(({ id, label }) => ({ name: id, title: label }));
  return {
    course: { names: slugs, byTitle: courseByTitle, rule: unknownCourse },
    media: { names: new Set(loaded.media.map(({ file }) => file)), rule: missingMedia },
    story: stories && named(unknownStory, stories),
    figure: figures && named(unknownFigure, figures),
  };
}

interface Found {
  readonly name: string;
  readonly pointer: string;
}

/** A name that nothing has. */
interface Lost {
  readonly named: Named;
  readonly kind: Kind;
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
function lostNames({ entries }: LinkContext, register: Register): readonly Lost[] {
  return Object.values(entries)
    .flat()
    .flatMap(({ source, data }) =>
      placesOf(source.kind, data).flatMap(({ pattern, to }) => {
        const named = register[to];
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

/** Each name with all its places where it is told once; with one place otherwise. */
function byMistake(lost: readonly Lost[]): readonly (readonly Lost[])[] {
  const groups = new Map<string, Lost[]>();
  lost.forEach((one, i) => {
    const key = one.named.isToldOnce ? `${one.named.rule.code} ${one.name}` : String(i);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  });
  return [...groups.values()];
}

/** Every course, story, figure and picture that is named somewhere exists. */
export const referencesResolve: Check = (context) =>
  byMistake(lostNames(context, registerOf(context))).flatMap(([first, ...others]) => {
    if (!first) return [];
    const { named, kind, name, location } = first;
    const problem = named.rule === missingMedia ? pictureProblem(name, context.loaded) : undefined;
    if (problem) return [unusablePicture(problem, location)];
    const gone = named.rule === unknownCourse ? goneCourse(name, kind, context) : undefined;
    const facts = { name, known: named.names, byTitle: named.byTitle, gone };
    return [named.rule(facts, location, relatedPlaces(others))];
  });
