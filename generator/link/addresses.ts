// Which address each course has, below that of the catalogue's page. The only code that turns slugs into addresses.
import type { CourseFacts } from '../model/content.ts';

/** The address of a course by its slug. */
export const courseAddress = (catalogue: string, slug: string): string => `${catalogue}/${slug}`;

/** The address of a course by its legacy number. */
export const numericAddress = (catalogue: string, id: number): string => `${catalogue}/${id}`;

/** The one address of a course: by slug, or by number where it has one and no named page. */
export const mainAddress = (catalogue: string, { page, id, slug }: CourseFacts): string =>
  page === 'generic' && id !== undefined ? numericAddress(catalogue, id) : courseAddress(catalogue, slug);

/** Tells whether a target begins as browsers begin the name of another host: they take a backslash for a slash. */
export const leavesWithoutScheme = (target: string): boolean => /^\/[\\/]/.test(target);

/** A link's target without query and fragment, or undefined where it leads to another site. */
export function targetAddress(target: string): string | undefined {
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  return target.replace(/[?#].*$/s, '');
}
