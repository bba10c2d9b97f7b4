// What courses and stories promise: other courses, titles, labels and quotations.
import { groupBy, repeated } from '../../base/objects.ts';
import { checkClaims } from '../claims.ts';
import { locate } from '../../rules/locate.ts';
import { lostAddress, lostCategory, newAddresses } from '../../rules/words/addresses.ts';
import { fieldOf, isPublished, nameOfFile } from '../../kinds/kind.ts';
import { isAskable } from '../../model/site-routes.ts';
import type { Check, LinkContext } from '../link-context.ts';
import { successorOf } from '../successor.ts';
import { leadsInCircle, relatedToItself, duplicateCode, duplicateTitle } from '../../rules/words/link.ts';
import type { CourseFacts, Entry } from '../../model/content.ts';
import { foreignLabel } from '../../rules/words/writing.ts';
import { listingsOf } from '../place-courses.ts';

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

/** A copy of a file that still has the slug of the first one is reported for its slug, not for its title too. */
const isCopy = ({ source, data }: Entry<CourseFacts>, slugs: ReadonlySet<string>): boolean =>
  nameOfFile(source.file) !== data.slug && slugs.has(data.slug);

/** How many of the courses with one title are shown beside the one that is reported. */
const MOST_RELATED = 3;

/** Every course has a title of its own, unless one of the two says that it shares it; of many, the first is reported. */
export const titlesAreUnique: Check = ({ entries }) => {
  const named = new Set(entries.course.map(({ source }) => nameOfFile(source.file)));
  const own = entries.course.filter((entry) => !isCopy(entry, named));
  return [...groupBy(own, ({ data }) => folded(data.title)).values()].flatMap(([first, ...others]) => {
    const [one, ...more] = others.filter(({ data }) => !data.sharesTitle);
    if (!first || !one || first.data.sharesTitle) return [];
    const related = [first, ...more].slice(0, MOST_RELATED).map((entry) => ({
      note: entry === first ? 'The first course with this title.' : 'Another course with this title.',
      location: locate(entry.source, '/title'),
    }));
    const facts = { value: `"${one.data.title}"`, first: `"${first.data.slug}"`, count: more.length + 1 };
    return [duplicateTitle(facts, locate(one.source, '/title'), related)];
  });
};

/** Every course has a code of its own: it is what people write on a form. */
export const codesAreUnique: Check = ({ entries }) =>
  checkClaims(
    entries.course.map(({ source, data: { code, slug } }) => ({
      name: code,
      key: code?.toLowerCase(),
      owner: `"${slug}"`,
      at: () => locate(source, '/code'),
    })),
    duplicateCode,
    'course with this code',
  );

interface Circle {
  readonly way: readonly string[];
  /** The course that leads back to the first, as a number in the list of the last. */
  readonly at: number;
}

/** The ways from a course on which others lead back to one before. A course that names itself is another mistake. */
function circlesFrom(root: string, next: ReadonlyMap<string, readonly string[]>, done: Set<string>) {
  const found: Circle[] = [];
  const path = [{ slug: root, at: 0 }];
  for (let last = path.at(-1); last; last = path.at(-1)) {
    const { slug, at } = last;
    const to = next.get(slug)?.[at];
    const first = path.findIndex((one) => one.slug === to);
    last.at += 1;
    if (to === undefined) {
      done.add(slug);
      path.pop();
    } else if (first === -1 && !done.has(to)) path.push({ slug: to, at: 0 });
    else if (first !== -1 && to !== slug) found.push({ way: path.slice(first).map((one) => one.slug), at });
  }
  return found;
}

