// prospectus rename: a thing gets another name everywhere, and its old address leads to the new one.
import type { MainAddresses } from '../../../src/app/shell-props.ts';
import { categoryAddress } from '../../kinds/offer.ts';
import { groupBy } from '../../base/objects.ts';
import { fieldOf, type Kind, nameOfFile, listIn } from '../../kinds/kind.ts';
import { courseKind } from '../../kinds/course.ts';
import { builtInKinds } from '../../kinds/kinds.ts';
import type { Draft } from '../edits/draft.ts';
import { type Edit, valueAt } from '../edits/edit.ts';
import { type ChangeOptions, type ChangeResult, makeChange } from '../edits/make-change.ts';
import { translationsOf, withTranslations } from './follow-translations.ts';
import { type Move, moveAddress, moveInLedger, redirectedIn, replaceInFiles } from './move-addresses.ts';
import { addressAt, allThings, findThing, mainOf, pathOf, type Place, referencesTo, requireFree } from './things.ts';

export interface Renaming {
  /** Such as `course`, or `category`. */
  readonly thing: string;
  readonly from: string;
  readonly to: string;
}

const fileOf = (file: string, name: string): string => file.replace(/[^/]*$/, `${name}.yaml`);

/** How the address of a thing changes; undefined where it has none, or keeps it. */
type MoveOf = (draft: Draft, renaming: Renaming, place: Place) => Move | undefined;

/** A file of a kind has an address below that of its list. */
const moveOfFile =
  ({ address }: Kind): MoveOf =>
  (draft, { from, to }) => {
    const main = mainOf(draft);
    return address && { from: address(from, main), to: address(to, main) };
  };

const listedAt = (main: MainAddresses, address: string): Kind | undefined =>
  builtInKinds.all.find(({ listedBy }) => listedBy && main[listedBy] === address);

/** Of things whose address is not that of a file below its list. */
const ownMoves: Readonly<Record<string, MoveOf | undefined>> = {
  course: (draft, renaming, place) => {
    const data = draft.data(place.file);
    const isByNumber = fieldOf(data, 'page') === 'generic' && fieldOf(data, 'id') !== undefined;
    return isByNumber ? undefined : moveOfFile(courseKind)(draft, renaming, place);
  },
  page: (draft, { to }, { file }) => {
    const main = mainOf(draft);
    const address = addressAt(draft, file);
    const isPrefix = address === main.catalogue || listedAt(main, address) !== undefined;
    return address === '/' ? undefined : { from: address, to: `/${to}`, isPrefix };
  },
  category: (draft, { from, to }, { file, at = [] }) => {
    const category = valueAt(draft.data(file), at);
    const address = categoryAddress(category, mainOf(draft).catalogue);
    const isOwn = fieldOf(category, 'address') !== undefined;
    return address === undefined || isOwn ? undefined : { from: address, to: address.slice(0, -from.length) + to };
  },
  place: () => undefined,
};

/** The addresses of courses by their names and numbers. */
function coursesBelow(draft: Draft, { from, to }: Move): readonly Move[] {
  const old = redirectedIn(draft);
  return [...allThings(draft, 'course')].flatMap(([slug, { file }]) => {
    const data = draft.data(file);
    const [id, page] = [fieldOf(data, 'id'), fieldOf(data, 'page')];
    const own = page === 'generic' && id !== undefined ? String(id) : slug;
    return [own, ...(id === undefined ? [] : [String(id)])]
      .map((name) => ({ from: `${from}/${name}`, to: `${to}/${own}` }))
      .filter((one) => !old.has(one.from));
  });
}

/** All addresses that change with that of a page: those of a list are above those of what it lists. */
function movesOf(draft: Draft, move: Move): readonly Move[] {
  const { from, to, isPrefix } = move;
  if (!isPrefix) return [move];
  const main = mainOf(draft);
  if (from === main.catalogue) return [{ from, to }, ...coursesBelow(draft, move)];
  const kind = listedAt(main, from);
  const names = draft.files().flatMap((file) => (builtInKinds.ofFile(file) === kind ? [nameOfFile(file)] : []));
  return [{ from, to }, ...names.map((name) => ({ from: `${from}/${name}`, to: `${to}/${name}` }))];
}

/** Gives the file or the item of a thing its new name; translations name items too. */
function renameItself(draft: Draft, { thing, from, to }: Renaming, { file, at }: Place): void {
  if (at) {
    for (const one of [file, ...translationsOf(draft, file)]) {
      const there = allThings(draft, thing, one).get(from)?.at;
      if (there) draft.edit(one, [{ kind: 'set', at: [...there, 'id'], value: to }]);
    }
    return;
  }
  if (fieldOf(draft.data(file), 'slug') === from) draft.edit(file, [{ kind: 'set', at: ['slug'], value: to }]);
  draft.move(file, fileOf(file, to));
  moveInLedger(draft, file, fileOf(file, to));
}

/** Links that choose a category or a subcategory in the catalogue; the old ones go on to choose it. */
function moveChoices(draft: Draft, { from, to }: Renaming, { file, at = [] }: Place): void {
  const { catalogue } = mainOf(draft);
  const pattern = new RegExp(`(${catalogue}\\?(?:[^\\s"')>#]*&)?(?:sub)?category=)${from}(?![a-z0-9-])`, 'g');
  replaceInFiles(draft, `category=${from}`, ({ source }) => source.replace(pattern, `$1${to}`));
  const formerly = listIn(valueAt(draft.data(file), at), 'formerly');
  draft.edit(file, [
    ...formerly.flatMap((one, index) =>
      one === to ? [{ kind: 'remove' as const, at: [...at, 'formerly', index] }] : [],
    ),
    ...(formerly.includes(from) ? [] : [{ kind: 'insert' as const, at: [...at, 'formerly'], value: from }]),
  ]);
}

/** Renames a thing in a draft. Throws a ChangeRefused if there is none, or the new name cannot be used. */
function renameIn(draft: Draft, renaming: Renaming): void {
  const { thing, from, to } = renaming;
  const place = findThing(draft, thing, from);
  requireFree(draft, thing, to);
  const move = (ownMoves[thing] ?? moveOfFile(builtInKinds.of(thing)))(draft, renaming, place);
  const moves = move && movesOf(draft, move);
  renameItself(draft, renaming, place);
  for (const [file, places] of groupBy(referencesTo(draft, thing, from), (one) => one.file)) {
    const edits = places.map(({ pointer }): Edit => ({ kind: 'set', at: pathOf(pointer), value: to }));
    draft.edit(file, edits);
  }
  if (move) moveAddress(draft, move, moves);
  if (thing === 'category') moveChoices(draft, renaming, place);
}

/** Renames a thing everywhere, in translations as well; with `isDryRun`, nothing is written. */
export const rename = (options: ChangeOptions, renaming: Renaming): Promise<ChangeResult> =>
  makeChange(options, (draft) => {
    const { file, at } = findThing(draft, renaming.thing, renaming.from);
    const moved = at ? undefined : { from: file, to: fileOf(file, renaming.to) };
    withTranslations(draft, () => renameIn(draft, renaming), moved);
  });
