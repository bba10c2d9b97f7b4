import type { Addresses } from '../../schemas/types.ts';
import type { MainAddresses } from '../../src/app/shell-props.ts';
import type { Diagnostic, Location } from '../model/diagnostic.ts';
import { type FindByTitle, finderByTitle, type TitledName, toSlug } from '../rules/nearest.ts';
import type { UnknownNameRule } from '../rules/unknown-name.ts';
import type { Kinds } from '../kinds/kinds.ts';
import type { Entries, Examined, LinkedEntry, LinkedPage, LoadedContent } from '../model/content.ts';
import type { SiteSettings } from '../model/site-settings.ts';
import type { LinkedCategoryPage } from '../model/catalogue.ts';
import type { AddressBook } from './address-book.ts';
import type { PlacedCourses } from './place-courses.ts';
import { missingMedia } from '../rules/words/link.ts';
import { pictureCalled } from './picture-problem.ts';
import { type Kind, type Named, listIn, textIn } from '../kinds/kind.ts';

// Everything that content can refer to by a short name.

type RegisterSources = Pick<LinkContext, 'addresses' | 'entries' | 'kinds' | 'loaded'>;

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
const titledItems = (data: unknown, list: string, title: string): readonly TitledName[] =>
  listIn(data, list).map((item) => ({ name: textIn(item, 'id'), title: textIn(item, title) }));

function thingsOf(kind: Kind, { list, title, rule }: Named, sources: RegisterSources): NamedThings | undefined {
  if (list === undefined) {
    const files = [...(sources.addresses.names.get(kind.name) ?? [])];
    // A file whose name cannot be an address is reported for that: what names it as it should be called is right.
    const names = new Set([...files, ...files.filter((name) => /[^a-z0-9-]/.test(name)).map((name) => toSlug(name))]);
    return { names, byTitle: finderByTitle(() => titledFiles(kind, title, sources)), rule };
  }
  const entries = sources.entries[kind.name] ?? [];
  const files = sources.loaded.sources.filter((source) => source.kind === kind.name).length;
  // While a file is broken, or missing where it must not be, it is not known what its list has.
  if (entries.length < Math.max(files, 'isOptional' in kind.files ? 0 : 1)) return undefined;
  const items = entries.flatMap(({ data }) => titledItems(data, list, title));
  const names = new Set(items.map(({ name }) => name));
  // Of two items with one name, it is not known what the other should be called.
  if (names.size < items.length) return undefined;
  return { names, byTitle: finderByTitle(() => items), rule };
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

/** The texts of one page for search engines. */
export interface SearchText {
  readonly address: string;
  /** The whole title, with the name of the provider. */
  readonly title: string;
  readonly titleAt: () => Location;
  /** Undefined where seo.yaml says nothing of the page. */
  readonly description: string | undefined;
  readonly descriptionAt: () => Location;
  readonly isCourse: boolean;
  /** Whether the page describes itself, as those of courses do. */
  readonly describesItself: boolean;
  /** Whether the title is the page's own heading. */
  readonly isOwnTitle: boolean;
  readonly sharesTitle: boolean;
}

/** Things that content refers to by name: their names, and the rule for a name that is not among them. */
export interface NamedThings {
  readonly names: ReadonlySet<string>;
  readonly byTitle?: FindByTitle;
  readonly rule: UnknownNameRule;
}

/** By what references lead to; without those whose names are in a file that is broken. */
export type Register = ReadonlyMap<string, NamedThings>;

/** How the files differ from their record. */
export interface RecordedFiles {
  /** How many values each file has that is there, the record itself excepted. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Files that are gone, where no address is lost with them. */
  readonly lost: readonly string[];
  /** Files of which much is gone. */
  readonly shrunk: readonly string[];
  /** Files to be recorded, recorded again with another size, or no longer recorded. */
  readonly changed: readonly string[];
  /** The courses that lack a fact now, by what it is, in alphabetical order. */
  readonly without: Without;
  /** Whether the record has them. */
  readonly isKnown: boolean;
  /** Facts that recorded courses had and have no longer. */
  readonly lostFacts: readonly { readonly slug: string; readonly file: string; readonly fact: Fact }[];
}

export type Without = NonNullable<Addresses['without']>;
/** A label with its values; all are texts for visitors. */
export type Fact = keyof Without;

/** What every cross-file check may look at. */
export interface LinkContext extends PlacedCourses {
  readonly kinds: Kinds;
  readonly entries: Entries;
  readonly loaded: LoadedContent;
  /** The files that are YAML and have mistakes of their own. */
  readonly flawed: readonly Examined[];
  /** What site.yaml says, with the defaults; undefined while it is broken. */
  readonly settings: SiteSettings | undefined;
  /** The slugs of all course files, also of those that are invalid. */
  readonly slugs: ReadonlySet<string>;
  /** Everything that content can refer to by name. */
  readonly register: () => Register;
  readonly recorded: () => RecordedFiles;
  readonly mainAddresses: MainAddresses;
  readonly categoryPages: readonly LinkedCategoryPage[];
  readonly pages: readonly LinkedPage[];
  /** The valid files of other kinds whose files have pages. */
  readonly linkedEntries: readonly LinkedEntry[];
  readonly addresses: AddressBook;
  readonly searchTexts: () => readonly SearchText[];
  /** The day of the check in the provider's time zone, as YYYY-MM-DD; undefined while site.yaml is broken. */
  readonly today: string | undefined;
}

/** One cross-file rule, or a few that look at the same thing. */
export type Check = (context: LinkContext) => readonly Diagnostic[];
