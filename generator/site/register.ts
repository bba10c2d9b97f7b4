// Everything that content can refer to by a short name.
import { finderByTitle, type TitledName } from '../rules/find-by-title.ts';
import { toSlug } from '../rules/nearest.ts';
import { missingMedia } from '../rules/words/link.ts';
import { pictureCalled } from './picture-problem.ts';
import { fieldOf, type Kind, type Named } from '../kinds/kind.ts';
import type { LinkContext, NamedThings, Register } from './link-context.ts';

type RegisterSources = Pick<LinkContext, 'addresses' | 'entries' | 'kinds' | 'loaded'>;

const textIn = (data: unknown, key: string): string => {
  const value = fieldOf(data, key);
  return typeof value === 'string' ? value : '';
};

/** The valid files of a kind, each by the name that it says, or else that of its file. */
const titledFiles = (
  { name: kind, claims }: Kind,
  title: string,
  { addresses, entries }: RegisterSources,
): readonly TitledName[] =>
  (entries[kind] ?? []).map(({ source, data }) => ({
    name: claims(source, addresses.main).names.at(-1) ?? '',
    title: textIn(data, title),
  }));

/** The items of a list in a file: none where the file or the list is left out. */
function titledItems(data: unknown, list: string, title: string): readonly TitledName[] {
  const items = fieldOf(data, list);
  return Array.isArray(items)
    ? items.map((item: unknown) => ({ name: textIn(item, 'id'), title: textIn(item, title) }))
    : [];
}

function thingsOf(kind: Kind, { list, title, rule }: Named, sources: RegisterSources): NamedThings | undefined {
  if (list === undefined) {
    const files = [...(sources.addresses.names.get(kind.name) ?? [])];
    // A file whose name cannot be an address is reported for that: what names it as it should be called is right.
    const names = new Set([...files, ...files.filter((name) => /[^a-z0-9-]/.test(name)).map(toSlug)]);
    return { names, byTitle: finderByTitle(() => titledFiles(kind, title, sources)), rule };
  }
  const entry = sources.entries[kind.name]?.[0];
  // While the file is broken, or missing where it must not be, it is not known what its list has.
  const isLeftOut = 'isOptional' in kind.files && !sources.loaded.sources.some((source) => source.kind === kind.name);
  if (!entry && !isLeftOut) return undefined;
  const items = titledItems(entry?.data, list, title);
  const names = new Set(items.map(({ name }) => name));
  // Of two items with one name, it is not known what the other should be called.
  if (names.size < items.length) return undefined;
  return { names, byTitle: finderByTitle(() => items), isReportedOnce: true, rule };
}

/** Returns everything that content can refer to, by what references lead to. */
export function registerOf(sources: RegisterSources): Register {
  const { kinds, loaded } = sources;
  const byTitle = (named: string): string | undefined => pictureCalled(named, loaded);
  const media = { names: new Set(loaded.media.map(({ file }) => file)), byTitle, rule: missingMedia };
  const register = new Map<string, NamedThings>([['media', media]]);
  for (const kind of kinds.all) {
    const things = kind.named && thingsOf(kind, kind.named, sources);
    if (kind.named && things) register.set(kind.named.thing, things);
  }
  return register;
}
