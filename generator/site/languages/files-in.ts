// The content of a site in another of its languages: facts of the originals with the words of translations. What has pages is
// there only where it is translated, and nothing refers to what is not.
import { digest } from '../../base/digest.ts';
import { changed, isGroup, mapTexts } from '../../base/objects.ts';
import { fieldOf, nameOfFile, shapeOf, type Kind } from '../../kinds/kind.ts';
import type { Kinds } from '../../kinds/kinds.ts';
import { courseKind } from '../../kinds/course.ts';
import { addressesKind, messagesKind, redirectsKind, seoKind, siteKind } from '../../kinds/settings.ts';
import { trainerKind } from '../../kinds/trainer.ts';
import type { Examined, SourceFile } from '../../model/content.ts';
import { joinedHash, keyIn, merged, withoutSlug } from '../../model/translation.ts';
import { type Pair, type Separated, siteDataIn } from './translations.ts';

/** Fields of facts that one language does not take from another. */
function ownSettings(site: object, translated: unknown, language: string): object {
  const { locale, direction: _direction, ...rest } = site as { readonly locale?: string; readonly direction?: string };
  const region = /-([A-Z]{2}|\d{3})\b/.exec(locale ?? '')?.[1];
  const own = isGroup(translated) ? translated : {};
  return {
    ...rest,
    language,
    locale: own['locale'] ?? (region === undefined ? language : `${language}-${region}`),
    ...(own['direction'] === undefined ? {} : { direction: own['direction'] }),
  };
}

/** What one language does not take from another: settings, and texts for search engines, which can be made of each page. */
function withOwn(
  { kind, language, translated }: { readonly kind: string; readonly language: string; readonly translated: unknown },
  together: unknown,
): unknown {
  if (!isGroup(together)) return together;
  if (kind === siteKind.name) return ownSettings(together, translated, language);
  if (kind !== seoKind.name) return together;
  return { ...together, keywords: [], pages: {}, ...(isGroup(translated) ? translated : {}) };
}

/** The words of levels in a language, by those of the original; undefined where the site has no list of its own. */
function levelsIn(pairs: readonly Pair[]): ReadonlyMap<unknown, unknown> | undefined {
  const site = pairs.find(({ original }) => original?.source.kind === siteKind.name);
  const [before, after] = [site?.original, site?.translation].map((one) => fieldOf(one?.source.data, 'levels'));
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  return new Map(before.map((level: unknown, i) => [level, (after as readonly unknown[])[i] ?? level]));
}

const withLevels = (data: unknown, levels: ReadonlyMap<unknown, unknown>): unknown =>
  mapTexts(data, (text, key) => (key === 'level' ? String(levels.get(text) ?? text) : text));

/** A file of the site as it is in a language. The text is that of the original, which is read only when it is asked for. */
function joined(
  original: Examined,
  translation: Examined | undefined,
  own: Pick<SourceFile, 'data' | 'slug'>,
): Examined {
  const { source } = original;
  const media = translation ? [...source.media, ...translation.source.media] : source.media;
  const hash = translation ? joinedHash(source.hash, translation.source.hash) : source.hash;
  return {
    ...original,
    source: changed(source, { ...own, media, hash, ...(!translation && { isOriginal: true }) }),
    links: [...original.links, ...(translation?.links ?? [])],
    outline: translation ? digest(original.outline + translation.outline) : original.outline,
    diagnostics: [],
  };
}

// References to what is not translated.

/** Whether there is a thing of a kind with a name. */
type Exists = (kind: string, name: unknown) => boolean;

/** What says when a session is: without its course, there is no session. */
const dates = ['startDate', 'meetings', 'month', 'dates'];

/** A value without references to what is gone; undefined where it is one itself. */
function pruned(value: unknown, path: readonly string[], isThere: (name: unknown) => boolean): unknown {
  const [segment, ...rest] = path;
  if (segment === undefined) return isThere(value) ? value : undefined;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => pruned(item, rest, isThere)).filter((item) => item !== undefined);
  }
  if (!isGroup(value) || value[segment] === undefined) return value;
  const { [segment]: inner, ...others } = value;
  const left = pruned(inner, rest, isThere);
  if (left !== undefined) return { ...value, [segment]: left };
  return dates.some((date) => date in others) ? undefined : others;
}

function withoutGone(data: unknown, kind: Kind, exists: Exists): unknown {
  const references = shapeOf(kind, data).references ?? [];
  return references.reduce((left, { pattern, to }) => {
    if (to !== courseKind.name && to !== trainerKind.name) return left;
    return pruned(left, pattern.split('/').slice(1), (name) => exists(to, name));
  }, data);
}

/** Whether the files of a kind are there in a language only where they are translated: they have pages. */
const isTranslatedWhole = ({ name, files }: Kind): boolean => 'folder' in files && name !== messagesKind.name;

/** Returns the files of a site as they are in another of its languages. */
export function filesIn(language: string, { originals, pairs }: Separated, kinds: Kinds): readonly Examined[] {
  const own = pairs.get(language) ?? [];
  const usable = own.filter(({ translation, original }) => translation.isValid && original?.isValid === true);
  const translations = new Map(usable.map(({ translation, original }) => [original, translation]));
  const levels = levelsIn(usable);
  const isGone = ({ kind }: SourceFile): boolean => kind === redirectsKind.name || kind === addressesKind.name;
  const areListed = fieldOf(siteDataIn(originals), 'untranslated') !== 'hide';
  const isListed = ({ kind }: SourceFile): boolean => areListed && kind === courseKind.name;
  const isHere = (original: Examined): boolean =>
    !isGone(original.source) &&
    (!isTranslatedWhole(kinds.of(original.source.kind)) || translations.has(original) || isListed(original.source));
  const here = originals.filter(isHere);
  const names = new Set(here.map(({ source: { kind, file } }) => `${kind} ${nameOfFile(file)}`));
  const exists: Exists = (kind, name) => names.has(`${kind} ${String(name)}`);
  return here.map((original) => {
    const { kind, data } = original.source;
    const translation = translations.get(original);
    const { slug, words } = withoutSlug(translation?.source.data);
    const together = merged(data, words, keyIn(kind));
    const settled = withOwn({ kind, language, translated: translation?.source.data }, together);
    const worded = levels ? withLevels(settled, levels) : settled;
    return joined(original, translation, { data: withoutGone(worded, kinds.of(kind), exists), ...(slug && { slug }) });
  });
}
