// References and redirects lead to something that exists.
import type { Redirect } from '../../../schemas/types.ts';
import { decoded } from '../../base/decoded.ts';
import { covers, leadsElsewhere, oldAddress, ownForm } from '../../model/old-addresses.ts';
import { locate, textAt, locateInText } from '../../rules/locate.ts';
import * as rules from '../../rules/words/link.ts';
import { isPage } from '../address-book.ts';
import type { Check, LinkContext, NamedThings } from '../link-context.ts';
import type { Location, RelatedPlace, Diagnostic } from '../../model/diagnostic.ts';
import { nearest } from '../../rules/nearest.ts';
import { unusablePicture } from '../../rules/words/pictures.ts';
import { groupBy } from '../../base/objects.ts';
import { shapeOf } from '../../kinds/kind.ts';
import { textsAt } from '../../kinds/describe-field.ts';
import { goneCourse } from '../successor.ts';
import { pictureProblem } from '../picture-problem.ts';
import { checkFragment, fragmentFinder, type FragmentFinder, fragmentSource } from '../fragments.ts';
import { asPart, checkElsewhere, checkPicture, checkTarget } from '../check-target.ts';
import { allTargets } from '../published-files.ts';
import type { SourceFile, TextLink } from '../../model/content.ts';

/** What a link in a text can begin with, besides an address on this site. */
const elsewhere = /^(https?:|mailto:|tel:)/i;

