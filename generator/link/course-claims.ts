// Which addresses a course file stands for. A broken file is asked as well, as far as it can be read: a mistake in
// a course must not also make every link to it a mistake.
import type { SourceFile } from '../model/content.ts';
import { courseAddress, numericAddress } from './addresses.ts';

/** The slugs and addresses of one course file. */
export interface CourseClaims {
  /** The slugs that it may be meant by: that of its name, and the one that it says, where they differ. */
  readonly slugs: readonly string[];
  /** Addresses that belong to the course alone: a redirect from there would hide it. */
  readonly fixed: readonly string[];
  /** <catalogue>/<id>, which redirects are made for. */
  readonly numeric: readonly string[];
}

interface CourseFacts {
  readonly slugs: readonly string[];
  readonly ids: readonly number[];
  readonly aliases: readonly string[];
  readonly isGeneric: boolean;
}

/** The slug that a course file must have by its name, with whatever ending. */
export const slugOfFile = (file: string): string => file.replace(/^courses\/|\.ya?ml(?:\.txt)?$/gi, '');

const isText = (value: unknown): value is string => typeof value === 'string';

function factsOfData(data: object): Omit<CourseFacts, 'slugs'> & { readonly slug: unknown } {
  const { slug, id, page, aliases } = data as Readonly<Record<string, unknown>>;
  return {
    slug,
    ids: Number.isInteger(id) ? [Number(id)] : [],
    aliases: Array.isArray(aliases) ? aliases.filter(isText) : [],
    isGeneric: page === 'generic',
  };
}

/** What can be read from a file that is not YAML at the moment. */
function factsOfText(text: string): Omit<CourseFacts, 'slugs'> & { readonly slug: unknown } {
  const id = /^["']?id["']?:\s*["']?(\d+)/m.exec(text)?.[1];
  const aliases = /^aliases:.*(?:\n\s*-.*)*/m.exec(text)?.[0] ?? '';
  return {
    slug: undefined,
    ids: id === undefined ? [] : [Number(id)],
    aliases: aliases.match(/\/[a-z0-9/-]+/g) ?? [],
    isGeneric: /^page:\s*["']?generic/m.test(text),
  };
}

function factsOf(source: SourceFile): CourseFacts {
  const { file, data } = source;
  // The text of a file is read when it is asked for: of thousands, only those that are broken.
  const { slug, ...facts } = typeof data === 'object' && data !== null ? factsOfData(data) : factsOfText(source.text);
  const named = slugOfFile(file);
  return { ...facts, slugs: isText(slug) && slug !== named ? [named, slug] : [named] };
}

/** Returns what a course file stands for below the catalogue's address, valid or not. */
export function courseClaims(source: SourceFile, catalogue: string): CourseClaims {
  const { slugs, ids, aliases, isGeneric } = factsOf(source);
  const numeric = ids.map((id) => numericAddress(catalogue, id));
  const own = isGeneric && numeric.length > 0 ? numeric : slugs.map((slug) => courseAddress(catalogue, slug));
  return { slugs, fixed: [...own, ...aliases], numeric };
}
