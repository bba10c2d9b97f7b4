import { startOf } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { unusedMedia } from '../../diagnostics/rules/link.ts';
import type { Kind, SourceFile } from '../../model.ts';
import type { Check, LinkContext } from '../link-context.ts';
import { hasTemplate, templateOf } from '../needed-pages.ts';
import { places } from './references-resolve.ts';

/** Pictures that some file names. */
function usedMedia({ loaded }: LinkContext): ReadonlySet<string> {
  return new Set(loaded.sources.flatMap(({ media }) => media));
}

/** Files that name pictures. */
const kinds: readonly Kind[] = ['site', 'course', 'page'];

/** Whether nobody can tell at the moment which pictures a file names. */
const isUnclear = ({ kind, data }: SourceFile): boolean =>
  (data === undefined && kinds.includes(kind)) || (kind === 'page' && !hasTemplate(data));

/** What stands at the places of a pattern; a place in a group that is not there is none. */
function valuesAt(value: unknown, [segment, ...rest]: readonly string[]): readonly unknown[] {
  if (segment === undefined || typeof value !== 'object' || value === null) return value === undefined ? [] : [value];
  const inner = value as Readonly<Record<string, unknown>>;
  if (segment === '*') return Object.values(inner).flatMap((item) => valuesAt(item, rest));
  return rest.length === 0 ? [inner[segment]] : valuesAt(inner[segment], rest);
}

/** What a file says where it should name pictures. */
function picturesOf({ kind, data }: SourceFile): readonly unknown[] {
  const named = places[kind === 'page' ? String(templateOf(data)) : kind] ?? [];
  return named.filter(({ to }) => to === 'media').flatMap(({ pattern }) => valuesAt(data, pattern.split('/').slice(1)));
}

/** Every picture of the media folder is used somewhere. A broken reference to one is told, and not the picture too. */
export const picturesAreUsed: Check = (context) => {
  const { sources } = context.loaded;
  if (sources.some(isUnclear)) return [];
  const used = usedMedia(context);
  const media = context.loaded.media.map(({ file }) => file);
  const readable = context.loaded.media.filter(({ width }) => width > 0).map(({ file }) => file);
  const unused = new Set(readable.filter((file) => !used.has(file)));
  if (unused.size === 0) return [];
  const broken = sources.flatMap(picturesOf).filter((named) => typeof named !== 'string' || !media.includes(named));
  const meant = new Set(broken.map((named) => (typeof named === 'string' ? nearest(named, unused) : undefined)));
  // A reference that is like none of them may mean any picture.
  if (meant.has(undefined)) return [];
  return [...unused].filter((file) => !meant.has(file)).map((file) => unusedMedia({ file }, startOf(file)));
};