/** A link to a page that is there may still lead to no part of it. */
function checkLink(
  { target, pointer, isPicture, ...range }: TextLink,
  source: SourceFile,
  { context, finder }: { readonly context: LinkContext; readonly finder: FragmentFinder },
): readonly Diagnostic[] {
  const at = (): Location => locateInText({ source, pointer, text: textAt(source, pointer) }, range);
  if (isPicture) return checkPicture(target.replace(/^\//, ''), context, at);
  if (target.startsWith('/')) {
    const problems = checkTarget(target, context, at);
    return problems.length > 0 ? problems : checkFragment({ target, source }, finder, at);
  }
  if (target.startsWith('#')) return checkFragment({ target, source }, finder, at);
  if (elsewhere.test(target)) return checkElsewhere(target, context, at);
  const files = [...context.loaded.media, ...context.loaded.attachments].map(({ file }) => `/${file}`);
  const known = target.startsWith('media/') ? files : context.addresses.pages;
  return [rules.unknownTarget({ name: target, known }, at())];
}

/** Links in Markdown lead to pages that exist, and to parts that they have, or to other sites; its pictures are there. */
export const textLinksLeadToPages: Check = (context) => {
  const finder = fragmentFinder(fragmentSource(context));
  return Object.values(context.entries).flatMap((entries) =>
    entries.flatMap(({ source, links }) => links.flatMap((link) => checkLink(link, source, { context, finder }))),
  );
};

/** Links in the menus and in the words of pages lead to pages, files, categories and parts of pages that exist. */
export const targetsExist: Check = (context) => {
  const finder = fragmentFinder(fragmentSource(context));
  return allTargets(context).flatMap(({ source, target, pointer }) => {
    const at = () => locate(source, pointer);
    const problems = checkTarget(target, context, at);
    return problems.length > 0 ? problems : checkFragment({ target, source }, finder, at);
  });
};

interface Lost {
  readonly named: NamedThings;
  readonly kind: string;
  readonly name: string;
  readonly location: Location;
}

/** Where the list of a kind has an item with this name. */
function itemOf(name: string, named: NamedThings, { kinds, entries, register }: LinkContext): Location | undefined {
  const kind = kinds.all.find((one) => one.named !== undefined && register().get(one.named.thing) === named);
  const list = kind?.named?.list;
  if (!kind || list === undefined) return undefined;
  const [place] = (entries[kind.name] ?? []).flatMap(({ source, data }) =>
    textsAt(data, `/${list}/*/id`).flatMap(({ text, pointer }) => (text === name ? [{ source, pointer }] : [])),
  );
  return place && locate(place.source, place.pointer);
}

/** Looks in the list of a kind for the item that a lost name most likely means, if nothing refers to that item. */
function misspeltItem({ named, name }: Lost, context: LinkContext) {
  const definedAs = nearest(name, named.names);
  if (definedAs === undefined || isUsed(definedAs, named, context)) return undefined;
  const location = itemOf(definedAs, named, context);
  return location && { definedAs, location };
}

/** Whether any file refers to an item of a list. */
const isUsed = (name: string, named: NamedThings, { entries, kinds, register }: LinkContext): boolean =>
  Object.values(entries)
    .flat()
    .some(({ source, data }) =>
      (shapeOf(kinds.of(source.kind), data).references ?? []).some(
        ({ pattern, to }) => register().get(to) === named && textsAt(data, pattern).some(({ text }) => text === name),
      ),
    );

/** Whatever is named and does not exist, in the order of the files. */
function lostNames({ entries, flawed, kinds, register }: LinkContext): readonly Lost[] {
  const things = register();
  // A mistake in a file hides no other: its names are looked up too, but for those that are mistakes themselves.
  const others = flawed.map(({ source, diagnostics }) => {
    const wrong = new Set(diagnostics.map(({ location }) => location.pointer));
    return { source, data: source.data, wrong };
  });
  const valid = Object.values(entries).flat();
  return [...valid.map((entry) => ({ ...entry, wrong: undefined })), ...others].flatMap(({ source, data, wrong }) =>
    (shapeOf(kinds.of(source.kind), data).references ?? []).flatMap(({ pattern, to, hasOwnCheck }) => {
      const named = hasOwnCheck ? undefined : things.get(to);
      const found = named ? textsAt(data, pattern) : [];
      const unknown = found.filter(({ text, pointer }) => !named?.names.has(text) && !wrong?.has(pointer));
      return unknown.flatMap(({ text: name, pointer }) =>
        named ? [{ named, kind: source.kind, name, location: locate(source, pointer) }] : [],
      );
    }),
  );
}

const MOST_RELATED = 5;

function relatedPlaces(others: readonly Lost[]): readonly RelatedPlace[] {
  const rest = others.length - MOST_RELATED;
  return others.slice(0, MOST_RELATED).map(({ location }, i) => ({
    note: `It is named here as well${rest > 0 && i === MOST_RELATED - 1 ? `, and ${rest} times more` : ''}.`,
    location,
  }));
}

/**
 * Each name with all its places, since a thing that was renamed is lost wherever it is named; a course and a picture with each
 * place by itself, where the advice may differ.
 */
const byMistake = (lost: readonly Lost[]): readonly (readonly Lost[])[] => {
  const isOnce = ({ named: { rule } }: Lost): boolean => rule !== rules.unknownCourse && rule !== rules.missingMedia;
  return [...groupBy(lost, (one) => (isOnce(one) ? `${one.named.rule.code} ${one.name}` : one)).values()];
};

/** Every course, story, figure and picture that is named somewhere exists, and whatever else a kind has that is named. */
export const referencesResolve: Check = (context) =>
  byMistake(lostNames(context)).flatMap(([first, ...others]) => {
    if (!first) return [];
    const { named, kind, name, location } = first;
    const problem = named.rule === rules.missingMedia ? pictureProblem(name, context.loaded) : undefined;
    if (problem) return [unusablePicture(problem, location)];
    const gone = named.rule === rules.unknownCourse ? goneCourse(name, kind, context) : undefined;
    const part = named.rule === rules.unknownCategory ? asPart(name, context.entries.catalogue[0]?.data) : undefined;
    const wrong = part ? { ...part.facts, byTitle: () => part.owner } : { known: named.names, byTitle: named.byTitle };
    const facts = { name, ...wrong, gone };
    // A name that is used once may itself be the slip.
    const misspelt = others.length > 0 ? misspeltItem(first, context) : undefined;
    if (misspelt)
      return [
        named.rule({ ...facts, definedAs: misspelt.definedAs }, misspelt.location, relatedPlaces([first, ...others])),
      ];
    return [named.rule(facts, location, relatedPlaces(others))];
  });

/** Follows redirects from an address; the last element is where they end, or one that was met before, in a circle. */
function follow(from: string, toByFrom: ReadonlyMap<string, string>): readonly string[] {
  const seen = [from];
  for (let to = toByFrom.get(from); to !== undefined; to = toByFrom.get(to)) {
    if (seen.includes(to)) return [...seen, to];
    seen.push(to);
  }
  return seen;
}

/** The page that a redirect from an old address would hide. */
function hiddenBy(from: string, pages: ReadonlySet<string>): string | undefined {
  const old = oldAddress(from);
  if (old.isPrefix) return [...pages].find((address) => covers(old, address));
  return [ownForm(from), ...(old.query.length > 0 ? [] : [old.path])].find(
    (one) => one !== undefined && pages.has(one),
  );
}

/** Some hosts pass the query on, so that such a redirect leads to itself. */
const leadsToOwnPath = ({ from, to }: Redirect): boolean => from.includes('?') && oldAddress(from).path === to;

/** A redirect leads to a page in one step, and hides none; an address is redirected once. */
export const redirectsLeadToPages: Check = (context) => {
  const { entries, addresses } = context;
  const further = [...addresses.further];
  const fixed = new Set([...addresses.fixed, ...further.flatMap(([at, to]) => (to === undefined ? [at] : []))]);
  const toByFrom = new Map([...further.flatMap(([at, to]) => (to ? [[at, to] as const] : [])), ...addresses.redirects]);
  const keyOf = (from: string): string => ownForm(from) ?? from.replace(/(?<=.)\/(?=$|\?)/, '');
  const all = entries.redirects.flatMap(({ source, data }) =>
    data.redirects.map((redirect, i) => ({
      redirect,
      from: keyOf(decoded(redirect.from)),
      at: (key: keyof Redirect) => locate(source, `/redirects/${i}/${key}`),
    })),
  );
  const first = new Map(all.map((one) => [one.from, one] as const).toReversed());
  const reported = new Set<string>();
  return all.flatMap(({ redirect, from, at }) => {
    const [{ to }, earlier] = [redirect, first.get(from)?.at ?? at];
    if (earlier !== at) {
      const related = { note: 'The first redirect.', location: earlier('from') };
      const facts = { value: `"${redirect.from}"`, first: 'another redirect' };
      return [rules.duplicateAddress(facts, at('from'), [related])];
    }
    const hides = hiddenBy(decoded(redirect.from), fixed);
    const over = hides === undefined ? [] : [rules.redirectOverPage({ from: hides }, at('from'))];
    if (leadsElsewhere(redirect)) return [...over, ...checkElsewhere(to, context, () => at('to'))];
    if (leadsToOwnPath(redirect)) return circle([from, from], from, () => at('to'));
    return [...over, ...target(from, to, () => at('to'))];
  });

  /** What is wrong with the page that a redirect leads to. */
  function target(from: string, to: string, at: () => ReturnType<typeof locate>) {
    const chain = follow(from, toByFrom);
    const end = chain.at(-1) ?? to;
    if (chain.indexOf(end) < chain.length - 1) return circle(chain, end, at);
    return [
      ...(toByFrom.has(to) ? [rules.redirectChain({ from, to, end }, at())] : []),
      ...(toByFrom.has(to) || isPage(addresses, to) || addresses.further.has(to) || addresses.lost.includes(to)
        ? []
        : [rules.unknownTarget({ name: to, known: new Set([...addresses.pages, ...fixed]) }, at())]),
    ];
  }

  /** A circle is reported once, at the first redirect that leads into it. */
  function circle(chain: readonly string[], end: string, at: () => ReturnType<typeof locate>) {
    const members = chain.slice(chain.indexOf(end), -1);
    if (members.some((address) => reported.has(address))) return [];
    for (const address of members) reported.add(address);
    return [rules.redirectToItself({ from: end, chain: members }, at())];
  }
};
