import type { Rule } from '../../diagnostics/diagnostic.ts';
import { locate } from '../../diagnostics/locate.ts';
import { missingMedia, unknownCourse, unknownFigure, unknownStory } from '../../diagnostics/rules/link.ts';
import type { Check, LinkContext } from '../link-context.ts';

/** A kind of thing that content refers to by name: its names, and the rule for a name that is not among them. */
interface Named {
  readonly names: ReadonlySet<string>;
  readonly rule: Rule<{ readonly name: string; readonly known: Iterable<string> }>;
}

/** Everything that can be referred to; undefined while the file that lists it is broken. */
interface Register {
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

function registerOf({ entries, slugs, loaded }: LinkContext): Register {
  const stories = entries.stories[0] && new Set(entries.stories[0].data.stories.map(({ id }) => id));
  const figures = entries.site[0] && new Set(entries.site[0].data.figures.map(({ id }) => id));
  return {
    course: { names: slugs, rule: unknownCourse },
    media: { names: new Set(loaded.media.map(({ file }) => file)), rule: missingMedia },
    story: stories && { names: stories, rule: unknownStory },
    figure: figures && { names: figures, rule: unknownFigure },
  };
}

interface Found {
  readonly name: string;
  readonly pointer: string;
}

/** The texts at the places that a pattern describes. */
function textsAt(value: unknown, segments: readonly string[], pointer = ''): readonly Found[] {
  const [segment, ...rest] = segments;
  if (segment === undefined) return typeof value === 'string' ? [{ name: value, pointer }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const keys = segment === '*' ? Object.keys(value) : [segment];
  return keys.flatMap((key) => textsAt((value as Record<string, unknown>)[key], rest, `${pointer}/${key}`));
}

/** Every course, story, figure and picture that is named somewhere exists. */
export const referencesResolve: Check = (context) => {
  const register = registerOf(context);
  const all = Object.values(context.entries).flat();
  return all.flatMap(({ source, data }) => {
    const template = 'template' in data ? data.template : undefined;
    return (places[template ?? source.kind] ?? []).flatMap(({ pattern, to }) => {
      const named = register[to];
      const found = named ? textsAt(data, pattern.split('/').slice(1)) : [];
      const unknown = found.filter(({ name }) => !named?.names.has(name));
      return unknown.flatMap(
        ({ name, pointer }) => named?.rule({ name, known: named.names }, locate(source, pointer)) ?? [],
      );
    });
  });
};
