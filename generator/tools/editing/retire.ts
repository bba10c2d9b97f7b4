// prospectus retire: what is no longer offered leaves, and its addresses lead on; or the page of a course stays, without dates.
import { groupBy } from '../../base/objects.ts';
import { courseKind } from '../../kinds/course.ts';
import { textsAt } from '../../kinds/describe-field.ts';
import { fieldOf, isPublished, type Kind, listIn } from '../../kinds/kind.ts';
import { builtInKinds } from '../../kinds/kinds.ts';
import { isPulled } from '../../model/pulled.ts';
import { todayAt } from '../../model/site-settings.ts';
import type { Draft } from '../edits/draft.ts';
import { ChangeRefused, type Edit, valueAt } from '../edits/edit.ts';
import { type ChangeOptions, type ChangeResult, makeChange } from '../edits/make-change.ts';
import { isToCome, sessionsByCourse } from './courses.ts';
import { withoutSlug } from '../../model/translation.ts';
import { translationsOf, withTranslations } from './follow-translations.ts';
import { isPromised, type Move, moveAddress, redirectedIn } from './move-addresses.ts';
import { addressAt, findThing, isNeeded, mainOf, type NamedPlace, pathOf, referencesTo, sourceIn } from './things.ts';

export interface Retirement {
  /** A kind of content whose files have pages. */
  readonly thing: string;
  readonly name: string;
  /** What its addresses lead to, by its name or its address; without it, to the page that lists such things, or the home page. */
  readonly to?: string | undefined;
  /** What becomes of the stories of a course: they stay without naming it, or go. */
  readonly stories?: 'keep' | 'remove';
  /** Whether the page of a course stays, and only its coming sessions go. */
  readonly isReadable?: boolean;
  /** Whether it was never saved, so that nothing leads to it. */
  readonly isNew?: boolean;
}

/**
 * Removes items of lists, and the lists of which nothing is left where they may be absent. A section without its list would show
 * all there are, and what is pulled comes again: both stay, so that check names them.
 */
function removeItems(draft: Draft, places: readonly Pick<NamedPlace, 'file' | 'pointer'>[]): void {
  const own = places.filter(({ file }) => !isPulled(file));
  for (const [file, inFile] of groupBy(own, (one) => one.file)) {
    const data = draft.data(file);
    const byList = groupBy(inFile, ({ pointer }) => pointer.replace(/\/\d+$/, ''));
    const edits = [...byList].flatMap(([list, items]): readonly Edit[] => {
      const whole = valueAt(data, pathOf(list));
      const isAll = Array.isArray(whole) && whole.length === items.length && file !== 'catalogue.yaml';
      if (isAll && list.startsWith('/sections/')) return [];
      return isAll
        ? [{ kind: 'remove', at: pathOf(list) }]
        : items.map(({ pointer }) => ({ kind: 'remove', at: pathOf(pointer) }));
    });
    draft.edit(file, edits);
  }
}

function removeStories(draft: Draft, course: string, isKept: boolean): void {
  const stories = listIn(draft.data('stories.yaml'), 'stories');
  const own = stories.flatMap((story, index) => (fieldOf(story, 'course') === course ? [{ story, index }] : []));
  draft.edit(
    'stories.yaml',
    own.map(({ index }) => ({ kind: 'remove', at: isKept ? ['stories', index, 'course'] : ['stories', index] })),
  );
  if (isKept) return;
  for (const { story } of own) removeItems(draft, referencesTo(draft, 'story', String(fieldOf(story, 'id'))));
}

/** Where menus lead to pages: an entry that has entries of its own loses only its link. */
const MENUS = ['header/*', 'header/*/items/*', 'footer/*', 'columns/*/links/*'];

/** Removes the entries of menus that lead to an address that nothing takes the place of: their labels would be wrong. */
function removeFromMenus(draft: Draft, address: string): void {
  const data = draft.data('site.yaml');
  const links = MENUS.flatMap((pattern) => textsAt(data, `/menus/${pattern}/to`)).filter((one) => one.text === address);
  // Translations know the entries by their places.
  const places = ['site.yaml', ...translationsOf(draft, 'site.yaml')].flatMap((file) =>
    links.flatMap(({ pointer: link }) => {
      const entry = link.slice(0, -'/to'.length);
      const pointer = valueAt(data, pathOf(`${entry}/items`)) === undefined ? entry : link;
      return valueAt(draft.data(file), pathOf(pointer)) === undefined ? [] : { file, pointer };
    }),
  );
  removeItems(draft, places);
}

/** The page that lists the files of a kind; of pages, the home page. */
const listOf = (draft: Draft, { listedBy, name }: Kind): string => {
  const main = mainOf(draft);
  return name === courseKind.name ? main.catalogue : ((listedBy && main[listedBy]) ?? '/');
};