/** Courses lead on, and not back. */
function inCircles(courses: LinkContext['entries']['course']) {
  const sourceOf = new Map(courses.map(({ source, data: { slug } }) => [slug, source]));
  const next = new Map(courses.map(({ data: { slug, leadsTo = [] } }) => [slug, leadsTo]));
  const done = new Set<string>();
  const circles = [...next.keys()].flatMap((slug) => (done.has(slug) ? [] : circlesFrom(slug, next, done)));
  return circles.flatMap(({ way, at }) => {
    const source = sourceOf.get(way.at(-1) ?? '');
    return source ? [leadsInCircle({ way: [...way, ...way.slice(0, 1)] }, locate(source, `/leadsTo/${at}`))] : [];
  });
}

/** No course recommends itself. That the courses exist is checked with all other references. */
export const relatedAreOthers: Check = ({ entries }) => [
  ...entries.course.flatMap(({ source, data }) =>
    (['related', 'leadsTo'] as const).flatMap((field) => {
      const { slug } = data;
      const place = data[field]?.indexOf(slug) ?? -1;
      return place === -1 ? [] : [relatedToItself({ slug, field }, locate(source, `/${field}/${place}`))];
    }),
  ),
  ...inCircles(entries.course),
];

/** Whether an address leads somewhere: redirects in a circle are no addresses to be recorded. */
function leadsSomewhere(from: string, redirects: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let to: string | undefined = from; to !== undefined; to = redirects.get(to)) {
    if (seen.has(to)) return false;
    seen.add(to);
  }
  return true;
}

/** The addresses of files whose day is still to come, and the folders with a name that browsers cannot ask for. */
function explainedIn({
  entries,
  kinds,
  linkedEntries,
  pages,
  mainAddresses,
  today,
}: LinkContext): (address: string) => boolean {
  const toCome = kinds.all.flatMap((kind) =>
    (entries[kind.name] ?? [])
      .filter(
        ({ data }) =>
          kind.address && fieldOf(data, kind.publishedOn ?? '') !== undefined && !isPublished(kind, data, today),
      )
      .map(({ source }) => kind.address?.(nameOfFile(source.file), mainAddresses)),
  );
  const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'));
  const named = [...pages.values(), ...linkedEntries].filter(({ address }) => !isAskable(address));
  const folders = named.map(({ address }) => folderOf(address));
  return (address) => toCome.includes(address) || folders.includes(folderOf(address));
}

/** Whether two categories, or two subcategories of one, have the same id. */
const hasTwins = ({ catalogue }: LinkContext['entries']): boolean =>
  catalogue.some(({ data: { categories = [] } }) =>
    [categories, ...categories.map(({ subcategories = [] }) => subcategories)].some(
      (parts) => repeated<{ readonly id: string }>(parts, ({ id }) => id).length > 0,
    ),
  );

/** Every published address answers with a page or a redirect, unless its removal is recorded; new ones are counted. */
export const promisesAreKept: Check = (context) => {
  const { entries, addresses } = context;
  const ledger = entries.addresses[0];
  if (!ledger) return [];
  const { source, data } = ledger;
  const published = new Set(data.published);
  const fresh = [...addresses.answering, ...addresses.further.keys()].filter(
    (address) => !published.has(address) && isAskable(address) && leadsSomewhere(address, addresses.redirects),
  );
  // The file is there, and its own problem says why it has no page: a redirect would be the wrong answer.
  const lost = addresses.lost.length === 0 ? [] : addresses.lost.filter((address) => !explainedIn(context)(address));
  // A page that was renamed is lost and new at once: only the loss is reported, and what is new once that is corrected.
  const isSettled = addresses.isCertain && addresses.lost.length === 0;
  return [
    ...lost.map((address) =>
      lostAddress(
        { address, to: successorOf(address, context) },
        locate(source, `/published/${data.published.indexOf(address)}`),
      ),
    ),
    // Of two parts with one id, one has lost its own: that is reported.
    ...(hasTwins(entries) ? [] : addresses.lostChoices).map((address) =>
      lostCategory({ address }, locate(source, `/published/${data.published.indexOf(address)}`)),
    ),
    ...(fresh.length === 0 || !isSettled
      ? []
      : [newAddresses({ addresses: fresh.sort() }, locate(source, '/published', 'key'))]),
  ];
};
