import { locate } from '../../../rules/locate.ts';
import { foreignLabel } from '../../../rules/words/slips.ts';
import type { Check } from '../../link-context.ts';
import { listingsOf } from '../../place-courses.ts';

const folded = (name: string): string => name.trim().toLowerCase();

/** The label of a course is not the name of a category or subcategory in which the course is not listed. */
export const labelsFitCategories: Check = ({ entries }) => {
  const nameOf = new Map<string, string>();
  for (const { id, name, subcategories = [] } of entries.catalogue[0]?.data.categories ?? []) {
    nameOf.set(id, name);
    for (const inner of subcategories) nameOf.set(`${id}/${inner.id}`, inner.name);
  }
  const known = new Set([...nameOf.values()].map(folded));
  const suspicious = entries.course.filter(({ data }) => data.label !== undefined && known.has(folded(data.label)));
  if (suspicious.length === 0) return [];
  const places = new Map<string, string[]>();
  for (const { slug, category, subcategory } of listingsOf(entries)) {
    const names = [nameOf.get(`${category}/${subcategory}`), nameOf.get(category)].flatMap((name) => name ?? []);
    places.set(slug, [...(places.get(slug) ?? []), ...names]);
  }
  return suspicious.flatMap(({ source, data: { slug, label = '' } }) => {
    const [place, ...others] = places.get(slug) ?? [];
    if (place === undefined || [place, ...others].some((name) => folded(name) === folded(label))) return [];
    return [foreignLabel({ label, place }, locate(source, '/label'))];
  });
};
