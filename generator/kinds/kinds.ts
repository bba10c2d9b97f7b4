// The registry of content kinds. It is a value that is passed on: a test, or another program, adds a kind to a registry
// of its own.
import { invariant } from '../base/invariant.ts';
import { memoize, once } from '../base/memoize.ts';
import { dropUndefined } from '../base/objects.ts';
import { isLanguage } from '../model/site-settings.ts';
import type { Planners } from '../features/shell/units.ts';
import { projectSchemas, type Schemas } from './schema-files.ts';
import { courseKind } from './course.ts';
import { defineKind, type Kind, type Shape, type Variants } from './kind.ts';
import { catalogueKind, placesKind, scheduleKind, storiesKind } from './offer.ts';
import { newsKind } from './news.ts';
import { pageKind } from './page.ts';
import * as settings from './settings.ts';
import { trainerKind } from './trainer.ts';

/** All kinds of content that a site may have. */
export type Kinds = ReturnType<typeof makeKinds>;

/** The name that the kinds of translations begin with; the rest is that of the kind of their originals. */
const TRANSLATIONS = 'translations/';

/** The kind of the originals of a kind of translations; undefined of all others. */
export const originalKind = (name: string): string | undefined =>
  name.startsWith(TRANSLATIONS) ? name.slice(TRANSLATIONS.length) : undefined;

/** The kind of the translations of a kind: they are in a schema of words, define nothing, and have no pages of their own. */
function translationKind(kind: Kind, { files }: Schemas): Kind | undefined {
  const { name, files: place, isList, variants, texts, kept, markdown, article } = kind;
  const folder = TRANSLATIONS + (variants?.schemas ?? name);
  if (!files.some((schema) => schema.name === folder || schema.name.startsWith(`${folder}/`))) return undefined;
  const shapes = Object.entries(variants?.shapes ?? {}).map(([one, { references: _, ...shape }]) => [one, shape]);
  return defineKind({
    name: TRANSLATIONS + name,
    files: place,
    ...dropUndefined({ isList, texts, kept, markdown, article }),
    ...(variants && {
      variants: { ...variants, schemas: folder, shapes: Object.fromEntries(shapes) as Variants['shapes'] },
    }),
    claims: () => ({ names: [], fixed: [] }),
  });
}

/** Makes a registry of kinds, whose files are checked against the schemas. */
export function makeKinds(all: readonly Kind[], schemas: Schemas = projectSchemas) {
  const byName = new Map(all.map((kind) => [kind.name, kind]));
  const byPlace = new Map(
    all.flatMap((kind) => {
      const { files } = kind;
      const places =
        'file' in files
          ? [files.file, files.table ?? files.file, ...(files.more === undefined ? [] : [`${files.more}/`])]
          : [`${files.folder}/`];
      return places.map((place) => [place, kind] as const);
    }),
  );
  const translations = new Map(all.map((kind) => [kind.name, once(() => translationKind(kind, schemas))]));
  /** The kind of a file, by its path in the content folder; undefined where it is none. */
  const ofFile = memoize((file: string): Kind | undefined => {
    const [folder = '', name, ...deeper] = file.split('/');
    if (name === undefined) return byPlace.get(file);
    const known = deeper.length === 0 && name.endsWith('.yaml') ? byPlace.get(`${folder}/`) : undefined;
    if (known || !isLanguage(folder)) return known;
    return translations.get(ofFile(file.slice(folder.length + 1))?.name ?? '')?.();
  });
  return {
    all,
    schemas,
    /** The kind with a name, which must be one. */
    of: (name: string): Kind => {
      const kind = byName.get(name) ?? translations.get(originalKind(name) ?? '')?.();
      invariant(kind, `there is a kind "${name}"`);
      return kind;
    },
    ofFile,
  };
}

/** The kinds that every site has, in the order in which their things are listed. */
export const builtInKinds = makeKinds([
  settings.siteKind,
  settings.themeKind,
  settings.formsKind,
  catalogueKind,
  scheduleKind,
  placesKind,
  storiesKind,
  settings.seoKind,
  settings.redirectsKind,
  settings.addressesKind,
  courseKind,
  trainerKind,
  newsKind,
  pageKind,
  settings.messagesKind,
  settings.translationsKind,
  settings.termsKind,
]);

/** What is to be known of a part of a file that has a schema of its own. */
function partOf({ variants }: Kind, name: string): Shape | undefined {
  const { parts, shapes } = variants ?? {};
  if (!parts || !name.startsWith(`${parts.schemas}/`)) return undefined;
  const inner = (shapes?.[parts.variant]?.references ?? []).filter(({ pattern }) => pattern.startsWith(parts.at));
  return { references: inner.map((one) => ({ ...one, pattern: one.pattern.slice(parts.at.length) })) };
}

/** What is to be known of the files that are checked against the schema with this name. */
export function shapeOfSchema({ all }: Kinds, name: string): Shape {
  const variantOf = ({ variants }: Kind): Shape | undefined =>
    variants && name.startsWith(`${variants.schemas}/`)
      ? variants.shapes[name.slice(variants.schemas.length + 1)]
      : undefined;
  const shapes = all.flatMap((kind) => variantOf(kind) ?? partOf(kind, name) ?? []);
  return all.find((kind) => kind.name === name) ?? shapes[0] ?? {};
}

/** By name: how pages are made of the files of each kind that has pages of its own. */
export async function loadPlanners({ all }: Kinds): Promise<Planners> {
  const loaded = await Promise.all(all.map(async ({ name, planner }) => [name, await planner?.()] as const));
  return new Map(loaded.flatMap(([name, planner]) => (planner ? [[name, planner] as const] : [])));
}