/** The addresses of a thing, each with where it will lead. */
function movesOf(draft: Draft, { thing, name, to }: Retirement, file: string): readonly Move[] {
  const [kind, main] = [builtInKinds.of(thing), mainOf(draft)];
  const claimsOf = (one: string) => kind.claims(sourceIn(draft, one), main);
  const { fixed, numeric = [] } = claimsOf(file);
  const isName = to !== undefined && !to.startsWith('/');
  const target = isName ? claimsOf(findThing(draft, thing, to).file).fixed[0] : to;
  const own = kind.address === undefined ? [] : [kind.address(name, main)];
  return Array.from(new Set([...own, ...fixed, ...numeric]), (from) => ({ from, to: target ?? listOf(draft, kind) }));
}

/** The addresses of a thing in further languages, where it or the page that lists such things has a name of its own. */
function movesInLanguages(draft: Draft, { thing, name, to }: Retirement, file: string): readonly Move[] {
  const address = listOf(draft, builtInKinds.of(thing));
  const list = draft.files().find((one) => one.startsWith('pages/') && addressAt(draft, one) === address);
  return translationsOf(draft, file).flatMap((translation) => {
    const { slug } = withoutSlug(draft.data(translation));
    const id = fieldOf(draft.data(file), 'id');
    const [language = ''] = translation.split('/');
    const own = withoutSlug(draft.data(`${language}/${list}`)).slug;
    const folder = own === undefined ? `/${language}${address}`.replace(/\/$/, '') : `/${language}/${own}`;
    const target = to?.startsWith('/') ? to : folder;
    const names = slug === undefined && own === undefined ? [] : [slug ?? name, id ?? []].flat();
    return names.map((one) => ({ from: `${folder}/${String(one)}`, to: target }));
  });
}

/** Removes what only the old pages had: their texts for search engines in all languages, and the file in the ledger. */
function forget(draft: Draft, file: string, moves: readonly Move[]): void {
  for (const texts of ['seo.yaml', ...translationsOf(draft, 'seo.yaml')]) {
    const pages = fieldOf(draft.data(texts), 'pages');
    const known = moves.filter(({ from }) => fieldOf(pages, from) !== undefined);
    const edits = known.map(({ from }): Edit => ({ kind: 'remove', at: ['pages', from] }));
    draft.edit(texts, edits);
  }
  if (fieldOf(fieldOf(draft.data('addresses.yaml'), 'files'), file) !== undefined)
    draft.edit('addresses.yaml', [{ kind: 'remove', at: ['files', file] }]);
}

/** Takes what is still to come of a course from the schedule, or all of it. */
function removeSessions(draft: Draft, course: string, isGone: (session: unknown) => boolean): void {
  const gone = (sessionsByCourse(draft).get(course) ?? []).filter(({ data }) => isGone(data));
  const edits = gone.map(({ index }): Edit => ({ kind: 'remove', at: ['sessions', index] }));
  draft.edit('schedule.yaml', edits);
}

/** Retires a thing in a draft; returns where its addresses lead now, those that could be known to people. */
function retireIn(draft: Draft, retirement: Retirement, today: string): readonly Move[] {
  const { thing, name, to, stories, isReadable, isNew } = retirement;
  const { file } = findThing(draft, thing, name);
  if (thing === 'course') removeSessions(draft, name, (data) => !isReadable || isToCome(data, today));
  if (isReadable) return [];
  if (isNeeded(draft, file))
    throw new ChangeRefused(`The site needs the page "${file}", so it stays. Change what it says instead.`);
  const moves = [...movesOf(draft, retirement, file), ...movesInLanguages(draft, retirement, file)];
  const isKnown = isPromised(draft, !isNew && isPublished(builtInKinds.of(thing), draft.data(file), today));
  if (thing === 'course') removeStories(draft, name, stories !== 'remove');
  draft.write(file, undefined);
  forget(draft, file, moves);
  removeItems(draft, referencesTo(draft, thing, name));
  const redirected = redirectedIn(draft);
  const known = moves.filter(({ from }) => isKnown(from));
  for (const move of moves) {
    if (to === undefined) removeFromMenus(draft, move.from);
    moveAddress(draft, move, known.includes(move) && !redirected.has(move.from) ? [move] : []);
  }
  return known;
}

/** A change, with the addresses that lead to others by it. */
export interface RetireResult extends ChangeResult {
  readonly moves: readonly Move[];
}

/** Retires a thing in all languages; with `isDryRun`, nothing is written. */
export async function retire(options: ChangeOptions, retirement: Retirement): Promise<RetireResult> {
  let moves: readonly Move[] = [];
  const result = await makeChange(options, (draft) =>
    withTranslations(draft, () => {
      moves = retireIn(draft, retirement, todayAt(draft.data('site.yaml'), options.now));
    }),
  );
  return { ...result, moves };
}
