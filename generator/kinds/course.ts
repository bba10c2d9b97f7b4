// A course: a file for each of what may be thousands. Which slugs and addresses it defines is also read from a broken
// file, as far as that can be.
import type { MainAddresses } from '../../src/app/shell-props.ts';
import { unknownCourse } from '../rules/words/link.ts';
import { courseTexts, type CourseFacts, type SourceFile } from '../model/content.ts';
import { answers, defineKind, mediaReferences, nameOfFile, type Claims } from './kind.ts';

/** The address of a course by its slug. */
export const courseAddress = (catalogue: string, slug: string): string => `${catalogue}/${slug}`;

/** The address of a course by its legacy number. */
export const numericAddress = (catalogue: string, id: number): string => `${catalogue}/${id}`;

/** The one address of a course: by slug, or by number where it has one and no named page. */
export const mainAddress = (catalogue: string, { page, id, slug }: CourseFacts): string =>
  page === 'generic' && id !== undefined ? numericAddress(catalogue, id) : courseAddress(catalogue, slug);

interface Identity {
  readonly slugs: readonly string[];
  readonly ids: readonly number[];
  readonly aliases: readonly string[];
  readonly isGeneric: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function identityInData(data: object): Omit<Identity, 'slugs'> & { readonly slug: unknown } {
  const { slug, id, page, aliases } = data as Readonly<Record<string, unknown>>;
  return {
    slug,
    ids: Number.isInteger(id) ? [Number(id)] : [],
    aliases: Array.isArray(aliases) ? aliases.filter(isText) : [],
    isGeneric: page === 'generic',
  };
}

/** What can be read from a file that is not YAML at the moment. */
function identityInText(text: string): Omit<Identity, 'slugs'> & { readonly slug: unknown } {
  const id = /^["']?id["']?:\s*["']?(\d+)/m.exec(text)?.[1];
  const aliases = /^aliases:.*(?:\n\s*-.*)*/m.exec(text)?.[0] ?? '';
  return {
    slug: undefined,
    ids: id === undefined ? [] : [Number(id)],
    aliases: aliases.match(/\/[a-z0-9/-]+/g) ?? [],
    isGeneric: /^page:\s*["']?generic/m.test(text),
  };
}

function identityOf(source: SourceFile): Identity {
  const { file, data } = source;
  // The text of a file is read when it is asked for: of thousands, only those that are broken.
  const { slug, ...facts } =
    typeof data === 'object' && data !== null ? identityInData(data) : identityInText(source.text);
  const named = nameOfFile(file);
  return { ...facts, slugs: isText(slug) && slug !== named ? [named, slug] : [named] };
}

function claimsOf(source: SourceFile, { catalogue }: MainAddresses): Claims {
  const { slugs, ids, aliases, isGeneric } = identityOf(source);
  const numeric = ids.map((id) => numericAddress(catalogue, id));
  const own = isGeneric && numeric.length > 0 ? numeric : slugs.map((slug) => courseAddress(catalogue, slug));
  return { names: slugs, fixed: [...own, ...aliases], numeric };
}

/** A course. */
export const courseKind = defineKind({
  name: 'course',
  files: { folder: 'courses' },
  texts: courseTexts,
  kept: [{ list: 'questions', field: 'question' }],
  markdown: ['/overview', answers],
  oneDecimal: ['rating'],
  references: [
    { pattern: '/image/file', to: 'media' },
    { pattern: '/related/*', to: 'course' },
    { pattern: '/leadsTo/*', to: 'course' },
    { pattern: '/trainers/*', to: 'trainer' },
    ...mediaReferences,
  ],
  named: { thing: 'course', title: 'title', rule: unknownCourse },
  address: (slug, { catalogue }) => courseAddress(catalogue, slug),
  isPlaced: true,
  claims: claimsOf,
  planner: async () => (await import('../features/course/course-planner.ts')).coursePlanner,
});
