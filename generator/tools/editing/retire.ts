// prospectus retire: a course that is no longer offered leaves, and its addresses lead on; or its page stays, without dates.
import { groupBy } from '../../base/objects.ts';
import { courseKind } from '../../kinds/course.ts';
import { fieldOf, listIn } from '../../kinds/kind.ts';
import { todayAt } from '../../model/site-settings.ts';
import type { Draft } from '../edits/draft.ts';
import { type Edit, valueAt } from '../edits/edit.ts';
import { type ChangeOptions, type ChangeResult, makeChange } from '../edits/make-change.ts';
import { isToCome, sessionsByCourse } from './courses.ts';
import { withoutSlug } from '../../model/translation.ts';
import { translationsOf, withTranslations } from './follow-translations.ts';
import { type Move, moveAddress } from './move-addresses.ts';
import { addressAt, findThing, mainOf, type NamedPlace, pathOf, referencesTo } from './things.ts';

export interface Retirement {
  readonly course: string;
  /** The course or address that its addresses lead to; the catalogue by default. */
  readonly to?: string | undefined;
  /** What becomes of its stories: they stay without naming it, or go. */
  readonly stories: 'keep' | 'remove';
  /** Whether its page stays, and only its coming sessions go. */
  readonly isReadable: boolean;
}

/** Removes items of lists, and the lists of which nothing is left where they may be absent. */
function removeItems(draft: Draft, places: readonly NamedPlace[]): void {
  for (const [file, inFile] of groupBy(places, (one) => one.file)) {
    const data = draft.data(file);
    const byList = groupBy(inFile, ({ pointer }) => pointer.replace(/\/\d+$/, ''));
    const edits = [...byList].flatMap(([list, items]): readonly Edit[] => {
      const whole = valueAt(data, pathOf(list));
      const isAll = Array.isArray(whole) && whole.length === items.length && file !== 'catalogue.yaml';
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

/** The addresses of a course, each with where it will lead. */
function movesOf(draft: Draft, { course, to }: Retirement, file: string): readonly Move[] {
  const main = mainOf(draft);
  const data = draft.data(file);
  const target = to === undefined ? main.catalogue : to.startsWith('/') ? to : courseKind.address?.(to, main);
  if (to !== undefined && !to.startsWith('/')) findThing(draft, 'course', to);
  const { fixed, numeric = [] } = courseKind.claims(
    { file, kind: 'course', data, text: '', media: [], hash: '' },
    main,
  );
  return [...new Set([`${main.catalogue}/${course}`, ...fixed, ...numeric])].map((from) => ({
    from,
    to: target ?? '/',
  }));
}

/** The addresses of a course in further languages, where the course or the catalogue has a name of its own. */
function movesInLanguages(draft: Draft, { course, to }: Retirement, file: string): readonly Move[] {
  const { catalogue } = mainOf(draft);
  const list = draft.files().find((one) => one.startsWith('pages/') && addressAt(draft, one) === catalogue);
  return translationsOf(draft, file).flatMap((translation) => {
    const { slug } = withoutSlug(draft.data(translation));
    const id = fieldOf(draft.data(file), 'id');
    const [language = ''] = translation.split('/');
    const own = withoutSlug(draft.data(`${language}/${list}`)).slug;
    const folder = own === undefined ? `/${language}${catalogue}` : `/${language}/${own}`;
    const target = to?.startsWith('/') ? to : folder;
    return slug === undefined && own === undefined
      ? []
      : [slug ?? course, ...(id === undefined ? [] : [String(id)])].map((name) => ({
          from: `${folder}/${name}`,
          to: target,
        }));
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

function retireIn(draft: Draft, retirement: Retirement, today: string): void {
  const { course, stories, isReadable } = retirement;
  const { file } = findThing(draft, 'course', course);
  const sessions = sessionsByCourse(draft).get(course) ?? [];
  const gone = isReadable ? sessions.filter(({ data }) => isToCome(data, today)) : sessions;
  const edits = gone.map(({ index }): Edit => ({ kind: 'remove', at: ['sessions', index] }));
  draft.edit('schedule.yaml', edits);
  if (isReadable) return;
  const moves = [...movesOf(draft, retirement, file), ...movesInLanguages(draft, retirement, file)];
  removeStories(draft, course, stories === 'keep');
  draft.write(file, undefined);
  forget(draft, file, moves);
  removeItems(draft, referencesTo(draft, 'course', course));
  const redirected = new Set(listIn(draft.data('redirects.yaml'), 'redirects').map((one) => fieldOf(one, 'from')));
  for (const move of moves) moveAddress(draft, move, redirected.has(move.from) ? [] : [move]);
}

/** Retires a course in all languages; with `isDryRun`, nothing is written. */
export const retire = (options: ChangeOptions, retirement: Retirement): Promise<ChangeResult> =>
  makeChange(options, (draft) =>
    withTranslations(draft, () => retireIn(draft, retirement, todayAt(draft.data('site.yaml'), options.now))),
  );
