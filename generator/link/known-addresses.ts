import { courseAddress, pageAddress } from './addresses.ts';
import type { LinkContext } from './link-context.ts';

/** Addresses of pages that a redirect would hide: all but the numeric ones, which redirects are made for. */
export function fixedAddresses({ loaded, courses, slugs }: LinkContext): ReadonlySet<string> {
  const pages = loaded.sources.filter(
    ({ kind, data }) => kind === 'page' && (data as { readonly template?: unknown } | undefined)?.template !== 'course',
  );
  const generic = new Set(courses.filter(({ course }) => course.page === 'generic').map(({ course }) => course.slug));
  return new Set([
    ...pages.map(({ file }) => pageAddress(file)),
    ...slugs.filter((slug) => !generic.has(slug)).map(courseAddress),
    ...courses.filter(({ course }) => course.page === 'generic').map(({ address }) => address),
    ...courses.flatMap(({ course }) => course.aliases ?? []),
  ]);
}

/** Every address that a link may lead to, except redirected ones. */
export function knownAddresses(context: LinkContext): ReadonlySet<string> {
  const numeric = context.courses.flatMap(({ numericAddress }) => numericAddress ?? []);
  return new Set([...fixedAddresses(context), ...numeric]);
}
