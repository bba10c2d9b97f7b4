// Which address each page has. The only code that turns names into addresses.
import type { CourseFacts } from '../model.ts';

/** The address of a course by its slug. */
export const courseAddress = (slug: string): string => `/courses/${slug}`;

/** The address of a course by its legacy number. */
export const numericAddress = (id: number): string => `/courses/${id}`;

/** The one address of a course: by slug, or by number where it has one and no named page. */
export const mainAddress = ({ page, id, slug }: CourseFacts): string =>
  page === 'generic' && id !== undefined ? numericAddress(id) : courseAddress(slug);

/** The address of a page by its file: pages/home.yaml is "/", pages/about.yaml is "/about". */
export function pageAddress(file: string): string {
  const name = file.replace(/^pages\//, '').replace(/\.ya?ml$/i, '');
  return name === 'home' ? '/' : `/${name}`;
}

/** A link's target without query and fragment, or undefined where it leads to another site. */
export function targetAddress(target: string): string | undefined {
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  return target.replace(/[?#].*$/s, '');
}
